import MaquetteControlKit
import MaquetteElements

/// The measures of the letters that lead to a list's sections, in points.
struct SectionIndexMetrics: Hashable, Sendable {
  /// The width of the column, which rows keep free.
  var width: Double
  /// The distance between lines.
  var pitch: Double
  var titleSize: Double
  /// The diameter of a dot, which stands for letters without room.
  var dotDiameter: Double

  static let ios = SectionIndexMetrics(width: 15, pitch: 14, titleSize: 11, dotDiameter: 4)
}

extension SectionIndexMetrics: ThemeMetrics {
  static func standard(for platform: Platform, era: Era) -> SectionIndexMetrics {
    choice(platform, era, ios: .ios)
  }

  static let tokenGroup = "section-index"
  static let colors: [ColorToken] = []

  static let tokens: MetricTokens<SectionIndexMetrics> = [
    .points("width", \.width), .points("pitch", \.pitch, in: 1...1000),
    .points("title-size", \.titleSize, in: 1...1000), .points("dot-diameter", \.dotDiameter),
  ]

  static let sources: [MeasureSource] = [
    .published("UIKit's section indexes: 15 wide, letters of 11", in: .ios, of: "width", "title-size"),
    .chosen("27 lines in the height of the smallest phone's list", in: .ios, of: "pitch"),
    .chosen("no picture shows a dot at a known scale", in: .ios, of: "dot-diameter"),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass),
    .derived("iOS 13 to 18: no other platform has them", in: .macos10, .macos, .macosGlass, .watchos),
  ]
}
