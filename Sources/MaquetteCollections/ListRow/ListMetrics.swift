import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of lists and their rows, in points.
struct ListMetrics: Hashable, Sendable {
  /// The width of a row without a proposed width.
  var idealRowWidth: Double
  /// The least height of a row.
  var rowHeight: Double
  /// The padding at a row's ends; headers and footers have the same padding.
  var rowMargin: Double
  /// The padding above and below a row's text.
  var textPadding: Double
  /// The least padding above and below an icon or a control in a row.
  var itemPadding: Double
  /// The distance between title and subtitle, and between a title and the value below it.
  var subtitleSpacing: Double
  /// The least distance between a title and the value beside it.
  var valueSpacing: Double
  /// The distance between the text and the trailing content, and between several trailing elements.
  var accessorySpacing: Double
  /// The side of an icon's tile.
  var iconSide: Double
  /// The radius of a tile's corners, in multiples of the tile's side.
  var iconRadius: Double
  /// The size of the symbol on a tile, in multiples of the tile's side.
  var iconSymbolSize: Double
  var iconSpacing: Double
  /// The maximum growth factor of icons at accessibility text sizes.
  var iconGrowthLimit: Double
  var disabledIconOpacity: Double
  /// The style of titles and values.
  var titleStyle: TextStyle
  var subtitleStyle: TextStyle
  var headerStyle: TextStyle
  var headerColor: ColorToken
  var footerStyle: TextStyle
  var plainHeaderStyle: TextStyle
  /// The distance from a separator's trailing end to the row's.
  var separatorTrailingInset: Double
  /// The radius of the corners of a group of rows.
  var groupRadius: Double
  /// The distance between the rows of a group, which then have separate surfaces; 0 for one surface with lines.
  var rowSpacing: Double
  var groupMargin: Double
  var sectionSpacing: Double
  /// The distance from a group to the header of the next section; without a header it is `sectionSpacing`.
  var headedSectionSpacing: Double
  var plainHeaderPadding: Double
  /// The distance from a header to the rows of a plain list.
  var plainHeaderSpacing: Double
  /// The padding above the first group and below the last one.
  var listPadding: Double
  var headerSpacing: Double
  var footerSpacing: Double
  /// Whether a group has separator lines above and below.
  var hasGroupEdges = false
  /// Whether a grouped section's header is in capitals.
  var hasUppercaseHeaders = false
  /// The margins of rows and groups on a screen of 414 points or more; 0 for the same as on others.
  var wideScreenMargin = 0.0
  /// The thickness of separators; 0 for one device pixel.
  var separatorHeight = 0.0
  var separatorColor = ColorToken.separator
  var chevronColor = ColorToken.tertiaryLabel
  /// The size of a chevron, in multiples of the title's font size.
  var chevronSize = 1.0
  /// The distance from the text to a chevron.
  var chevronSpacing: Double
  /// The distance from a chevron to the row's margin.
  var chevronInset = 0.0
  /// The distance that a row's own switch extends into the margin.
  var switchOutset = 0.0
  /// Whether the detail accessory is a detail disclosure button rather than its symbol.
  var hasDetailButton = false

  /// iOS 13 to 18.
  static let ios = ListMetrics(
    idealRowWidth: 358, rowHeight: 44, rowMargin: 16, textPadding: 9.5, itemPadding: 5, subtitleSpacing: 3,
    valueSpacing: 8, accessorySpacing: 8, iconSide: 29, iconRadius: 6.5 / 29, iconSymbolSize: 20.0 / 29,
    iconSpacing: 16, iconGrowthLimit: 1.5, disabledIconOpacity: 0.5, titleStyle: .body,
    subtitleStyle: .caption1, headerStyle: .footnote, headerColor: .secondaryLabel, footerStyle: .footnote,
    plainHeaderStyle: .headline, separatorTrailingInset: 0, groupRadius: 10, rowSpacing: 0, groupMargin: 16,
    sectionSpacing: 35, headedSectionSpacing: 35, plainHeaderPadding: 22, plainHeaderSpacing: 7,
    listPadding: 16, headerSpacing: 5.5,
    footerSpacing: 8, hasUppercaseHeaders: true, wideScreenMargin: 20, chevronColor: .listChevron,
    chevronSpacing: 8, chevronInset: 0.7)

