import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of sidebars, in points.
package struct SidebarMetrics: Hashable, Sendable {
  /// The width that a sidebar has by itself.
  var width: Double
  /// The room above the first and below the last row.
  var padding: Double
  /// The least height of a row, the distance of its highlight from the sides, and the highlight's radius.
  var rowHeight, rowInset, radius: Double
  /// The distance of the content from the ends of the highlight, and how much farther the rows of a lower level begin.
  var contentInset, indent: Double
  /// The width of the column of symbols, its distance from titles, and the size of symbols.
  var symbolColumn, symbolSpacing, symbolSize: Double
  var titleStyle, badgeStyle, headerStyle: TextStyle
  var headerWeight: FontWeight
  /// The least height of a header, the room above it, and its distance from the sides.
  var headerHeight, headerSpacing, headerInset: Double
  /// The room for the mark of rows below, and the size and weight of it.
  var disclosureColumn, disclosureSize: Double
  var disclosureWeight: FontWeight
  /// Whether that mark stands before the symbol rather than at the end.
  var hasLeadingDisclosure: Bool
  /// Whether symbols have the accent colour.
  var tintsSymbols: Bool
  /// Whether the highlight of a selected row has the accent colour, and whether its title has it.
  var hasTintedSelection, tintsSelectedTitle: Bool
  var disabledOpacity: Double
  /// How much higher than in the middle of its row a title stands.
  var titleRise = 0.0
  /// The additional thickness of the strokes of titles and of headers, in ems.
  var titleGrowth = ByAppearance(light: 0.0, dark: 0.0)
  var headerGrowth = ByAppearance(light: 0.0, dark: 0.0)
  /// Whether the sidebar is a panel that floats over the window, its distance from the edges, and its radius.
  package var floats: Bool
  package var floatInset, panelRadius: Double
  /// The standard deviation of the blur behind the panel, the saturation there, and the thickness of the line around its edge.
  var blur, saturation, rimWidth: Double
  var shadow: ShadowMetrics

  /// macOS 11 to 15.
  static let macos = SidebarMetrics(
    width: 200, padding: 6, rowHeight: 28, rowInset: 10, radius: 5, contentInset: 6, indent: 16,
    symbolColumn: 20, symbolSpacing: 4, symbolSize: 13, titleStyle: .body, badgeStyle: .body,
    headerStyle: .subheadline, headerWeight: .semibold, headerHeight: 16, headerSpacing: 16,
    headerInset: 16, disclosureColumn: 16, disclosureSize: 9.5, disclosureWeight: .heavy,
    hasLeadingDisclosure: true, tintsSymbols: true, hasTintedSelection: true, tintsSelectedTitle: false,
    disabledOpacity: 0.3, titleRise: -0.625, titleGrowth: ByAppearance(light: 0, dark: 0.016),
    headerGrowth: ByAppearance(light: 0.013, dark: 0), floats: false,
    floatInset: 0, panelRadius: 0, blur: 0, saturation: 1, rimWidth: 0,
    shadow: ShadowMetrics(opacity: 0, sigma: 0, offset: 0))

  /// macOS 10: highlights from edge to edge.
  static let macos10 = macos.with {
    $0.rowHeight = 24
    $0.rowInset = 0
    $0.radius = 0
    $0.contentInset = 14
    $0.headerInset = 10
    $0.tintsSymbols = false
  }

  /// macOS 26: a panel of glass, with higher rows and symbols without a colour.
  static let macosGlass = macos.with {
    $0.padding = 10
    $0.rowHeight = 32
    $0.radius = 8
    $0.symbolColumn = 24
    $0.symbolSpacing = 6
    $0.symbolSize = 16
    $0.tintsSymbols = false
    $0.floats = true
    $0.floatInset = 8
    $0.panelRadius = 18
    $0.blur = 4.9
    $0.saturation = 1.4
    $0.rimWidth = 0.5
    $0.shadow = ShadowMetrics(opacity: 0.1, sigma: 12, offset: 4)
  }

  /// iPadOS 13 to 18.
  static let ios = macos.with {
    $0.titleRise = 0
    $0.titleGrowth = ByAppearance(light: 0, dark: 0)
    $0.headerGrowth = ByAppearance(light: 0, dark: 0)
    $0.width = 320
    $0.padding = 8
    $0.rowHeight = 44
    $0.rowInset = 10
    $0.radius = 10
    $0.contentInset = 10
    $0.indent = 32
    $0.symbolColumn = 28
    $0.symbolSpacing = 10
    $0.symbolSize = 20
    $0.headerStyle = .title3
    $0.headerWeight = .semibold
    $0.headerHeight = 44
    $0.headerSpacing = 8
    $0.headerInset = 20
    $0.disclosureColumn = 20
    $0.disclosureSize = 14
    $0.disclosureWeight = .semibold
    $0.hasLeadingDisclosure = false
  }

  /// iPadOS before 13: plain rows from edge to edge.
  static let ios7 = ios.with {
    $0.padding = 0
    $0.rowInset = 0
    $0.radius = 0
    $0.contentInset = 15
    $0.headerStyle = .footnote
    $0.headerWeight = .regular
    $0.headerHeight = 28
    $0.headerInset = 15
    $0.hasTintedSelection = false
  }

  /// iPadOS 26: a panel of glass; a gray highlight under a title in the accent colour.
  static let iosGlass = ios.with {
    $0.radius = 22
    $0.contentInset = 12
    $0.hasTintedSelection = false
    $0.tintsSelectedTitle = true
    $0.floats = true
    $0.floatInset = 10
    $0.panelRadius = 26
    $0.blur = 4.9
    $0.saturation = 1.4
    $0.rimWidth = 0.67
    $0.shadow = ShadowMetrics(opacity: 0.1, sigma: 12, offset: 4)
  }
}

