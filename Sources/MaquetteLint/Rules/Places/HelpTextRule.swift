internal import MaquetteControls

/// No text introduces a help button.
enum HelpTextRule: LintRule {
  static let id = "L-help-text"
  static let summary = "No text introduces a help button."
  static let reason = "Everybody knows what the question mark means."
  static let remedy = "leave the text out"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        - label: "Need help?"
        - help-button: {}
      """,
    good: """
      hstack:
        - help-button: {}
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.helpButtons.compactMap { button in
      guard let container = picture.container(of: button), container.node.name == HStack.name,
        let label = picture.label(beside: button, in: container)
      else { return nil }
      return LintViolation(button, "the text '\(label)' introduces the help button")
    }
  }
}