  /// iOS 7 to 12: groups as wide as the screen, between hairlines.
  static let ios7 = ios.with {
    $0.rowMargin = 15
    $0.iconSpacing = 15
    $0.groupRadius = 0
    $0.groupMargin = 0
    $0.hasGroupEdges = true
    $0.chevronColor = .tertiaryLabel
    $0.hasDetailButton = true
  }

  /// iOS 26: taller rows in rounder groups, headers as written.
  ///
  /// The height of rows is the least one, so it holds for larger text too.
  static let iosGlass = ios.with {
    $0.rowHeight = 51
    $0.textPadding = 15
    $0.subtitleSpacing = 2
    $0.groupRadius = 26
    $0.headerStyle = .headline
    $0.headerSpacing = 10
    $0.headedSectionSpacing = 28
    $0.hasUppercaseHeaders = false
    $0.separatorHeight = 1
    $0.separatorTrailingInset = 16
    $0.separatorColor = .listSeparator
    $0.chevronColor = .tertiaryLabel
    $0.chevronSpacing = 12
    $0.chevronInset = 2.7
    $0.switchOutset = 2
    $0.hasDetailButton = true
  }

  /// macOS 26: groups with rounder corners.
  static let macosGlass = macos.with {
    $0.groupRadius = 12
  }

  /// The grouped forms of macOS 13 to 15.
  static let macos = ListMetrics(
    idealRowWidth: 400, rowHeight: 38, rowMargin: 10, textPadding: 8, itemPadding: 5, subtitleSpacing: 1,
    valueSpacing: 8, accessorySpacing: 6, iconSide: 20, iconRadius: 5.0 / 20, iconSymbolSize: 14.0 / 20,
    iconSpacing: 8, iconGrowthLimit: 1, disabledIconOpacity: 0.5, titleStyle: .body,
    subtitleStyle: .subheadline, headerStyle: .headline, headerColor: .label, footerStyle: .subheadline,
    plainHeaderStyle: .headline, separatorTrailingInset: 10, groupRadius: 6, rowSpacing: 0, groupMargin: 20,
    sectionSpacing: 20, headedSectionSpacing: 20, plainHeaderPadding: 16, plainHeaderSpacing: 8,
    listPadding: 20, headerSpacing: 8,
    footerSpacing: 6, chevronSpacing: 6)
}

extension ListMetrics {
  /// watchOS 5 and later, on the screens of Series 4 and later: rows are surfaces like buttons in a scrolling view.
  static let watchos = ListMetrics(
    idealRowWidth: 176, rowHeight: 44, rowMargin: 10, textPadding: 6, itemPadding: 4, subtitleSpacing: 0,
    valueSpacing: 6, accessorySpacing: 6, iconSide: 26, iconRadius: 0.5, iconSymbolSize: 16.0 / 26,
    iconSpacing: 8, iconGrowthLimit: 1, disabledIconOpacity: 0.5, titleStyle: .body,
    subtitleStyle: .footnote, headerStyle: .footnote, headerColor: .secondaryLabel, footerStyle: .footnote,
    plainHeaderStyle: .headline, separatorTrailingInset: 0, groupRadius: 9, rowSpacing: 6, groupMargin: 2,
    sectionSpacing: 12, headedSectionSpacing: 12, plainHeaderPadding: 8, plainHeaderSpacing: 4,
    listPadding: 2, headerSpacing: 4,
    footerSpacing: 4, chevronSpacing: 6)
}

