public import MaquetteElements

extension ListMetrics {
  /// The group of a list's tokens.
  public static let tokenGroup = "list"

  /// Every measure of a list by its name.
  public static let tokens: MetricTokens<ListMetrics> = [rows, icons, text, groups]

  private static let rows: MetricTokens<ListMetrics> = [
    .points("ideal-row-width", \.idealRowWidth, in: 0...10_000).ourChoice(),
    .points("row-height", \.rowHeight).ourChoice(on: .macos),
    .points("row-margin", \.rowMargin).ourChoice(on: .macos, .watchos),
    .points("text-padding", \.textPadding).ourChoice(on: .macos, .watchos),
    .points("item-padding", \.itemPadding).ourChoice(),
    .points("subtitle-spacing", \.subtitleSpacing).ourChoice(),
    .points("value-spacing", \.valueSpacing).ourChoice(),
    .points("accessory-spacing", \.accessorySpacing).ourChoice(),
    .points("separator-trailing-inset", \.separatorTrailingInset).ourChoice(),
  ]

  private static let icons: MetricTokens<ListMetrics> = [
    .points("icon-side", \.iconSide).ourChoice(on: .macos, .watchos),
    .number("icon-radius", \.iconRadius).ourChoice(),
    .number("icon-symbol-size", \.iconSymbolSize).ourChoice(),
    .points("icon-spacing", \.iconSpacing).ourChoice(on: .macos, .watchos),
    .number("icon-growth-limit", \.iconGrowthLimit, in: 1...10).ourChoice(),
    .number("disabled-icon-opacity", \.disabledIconOpacity).ourChoice(),
  ]

  private static let text: MetricTokens<ListMetrics> = [
    .textStyle("title-style", \.titleStyle),
    .textStyle("subtitle-style", \.subtitleStyle).ourChoice(on: .macos, .watchos),
    .textStyle("header-style", \.headerStyle).ourChoice(on: .macos, .watchos),
    .color("header-color", \.headerColor).ourChoice(on: .macos, .watchos),
    .textStyle("footer-style", \.footerStyle).ourChoice(on: .macos, .watchos),
    .textStyle("plain-header-style", \.plainHeaderStyle).ourChoice(on: .macos, .watchos),
  ]

  private static let groups: MetricTokens<ListMetrics> = [
    .points("group-radius", \.groupRadius).ourChoice(on: .macos),
    .points("row-spacing", \.rowSpacing).ourChoice(on: .macos),
    .points("group-margin", \.groupMargin).ourChoice(on: .macos, .watchos),
    .points("section-spacing", \.sectionSpacing).ourChoice(on: .macos, .watchos),
    .points("plain-header-padding", \.plainHeaderPadding).ourChoice(on: .macos, .watchos),
    .points("list-padding", \.listPadding).ourChoice(),
    .points("header-spacing", \.headerSpacing).ourChoice(),
    .points("footer-spacing", \.footerSpacing).ourChoice(), .flag("group-edges", \.hasGroupEdges),
    .flag("uppercase-headers", \.hasUppercaseHeaders), .flag("detail-button", \.hasDetailButton),
  ]
}
