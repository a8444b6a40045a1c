import MaquetteControlKit
public import MaquetteElements

/// The metrics of page controls, in points.
struct PageControlMetrics: Hashable, Sendable {
  var dotDiameter: Double
  /// The distance between the centres of adjacent dots.
  var pitch: Double
  var height: Double
  /// The padding beside the cells of the first and the last dot, which are as wide as the pitch.
  var inset: Double
  var disabledOpacity: Double

  /// iOS 14 to 18, and iOS 26.
  static let ios = PageControlMetrics(
    dotDiameter: 7.56, pitch: 53 / 3, height: 89 / 3, inset: 12, disabledOpacity: 0.5)

  /// iOS 7 to 13.
  static let ios7 = PageControlMetrics(
    dotDiameter: 7, pitch: 16, height: 37, inset: 0, disabledOpacity: 0.5)
}

extension PageControlMetrics: ThemeMetrics {
  /// The iOS metrics of the era on every platform: macOS has none.
  static func standard(for platform: Platform, era: Era) -> PageControlMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7)
  }

  static let tokenGroup = "page-control"
  static let colors: [ColorToken] = [.pageIndicator, .currentPageIndicator]

  static let tokens: MetricTokens<PageControlMetrics> = [
    .points("dot-diameter", \.dotDiameter), .points("pitch", \.pitch), .points("height", \.height),
    .points("inset", \.inset), .number("disabled-opacity", \.disabledOpacity),
  ]
}

extension ColorToken {
  /// The dots of the other pages.
  public static let pageIndicator = ColorToken(
    "page-indicator", DynamicColor(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4361, 0xEBEB_F561))
  /// The dot of the open page.
  public static let currentPageIndicator = ColorToken(
    "current-page-indicator", DynamicColor(0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF))
}
