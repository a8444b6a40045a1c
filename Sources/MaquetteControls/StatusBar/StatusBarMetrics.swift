internal import MaquetteElements

/// The metrics of status bars and of the network activity indicator in them, in points.
struct StatusBarMetrics: Hashable, Sendable {
  var height: Double
  /// The padding at both ends.
  var inset: Double
  /// The distance between adjacent parts.
  var spacing: Double
  /// The font size of texts, which does not depend on the text size.
  var textSize: Double
  /// The font size that symbols match.
  var symbolSize: Double
  /// The heights of the shapes that show the reception, from the weakest to the strongest.
  var receptionHeights: [Double]
  var receptionWidth, receptionSpacing, receptionRadius: Double
  /// The opacity of reception shapes above the current strength.
  var weakOpacity: Double
  var activityDiameter: Double

  /// iOS 11 and later on a phone with a home button.
  static let ios = StatusBarMetrics(
    height: 20, inset: 6, spacing: 4, textSize: 12, symbolSize: 14, receptionHeights: [4, 6, 8, 10],
    receptionWidth: 3, receptionSpacing: 1.5, receptionRadius: 1, weakOpacity: 0.3, activityDiameter: 12)

  /// iOS 7 to 10: the same, with dots for the reception.
  static let ios7 = StatusBarMetrics(
    height: 20, inset: 6, spacing: 4, textSize: 12, symbolSize: 14,
    receptionHeights: [5.5, 5.5, 5.5, 5.5, 5.5],
    receptionWidth: 5.5, receptionSpacing: 1, receptionRadius: 2.75, weakOpacity: 0.3, activityDiameter: 12)
}

extension StatusBarMetrics: ThemeMetrics {
  /// The iOS metrics of the era on every platform: macOS has none.
  static func standard(for platform: Platform, era: Era) -> StatusBarMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7)
  }

  static let tokenGroup = "status-bar"

  static let tokens: MetricTokens<StatusBarMetrics> = [
    .points("height", \.height), .points("inset", \.inset),
    .points("spacing", \.spacing),
    .points("text-size", \.textSize), .points("symbol-size", \.symbolSize),
    .items("reception-height", \.receptionHeights, atMost: 5, .length),
    .points("reception-width", \.receptionWidth),
    .points("reception-spacing", \.receptionSpacing),
    .points("reception-radius", \.receptionRadius),
    .number("weak-opacity", \.weakOpacity),
    .points("activity-diameter", \.activityDiameter),
  ]
}

extension MetricTokens<Double> {
  /// The length itself, in points.
  fileprivate static var length: MetricTokens { .points("", \.self) }
}
