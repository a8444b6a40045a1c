package import MaquetteElements
package import MaquetteTypography

/// The metrics of refresh controls, in points.
package struct RefreshControlMetrics: Hashable, Sendable {
  /// The height without a title, and the minimum height with one.
  package var height: Double
  package var diameter: Double
  package var spacing: Double
  /// The padding above and below.
  package var inset: Double
  package var titleStyle: TextStyle

  /// All versions of iOS: 60 high, by folklore. The rest is our choice.
  package static let ios = RefreshControlMetrics(
    height: 60, diameter: 28, spacing: 6, inset: 8, titleStyle: .footnote)
}

extension RefreshControlMetrics: ThemeMetrics {
  /// The iOS metrics on every platform: macOS has no refresh control.
  package static func standard(for platform: Platform, era: Era) -> RefreshControlMetrics { .ios }

  package static let tokenGroup = "refresh-control"

  package static let tokens: MetricTokens<RefreshControlMetrics> = [
    .points("height", \.height), .points("diameter", \.diameter).ourChoice(),
    .points("spacing", \.spacing).ourChoice(),
    .points("inset", \.inset).ourChoice(), .textStyle("title-style", \.titleStyle).ourChoice(),
  ]
}
