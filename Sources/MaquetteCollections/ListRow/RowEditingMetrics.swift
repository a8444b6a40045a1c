import MaquetteControlKit
import MaquetteElements

/// The measures of what rows show while their list is edited, in points.
struct RowEditingMetrics: Hashable, Sendable {
  /// The diameter of the circle, and its distance to the content.
  var side = 0.0, spacing = 0.0
  /// The font size of the sign in the circle.
  var symbolSize = 0.0
  /// The thickness of an empty circle's line.
  var lineWidth = 0.0
  /// The width of the handle's lines, their thickness, and the distance between them.
  var handleWidth = 0.0, handleLine = 0.0, handleSpacing = 0.0
}

extension RowEditingMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<RowEditingMetrics>()

  static let tokenGroup = "row-editing"
  static let colors: [ColorToken] = [.rowHandle]

  static let tokens: MetricTokens<RowEditingMetrics> = [
    .points("side", \.side), .points("spacing", \.spacing),
    .points("symbol-size", \.symbolSize, in: 1...1000), .points("line-width", \.lineWidth),
    .points("handle-width", \.handleWidth), .points("handle-line", \.handleLine),
    .points("handle-spacing", \.handleSpacing),
  ]
}

extension ColorToken {
  /// The lines by which a finger moves a row to another place.
  static let rowHandle = ColorToken("row-handle")
}
