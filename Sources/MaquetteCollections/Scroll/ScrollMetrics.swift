import MaquetteControlKit
import MaquetteElements

/// The measures of scroll views, in points.
struct ScrollMetrics: Hashable, Sendable {
  /// The thickness of the mark that shows which part is seen.
  var thickness = 0.0
  /// The distance from the mark to the edges.
  var margin = 0.0
  /// The least length of the mark.
  var leastLength = 0.0

  /// The mark.
  var indicator: ScrollArea.Indicator {
    ScrollArea.Indicator(thickness: thickness, margin: margin, leastLength: leastLength)
  }
}

extension ScrollMetrics: MeasuredMetrics {
  /// The measures of each platform.
  static let standard = StandardMeasures<ScrollMetrics>()

  static let tokenGroup = "scroll"
  static let colors: [ColorToken] = [.scrollIndicator]

  static let tokens: MetricTokens<ScrollMetrics> = [
    .points("thickness", \.thickness), .points("margin", \.margin), .points("least-length", \.leastLength),
  ]
}

extension ColorToken {
  /// The mark that shows which part of a scroll view's content is seen.
  static let scrollIndicator = ColorToken("scroll-indicator")
}
