public import MaquetteElements

extension DisclosureMetrics {
  /// The group of disclosure triangles' tokens.
  public static let tokenGroup = "disclosure-triangle"

  /// Every measure of disclosure triangles by its name.
  public static let tokens: MetricTokens<DisclosureMetrics> = every.ourChoice()

  private static let every: MetricTokens<DisclosureMetrics> = [
    .points("side", \.side), .points("symbol-size", \.symbolSize, in: 1...1000),
    .weight("symbol-weight", \.symbolWeight), .points("title-size", \.titleSize, in: 1...1000),
    .points("spacing", \.spacing),
  ]
}
