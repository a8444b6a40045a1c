import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of sidebars, in points.
package struct SidebarMetrics: Hashable, Sendable {
  /// The width that a sidebar has by itself.
  var width = 0.0
  /// The room above the first and below the last row.
  var padding = 0.0
  /// The least height of a row, the distance of its highlight from the sides, and the highlight's radius.
  var rowHeight = 0.0, rowInset = 0.0, radius = 0.0
  /// The distance of the content from the ends of the highlight, and how much farther the rows of a lower level begin.
  var contentInset = 0.0, indent = 0.0
  /// The width of the column of symbols, its distance from titles, and the size of symbols.
  var symbolColumn = 0.0, symbolSpacing = 0.0, symbolSize = 0.0
  /// The side of a tile behind a symbol, and its distance from titles.
  var tileSide = 0.0, tileSpacing = 0.0
  var titleStyle = TextStyle.body, badgeStyle = TextStyle.body, headerStyle = TextStyle.body
  var headerWeight = FontWeight.regular
  /// The least height of a header, the room above it, and its distance from the sides.
  var headerHeight = 0.0, headerSpacing = 0.0, headerInset = 0.0
  /// The room for the mark of rows below, and the size and weight of it.
  var disclosureColumn = 0.0, disclosureSize = 0.0
  var disclosureWeight = FontWeight.regular
  /// How far the mark of an open row stands beyond the middle of its column; that of a closed one stands a point further.
  var disclosureOffset = 0.0
  /// Whether that mark stands before the symbol rather than at the end.
  var hasLeadingDisclosure = false
  /// Whether symbols have the accent colour.
  var tintsSymbols = false
  /// Whether the highlight of a selected row has the accent colour, and whether its title has it.
  var hasTintedSelection = false, tintsSelectedTitle = false
  var disabledOpacity = 0.0
  /// How much higher than in the middle of its row a title stands.
  var titleRise = 0.0
  /// The additional thickness of the strokes of titles and of headers, in ems.
  var titleGrowth = ByAppearance(light: 0.0, dark: 0.0)
  var headerGrowth = ByAppearance(light: 0.0, dark: 0.0)
  /// Whether the sidebar is a panel that floats over the window, its distance from the edges, and its radius.
  package var floats = false
  package var floatInset = 0.0, panelRadius = 0.0
  /// The standard deviation of the blur behind the panel, the saturation there, and the thickness of the line around its edge.
  var blur = 0.0, saturation = 0.0, rimWidth = 0.0
  var shadow = ShadowMetrics()

  package init() {}
}

extension SidebarMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<SidebarMetrics>()

  static let tokenGroup = "sidebar"
  static let colors: [ColorToken] = [
    .sidebarFill, .sidebarSelection, .sidebarLabel, .sidebarSymbol, .sidebarDisclosure,
    .sidebarHeader, .sidebarRim,
  ]

  static let tokens: MetricTokens<SidebarMetrics> = [
    .points("width", \.width, in: 1...10_000), .points("padding", \.padding),
    .points("row-height", \.rowHeight),
    .points("row-inset", \.rowInset), .points("radius", \.radius), .points("content-inset", \.contentInset),
    .points("indent", \.indent), .points("symbol-column", \.symbolColumn),
    .points("tile-side", \.tileSide), .points("tile-spacing", \.tileSpacing),
    .points("symbol-spacing", \.symbolSpacing), .points("symbol-size", \.symbolSize, in: 1...1000),
    .textStyle("title-style", \.titleStyle), .textStyle("badge-style", \.badgeStyle),
    .textStyle("header-style", \.headerStyle), .weight("header-weight", \.headerWeight),
    .points("title-rise", \.titleRise, in: -10...10),
    .byAppearance(
      "header-growth", light: \.headerGrowth.light, dark: \.headerGrowth.dark,
      [.number("", \.self, in: -0.1...0.1)]),
    .byAppearance("title-growth", light: \.titleGrowth.light, dark: \.titleGrowth.dark, .part()),
    .points("header-height", \.headerHeight), .points("header-spacing", \.headerSpacing),
    .points("header-inset", \.headerInset), .points("disclosure-column", \.disclosureColumn),
    .points("disclosure-size", \.disclosureSize, in: 1...1000),
    .points("disclosure-offset", \.disclosureOffset),
    .weight("disclosure-weight", \.disclosureWeight),
    .flag("leading-disclosure", \.hasLeadingDisclosure), .flag("tinted-symbols", \.tintsSymbols),
    .flag("tinted-selection", \.hasTintedSelection), .flag("tinted-title", \.tintsSelectedTitle),
    .number("disabled-opacity", \.disabledOpacity), .flag("floats", \.floats),
    .points("float-inset", \.floatInset), .points("panel-radius", \.panelRadius),
    .points("blur", \.blur, in: 0...100), .number("saturation", \.saturation, in: 0...8),
    .points("rim-width", \.rimWidth), .group("shadow", \.shadow, .shadow),
  ]
}

extension ColorToken {
  /// The surface of a sidebar.
  static let sidebarFill = ColorToken("sidebar-fill")
  /// The highlight of a pressed row, and of a selected one without the accent colour.
  static let sidebarSelection = ColorToken("sidebar-selection")
  /// Titles of rows.
  static let sidebarLabel = ColorToken("sidebar-label")
  /// Symbols in the platform's own accent colour.
  static let sidebarSymbol = ColorToken("sidebar-symbol")
  /// The marks before rows with others below them.
  static let sidebarDisclosure = ColorToken("sidebar-disclosure")
  /// The headers of sections.
  static let sidebarHeader = ColorToken("sidebar-header")
  /// The line around a floating sidebar.
  static let sidebarRim = ColorToken("sidebar-rim")
}
