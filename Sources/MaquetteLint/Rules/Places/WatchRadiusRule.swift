internal import MaquetteControls
internal import MaquetteGraphics

/// A watch button has the system's corners.
enum WatchRadiusRule: LintRule {
  static let id = "L-watch-radius"
  static let summary = "On a watch a button's corners are the system's: it has no radius of its own."
  static let reason = "The system's go with the screen's own corners, and differ where the view scrolls."
  static let remedy = "leave 'corner-radius' out"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: watchos\nsize: { width: 184 }\npadding: 8",
    bad: "button: { title: Start, style: gray, width: infinity, corner-radius: 4 }",
    good: "button: { title: Start, style: gray, width: infinity }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Button.self).compactMap { button in
      guard button.environment.platform == .watchos, let radius = button.element.cornerRadius else {
        return nil
      }
      return LintViolation(button.node, "radius", measured: radius.pointText, asked: "the system's")
    }
  }
}
