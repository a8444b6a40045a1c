public import MaquetteElements
internal import MaquetteTypography

extension DatePickerMetrics {
  /// The group of a date picker's tokens.
  public static let tokenGroup = "date-picker"

  /// Every measure of a date picker by its name.
  public static let tokens: MetricTokens<DatePickerMetrics> = [pills, calendars, headers, fields]

  private static let pills: MetricTokens<DatePickerMetrics> = [
    .flag("usually-compact", \.isUsuallyCompact), .group("pill-insets", \.pillInsets, .sides),
    .points("time-pill-height", \.timePillHeight),
    .points("pill-radius", \.pillRadius), .points("pill-spacing", \.pillSpacing).ourChoice(),
    .textStyle("pill-text-style", \.pillTextStyle), .color("pill-text-color", \.pillTextColor),
    .flag("monospaced-digits", \.hasMonospacedDigits),
  ]

  private static let calendars: MetricTokens<DatePickerMetrics> = [
    .points("calendar-inset", \.calendarInset).ourChoice(), .group("cell", \.cell, .sides).ourChoice(),
    .group("disc", \.discSize, .sides).ourChoice(), .points("disc-radius", \.discRadius).ourChoice(),
    .byAppearance("disc-opacity", light: \.discOpacity, dark: \.darkDiscOpacity, .part()).ourChoice(),
    .flag("fills-every-disc", \.fillsEveryDisc).ourChoice(),
    .textStyle("day-text-style", \.dayTextStyle).ourChoice(), .weight("day-weight", \.dayWeight).ourChoice(),
    .points("heading-height", \.headingHeight).ourChoice(),
    .textStyle("heading-text-style", \.headingTextStyle).ourChoice(),
    .points("heading-spacing", \.headingSpacing).ourChoice(),
    .flag("uppercase-headings", \.hasUppercaseHeadings).ourChoice(),
    .points("time-row-height", \.timeRowHeight).ourChoice(),
  ]

  private static let headers: MetricTokens<DatePickerMetrics> = [
    .points("header-height", \.headerHeight).ourChoice(), .points("header-inset", \.headerInset).ourChoice(),
    .textStyle("header-text-style", \.headerTextStyle).ourChoice(),
    .flag("disclosure", \.hasDisclosure).ourChoice(),
    .points("disclosure-size", \.disclosureSize, in: 1...1000).ourChoice(),
    .points("disclosure-spacing", \.disclosureSpacing).ourChoice(),
    .points("arrow-size", \.arrowSize, in: 1...1000).ourChoice(),
    .points("arrow-spacing", \.arrowSpacing).ourChoice(),
  ]

  private static let fields: MetricTokens<DatePickerMetrics> = [
    .points("field-height", \.fieldHeight), .points("field-leading-inset", \.fieldLeadingInset),
    .points("field-trailing-inset", \.fieldTrailingInset), .points("stepper-spacing", \.stepperSpacing),
    .group("stepper", \.stepper, .sides), .points("stepper-radius", \.stepperRadius),
    .points("stepper-arrow-size", \.stepperArrowSize, in: 1...1000),
    .points("stepper-line-width", \.stepperLineWidth), .points("stepper-shade", \.stepperShade),
    .number("stepper-shadow-opacity", \.stepperShadowOpacity),
    .points("stepper-shadow-sigma", \.stepperShadowSigma, in: 0...100),
    .points("stepper-shadow-drop", \.stepperShadowDrop, in: -100...100),
  ]
}
