import MaquetteElements

/// The measures of charts, in points.
struct ChartMetrics: Hashable, Sendable {
  /// The size of a chart without a proposed one.
  var idealWidth = 0.0
  var idealHeight = 0.0
  /// The style of the labels of axes, legends and rules.
  var labelStyle = TextStyle.caption1
  var gridWidth = 0.0
  /// The lengths of the dashes of upright lines, and of the gaps between them.
  var gridDash = 0.0
  /// The distance from the plot to the labels at its side, and to those below it.
  var labelGap = 0.0
  var footGap = 0.0
  /// The distance from a line to the label beside it, and the least one between labels.
  var tickGap = 0.0
  var labelSpacing = 0.0
  /// The least distances between marks along the two axes at the standard text size.
  var columnDistance = 0.0
  var rowDistance = 0.0
  /// The share of the chart's width that words beside the plot take at most.
  var wordShare = 0.0
  /// The share of its room that a bar takes.
  var barShare = 0.0
  /// The thickness of a bar at a number.
  var barWidth = 0.0
  /// The space between bars of a group.
  var groupGap = 0.0
  var lineWidth = 0.0
  var ruleWidth = 0.0
  var symbolSize = 0.0
  /// The diameter of a colour in the legend, the distance to its name, to the next one, between lines, and to the chart.
  var legendSymbol = 0.0
  var legendGap = 0.0
  var legendSpacing = 0.0
  var legendLineSpacing = 0.0
  var legendDistance = 0.0
}

extension ChartMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<ChartMetrics>()

  static let tokenGroup = "chart"
  static let colors: [ColorToken] = [.chartGrid]

  static let tokens: MetricTokens<ChartMetrics> = [
    .points("ideal-width", \.idealWidth, in: 0...10_000),
    .points("ideal-height", \.idealHeight, in: 0...10_000),
    .textStyle("label-style", \.labelStyle), .points("grid-width", \.gridWidth),
    .points("grid-dash", \.gridDash),
    .points("label-gap", \.labelGap), .points("foot-gap", \.footGap), .points("tick-gap", \.tickGap),
    .points("label-spacing", \.labelSpacing), .points("column-distance", \.columnDistance, in: 1...1000),
    .points("row-distance", \.rowDistance, in: 1...1000), .number("word-share", \.wordShare),
    .number("bar-share", \.barShare),
    .points("bar-width", \.barWidth), .points("group-gap", \.groupGap), .points("line-width", \.lineWidth),
    .points("rule-width", \.ruleWidth), .points("symbol-size", \.symbolSize),
    .points("legend-symbol", \.legendSymbol), .points("legend-gap", \.legendGap),
    .points("legend-spacing", \.legendSpacing), .points("legend-line-spacing", \.legendLineSpacing),
    .points("legend-distance", \.legendDistance),
  ]
}

extension ColorToken {
  /// The lines at the marks of a chart's axes.
  static let chartGrid = ColorToken("chart-grid")
}

extension Environment {
  /// How much larger labels are than at the standard text size; at least 1.
  func labelGrowth(_ metrics: ChartMetrics) -> Double {
    let standard = theme.typeRamp.entry(for: metrics.labelStyle, at: .large).size
    return Swift.max(1, theme.typeRamp.entry(for: metrics.labelStyle, at: textSize).size / standard)
  }
}
