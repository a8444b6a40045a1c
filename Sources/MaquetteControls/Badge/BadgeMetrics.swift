import MaquetteControlKit
import MaquetteElements

/// The measures of badges, in points: those of tabs, of the buttons of bars, and of any other element.
package struct BadgeMetrics: Hashable, Sendable {
  /// The height of a badge with a text, and its least width.
  package var height = 0.0
  /// The padding beside the text.
  /// The height in a row of a list.
  var rowHeight = 0.0
  var padding = 0.0
  var titleSize = 0.0
  var dotDiameter = 0.0

  package init() {}
}

extension BadgeMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<BadgeMetrics>()

  static let tokenGroup = "badge"
  static let colors: [ColorToken] = []

  static let tokens: MetricTokens<BadgeMetrics> = [
    .points("height", \.height), .points("row-height", \.rowHeight), .points("padding", \.padding),
    .points("title-size", \.titleSize, in: 1...1000), .points("dot-diameter", \.dotDiameter),
  ]
}
