public import MaquetteElements

extension ActivityIndicatorMetrics {
  /// The group of a spinner's tokens.
  public static let tokenGroup = "activity-indicator"

  /// Every measure of a spinner by its name.
  public static let tokens: MetricTokens<ActivityIndicatorMetrics> = [
    .points("medium-diameter", \.mediumDiameter), .points("large-diameter", \.largeDiameter),
    .points("spoke-width", \.spokeWidth), .points("spoke-length", \.spokeLength),
    .points("inner-radius", \.innerRadius), .items("opacity", \.opacities, atMost: 12, .part()),
  ]
}
