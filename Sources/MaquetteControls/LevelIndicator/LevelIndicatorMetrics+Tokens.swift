public import MaquetteElements

extension LevelIndicatorMetrics {
  /// The group of level indicators' tokens.
  public static let tokenGroup = "level-indicator"

  /// Every measure of level indicators by its name.
  public static let tokens: MetricTokens<LevelIndicatorMetrics> = every.ourChoice()

  private static let every: MetricTokens<LevelIndicatorMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth), .points("radius", \.radius),
    .points("block-spacing", \.blockSpacing), .points("star-size", \.starSize, in: 1...1000),
    .points("star-spacing", \.starSpacing),
  ]
}
