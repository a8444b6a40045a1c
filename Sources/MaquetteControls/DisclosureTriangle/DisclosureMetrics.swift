import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of macOS's disclosure triangles, in points.
struct DisclosureMetrics: Hashable, Sendable {
  /// The side of the square around the triangle.
  var side = 0.0
  var symbolSize = 0.0
  var symbolWeight = FontWeight.regular
  var titleSize = 0.0
  var spacing = 0.0
  /// The width of a filled triangle; 0 for the symbol of a chevron.
  var triangleWidth = 0.0
}

extension DisclosureMetrics: MeasuredMetrics {
  /// The macOS measures on all platforms.
  static let standard = StandardMeasures<DisclosureMetrics>()

  static let tokenGroup = "disclosure-triangle"

  static let tokens: MetricTokens<DisclosureMetrics> = [
    .points("side", \.side), .points("symbol-size", \.symbolSize, in: 1...1000),
    .weight("symbol-weight", \.symbolWeight), .points("title-size", \.titleSize, in: 1...1000),
    .points("spacing", \.spacing), .points("triangle-width", \.triangleWidth),
  ]
}
