import MaquetteElements

/// The measures of macOS's level indicators, in points.
struct LevelIndicatorMetrics: Hashable, Sendable {
  var height: Double
  /// The default width.
  var idealWidth: Double
  /// The radius of the ends and of blocks.
  var radius: Double
  var blockSpacing: Double
  var starSize: Double
  /// The distance between the middles of stars.
  var starPitch: Double

  /// macOS 11 to 15, and 26.
  static let macos = LevelIndicatorMetrics(
    height: 16, idealWidth: 120, radius: 2, blockSpacing: 1.5, starSize: 10.5, starPitch: 12)
}

extension LevelIndicatorMetrics: ThemeMetrics {
  /// The macOS measures on all platforms: no other platform has level indicators.
  static func standard(for platform: Platform, era: Era) -> LevelIndicatorMetrics { .macos }

  static let tokenGroup = "level-indicator"

  static let tokens: MetricTokens<LevelIndicatorMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth),
    .points("radius", \.radius), .points("block-spacing", \.blockSpacing),
    .points("star-size", \.starSize, in: 1...1000), .points("star-pitch", \.starPitch),
  ]
}
