import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of open menus, in points.
package struct MenuMetrics: Hashable, Sendable {
  /// The bounds of the width; between them, the widest item decides.
  var minimumWidth, maximumWidth: Double
  /// The least width under accessibility text sizes, whose words are longer than a menu is wide.
  var accessibilityWidth: Double
  var radius: Double
  var cornerStyle: CornerStyle
  /// The distance of the first and the last row from the edge.
  var verticalPadding: Double
  /// The least height of a row, and its padding above and below its text.
  var rowHeight, rowPadding: Double
  /// The size of titles; 0 for that of body text, which follows the text size.
  var titleSize: Double
  /// The distances of titles and of what ends a row from the edges.
  var titleInset, trailingInset: Double
  /// The least distance between a title and what ends its row.
  var leastGap: Double
  /// The place of marks: the distance from the edge, the width of the column, and its distance from the title.
  var markInset, markColumn, markSpacing, markSize: Double
  /// Whether symbols are before titles rather than at the end.
  var hasLeadingSymbols: Bool
  /// The place of symbols: the width of the column, and its distance from the title.
  var symbolColumn, symbolSpacing, symbolSize: Double
  /// The size of the arrow of a submenu, and its distance from where keys end.
  var arrowSize: Double
  var arrowInset = 0.0
  /// The weight of marks and arrows.
  var markWeight = FontWeight.semibold
  /// How much higher than in the middle of its row its content stands.
  var titleRise = 0.0
  var subtitleStyle, headingStyle: TextStyle
  /// The weight of titles of menus and sections, the least height of their rows, and the padding above and below.
  var headingWeight: FontWeight
  var headingHeight, headingPadding: Double
  /// The height of a row of symbols with titles below them.
  var mediumHeight: Double
  /// Whether lines separate rows within a section.
  var hasRowLines: Bool
  /// The separator of sections: the height of its band, the thickness of its line, or 0 for a filled band, and its inset.
  var separatorBand, separatorWidth, separatorInset: Double
  /// The distance of the highlight from the edges, and its radius.
  var highlightInset, highlightRadius: Double
  /// Whether the highlight is filled with the tint, rather than gray.
  var hasTintedHighlight: Bool
  /// Whether destructive items are red.
  var hasRedDestruction: Bool
  /// Whether items show their keys.
  var showsShortcuts: Bool
  /// The thickness of the lines outside and inside of the edge, which are never thinner than a device pixel.
  var outlineWidth, rimWidth: Double
  /// The standard deviation of the blur behind the surface, and the saturation there.
  var blur, saturation: Double
  var shadows: [ShadowMetrics]
  /// The least distance from the edges of the screen.
  var margin: Double
  /// The distance from the control.
  var anchorGap: Double
  /// Whether the menu covers the control that it belongs to.
  var coversAnchor: Bool
  /// The distance of a context menu from the element, which stands in front of the rest.
  var previewGap: Double
  /// Whether a submenu is beside its item, rather than over it, and how far it reaches over the menu.
  var hasSubmenusBeside: Bool
  var submenuOverlap: Double
  /// The standard deviation of the blur behind a context menu.
  var backdropBlur: Double
  /// Whether menus are sheets at the bottom of the screen.
  var isSheet = false

  /// The bounds of the width in an environment.
  func widths(in environment: Environment) -> (least: Double, most: Double) {
    guard environment.textSize.isAccessibilitySize else { return (minimumWidth, maximumWidth) }
    return (
      Swift.max(minimumWidth, accessibilityWidth), Swift.max(maximumWidth, accessibilityWidth)
    )
  }

  /// The measures of the surface.
  var panel: PanelMetrics {
    PanelMetrics(
      outlineWidth: outlineWidth, rimWidth: rimWidth, blur: blur, saturation: saturation, shadows: shadows)
  }

  /// How much larger symbols are than at the default text size; they grow with the text where the text does.
  func growth(in environment: Environment) -> Double {
    guard titleSize == 0 else { return 1 }
    return environment.font(.body).size / environment.theme.typeRamp.entry(for: .body, at: .large).size
  }

  /// The least height of a row, without the line below it.
  func leastRowHeight(in environment: Environment) -> Double {
    rowHeight - (hasRowLines ? 1 / environment.scale : 0)
  }

  /// iOS 13 to 18: rows with lines, symbols at the end.
  static let ios = MenuMetrics(
    minimumWidth: 250, maximumWidth: 250, accessibilityWidth: 343, radius: 13, cornerStyle: .continuous,
    verticalPadding: 0,
    rowHeight: 44, rowPadding: 11, titleSize: 0, titleInset: 16, trailingInset: 16, leastGap: 8,
    markInset: 11, markColumn: 17, markSpacing: 5, markSize: 14, hasLeadingSymbols: false, symbolColumn: 25,
    symbolSpacing: 0, symbolSize: 17, arrowSize: 13, subtitleStyle: .footnote, headingStyle: .footnote,
    headingWeight: .regular, headingHeight: 30, headingPadding: 6, mediumHeight: 64, hasRowLines: true,
    separatorBand: 8, separatorWidth: 0, separatorInset: 0, highlightInset: 0, highlightRadius: 0,
    hasTintedHighlight: false, hasRedDestruction: true, showsShortcuts: false, outlineWidth: 0, rimWidth: 0,
    blur: 20, saturation: 1.8, shadows: [.init(opacity: 0.15, sigma: 30, offset: 10)], margin: 8,
    anchorGap: 8, coversAnchor: false, previewGap: 16, hasSubmenusBeside: false, submenuOverlap: 0,
    backdropBlur: 10)

  /// iOS 7 to 12: sheets of choices at the bottom of the screen.
  static let ios7 = ios.with { $0.isSheet = true }

  /// iOS 26: on glass, with symbols before titles and inset separators.
  static let iosGlass = ios.with {
    $0.radius = 32
    $0.verticalPadding = 10
    $0.rowHeight = 42
    $0.titleInset = 24
    $0.trailingInset = 24
    $0.markInset = 24
    $0.markColumn = 24
    $0.markSpacing = 12
    $0.markSize = 17
    $0.hasLeadingSymbols = true
    $0.symbolColumn = 24
    $0.symbolSpacing = 12
    $0.symbolSize = 17
    $0.headingHeight = 32
    $0.hasRowLines = false
    $0.separatorBand = 20
    $0.separatorWidth = 1
    $0.separatorInset = 24
    $0.highlightInset = 10
    $0.highlightRadius = 21
    $0.rimWidth = 1
    $0.blur = 4.9
    $0.saturation = 1.4
    $0.shadows = [.init(opacity: 0.08, sigma: 12, offset: 8)]
    $0.anchorGap = 0
    $0.coversAnchor = true
    $0.backdropBlur = 0
  }

  /// macOS 11 to 15: low rows with a highlight in the tint.
  static let macos = MenuMetrics(
    minimumWidth: 0, maximumWidth: 600, accessibilityWidth: 0, radius: 7.5, cornerStyle: .circular,
    verticalPadding: 5,
    rowHeight: 22, rowPadding: 2, titleSize: 13, titleInset: 14, trailingInset: 12.5, leastGap: 24,
    markInset: 9, markColumn: 10, markSpacing: 3, markSize: 11, hasLeadingSymbols: true, symbolColumn: 16,
    symbolSpacing: 5, symbolSize: 13, arrowSize: 11.5, arrowInset: 3, markWeight: .bold, titleRise: -0.625,
    subtitleStyle: .subheadline, headingStyle: .subheadline,
    headingWeight: .semibold, headingHeight: 22, headingPadding: 2, mediumHeight: 44, hasRowLines: false,
    separatorBand: 11, separatorWidth: 1, separatorInset: 14, highlightInset: 5, highlightRadius: 4,
    hasTintedHighlight: true, hasRedDestruction: false, showsShortcuts: true, outlineWidth: 0.5,
    rimWidth: 0.5, blur: 20, saturation: 1.8, shadows: [.init(opacity: 0.15, sigma: 9, offset: 5)], margin: 4,
    anchorGap: 5, coversAnchor: false, previewGap: 0, hasSubmenusBeside: true, submenuOverlap: 5,
    backdropBlur: 0)

  /// macOS 10: larger text, square highlights from edge to edge.
  static let macos10 = macos.with {
    $0.radius = 5
    $0.verticalPadding = 4
    $0.rowHeight = 19
    $0.rowPadding = 1
    $0.titleSize = 14
    $0.titleInset = 21
    $0.trailingInset = 21
    $0.titleRise = 0
    $0.markInset = 7
    $0.markColumn = 11
    $0.headingHeight = 19
    $0.separatorBand = 12
    $0.separatorInset = 0
    $0.highlightInset = 0
    $0.highlightRadius = 0
    $0.rimWidth = 0
    $0.submenuOverlap = 0
  }

  /// macOS 26: higher rows and rounder corners.
  static let macosGlass = macos.with {
    $0.radius = 13
    $0.cornerStyle = .continuous
    $0.rowHeight = 24
    $0.rowPadding = 3
    $0.titleInset = 18
    $0.trailingInset = 15
    $0.markInset = 11
    $0.markColumn = 9
    $0.markSpacing = 4
    $0.arrowInset = 2.5
    $0.headingHeight = 24
    $0.separatorInset = 18
    $0.highlightRadius = 8
    $0.rimWidth = 1
  }
}

