public import MaquetteElements

extension PushButtonMetrics {
  /// The group of push buttons' tokens.
  public static let tokenGroup = "push-button"

  /// Every measure of push buttons by its name.
  public static let tokens: MetricTokens<PushButtonMetrics> = [
    .group("mini", \.mini, .measures), .group("small", \.small, .measures),
    .group("medium", \.medium, .measures), .group("large", \.large, .measures),
    .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .points("symbol-spacing", \.symbolSpacing).ourChoice(),
    .number("symbol-width", \.symbolWidth, in: 0...10).ourChoice(),
  ]
}

extension MetricTokens<PushButtonMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .points("height", \.height), .points("radius", \.radius),
      .points("title-size", \.titleSize, in: 1...1000), .points("title-inset", \.titleInset),
      .points("vertical-inset", \.verticalInset).ourChoice(),
    ]
  }
}
