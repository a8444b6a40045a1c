extension ListMetrics {
  /// The group of a list's tokens.
  public static let tokenGroup = "list"

  /// Every measure of a list by its name.
  public static let tokens: MetricTokens<ListMetrics> = [rows, icons, text, groups]

  private static let rows: MetricTokens<ListMetrics> = [
    .points("ideal-row-width", \.idealRowWidth, in: 0...10_000), .points("row-height", \.rowHeight),
    .points("row-margin", \.rowMargin), .points("text-padding", \.textPadding),
    .points("item-padding", \.itemPadding), .points("subtitle-spacing", \.subtitleSpacing),
    .points("value-spacing", \.valueSpacing), .points("accessory-spacing", \.accessorySpacing),
    .points("separator-trailing-inset", \.separatorTrailingInset),
  ]

  private static let icons: MetricTokens<ListMetrics> = [
    .points("icon-side", \.iconSide), .number("icon-radius", \.iconRadius),
    .number("icon-symbol-size", \.iconSymbolSize), .points("icon-spacing", \.iconSpacing),
    .number("icon-growth-limit", \.iconGrowthLimit, in: 1...10),
    .number("disabled-icon-opacity", \.disabledIconOpacity),
  ]

  private static let text: MetricTokens<ListMetrics> = [
    .textStyle("title-style", \.titleStyle), .textStyle("subtitle-style", \.subtitleStyle),
    .textStyle("header-style", \.headerStyle), .color("header-color", \.headerColor),
    .textStyle("footer-style", \.footerStyle), .textStyle("plain-header-style", \.plainHeaderStyle),
  ]

  private static let groups: MetricTokens<ListMetrics> = [
    .points("group-radius", \.groupRadius), .points("group-margin", \.groupMargin),
    .points("section-spacing", \.sectionSpacing), .points("plain-header-padding", \.plainHeaderPadding),
    .points("list-padding", \.listPadding), .points("header-spacing", \.headerSpacing),
    .points("footer-spacing", \.footerSpacing), .flag("group-edges", \.hasGroupEdges),
    .flag("uppercase-headers", \.hasUppercaseHeaders), .flag("detail-button", \.hasDetailButton),
  ]
}
