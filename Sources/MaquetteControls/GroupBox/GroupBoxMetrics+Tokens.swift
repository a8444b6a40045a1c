public import MaquetteElements

extension GroupBoxMetrics {
  /// The group of group boxes' tokens.
  public static let tokenGroup = "group-box"

  /// Every measure of group boxes by its name.
  public static let tokens: MetricTokens<GroupBoxMetrics> = every.ourChoice()

  private static let every: MetricTokens<GroupBoxMetrics> = [
    .points("radius", \.radius), .points("inset", \.inset), .points("spacing", \.spacing),
    .textStyle("title-style", \.titleStyle), .points("title-spacing", \.titleSpacing),
  ]
}
