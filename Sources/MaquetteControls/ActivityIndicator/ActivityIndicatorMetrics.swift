import MaquetteControlKit
public import MaquetteElements

/// The measures of a spinner, in points.
struct ActivityIndicatorMetrics: Hashable, Sendable {
  /// The diameter of the medium size.
  var mediumDiameter = 0.0
  /// The diameter of the large size.
  var largeDiameter = 0.0
  /// The thickness of a spoke in the medium size.
  var spokeWidth = 0.0
  /// The length of a spoke in the medium size.
  var spokeLength = 0.0
  /// The distance of a spoke from the centre in the medium size.
  var innerRadius = 0.0
  /// The opacities of the spokes from the newest to the oldest: as many as there are spokes.
  var opacities = [Double]()
}

extension ActivityIndicatorMetrics: MeasuredMetrics {
  /// The measures of the platform in the era.
  static let standard = StandardMeasures<ActivityIndicatorMetrics>()

  static let tokenGroup = "activity-indicator"
  static let colors: [ColorToken] = [.activity]

  static let tokens: MetricTokens<ActivityIndicatorMetrics> = [
    .points("medium-diameter", \.mediumDiameter), .points("large-diameter", \.largeDiameter),
    .points("spoke-width", \.spokeWidth), .points("spoke-length", \.spokeLength),
    .points("inner-radius", \.innerRadius), .items("opacity", \.opacities, atMost: 12, .part()),
  ]
}

extension ColorToken {
  /// The newest spoke of a spinner.
  public static let activity = ColorToken("activity")
}
