public import MaquetteElements

extension RefreshControlMetrics {
  /// The group of a refresh control's tokens.
  public static let tokenGroup = "refresh-control"

  /// Every measure of a refresh control by its name.
  public static let tokens: MetricTokens<RefreshControlMetrics> = [
    .points("height", \.height), .points("diameter", \.diameter).ourChoice(),
    .points("spacing", \.spacing).ourChoice(),
    .points("inset", \.inset).ourChoice(), .textStyle("title-style", \.titleStyle).ourChoice(),
  ]
}
