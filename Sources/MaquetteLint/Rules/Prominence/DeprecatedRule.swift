internal import MaquetteControls

/// Nothing is used that the platform has given up.
enum DeprecatedRule: LintRule {
  static let id = "L-deprecated"
  static let summary = "A rounded rectangle button is not used any more."
  static let reason = "Since iOS 7 the platform draws it as a system button."
  static let remedy = "use a button of the style system, or of another style"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: "rounded-rectangle-button: { title: Continue }",
    good: "button: { title: Continue, style: system }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(RoundedRectangleButton.self).map {
      LintViolation($0.node, "a rounded rectangle button is drawn as a system button")
    }
  }
}
