public import MaquetteElements
public import MaquetteTypography

/// The measures of macOS's help buttons, in points.
public struct HelpButtonMetrics: Hashable, Sendable {
  /// The diameter of the circle.
  public var diameter: Double
  /// The size of the question mark's letters.
  public var markSize: Double
  /// The weight of the question mark.
  public var markWeight: FontWeight
  /// The opacity of the question mark, which is drawn in the label colour.
  public var markOpacity: Double
  /// The shadows, instead of those of other bezels.
  public var shadows: [MenuButtonMetrics.BezelShadow]

  /// macOS 11 to 15. Measured at 2x: a circle of 20, a question mark 12 high in about (66, 66, 66) on white.
  /// The picture is of a view that stands on its head, with a shadow that falls upwards: ours is the mean of both ways.
  public static let macos = HelpButtonMetrics(
    diameter: 20, markSize: 16, markWeight: .medium, markOpacity: 0.87,
    shadows: [MenuButtonMetrics.BezelShadow(opacity: 0.29, sigma: 0.9, offset: 0)])

  /// macOS 26: as high as its push button is our choice, and a question mark that grows with it.
  public static let macosGlass = HelpButtonMetrics(
    diameter: 26, markSize: 17, markWeight: .medium, markOpacity: 1, shadows: [])
}

extension HelpButtonMetrics: ThemeMetrics {
  /// Those of macOS everywhere: no other platform has help buttons.
  public static func standard(for platform: Platform, era: Era) -> HelpButtonMetrics {
    era == .glass ? .macosGlass : .macos
  }

  public static let tokenGroup = "help-button"

  public static let tokens: MetricTokens<HelpButtonMetrics> = [
    .points("diameter", \.diameter), .points("mark-size", \.markSize, in: 1...1000),
    .weight("mark-weight", \.markWeight), .number("mark-opacity", \.markOpacity),
    .items("shadow", \.shadows, atMost: 1, .shadow),
  ]
}
