public import MaquetteElements

extension StatusBarMetrics {
  /// The group of a status bar's tokens.
  public static let tokenGroup = "status-bar"

  /// Every measure of a status bar by its name.
  public static let tokens: MetricTokens<StatusBarMetrics> = [
    .points("height", \.height), .points("inset", \.inset).ourChoice(),
    .points("spacing", \.spacing).ourChoice(),
    .points("text-size", \.textSize).ourChoice(), .points("symbol-size", \.symbolSize).ourChoice(),
    .items("reception-height", \.receptionHeights, atMost: 5, .length).ourChoice(),
    .points("reception-width", \.receptionWidth).ourChoice(),
    .points("reception-spacing", \.receptionSpacing).ourChoice(),
    .points("reception-radius", \.receptionRadius).ourChoice(),
    .number("weak-opacity", \.weakOpacity).ourChoice(),
    .points("activity-diameter", \.activityDiameter).ourChoice(),
  ]
}

extension MetricTokens<Double> {
  /// The length itself, in points.
  fileprivate static var length: MetricTokens { .points("", \.self) }
}
