internal import MaquetteControls

/// A radio button is on or off.
enum RadioMixedRule: LintRule {
  static let id = "L-radio-mixed"
  static let summary = "A radio button is on or off, not mixed."
  static let reason = "A choice among several cannot be partly made; what is partly on is a checkbox."
  static let remedy = "select one, or use checkboxes"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      radio-group:
        - radio: { title: Left, value: mixed }
        - radio: { title: Right, value: mixed }
      """,
    good: """
      radio-group:
        - radio: { title: Left, value: true }
        - radio: { title: Right, value: false }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Radio.self).compactMap { radio in
      radio.element.value == .mixed ? LintViolation(radio.node, "the radio button is mixed") : nil
    }
  }
}
