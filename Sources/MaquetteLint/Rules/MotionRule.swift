import MaquetteControls
import MaquetteElements

enum StationaryRule: LintRule {
  static let id = "L-stationary"
  static let summary = "An activity indicator that is shown is moving."
  static let reason =
    "A stationary indicator suggests that work has stalled; an app hides it when work is done. If a picture plays a"
    + " limited number of times, its indicators stop at the end and get a note."
  static let source: LintSource? = LintSource(
    .ios7Controls, "keep an activity indicator spinning while the task runs, and hide it afterwards.")
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
    picture.nodes.compactMap { node in
      guard !node.isSpecimen, let indicator = node.node.subject?.element as? any Indicator else { return nil }
      if !indicator.isMoving {
        guard indicator.hidesAtRest, node.owner == nil else { return nil }
        return LintViolation(node, "the activity indicator is stationary")
      }
      guard let count = picture.playCount else { return nil }
      var violation = LintViolation(
        node.owner.map { picture.nodes[$0] } ?? node,
        "the indicator is at rest after \(count) \(count == 1 ? "play" : "plays")",
        remedy: "leave 'plays' out, so that the picture repeats")
      // A film of a step may end on purpose.
      violation.isMild = true
      return violation
    }
  }
}

/// A control that moves for as long as work goes on.
private protocol Indicator: Sendable {
  var isMoving: Bool { get }
  /// Whether the indicator is shown only while it moves.
  var hidesAtRest: Bool { get }
}

extension Indicator {
  fileprivate var isMoving: Bool { true }
  fileprivate var hidesAtRest: Bool { false }
}

extension ActivityIndicator: Indicator {
  fileprivate var isMoving: Bool { isAnimating }
  fileprivate var hidesAtRest: Bool { !isHidden }
}

extension NetworkActivityIndicator: Indicator {}

extension ProgressView: Indicator {
  fileprivate var isMoving: Bool { isIndeterminate }
}
