import MaquetteControlKit
import MaquetteElements

/// The measures of the letters that lead to a list's sections, in points.
struct SectionIndexMetrics: Hashable, Sendable {
  /// The width of the column, which rows keep free.
  var width = 0.0
  /// The distance between lines.
  var pitch = 0.0
  var titleSize = 0.0
  /// The diameter of a dot, which stands for letters without room.
  var dotDiameter = 0.0
}

extension SectionIndexMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<SectionIndexMetrics>()

  static let tokenGroup = "section-index"
  static let colors: [ColorToken] = []

  static let tokens: MetricTokens<SectionIndexMetrics> = [
    .points("width", \.width), .points("pitch", \.pitch, in: 1...1000),
    .points("title-size", \.titleSize, in: 1...1000), .points("dot-diameter", \.dotDiameter),
  ]
}
