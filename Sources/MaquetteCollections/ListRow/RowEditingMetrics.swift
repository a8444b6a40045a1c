import MaquetteControlKit
import MaquetteElements

/// The measures of what rows show while their list is edited, in points.
struct RowEditingMetrics: Hashable, Sendable {
  /// The diameter of the circle, and its distance to the content.
  var side, spacing: Double
  /// The font size of the sign in the circle.
  var symbolSize: Double
  /// The thickness of an empty circle's line.
  var lineWidth: Double
  /// The width of the handle's lines, their thickness, and the distance between them.
  var handleWidth, handleLine, handleSpacing: Double

  static let ios = RowEditingMetrics(
    side: 22, spacing: 16, symbolSize: 12, lineWidth: 1.5, handleWidth: 20, handleLine: 1.5,
    handleSpacing: 4)

  /// iOS 7 to 12: thinner lines.
  static let ios7 = ios.with {
    $0.lineWidth = 1
    $0.handleWidth = 22
    $0.handleLine = 1
    $0.handleSpacing = 3
  }

  static let macos = ios.with {
    $0.side = 16
    $0.spacing = 8
    $0.symbolSize = 9
    $0.handleWidth = 14
    $0.handleSpacing = 3
  }
}

extension RowEditingMetrics: ThemeMetrics {
  static func standard(for platform: Platform, era: Era) -> RowEditingMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, macos: .macos, watchos: .ios)
  }

  static let tokenGroup = "row-editing"
  static let colors: [ColorToken] = [.rowHandle]

  static let tokens: MetricTokens<RowEditingMetrics> = [
    .points("side", \.side), .points("spacing", \.spacing),
    .points("symbol-size", \.symbolSize, in: 1...1000), .points("line-width", \.lineWidth),
    .points("handle-width", \.handleWidth), .points("handle-line", \.handleLine),
    .points("handle-spacing", \.handleSpacing),
  ]

  static let sources: [MeasureSource] = [
    .measured(
      "a list of iOS 15 in dark appearance, fitted at 1.59x: check circles of 22 to 24", in: .ios, of: "side"),
    .published("UIKit's edited cells: their content moves by 38", in: .ios, of: "spacing"),
    .derived("UIKit's symbols of circles: a sign of half the circle's size", in: .ios, of: "symbol-size"),
    .chosen(
      "no picture shows it at a known scale: the symbol of three lines, as light as a chevron", in: .ios,
      of: "line-width", "handle-width", "handle-line", "handle-spacing"),
    .chosen(
      "the lines of iOS 7 are a point thick", in: .ios7, of: "line-width", "handle-width",
      "handle-line", "handle-spacing"),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass, .watchos),
    .derived("iOS, as much smaller as the text is", in: .macos),
    .derived("macOS 11 to 15: no source has another", in: .macos10, .macosGlass),
    .derived("the tertiary label, as chevrons have it", of: "color", "increased-color"),
  ]
}

extension ColorToken {
  /// The lines by which a finger moves a row to another place.
  static let rowHandle = ColorToken(
    "row-handle", DynamicColor(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4361, 0xEBEB_F561))
}
