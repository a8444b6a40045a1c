internal import MaquetteElements

/// The measures of macOS's level indicators, in points.
struct LevelIndicatorMetrics: Hashable, Sendable {
  var height: Double
  /// The default width.
  var idealWidth: Double
  /// The radius of the ends and of blocks.
  var radius: Double
  var blockSpacing: Double
  var starSize: Double
  var starSpacing: Double

  /// macOS 11 to 15, and 26. No source states any number: all are our choice.
  static let macos = LevelIndicatorMetrics(
    height: 12, idealWidth: 120, radius: 2, blockSpacing: 2, starSize: 13, starSpacing: 2)
}

extension LevelIndicatorMetrics: ThemeMetrics {
  /// The macOS measures on all platforms: no other platform has level indicators.
  static func standard(for platform: Platform, era: Era) -> LevelIndicatorMetrics { .macos }

  static let tokenGroup = "level-indicator"

  static let tokens: MetricTokens<LevelIndicatorMetrics> = every.ourChoice()

  private static let every: MetricTokens<LevelIndicatorMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth), .points("radius", \.radius),
    .points("block-spacing", \.blockSpacing), .points("star-size", \.starSize, in: 1...1000),
    .points("star-spacing", \.starSpacing),
  ]
}
