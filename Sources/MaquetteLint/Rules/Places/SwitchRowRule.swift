internal import MaquetteControls

/// An iOS switch stands in a list row.
enum SwitchRowRule: LintRule {
  static let id = "L-switch-row"
  static let summary = "On iOS a switch stands in a row of a list."
  static let reason = "The row's title says what the switch switches; elsewhere a toggle button is clearer."
  static let remedy = "put it into a list-row with a title, or use a toggle-button"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      hstack:
        - label: Wi-Fi
        - switch: { value: true, accessibility-label: Wi-Fi }
      """,
    good: """
      list-row: { title: Wi-Fi, switch: true }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Switch.self).compactMap { control in
      guard control.environment.platform == .ios, control.node.row == nil, !control.node.isSpecimen else {
        return nil
      }
      return LintViolation(control.node, "the switch is in no list row")
    }
  }
}
