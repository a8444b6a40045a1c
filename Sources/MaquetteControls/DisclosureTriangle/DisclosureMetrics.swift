internal import MaquetteElements
internal import MaquetteTypography

/// The measures of macOS's disclosure triangles, in points.
struct DisclosureMetrics: Hashable, Sendable {
  /// The side of the square around the triangle.
  var side: Double
  var symbolSize: Double
  var symbolWeight: FontWeight
  var titleSize: Double
  var spacing: Double

  /// macOS 11 to 15, and 26. Measured at 2x on the rows of a sidebar: a chevron of 4.73 x 8.04 whose lines are 1.43 thick,
  /// as a bold one of 10 points has them (`mac12-sidebar-navigator-2x`). The rest is our choice.
  static let macos = DisclosureMetrics(
    side: 13, symbolSize: 10, symbolWeight: .bold, titleSize: 13, spacing: 4)
}

extension DisclosureMetrics: ThemeMetrics {
  /// The macOS measures on all platforms.
  static func standard(for platform: Platform, era: Era) -> DisclosureMetrics { .macos }

  static let tokenGroup = "disclosure-triangle"

  static let tokens: MetricTokens<DisclosureMetrics> = [
    .points("side", \.side).ourChoice(), .points("symbol-size", \.symbolSize, in: 1...1000),
    .weight("symbol-weight", \.symbolWeight),
    .points("title-size", \.titleSize, in: 1...1000).ourChoice(),
    .points("spacing", \.spacing).ourChoice(),
  ]
}
