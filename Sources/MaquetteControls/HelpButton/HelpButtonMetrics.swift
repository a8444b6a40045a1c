import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of macOS's help buttons, in points.
struct HelpButtonMetrics: Hashable, Sendable {
  var diameter = 0.0
  var markSize = 0.0
  var markWeight = FontWeight.regular
  /// The opacity of the question mark, which is drawn in the label colour.
  var markOpacity = 0.0
  /// The distance of the question mark below the place that the line of text has in the middle.
  var markDrop = 0.0
  /// The opacity of the shadow colour in the line just inside the edge, half a point wide.
  var edgeOpacity = 0.0
  /// The shadows, which replace those of other bezels.
  var shadows = [ShadowMetrics]()
}

extension HelpButtonMetrics: MeasuredMetrics {
  /// The macOS measures on all platforms: no other platform has help buttons.
  static let standard = StandardMeasures<HelpButtonMetrics>()

  static let tokenGroup = "help-button"

  static let tokens: MetricTokens<HelpButtonMetrics> = [
    .points("diameter", \.diameter), .points("mark-size", \.markSize, in: 1...1000),
    .weight("mark-weight", \.markWeight), .number("mark-opacity", \.markOpacity),
    .points("mark-drop", \.markDrop, in: -100...100), .number("edge-opacity", \.edgeOpacity),
    .items("shadow", \.shadows, atMost: 1, .shadow),
  ]
}
