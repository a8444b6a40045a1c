public import MaquetteElements

extension GradientButtonMetrics {
  /// The group of gradient buttons' tokens.
  public static let tokenGroup = "gradient-button"

  /// Every measure of gradient buttons by its name.
  public static let tokens: MetricTokens<GradientButtonMetrics> = every.ourChoice()

  private static let every: MetricTokens<GradientButtonMetrics> = [
    .points("height", \.height), .points("width", \.width), .points("pop-up-width", \.popUpWidth),
    .points("symbol-size", \.symbolSize, in: 1...1000), .weight("symbol-weight", \.symbolWeight),
    .points("arrow-size", \.arrowSize, in: 1...1000), .points("arrow-spacing", \.arrowSpacing),
  ]
}
