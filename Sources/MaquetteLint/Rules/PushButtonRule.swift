import MaquetteControlKit
import MaquetteControls
import MaquetteElements

enum PushButtonRule: LintRule {
  static let id = "L-push-button"
  static let summary = "On macOS a button in a window is a push button or a glass button."
  static let reason =
    "The gray, tinted, filled and outlined styles belong to iOS; a button without a style is a macOS button."
    + " The rule also finds plain buttons that have a role or stand beside another button."
    + " It skips buttons in bars and rows."
  static let source: LintSource? = LintSource(.buttons, "use push buttons as the standard buttons of macOS.")
  static let remedy = "remove the style, or use a push-button; the role primary makes the default button"
  static let severity = LintSeverity.note
  static let example = LintExample(
    setting: "platform: macos",
    bad: "button: { title: Save, style: filled, tint: \"#004490\" }",
    good: "push-button: { title: Save, role: primary }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let stacks = Set(
      picture.neighbours((any ChoiceButton).self).compactMap { buttons in
        buttons.first.flatMap { picture.container(of: $0.node) }?.index
      })
    return picture.all(Button.self).compactMap { button in
      let (element, node) = (button.element, button.node)
      guard button.environment.platform == .macos, element.hasStyle, !node.isSpecimen, !node.isInDialog,
        node.row == nil,
        element.backgroundImage == nil, !picture.isInBar(node)
      else { return nil }
      let style = element.style.shown(hasGlass: button.environment.theme.era == .glass)
      switch style {
      case .glass, .glassProminent: return nil
      case .gray, .tinted, .filled, .outlined: break
      case .plain, .system:
        let isChoice = picture.container(of: node).map { stacks.contains($0.index) } ?? false
        guard element.role != .normal || isChoice, !element.title.isEmpty else { return nil }
      }
      return LintViolation(node, "a button of the style \(style.rawValue), as on iOS")
    }
  }
}
