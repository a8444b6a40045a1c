import MaquetteControlKit
package import MaquetteElements
package import MaquetteTypography

/// The measures of lists and their rows, in points.
package struct ListMetrics: Hashable, Sendable {
  package init() {}
  /// The width of a row without a proposed width.
  var idealRowWidth = 0.0
  /// The least height of a row.
  package var rowHeight = 0.0
  /// The room above and below a line of the title in a row of the least height; 0 where the text has no effect on it.
  package var linePadding = 0.0
  /// The padding at a row's ends; headers and footers have the same padding.
  package var rowMargin = 0.0
  /// The least padding above and below an icon or a control in a row.
  package var itemPadding = 0.0
  /// The least distance between a title and the value beside it.
  var valueSpacing = 0.0
  /// The distance between the text and the trailing content, and between several trailing elements.
  var accessorySpacing = 0.0
  /// How much farther from the accessory a badge ends.
  var badgeInset = 0.0
  /// The side of an icon's tile.
  var iconSide = 0.0
  /// The radius of a tile's corners, in multiples of the tile's side.
  var iconRadius = 0.0
  /// The size of the symbol on a tile, in multiples of the tile's side.
  var iconSymbolSize = 0.0
  /// The same of a symbol without a tile.
  var bareSymbolSize = 0.0
  /// The distance from a tile to the title.
  var iconSpacing = 0.0
  /// Whether symbols without a tile have the colour of labels rather than the tint.
  var hasLabelIcons = false
  /// The same from a symbol without a tile.
  var symbolSpacing = 0.0
  /// The distance that an icon extends into the margin.
  var iconOutset = 0.0
  /// The maximum growth factor of icons at accessibility text sizes.
  var iconGrowthLimit = 0.0
  var disabledIconOpacity = 0.0
  /// The style of titles and values.
  package var titleStyle = TextStyle.body
  var subtitleStyle = TextStyle.body
  package var headerStyle = TextStyle.body
  package var headerColor = ColorToken.label
  package var footerStyle = TextStyle.body
  package var plainHeaderStyle = TextStyle.body
  /// The distance from a separator's trailing end to the row's.
  package var separatorTrailingInset = 0.0
  /// The radius of the corners of a group of rows.
  package var groupRadius = 0.0
  /// The distance between the rows of a group, which then have separate surfaces; 0 for one surface with lines.
  var rowSpacing = 0.0
  package var groupMargin = 0.0
  package var sectionSpacing = 0.0
  /// The distance from a group to the header of the next section; without a header it is `sectionSpacing`.
  package var headedSectionSpacing = 0.0
  /// The distance from a footer to the next group.
  package var footedSectionSpacing = 0.0
  package var plainHeaderPadding = 0.0
  /// The distance from a header to the rows of a plain list.
  package var plainHeaderSpacing = 0.0
  /// The padding above the first group and below the last one.
  package var listPadding = 0.0
  package var headerSpacing = 0.0
  package var footerSpacing = 0.0
  /// Whether a group has separator lines above and below.
  package var hasGroupEdges = false
  /// Whether a header of a plain list is on a band.
  var hasHeaderBands = false
  /// Whether a grouped section's header is in capitals.
  package var hasUppercaseHeaders = false
  /// The margins of rows and groups on a wide screen; 0 for the same as on others.
  var wideScreenMargin = 0.0
  /// The thickness of separators; 0 for one device pixel.
  package var separatorHeight = 0.0
  package var separatorColor = ColorToken.label
  /// What differs between UIKit and SwiftUI.
  package var look = Look()
  var swiftUILook = Look()
  /// The size of a chevron, in multiples of the title's font size.
  package var chevronSize = 0.0
  package var chevronWeight = FontWeight.regular
  /// The margins and the chevron up to iOS 13.
  var oldRow = OldRow()
  /// The size of a checkmark, in multiples of the title's font size.
  var checkmarkSize = 0.0
  /// The distance from a checkmark to the row's margin.
  var checkmarkInset = 0.0
  /// Whether the detail accessory is a detail disclosure button rather than its symbol.
  var hasDetailButton = false
}

extension ListMetrics {
  /// The margins and the chevron of rows up to iOS 13, which was larger: 8 x 13.
  struct OldRow: Hashable, Sendable {
    var margin = 0.0
    /// The size, in multiples of the title's font size.
    var size = 0.0
    var weight = FontWeight.regular
    /// The distances from the text, and to the row's margin.
    var spacing = 0.0, inset = 0.0
  }

  /// What differs between the lists of two toolkits.
  package struct Look: Hashable, Sendable {
    /// The width in points from which on a screen has wide margins.
    var wideScreen = 0.0
    package var chevronColor = ColorToken.label
    /// The distance from the text to a chevron.
    package var chevronSpacing = 0.0
    /// The distance from a chevron to the row's margin.
    package var chevronInset = 0.0
    /// The distance that a row's own switch extends into the margin.
    package var switchOutset = 0.0
    /// The padding above and below a row's text.
    package var textPadding = 0.0
    /// The distance between title and subtitle, and between a title and the value below it.
    var subtitleSpacing = 0.0
    /// The padding above and below an element that is a row by itself and no control.
    var viewPadding = 0.0
    /// Whether the separator below a row of elements begins at their first text.
    var separatesFromText = false
  }
}

