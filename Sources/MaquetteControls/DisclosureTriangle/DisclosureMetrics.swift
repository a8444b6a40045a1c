public import MaquetteElements
public import MaquetteTypography

/// The measures of macOS's disclosure triangles, in points.
public struct DisclosureMetrics: Hashable, Sendable {
  /// The side of the square that the triangle stands in.
  public var side: Double
  /// The size of the letters that the triangle goes with.
  public var symbolSize: Double
  /// The weight of the triangle.
  public var symbolWeight: FontWeight
  /// The font size of the title.
  public var titleSize: Double
  /// The distance from triangle to title.
  public var spacing: Double

  /// macOS 11 to 15, and 26. No source states any number: all are our choice.
  public static let macos = DisclosureMetrics(
    side: 13, symbolSize: 10, symbolWeight: .semibold, titleSize: 13, spacing: 4)
}

extension DisclosureMetrics: ThemeMetrics {
  /// Those of macOS everywhere.
  public static func standard(for platform: Platform, era: Era) -> DisclosureMetrics { .macos }

  public static let tokenGroup = "disclosure-triangle"

  public static let tokens: MetricTokens<DisclosureMetrics> = every.ourChoice()

  private static let every: MetricTokens<DisclosureMetrics> = [
    .points("side", \.side), .points("symbol-size", \.symbolSize, in: 1...1000),
    .weight("symbol-weight", \.symbolWeight), .points("title-size", \.titleSize, in: 1...1000),
    .points("spacing", \.spacing),
  ]
}
