internal import MaquetteControls
internal import MaquetteElements

enum StationaryRule: LintRule {
  static let id = "L-stationary"
  static let summary = "An activity indicator that is shown is animating."
  static let reason =
    "A stationary one looks as if the work had stalled; an app hides it when the work is done."
  static let remedy = "leave 'animating' out, or remove the indicator"
  static let example = LintExample(
    bad: """
      hstack:
        - activity-indicator: { animating: false }
        - label: Loading
      """,
    good: """
      hstack:
        - activity-indicator: {}
        - label: Loading
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ActivityIndicator.self).compactMap { indicator in
      indicator.element.isAnimating || indicator.node.isSpecimen
        ? nil : LintViolation(indicator.node, "the activity indicator is stationary")
    }
  }
}
