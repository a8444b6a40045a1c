import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of open menus, in points.
package struct MenuMetrics: Hashable, Sendable {
  /// The bounds of the width; between them, the widest item decides.
  var minimumWidth = 0.0, maximumWidth = 0.0
  /// The least width under accessibility text sizes, whose words are longer than a menu is wide.
  var accessibilityWidth = 0.0
  var radius = 0.0
  var cornerStyle = CornerStyle.circular
  /// The distance of the first and the last row from the edge.
  var verticalPadding = 0.0
  /// The least height of a row, and its padding above and below its text.
  var rowHeight = 0.0, rowPadding = 0.0
  /// The size of titles; 0 for that of body text, which follows the text size.
  var titleSize = 0.0
  /// The distances of titles and of what ends a row from the edges.
  var titleInset = 0.0, trailingInset = 0.0
  /// The least distance between a title and what ends its row.
  var leastGap = 0.0
  /// The same in a menu none of whose rows ends in anything.
  var bareGap = 0.0
  /// The width of the column that keys of one character are centred in.
  var keyWidth = 0.0
  /// The place of marks: the distance from the edge, the width of the column, and its distance from the title.
  var markInset = 0.0, markColumn = 0.0, markSpacing = 0.0, markSize = 0.0
  /// Whether symbols are before titles rather than at the end.
  var hasLeadingSymbols = false
  /// The place of symbols: the width of the column, and its distance from the title.
  var symbolColumn = 0.0, symbolSpacing = 0.0, symbolSize = 0.0
  /// The size of the arrow of a submenu, and its distance from where keys end.
  var arrowSize = 0.0
  var arrowInset = 0.0
  /// The weight of marks and arrows.
  var markWeight = FontWeight.regular
  /// How much higher than in the middle of its row its content stands.
  var titleRise = 0.0
  var subtitleStyle = TextStyle.body, headingStyle = TextStyle.body
  /// The weight of titles of menus and sections, the least height of their rows, and the padding above and below.
  var headingWeight = FontWeight.regular
  var headingHeight = 0.0, headingPadding = 0.0
  /// The height of a row of symbols with titles below them.
  var mediumHeight = 0.0
  /// Whether lines separate rows within a section.
  var hasRowLines = false
  /// The separator of sections: the height of its band, the thickness of its line, or 0 for a filled band, and its inset.
  var separatorBand = 0.0, separatorWidth = 0.0, separatorInset = 0.0
  /// The distance of the highlight from the edges, and its radius.
  var highlightInset = 0.0, highlightRadius = 0.0
  /// Whether the highlight is filled with the tint, rather than gray.
  var hasTintedHighlight = false
  /// Whether destructive items are red.
  var hasRedDestruction = false
  /// Whether items show their keys.
  var showsShortcuts = false
  /// The thickness of the lines outside and inside of the edge, which are never thinner than a device pixel.
  var outlineWidth = 0.0, rimWidth = 0.0
  /// The thickness of the line inside of the edge in dark appearance.
  var darkRimWidth = 0.0
  /// The standard deviation of the blur behind the surface, and the saturation there.
  var blur = 0.0, saturation = 0.0
  var shadows = [ShadowMetrics]()
  /// The least distance from the edges of the screen.
  var margin = 0.0
  /// The distance from the control.
  var anchorGap = 0.0
  /// Whether the menu covers the control that it belongs to.
  var coversAnchor = false
  /// The distance of a context menu from the element, which stands in front of the rest.
  var previewGap = 0.0
  /// Whether a submenu is beside its item, rather than over it, and how far it reaches over the menu.
  var hasSubmenusBeside = false
  var submenuOverlap = 0.0
  /// The standard deviation of the blur behind a context menu.
  var backdropBlur = 0.0
  /// Whether menus are sheets at the bottom of the screen.
  var isSheet = false

  package init() {}

  /// The bounds of the width in an environment.
  func widths(in environment: Environment) -> (least: Double, most: Double) {
    guard environment.textSize.isAccessibilitySize else { return (minimumWidth, maximumWidth) }
    return (
      Swift.max(minimumWidth, accessibilityWidth), Swift.max(maximumWidth, accessibilityWidth)
    )
  }

  /// The measures of the surface.
  func panel(_ appearance: Appearance) -> PanelMetrics {
    PanelMetrics(
      outlineWidth: outlineWidth, rimWidth: appearance == .light ? rimWidth : darkRimWidth, blur: blur,
      saturation: saturation, shadows: shadows)
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
}

extension MenuMetrics: MeasuredMetrics {
  /// The metrics of the platform and era; watches, which have no menus, draw those of iOS 13 to 18.
  package static let standard = StandardMeasures<MenuMetrics>()

  package static let tokenGroup = "menu"
  package static let colors: [ColorToken] = [
    .menuFill, .menuBand, .menuLine, .menuOutline, .menuFineOutline, .menuRim, .menuPressed, .menuSelection,
    .menuDisabled, .menuShortcut, .menuBackdrop,
  ]

  package static let tokens: MetricTokens<MenuMetrics> = [
    .points("minimum-width", \.minimumWidth, in: 0...10_000),
    .points("maximum-width", \.maximumWidth, in: 0...10_000),
    .points("accessibility-width", \.accessibilityWidth, in: 0...10_000),
    .points("radius", \.radius), .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .points("vertical-padding", \.verticalPadding), .points("row-height", \.rowHeight),
    .points("row-padding", \.rowPadding), .points("title-size", \.titleSize),
    .points("title-inset", \.titleInset), .points("trailing-inset", \.trailingInset),
    .points("least-gap", \.leastGap), .points("bare-gap", \.bareGap), .points("key-width", \.keyWidth),
    .points("mark-inset", \.markInset),
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
    .byAppearance("rim-width", light: \.rimWidth, dark: \.darkRimWidth, [.points("", \.self)]),
    .points("blur", \.blur),
    .number("saturation", \.saturation, in: 0...10), .items("shadow", \.shadows, atMost: 2, .shadow),
    .points("margin", \.margin), .points("anchor-gap", \.anchorGap), .flag("covers-anchor", \.coversAnchor),
    .points("preview-gap", \.previewGap), .flag("submenus-beside", \.hasSubmenusBeside),
    .points("submenu-overlap", \.submenuOverlap), .points("backdrop-blur", \.backdropBlur),
    .flag("sheet", \.isSheet),
  ]
}

extension ColorToken {
  /// The band between two sections.
  public static let menuBand = ColorToken("menu-band")
  /// The keys at the end of an item.
  public static let menuShortcut = ColorToken("menu-shortcut")
  /// The highlight of an item under the pointer, where it has the accent colour.
  public static let menuSelection = ColorToken("menu-selection")
}
