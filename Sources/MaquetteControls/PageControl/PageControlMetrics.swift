import MaquetteControlKit
public import MaquetteElements

/// The metrics of page controls, in points.
struct PageControlMetrics: Hashable, Sendable {
  var dotDiameter = 0.0
  /// The distance between the centres of adjacent dots.
  var pitch = 0.0
  var height = 0.0
  /// The padding beside the cells of the first and the last dot, which are as wide as the pitch.
  var inset = 0.0
  var disabledOpacity = 0.0
}

extension PageControlMetrics: MeasuredMetrics {
  /// The iOS metrics of the era on every platform: macOS has none.
  static let standard = StandardMeasures<PageControlMetrics>()

  static let tokenGroup = "page-control"
  static let colors: [ColorToken] = [.pageIndicator, .currentPageIndicator]

  static let tokens: MetricTokens<PageControlMetrics> = [
    .points("dot-diameter", \.dotDiameter), .points("pitch", \.pitch), .points("height", \.height),
    .points("inset", \.inset), .number("disabled-opacity", \.disabledOpacity),
  ]
}

extension ColorToken {
  /// The dots of the other pages.
  public static let pageIndicator = ColorToken("page-indicator")
  /// The dot of the open page.
  public static let currentPageIndicator = ColorToken("current-page-indicator")
}
