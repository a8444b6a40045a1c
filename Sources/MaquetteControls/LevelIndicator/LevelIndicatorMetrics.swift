import MaquetteElements

/// The measures of macOS's level indicators, in points.
struct LevelIndicatorMetrics: Hashable, Sendable {
  var height = 0.0
  /// The default width.
  var idealWidth = 0.0
  /// The radius of the ends and of blocks.
  var radius = 0.0
  var blockSpacing = 0.0
  var starSize = 0.0
  /// The distance between the middles of stars.
  var starPitch = 0.0
}

extension LevelIndicatorMetrics: MeasuredMetrics {
  /// The macOS measures on all platforms: no other platform has level indicators.
  static let standard = StandardMeasures<LevelIndicatorMetrics>()

  static let tokenGroup = "level-indicator"

  static let tokens: MetricTokens<LevelIndicatorMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth),
    .points("radius", \.radius), .points("block-spacing", \.blockSpacing),
    .points("star-size", \.starSize, in: 1...1000), .points("star-pitch", \.starPitch),
  ]
}