extension ListMetrics: MeasuredMetrics {
  /// The measures of each platform.
  package static let standard = StandardMeasures<ListMetrics>()

  package static let tokenGroup = "list"
  package static let colors: [ColorToken] = [.listHeader, .listSeparator, .listChevron]

  package static let tokens: MetricTokens<ListMetrics> = [rows, icons, text, groups]

  private static let rows: MetricTokens<ListMetrics> = [
    .points("ideal-row-width", \.idealRowWidth, in: 0...10_000),
    .points("row-height", \.rowHeight), .points("line-padding", \.linePadding),
    .points("row-margin", \.rowMargin),
    .points("item-padding", \.itemPadding),
    .points("value-spacing", \.valueSpacing),
    .points("accessory-spacing", \.accessorySpacing), .points("badge-inset", \.badgeInset),
    .points("separator-trailing-inset", \.separatorTrailingInset),
    .points("separator-height", \.separatorHeight), .color("separator-color", \.separatorColor),
    .all(\.look, .look), .group("swiftui", \.swiftUILook, .look),
    .number("chevron-size", \.chevronSize, in: 0...10),
    .weight("chevron-weight", \.chevronWeight),
    .group("ios13", \.oldRow, .oldRow),
    .number("checkmark-size", \.checkmarkSize, in: 0...10), .points("checkmark-inset", \.checkmarkInset),
  ]

  private static let icons: MetricTokens<ListMetrics> = [
    .points("icon-side", \.iconSide),
    .number("icon-radius", \.iconRadius),
    .number("icon-symbol-size", \.iconSymbolSize), .number("bare-symbol-size", \.bareSymbolSize),
    .points("icon-spacing", \.iconSpacing), .flag("label-icons", \.hasLabelIcons),
    .points("symbol-spacing", \.symbolSpacing), .points("icon-outset", \.iconOutset),
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
    .points("footed-section-spacing", \.footedSectionSpacing),
    .points("wide-screen-margin", \.wideScreenMargin),
    .points("plain-header-padding", \.plainHeaderPadding),
    .points("plain-header-spacing", \.plainHeaderSpacing),
    .points("list-padding", \.listPadding),
    .points("header-spacing", \.headerSpacing),
    .points("footer-spacing", \.footerSpacing), .flag("group-edges", \.hasGroupEdges),
    .flag("header-bands", \.hasHeaderBands),
    .flag("uppercase-headers", \.hasUppercaseHeaders), .flag("detail-button", \.hasDetailButton),
  ]
}

extension MetricTokens<ListMetrics.OldRow> {
  fileprivate static var oldRow: MetricTokens {
    [
      .points("row-margin", \.margin), .number("chevron-size", \.size, in: 0...10),
      .weight("chevron-weight", \.weight),
      .points("chevron-spacing", \.spacing), .points("chevron-inset", \.inset, in: -10...10),
    ]
  }
}

extension MetricTokens<ListMetrics.Look> {
  fileprivate static var look: MetricTokens {
    [
      .points("wide-screen", \.wideScreen, in: 0...10_000), .color("chevron-color", \.chevronColor),
      .points("chevron-spacing", \.chevronSpacing), .points("chevron-inset", \.chevronInset),
      .points("switch-outset", \.switchOutset), .points("text-padding", \.textPadding),
      .points("subtitle-spacing", \.subtitleSpacing), .points("view-padding", \.viewPadding),
      .flag("text-separator", \.separatesFromText),
    ]
  }
}

extension Environment {
  private enum StatedRowHeightKey: EnvironmentKey { static let defaultValue = Double?.none }

  /// The height in points of all rows of the enclosing list; nil for what each needs.
  var statedRowHeight: Double? {
    get { self[StatedRowHeightKey.self] }
    set { self[StatedRowHeightKey.self] = newValue }
  }

  /// The measures of lists of the toolkit, with the margins of the screen.
  package var listMetrics: ListMetrics {
    var metrics = theme[ListMetrics.self]
    if toolkit == .swiftUI { metrics.look = metrics.swiftUILook }
    if isIOS(upTo: 13) {
      metrics.rowMargin = metrics.oldRow.margin
      (metrics.chevronSize, metrics.chevronWeight) = (metrics.oldRow.size, metrics.oldRow.weight)
      (metrics.look.chevronSpacing, metrics.look.chevronInset) = (
        metrics.oldRow.spacing, metrics.oldRow.inset
      )
    }
    if listStyle == .grouped {
      (metrics.groupRadius, metrics.groupMargin, metrics.hasGroupEdges) = (0, 0, true)
    }
    if metrics.wideScreenMargin > 0, screenWidth ?? 0 >= metrics.look.wideScreen {
      metrics.rowMargin = metrics.wideScreenMargin
      if metrics.groupMargin > 0 { metrics.groupMargin = metrics.wideScreenMargin }
    }
    return metrics
  }
}

extension ColorToken {
  /// The line between two rows of a list on iOS 26.
  static let listSeparator = ColorToken("list-separator")
  /// The chevron at the end of a row.
  static let listChevron = ColorToken("list-chevron")
  /// The band of a plain list's header.
  static let listHeader = ColorToken("list-header")
}
