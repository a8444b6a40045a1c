extension StatusBarMetrics {
  /// The group of a status bar's tokens.
  public static let tokenGroup = "status-bar"

  /// Every measure of a status bar by its name.
  public static let tokens: MetricTokens<StatusBarMetrics> = [
    .points("height", \.height), .points("inset", \.inset), .points("spacing", \.spacing),
    .points("text-size", \.textSize), .points("symbol-size", \.symbolSize),
    .items("reception-height", \.receptionHeights, atMost: 5, .length),
    .points("reception-width", \.receptionWidth), .points("reception-spacing", \.receptionSpacing),
    .points("reception-radius", \.receptionRadius), .number("weak-opacity", \.weakOpacity),
    .points("activity-diameter", \.activityDiameter),
  ]
}

extension MetricTokens<Double> {
  /// The length itself, in points.
  fileprivate static var length: MetricTokens { .points("", \.self) }
}
