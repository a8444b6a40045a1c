package import MaquetteElements
package import MaquetteTypography

/// The measures of macOS's disclosure triangles, in points.
package struct DisclosureMetrics: Hashable, Sendable {
  /// The side of the square around the triangle.
  package var side: Double
  package var symbolSize: Double
  package var symbolWeight: FontWeight
  package var titleSize: Double
  package var spacing: Double

  /// macOS 11 to 15, and 26. No source states any number: all are our choice.
  package static let macos = DisclosureMetrics(
    side: 13, symbolSize: 10, symbolWeight: .semibold, titleSize: 13, spacing: 4)
}

extension DisclosureMetrics: ThemeMetrics {
  /// The macOS measures on all platforms.
  package static func standard(for platform: Platform, era: Era) -> DisclosureMetrics { .macos }

  package static let tokenGroup = "disclosure-triangle"

  package static let tokens: MetricTokens<DisclosureMetrics> = every.ourChoice()

  private static let every: MetricTokens<DisclosureMetrics> = [
    .points("side", \.side), .points("symbol-size", \.symbolSize, in: 1...1000),
    .weight("symbol-weight", \.symbolWeight), .points("title-size", \.titleSize, in: 1...1000),
    .points("spacing", \.spacing),
  ]
}