extension MenuMetrics: ThemeMetrics {
  /// The metrics of the platform and era; watches, which have no menus, draw those of iOS 13 to 18.
  package static func standard(for platform: Platform, era: Era) -> MenuMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos10: .macos10, macos: .macos,
      macosGlass: .macosGlass)
  }

  package static let tokenGroup = "menu"
  package static let colors: [ColorToken] = [
    .menuFill, .menuBand, .menuLine, .menuOutline, .menuRim, .menuPressed, .menuSelection, .menuDisabled,
    .menuBackdrop,
  ]

  package static let tokens: MetricTokens<MenuMetrics> = [
    .points("minimum-width", \.minimumWidth, in: 0...10_000),
    .points("maximum-width", \.maximumWidth, in: 0...10_000),
    .points("accessibility-width", \.accessibilityWidth, in: 0...10_000),
    .points("radius", \.radius), .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .points("vertical-padding", \.verticalPadding), .points("row-height", \.rowHeight),
    .points("row-padding", \.rowPadding), .points("title-size", \.titleSize),
    .points("title-inset", \.titleInset), .points("trailing-inset", \.trailingInset),
    .points("least-gap", \.leastGap), .points("mark-inset", \.markInset),
    .points("mark-column", \.markColumn), .points("mark-spacing", \.markSpacing),
    .points("mark-size", \.markSize, in: 1...1000), .flag("leading-symbols", \.hasLeadingSymbols),
    .points("symbol-column", \.symbolColumn), .points("symbol-spacing", \.symbolSpacing),
    .points("symbol-size", \.symbolSize, in: 1...1000), .points("arrow-size", \.arrowSize, in: 1...1000),
    .points("arrow-inset", \.arrowInset), .weight("mark-weight", \.markWeight),
    .points("title-rise", \.titleRise, in: -10...10),
    .textStyle("subtitle-style", \.subtitleStyle), .textStyle("heading-style", \.headingStyle),
    .weight("heading-weight", \.headingWeight), .points("heading-height", \.headingHeight),
    .points("heading-padding", \.headingPadding), .points("medium-height", \.mediumHeight),
    .flag("row-lines", \.hasRowLines), .points("separator-band", \.separatorBand),
    .points("separator-width", \.separatorWidth), .points("separator-inset", \.separatorInset),
    .points("highlight-inset", \.highlightInset), .points("highlight-radius", \.highlightRadius),
    .flag("tinted-highlight", \.hasTintedHighlight), .flag("red-destruction", \.hasRedDestruction),
    .flag("shortcuts", \.showsShortcuts), .points("outline-width", \.outlineWidth),
    .points("rim-width", \.rimWidth), .points("blur", \.blur),
    .number("saturation", \.saturation, in: 0...10), .items("shadow", \.shadows, atMost: 2, .shadow),
    .points("margin", \.margin), .points("anchor-gap", \.anchorGap), .flag("covers-anchor", \.coversAnchor),
    .points("preview-gap", \.previewGap), .flag("submenus-beside", \.hasSubmenusBeside),
    .points("submenu-overlap", \.submenuOverlap), .points("backdrop-blur", \.backdropBlur),
    .flag("sheet", \.isSheet),
  ]
}

extension ColorToken {
  /// The band between two sections.
  public static let menuBand = ColorToken(
    "menu-band", DynamicColor(0x0000_0014, 0x0000_0029, 0x0000_0029, 0xFFFF_FF29))
  /// The highlight of an item under the pointer, where it has the accent colour.
  public static let menuSelection = ColorToken(
    "menu-selection", ColorToken.accent.standard(for: .ios, era: .classic),
    macos10: ColorToken.accent.standard(for: .macos, era: .classic),
    macos: DynamicColor(0x2F92_F9FF, 0x0060_B7FF, 0x0040_DDFF, 0x409C_FFFF),
    macosGlass: DynamicColor(0x0064_E1FF, 0x0064_E1FF, 0x0040_DDFF, 0x409C_FFFF))
}
