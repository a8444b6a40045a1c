import MaquetteControlKit
import MaquetteElements

/// The measures of the dots of page views, in points.
struct PageViewMetrics: Hashable, Sendable {
  /// The distance of the dots from the edge.
  var inset: Double
  /// The distance of a column of dots from the edge.
  var columnInset: Double
  /// Whether the dots are not those of page controls.
  var hasOwnDots: Bool
  var dotDiameter: Double
  /// The length of the mark of the open page.
  var currentLength: Double
  /// The distance between marks.
  var spacing: Double

  static let ios = PageViewMetrics(
    inset: 0, columnInset: 10, hasOwnDots: false, dotDiameter: 7.56, currentLength: 7.56, spacing: 10)

  static let watchos = PageViewMetrics(
    inset: 3, columnInset: 3, hasOwnDots: true, dotDiameter: 4, currentLength: 10, spacing: 3)
}

extension PageViewMetrics: ThemeMetrics {
  static func standard(for platform: Platform, era: Era) -> PageViewMetrics {
    choice(platform, era, ios: .ios, watchos: .watchos)
  }

  static let tokenGroup = "page-view"
  static let colors: [ColorToken] = []

  static let tokens: MetricTokens<PageViewMetrics> = [
    .points("inset", \.inset), .points("column-inset", \.columnInset), .flag("own-dots", \.hasOwnDots),
    .points("dot-diameter", \.dotDiameter),
    .points("current-length", \.currentLength), .points("spacing", \.spacing),
  ]

  static let sources: [MeasureSource] = [
    .published(
      "UIKit's page view controllers: their page control ends at their bottom", in: .ios, of: "inset"),
    .chosen("as far from the edge as from each other", in: .ios, of: "column-inset"),
    .derived("page controls of iOS 14 to 18", in: .ios),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass),
    .derived("iOS 13 to 18: macOS has no such pages", in: .macos10, .macos, .macosGlass),
    .published(
      "the guidelines of watchOS 10: a column of dots beside the crown, the open page's longer than the others",
      in: .watchos, of: "own-dots"),
    .chosen("no picture with a known scale shows it", in: .watchos),
  ]
}
