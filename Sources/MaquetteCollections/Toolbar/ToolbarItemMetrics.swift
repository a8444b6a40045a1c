import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The measures of a toolbar's items, in points.
package struct ToolbarItemMetrics: Hashable, Sendable {
  /// The height of an item without a border and a label, and of one with a border.
  var height = 0.0, borderedHeight = 0.0
  /// The least width of an item without a label.
  var minWidth = 0.0
  /// The padding at the ends of an item without a label.
  var padding = 0.0
  var radius = 0.0
  var symbolSize = 0.0, titleSize = 0.0
  /// The size of a symbol of a pane of settings, above its label.
  var paneSymbolSize = 0.0
  /// The distance between a symbol and the title beside it.
  var symbolSpacing = 0.0
  var labelSize = 0.0
  /// The distance between a symbol and the label below it.
  var labelSpacing = 0.0
  /// The padding at the ends of an item with a label.
  var labelPadding = 0.0
  /// The least width of a pane of settings.
  var paneMinWidth = 0.0
  /// The height of an item with a label and without a border.
  var labelledHeight = 0.0
  /// The height of the symbol above a label.
  var imageHeight = 0.0
  /// The height of a bar whose items have labels, beside a title, and of the row below a title.
  package var labelledBar = 0.0, rowHeight = 0.0
  /// The room below the items of that row.
  package var rowBottom = 0.0
  /// The distance between items beside a title.
  package var spacing = 0.0
  /// The distance between items in a row of their own below a title.
  var rowSpacing = 0.0
  /// The same between panes of settings.
  var paneSpacing = 0.0
  /// The width of the ink of a menu's arrow and of those that stand for items without room.
  var arrowWidth = 0.0
  var arrowLine = 0.0
  var arrowSpacing = 0.0
  /// The width of the mark that stands for items without room.
  var overflowWidth = 0.0
  /// The opacity of the label colour behind an item that is on, and behind a pressed one.
  var onOpacity = 0.0, pressedOpacity = 0.0
  var disabledOpacity = 0.0
  /// Whether items have a border unless they say otherwise.
  var isBordered = false
  /// Whether a border is glass, which neighbours share.
  var isGlass = false

  package init() {}
}

extension ToolbarItemMetrics {
  /// The outline of an item's surface.
  var outline: Surface.Outline { .rounded(radius: radius, .continuous) }
}

extension ToolbarItemMetrics: MeasuredMetrics {
  /// The macOS metrics on every platform: no other platform has such toolbars here.
  package static let standard = StandardMeasures<ToolbarItemMetrics>()

  package static let tokenGroup = "toolbar-item"
  package static let colors: [ColorToken] = [.toolbarSymbol, .toolbarLabel]

  package static let tokens: MetricTokens<ToolbarItemMetrics> = [
    .points("height", \.height), .points("bordered-height", \.borderedHeight),
    .points("min-width", \.minWidth), .points("padding", \.padding), .points("radius", \.radius),
    .points("symbol-size", \.symbolSize, in: 1...1000),
    .points("pane-symbol-size", \.paneSymbolSize, in: 1...1000),
    .points("title-size", \.titleSize, in: 1...1000),
    .points("symbol-spacing", \.symbolSpacing), .points("label-size", \.labelSize, in: 1...1000),
    .points("label-spacing", \.labelSpacing), .points("label-padding", \.labelPadding),
    .points("pane-min-width", \.paneMinWidth), .points("labelled-height", \.labelledHeight),
    .points("image-height", \.imageHeight),
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
  public static let toolbarSymbol = ColorToken("toolbar-symbol")
  /// The labels below the symbols.
  public static let toolbarLabel = ColorToken("toolbar-label")
}
