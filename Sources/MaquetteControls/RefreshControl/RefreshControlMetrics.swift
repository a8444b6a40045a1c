import MaquetteElements
import MaquetteTypography

/// The metrics of refresh controls, in points.
struct RefreshControlMetrics: Hashable, Sendable {
  /// The height without a title, and the minimum height with one.
  var height: Double
  var diameter: Double
  var spacing: Double
  /// The padding above and below.
  var inset: Double
  var titleStyle: TextStyle

  /// All versions of iOS.
  static let ios = RefreshControlMetrics(
    height: 60, diameter: 28, spacing: 6, inset: 8, titleStyle: .footnote)
}

extension RefreshControlMetrics: ThemeMetrics {
  /// The iOS metrics on every platform: macOS has no refresh control.
  static func standard(for platform: Platform, era: Era) -> RefreshControlMetrics { .ios }

  static let tokenGroup = "refresh-control"

  static let tokens: MetricTokens<RefreshControlMetrics> = [
    .points("height", \.height), .points("diameter", \.diameter),
    .points("spacing", \.spacing),
    .points("inset", \.inset), .textStyle("title-style", \.titleStyle),
  ]
}
