import MaquetteElements
import MaquetteTypography

/// The metrics of refresh controls, in points.
struct RefreshControlMetrics: Hashable, Sendable {
  /// The height without a title, and the minimum height with one.
  var height = 0.0
  var diameter = 0.0
  var spacing = 0.0
  /// The padding above and below.
  var inset = 0.0
  var titleStyle = TextStyle.body
  /// The distance of the content from its beginning from which on the control acts.
  var threshold = 0.0
}

extension RefreshControlMetrics: MeasuredMetrics {
  /// The iOS metrics on every platform: macOS has no refresh control.
  static let standard = StandardMeasures<RefreshControlMetrics>()

  static let tokenGroup = "refresh-control"

  static let tokens: MetricTokens<RefreshControlMetrics> = [
    .points("height", \.height), .points("diameter", \.diameter),
    .points("spacing", \.spacing),
    .points("inset", \.inset), .textStyle("title-style", \.titleStyle),
    .points("threshold", \.threshold),
  ]
}
