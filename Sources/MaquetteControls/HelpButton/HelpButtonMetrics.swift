import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of macOS's help buttons, in points.
struct HelpButtonMetrics: Hashable, Sendable {
  var diameter: Double
  var markSize: Double
  var markWeight: FontWeight
  /// The opacity of the question mark, which is drawn in the label colour.
  var markOpacity: Double
  /// The distance of the question mark below the place that the line of text has in the middle.
  var markDrop: Double
  /// The opacity of the shadow colour in the line just inside the edge, half a point wide.
  var edgeOpacity: Double
  /// The shadows, which replace those of other bezels.
  var shadows: [ShadowMetrics]

  /// macOS 11 to 15. The shadow falls upwards, unlike that of other bezels, and is drawn as it was seen.
  static let macos = HelpButtonMetrics(
    diameter: 20, markSize: 16.3, markWeight: .regular, markOpacity: 0.83, markDrop: 0.2,
    edgeOpacity: 0.082,
    shadows: [.init(opacity: 0.263, sigma: 0.95, offset: -0.5)])

  /// macOS 10: as high as the push button, with its shadow.
  static let macos10 = macos.with {
    $0.diameter = PushButtonMetrics.macos10.medium.height
    $0.edgeOpacity = 0
    $0.shadows = BezelMetrics.macos10.shadows
  }

  /// macOS 26.
  static let macosGlass = HelpButtonMetrics(
    diameter: 24, markSize: 19.5, markWeight: .regular, markOpacity: 0.83, markDrop: 0.2,
    edgeOpacity: 0, shadows: [])
}

extension HelpButtonMetrics: ThemeMetrics {
  /// The macOS measures on all platforms: no other platform has help buttons.
  static func standard(for platform: Platform, era: Era) -> HelpButtonMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

  static let tokenGroup = "help-button"

  static let tokens: MetricTokens<HelpButtonMetrics> = [
    .points("diameter", \.diameter), .points("mark-size", \.markSize, in: 1...1000),
    .weight("mark-weight", \.markWeight), .number("mark-opacity", \.markOpacity),
    .points("mark-drop", \.markDrop, in: -100...100), .number("edge-opacity", \.edgeOpacity),
    .items("shadow", \.shadows, atMost: 1, .shadow),
  ]
}
