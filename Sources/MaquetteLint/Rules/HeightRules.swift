import MaquetteControls
import MaquetteElements
import MaquetteLayout

enum FlexibleHeightRule: LintRule {
  static let id = "L-flexible-height"
  static let summary =
    "On macOS a push button is taller than usual only for tall content: two lines, or a tall image."
  static let reason = "A tall bezel around one line looks like another kind of control and wastes space."
  static let source: LintSource? = LintSource(
    .buttons, "use flexible-height push buttons only for tall or variable content.")
  static let remedy = "remove the height; the button grows with its content"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "push-button: { title: Continue, height: 60 }",
    good: "push-button: { title: \"Continue\\nWithout Signing In\", lines: 2 }")

  /// The difference that counts, in points.
  private static let slack = 2.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(PushButton.self).compactMap { button in
      guard button.environment.platform == .macos, button.element.height != nil else { return nil }
      func height(of element: PushButton) -> Double {
        let natural = element.with(\.height, nil).node(in: button.environment)
        return natural.item.measure(Proposal(width: button.frame.width, height: nil)).size.height
      }
      let usual = height(of: PushButton("A").with(\.size, button.element.size))
      // Tall content may have room around it.
      guard button.frame.height > usual + slack, height(of: button.element) <= usual + slack else {
        return nil
      }
      return LintViolation(
        button.node, "height", measured: button.frame.height.pointText, asked: usual.pointText)
    }
  }
}
