import MaquetteElements

/// The metrics of a slider that is a bar between two buttons, in points.
struct StepSliderMetrics: Hashable, Sendable {
  /// Whether sliders are bars between buttons.
  var isUsed = false
  var buttonWidth = 0.0
  /// The font size that the signs match.
  var symbolSize = 0.0
  /// The thickness of the lines between the buttons and the bar.
  var separatorWidth = 0.0
  /// The distance from the lines to the bar.
  var barInset = 0.0
  var barHeight = 0.0
  var segmentSpacing = 0.0
  var segmentRadius = 0.0
  var disabledOpacity = 0.0

  /// The number of steps if a slider does not say it.
  static let steps = 10
  /// The greatest number of steps that are drawn as segments.
  static let mostSegments = 20
}

extension StepSliderMetrics: MeasuredMetrics {
  /// Only watchOS has such sliders.
  static let standard = StandardMeasures<StepSliderMetrics>()

  static let tokenGroup = "step-slider"

  static let tokens: MetricTokens<StepSliderMetrics> = [
    .flag("used", \.isUsed), .points("button-width", \.buttonWidth),
    .points("symbol-size", \.symbolSize, in: 1...1000),
    .points("separator-width", \.separatorWidth), .points("bar-inset", \.barInset),
    .points("bar-height", \.barHeight),
    .points("segment-spacing", \.segmentSpacing),
    .points("segment-radius", \.segmentRadius),
    .number("disabled-opacity", \.disabledOpacity),
  ]
}