extension ListMetrics: ThemeMetrics {
  /// The measures of each platform.
  static func standard(for platform: Platform, era: Era) -> ListMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos: .macos, macosGlass: .macosGlass,
      watchos: .watchos)
  }

  static let tokenGroup = "list"
  static let colors: [ColorToken] = [.listSeparator, .listChevron]

  static let tokens: MetricTokens<ListMetrics> = [rows, icons, text, groups]

  private static let rows: MetricTokens<ListMetrics> = [
    .points("ideal-row-width", \.idealRowWidth, in: 0...10_000),
    .points("row-height", \.rowHeight),
    .points("row-margin", \.rowMargin),
    .points("text-padding", \.textPadding),
    .points("item-padding", \.itemPadding),
    .points("subtitle-spacing", \.subtitleSpacing),
    .points("value-spacing", \.valueSpacing),
    .points("accessory-spacing", \.accessorySpacing),
    .points("separator-trailing-inset", \.separatorTrailingInset),
    .points("separator-height", \.separatorHeight), .color("separator-color", \.separatorColor),
    .color("chevron-color", \.chevronColor), .number("chevron-size", \.chevronSize, in: 0...10),
    .points("chevron-spacing", \.chevronSpacing),
    .points("chevron-inset", \.chevronInset), .points("switch-outset", \.switchOutset),
  ]

  private static let icons: MetricTokens<ListMetrics> = [
    .points("icon-side", \.iconSide),
    .number("icon-radius", \.iconRadius),
    .number("icon-symbol-size", \.iconSymbolSize),
    .points("icon-spacing", \.iconSpacing),
    .number("icon-growth-limit", \.iconGrowthLimit, in: 1...10),
    .number("disabled-icon-opacity", \.disabledIconOpacity),
  ]

  private static let text: MetricTokens<ListMetrics> = [
    .textStyle("title-style", \.titleStyle),
    .textStyle("subtitle-style", \.subtitleStyle),
    .textStyle("header-style", \.headerStyle),
    .color("header-color", \.headerColor),
    .textStyle("footer-style", \.footerStyle),
    .textStyle("plain-header-style", \.plainHeaderStyle),
  ]

  private static let groups: MetricTokens<ListMetrics> = [
    .points("group-radius", \.groupRadius),
    .points("row-spacing", \.rowSpacing),
    .points("group-margin", \.groupMargin),
    .points("section-spacing", \.sectionSpacing),
    .points("headed-section-spacing", \.headedSectionSpacing),
    .points("wide-screen-margin", \.wideScreenMargin),
    .points("plain-header-padding", \.plainHeaderPadding),
    .points("plain-header-spacing", \.plainHeaderSpacing),
    .points("list-padding", \.listPadding),
    .points("header-spacing", \.headerSpacing),
    .points("footer-spacing", \.footerSpacing), .flag("group-edges", \.hasGroupEdges),
    .flag("uppercase-headers", \.hasUppercaseHeaders), .flag("detail-button", \.hasDetailButton),
  ]
}

extension ListMetrics {
  /// The width in points from which on a screen has wide margins.
  static let wideScreen = 414.0
}

extension Environment {
  /// The measures of lists with the margins of the screen.
  var listMetrics: ListMetrics {
    let metrics = theme[ListMetrics.self]
    guard metrics.wideScreenMargin > 0, screenWidth ?? 0 >= ListMetrics.wideScreen else { return metrics }
    return metrics.with {
      $0.rowMargin = $0.wideScreenMargin
      if $0.groupMargin > 0 { $0.groupMargin = $0.wideScreenMargin }
    }
  }
}

extension ColorToken {
  /// The line between two rows of a list on iOS 26.
  static let listSeparator = ColorToken(
    "list-separator", ColorToken.separator.standard(for: .ios, era: .classic),
    iosGlass: DynamicColor(0x0000_0017, 0x5454_5880, 0x3C3C_434A, 0x5454_5899))
  /// The chevron at the end of a row.
  static let listChevron = ColorToken(
    "list-chevron", DynamicColor(0x0000_0040, 0xFFFF_FF40, 0x3C3C_4361, 0xEBEB_F561))
}
