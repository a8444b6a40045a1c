import MaquetteElements

/// The metrics of a slider that is a bar between two buttons, in points.
struct StepSliderMetrics: Hashable, Sendable {
  /// Whether sliders are bars between buttons.
  var isUsed: Bool
  var buttonWidth = 40.0
  /// The font size that the signs match.
  var symbolSize = 17.0
  /// The thickness of the lines between the buttons and the bar.
  var separatorWidth = 1.0
  /// The distance from the lines to the bar.
  var barInset = 8.0
  var barHeight = 6.0
  var segmentSpacing = 2.0
  var segmentRadius = 1.0
  var disabledOpacity = 0.5

  /// The number of steps if a slider does not say it.
  static let steps = 10
  /// The greatest number of steps that are drawn as segments.
  static let mostSegments = 20

  /// watchOS.
  ///
  /// The Human Interface Guidelines describe it: a bar of discrete steps or a continuous one, between two buttons with a
  /// minus and a plus unless they have signs of their own, which change the value by a step. WatchKit documents the bar's
  /// green and, in an example, ten steps. Height, corners and fill are those of the platform's buttons.
  static let watchos = StepSliderMetrics(isUsed: true)
}

extension StepSliderMetrics: ThemeMetrics {
  /// Only watchOS has such sliders.
  static func standard(for platform: Platform, era: Era) -> StepSliderMetrics {
    platform == .watchos ? .watchos : StepSliderMetrics(isUsed: false)
  }

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
