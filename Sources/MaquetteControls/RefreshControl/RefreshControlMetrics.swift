public import MaquetteElements
public import MaquetteTypography

/// The measures of refresh controls, in points.
public struct RefreshControlMetrics: Hashable, Sendable {
  /// The height of one without a title, and the least with one.
  public var height: Double
  /// The diameter of the spinner.
  public var diameter: Double
  /// The distance from the spinner to the title.
  public var spacing: Double
  /// The room above and below.
  public var inset: Double
  /// The text style of the title.
  public var titleStyle: TextStyle

  /// All versions of iOS: 60 high, by folklore. The rest is our choice.
  public static let ios = RefreshControlMetrics(
    height: 60, diameter: 28, spacing: 6, inset: 8, titleStyle: .footnote)
}

extension RefreshControlMetrics: ThemeMetrics {
  /// Those of iOS everywhere: macOS has none.
  public static func standard(for platform: Platform, era: Era) -> RefreshControlMetrics { .ios }

  public static let tokenGroup = "refresh-control"

  public static let tokens: MetricTokens<RefreshControlMetrics> = [
    .points("height", \.height), .points("diameter", \.diameter).ourChoice(),
    .points("spacing", \.spacing).ourChoice(),
    .points("inset", \.inset).ourChoice(), .textStyle("title-style", \.titleStyle).ourChoice(),
  ]
}
