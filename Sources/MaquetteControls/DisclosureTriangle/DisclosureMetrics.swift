import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of macOS's disclosure triangles, in points.
struct DisclosureMetrics: Hashable, Sendable {
  /// The side of the square around the triangle.
  var side: Double
  var symbolSize: Double
  var symbolWeight: FontWeight
  var titleSize: Double
  var spacing: Double
  /// The width of a filled triangle; 0 for the symbol of a chevron.
  var triangleWidth = 0.0

  /// macOS 11 to 15, and 26.
  static let macos = DisclosureMetrics(
    side: 13, symbolSize: 9.5, symbolWeight: .heavy, titleSize: 13, spacing: 4)

  /// macOS 10: a filled triangle rather than a chevron.
  static let macos10 = macos.with { $0.triangleWidth = 9 }
}

extension DisclosureMetrics: ThemeMetrics {
  /// The macOS measures on all platforms.
  static func standard(for platform: Platform, era: Era) -> DisclosureMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos)
  }

  static let tokenGroup = "disclosure-triangle"

  static let tokens: MetricTokens<DisclosureMetrics> = [
    .points("side", \.side), .points("symbol-size", \.symbolSize, in: 1...1000),
    .weight("symbol-weight", \.symbolWeight), .points("title-size", \.titleSize, in: 1...1000),
    .points("spacing", \.spacing), .points("triangle-width", \.triangleWidth),
  ]
}