extension SidebarMetrics: ThemeMetrics {
  static func standard(for platform: Platform, era: Era) -> SidebarMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos10: .macos10, macos: .macos,
      macosGlass: .macosGlass)
  }

  static let tokenGroup = "sidebar"
  static let colors: [ColorToken] = [
    .sidebarFill, .sidebarSelection, .sidebarLabel, .sidebarSymbol, .sidebarHeader, .sidebarRim,
  ]

  static let tokens: MetricTokens<SidebarMetrics> = [
    .points("width", \.width, in: 1...10_000), .points("padding", \.padding),
    .points("row-height", \.rowHeight),
    .points("row-inset", \.rowInset), .points("radius", \.radius), .points("content-inset", \.contentInset),
    .points("indent", \.indent), .points("symbol-column", \.symbolColumn),
    .points("symbol-spacing", \.symbolSpacing), .points("symbol-size", \.symbolSize, in: 1...1000),
    .textStyle("title-style", \.titleStyle), .textStyle("badge-style", \.badgeStyle),
    .textStyle("header-style", \.headerStyle), .weight("header-weight", \.headerWeight),
    .points("title-rise", \.titleRise, in: -10...10),
    .byAppearance("header-growth", light: \.headerGrowth.light, dark: \.headerGrowth.dark, .part()),
    .byAppearance("title-growth", light: \.titleGrowth.light, dark: \.titleGrowth.dark, .part()),
    .points("header-height", \.headerHeight), .points("header-spacing", \.headerSpacing),
    .points("header-inset", \.headerInset), .points("disclosure-column", \.disclosureColumn),
    .points("disclosure-size", \.disclosureSize, in: 1...1000),
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
  static let sidebarFill = ColorToken(
    "sidebar-fill", DynamicColor(0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF),
    iosGlass: DynamicColor(0xF9F9_F9B8, 0x2424_26B8, 0xF9F9_F9FF, 0x1C1C_1EFF),
    macos10: DynamicColor(0xF0F0_F0FF, 0x3A3A_3AFF, 0xE6E6_E6FF, 0x3232_32FF),
    macos: DynamicColor(0xECEC_ECFF, 0x5656_56FF, 0xE4E4_E4FF, 0x4040_40FF),
    macosGlass: DynamicColor(0xF6F6_F6B8, 0x3232_32B8, 0xF2F2_F2FF, 0x2828_28FF))
  /// The highlight of a pressed row, and of a selected one without the accent colour.
  static let sidebarSelection = ColorToken(
    "sidebar-selection", DynamicColor(0x7878_8029, 0x7878_8052, 0x7878_8052, 0x7878_807A),
    ios7: DynamicColor(0xD9D9_D9FF, 0x3A3A_3CFF, 0xC7C7_C7FF, 0x4848_4AFF),
    macos: DynamicColor(0x0000_0016, 0xFFFF_FF2B, 0x0000_0033, 0xFFFF_FF4D),
    macosGlass: DynamicColor(0x0000_0016, 0xFFFF_FF21, 0x0000_0033, 0xFFFF_FF4D))
  /// Titles of rows.
  static let sidebarLabel = ColorToken(
    "sidebar-label", ColorToken.label.standard(for: .ios, era: .classic),
    macos10: ColorToken.label.standard(for: .macos, era: .classic),
    macos: DynamicColor(0x0000_00A1, 0xFFFF_FFEA, 0x0000_00D9, 0xFFFF_FFFF),
    macosGlass: ColorToken.label.standard(for: .macos, era: .glass))
  /// Symbols in the platform's own accent colour.
  static let sidebarSymbol = ColorToken(
    "sidebar-symbol", ColorToken.accent.standard(for: .ios, era: .classic),
    iosGlass: ColorToken.accent.standard(for: .ios, era: .glass),
    macos: DynamicColor(0x4C84_FFFF, 0x5AA9_FFFF, 0x0040_DDFF, 0x82BE_FFFF))
  /// The headers of sections.
  static let sidebarHeader = ColorToken(
    "sidebar-header", ColorToken.label.standard(for: .ios, era: .classic),
    ios7: ColorToken.secondaryLabel.standard(for: .ios, era: .classic),
    macos: DynamicColor(0x0000_0040, 0xFFFF_FF59, 0x0000_00A6, 0xFFFF_FFA6),
    macosGlass: DynamicColor(0x0000_0080, 0xFFFF_FF80, 0x0000_00BB, 0xFFFF_FFBB))
  /// The line around a floating sidebar.
  static let sidebarRim = ColorToken(
    "sidebar-rim", DynamicColor(0, 0, 0, 0),
    iosGlass: DynamicColor(0x0000_0012, 0xFFFF_FF00, 0x0000_0080, 0xFFFF_FF80),
    macosGlass: DynamicColor(0x0000_0012, 0xFFFF_FF00, 0x0000_0080, 0xFFFF_FF80))
}
