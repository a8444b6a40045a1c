public import MaquetteElements

/// The measures of macOS's level indicators, in points.
public struct LevelIndicatorMetrics: Hashable, Sendable {
  /// The height.
  public var height: Double
  /// The width where none is offered.
  public var idealWidth: Double
  /// The radius of the ends and of blocks.
  public var radius: Double
  /// The distance between blocks.
  public var blockSpacing: Double
  /// The size of the letters that a rating's stars go with.
  public var starSize: Double
  /// The distance between stars.
  public var starSpacing: Double

  /// macOS 11 to 15, and 26. No source states any number: all are our choice.
  public static let macos = LevelIndicatorMetrics(
    height: 12, idealWidth: 120, radius: 2, blockSpacing: 2, starSize: 13, starSpacing: 2)
}

extension LevelIndicatorMetrics: ThemeMetrics {
  /// Those of macOS everywhere: no other platform has level indicators.
  public static func standard(for platform: Platform, era: Era) -> LevelIndicatorMetrics { .macos }

  public static let tokenGroup = "level-indicator"

  public static let tokens: MetricTokens<LevelIndicatorMetrics> = every.ourChoice()

  private static let every: MetricTokens<LevelIndicatorMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth), .points("radius", \.radius),
    .points("block-spacing", \.blockSpacing), .points("star-size", \.starSize, in: 1...1000),
    .points("star-spacing", \.starSpacing),
  ]
}
