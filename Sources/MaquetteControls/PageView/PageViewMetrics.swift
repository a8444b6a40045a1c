import MaquetteControlKit
import MaquetteElements

/// The measures of the dots of page views, in points.
struct PageViewMetrics: Hashable, Sendable {
  /// The distance of the dots from the edge.
  var inset = 0.0
  /// The distance of a column of dots from the edge.
  var columnInset = 0.0
  /// Whether the dots are not those of page controls.
  var hasOwnDots = false
  var dotDiameter = 0.0
  /// The length of the mark of the open page.
  var currentLength = 0.0
  /// The distance between marks.
  var spacing = 0.0
}

extension PageViewMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<PageViewMetrics>()

  static let tokenGroup = "page-view"
  static let colors: [ColorToken] = []

  static let tokens: MetricTokens<PageViewMetrics> = [
    .points("inset", \.inset), .points("column-inset", \.columnInset), .flag("own-dots", \.hasOwnDots),
    .points("dot-diameter", \.dotDiameter),
    .points("current-length", \.currentLength), .points("spacing", \.spacing),
  ]
}
