import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The measures of a toolbar's items, in points.
package struct ToolbarItemMetrics: Hashable, Sendable {
  /// The height of an item without a border and a label, and of one with a border.
  var height, borderedHeight: Double
  /// The least width of an item without a label.
  var minWidth: Double
  /// The padding at the ends of an item without a label.
  var padding: Double
  var radius: Double
  var symbolSize, titleSize: Double
  /// The distance between a symbol and the title beside it.
  var symbolSpacing: Double
  var labelSize: Double
  /// The distance between a symbol and the label below it.
  var labelSpacing: Double
  /// The padding at the ends of an item with a label.
  var labelPadding: Double
  /// The height of an item with a label and without a border.
  var labelledHeight: Double
  /// The height of the symbol above a label.
  var imageHeight: Double
  /// The height of a bar whose items have labels, beside a title, and of the row below a title.
  package var labelledBar, rowHeight: Double
  /// The room below the items of that row.
  package var rowBottom: Double
  /// The distance between items beside a title.
  package var spacing = 8.0
  /// The distance between items in a row of their own below a title.
  var rowSpacing: Double
  /// The same between panes of settings.
  var paneSpacing: Double
  /// The width of the ink of a menu's arrow and of those that stand for items without room.
  var arrowWidth: Double
  var arrowLine: Double
  var arrowSpacing: Double
  /// The width of the mark that stands for items without room.
  var overflowWidth: Double
  /// The opacity of the label colour behind an item that is on, and behind a pressed one.
  var onOpacity, pressedOpacity: Double
  var disabledOpacity: Double
  /// Whether items have a border unless they say otherwise.
  var isBordered = false
  /// Whether a border is glass, which neighbours share.
  var isGlass = false

  /// macOS 11 to 15.
  static let macos = ToolbarItemMetrics(
    height: 28, borderedHeight: 22, minWidth: 36, padding: 8, radius: 6, symbolSize: 15, titleSize: 13,
    symbolSpacing: 5, labelSize: 11, labelSpacing: 2, labelPadding: 7, labelledHeight: 44, imageHeight: 24,
    labelledBar: 52, rowHeight: 51, rowBottom: 7, rowSpacing: 0, paneSpacing: 0, arrowWidth: 7,
    arrowLine: 1.5,
    arrowSpacing: 5,
    overflowWidth: 20, onOpacity: 0.055, pressedOpacity: 0.11, disabledOpacity: 0.3)

  /// macOS 10: bezels.
  static let macos10 = macos.with {
    $0.radius = 4
    $0.symbolSize = 13
    $0.labelledBar = 56
    $0.rowSpacing = 8
    $0.isBordered = true
  }

  /// macOS 26: glass, shared by neighbours.
  static let macosGlass = macos.with {
    $0.height = 36
    $0.borderedHeight = 36
    $0.padding = 10
    $0.radius = 18
    $0.overflowWidth = 36
    $0.symbolSize = 17
    $0.labelledBar = 68
    $0.rowHeight = 64
    $0.rowBottom = 8
    $0.rowSpacing = 8
    $0.onOpacity = 0.08
    $0.isBordered = true
    $0.isGlass = true
  }
}

extension ToolbarItemMetrics {
  /// The outline of an item's surface.
  var outline: Surface.Outline { .rounded(radius: radius, .continuous) }
}

extension ToolbarItemMetrics: ThemeMetrics {
  /// The macOS metrics on every platform: no other platform has such toolbars here.
  package static func standard(for platform: Platform, era: Era) -> ToolbarItemMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

  package static let tokenGroup = "toolbar-item"
  package static let colors: [ColorToken] = [.toolbarSymbol, .toolbarLabel]

  package static let tokens: MetricTokens<ToolbarItemMetrics> = [
    .points("height", \.height), .points("bordered-height", \.borderedHeight),
    .points("min-width", \.minWidth), .points("padding", \.padding), .points("radius", \.radius),
    .points("symbol-size", \.symbolSize, in: 1...1000), .points("title-size", \.titleSize, in: 1...1000),
    .points("symbol-spacing", \.symbolSpacing), .points("label-size", \.labelSize, in: 1...1000),
    .points("label-spacing", \.labelSpacing), .points("label-padding", \.labelPadding),
    .points("labelled-height", \.labelledHeight), .points("image-height", \.imageHeight),
    .points("labelled-bar", \.labelledBar), .points("row-height", \.rowHeight),
    .points("row-bottom", \.rowBottom),
    .points("spacing", \.spacing), .points("row-spacing", \.rowSpacing),
    .points("pane-spacing", \.paneSpacing),
    .points("arrow-width", \.arrowWidth),
    .points("arrow-line", \.arrowLine), .points("arrow-spacing", \.arrowSpacing),
    .points("overflow-width", \.overflowWidth), .number("on-opacity", \.onOpacity),
    .number("pressed-opacity", \.pressedOpacity), .number("disabled-opacity", \.disabledOpacity),
    .flag("bordered", \.isBordered), .flag("glass", \.isGlass),
  ]
}

extension ColorToken {
  /// Symbols and titles of a toolbar's items.
  public static let toolbarSymbol = ColorToken(
    "toolbar-symbol", DynamicColor(0x0000_00BB, 0xFFFF_FFBB, 0x0000_00E6, 0xFFFF_FFE6),
    macosGlass: ColorToken.barGlassLabel.standard(for: .ios, era: .glass))
  /// The labels below the symbols.
  public static let toolbarLabel = ColorToken(
    "toolbar-label", DynamicColor(0x0000_0087, 0xFFFF_FF87, 0x0000_00BB, 0xFFFF_FFBB))
}
