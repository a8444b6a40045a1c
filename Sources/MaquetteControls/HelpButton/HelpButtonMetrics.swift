internal import MaquetteElements
internal import MaquetteTypography

/// The measures of macOS's help buttons, in points.
struct HelpButtonMetrics: Hashable, Sendable {
  var diameter: Double
  var markSize: Double
  var markWeight: FontWeight
  /// The opacity of the question mark, which is drawn in the label colour.
  var markOpacity: Double
  /// The shadows, which replace those of other bezels.
  var shadows: [ShadowMetrics]

  /// macOS 11 to 15. Measured at 2x: a circle of 20, a question mark 12 high in about (66, 66, 66) on white.
  /// The picture shows a flipped view with a shadow that falls upwards: our offset is the mean of both directions.
  static let macos = HelpButtonMetrics(
    diameter: 20, markSize: 16, markWeight: .medium, markOpacity: 0.87,
    shadows: [.init(opacity: 0.29, sigma: 0.9, offset: 0)])

  /// macOS 26: the height of its push button, with a question mark scaled to it, is our choice.
  static let macosGlass = HelpButtonMetrics(
    diameter: 26, markSize: 17, markWeight: .medium, markOpacity: 1, shadows: [])
}

extension HelpButtonMetrics: ThemeMetrics {
  /// The macOS measures on all platforms: no other platform has help buttons.
  static func standard(for platform: Platform, era: Era) -> HelpButtonMetrics {
    era == .glass ? .macosGlass : .macos
  }

  static let tokenGroup = "help-button"

  static let tokens: MetricTokens<HelpButtonMetrics> = [
    .points("diameter", \.diameter), .points("mark-size", \.markSize, in: 1...1000),
    .weight("mark-weight", \.markWeight), .number("mark-opacity", \.markOpacity),
    .items("shadow", \.shadows, atMost: 1, .shadow),
  ]
}
