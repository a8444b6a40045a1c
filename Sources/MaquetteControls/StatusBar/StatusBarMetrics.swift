public import MaquetteElements

/// The measures of status bars and of the network activity indicator in them, in points.
public struct StatusBarMetrics: Hashable, Sendable {
  /// The height.
  public var height: Double
  /// The room at both ends.
  public var inset: Double
  /// The distance between what stands side by side.
  public var spacing: Double
  /// The size of texts, which the text size does not change.
  public var textSize: Double
  /// The size of symbols, as that of letters beside them.
  public var symbolSize: Double
  /// The heights of the shapes that show the reception, from the weakest to the strongest.
  public var receptionHeights: [Double]
  /// The width of each of them.
  public var receptionWidth: Double
  /// The distance between them.
  public var receptionSpacing: Double
  /// The radius of their corners.
  public var receptionRadius: Double
  /// The opacity of those that are not reached.
  public var weakOpacity: Double
  /// The diameter of the network activity indicator.
  public var activityDiameter: Double

  /// iOS 11 and later on a phone with a home button: a height of 20 is the platform's; the rest is our choice.
  public static let ios = StatusBarMetrics(
    height: 20, inset: 6, spacing: 4, textSize: 12, symbolSize: 12, receptionHeights: [4, 6, 8, 10],
    receptionWidth: 3, receptionSpacing: 1.5, receptionRadius: 1, weakOpacity: 0.3, activityDiameter: 12)

  /// iOS 7 to 10: the same with dots for the reception.
  public static let ios7 = StatusBarMetrics(
    height: 20, inset: 6, spacing: 4, textSize: 12, symbolSize: 12,
    receptionHeights: [5.5, 5.5, 5.5, 5.5, 5.5],
    receptionWidth: 5.5, receptionSpacing: 1, receptionRadius: 2.75, weakOpacity: 0.3, activityDiameter: 12)
}

extension StatusBarMetrics: ThemeMetrics {
  /// Those of iOS and its era everywhere: macOS has none.
  public static func standard(for platform: Platform, era: Era) -> StatusBarMetrics {
    era == .ios7 ? .ios7 : .ios
  }

  public static let tokenGroup = "status-bar"

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
