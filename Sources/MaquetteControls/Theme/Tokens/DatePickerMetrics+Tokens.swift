internal import MaquetteTypography

extension DatePickerMetrics {
  /// The group of a date picker's tokens.
  public static let tokenGroup = "date-picker"

  /// Every measure of a date picker by its name.
  public static let tokens: MetricTokens<DatePickerMetrics> = [pills, calendars, headers, fields]

  private static let pills: MetricTokens<DatePickerMetrics> = [
    .flag("usually-compact", \.isUsuallyCompact), .group("pill-insets", \.pillInsets, .sides),
    .points("time-pill-height", \.timePillHeight),
    .points("pill-radius", \.pillRadius), .points("pill-spacing", \.pillSpacing),
    .textStyle("pill-text-style", \.pillTextStyle), .color("pill-text-color", \.pillTextColor),
    .flag("monospaced-digits", \.hasMonospacedDigits),
  ]

  private static let calendars: MetricTokens<DatePickerMetrics> = [
    .points("calendar-inset", \.calendarInset), .group("cell", \.cell, .sides),
    .group("disc", \.discSize, .sides), .points("disc-radius", \.discRadius),
    .byAppearance("disc-opacity", light: \.discOpacity, dark: \.darkDiscOpacity, .part()),
    .flag("fills-every-disc", \.fillsEveryDisc),
    .textStyle("day-text-style", \.dayTextStyle), .weight("day-weight", \.dayWeight),
    .points("heading-height", \.headingHeight), .textStyle("heading-text-style", \.headingTextStyle),
    .points("heading-spacing", \.headingSpacing), .flag("uppercase-headings", \.hasUppercaseHeadings),
    .points("time-row-height", \.timeRowHeight),
  ]

  private static let headers: MetricTokens<DatePickerMetrics> = [
    .points("header-height", \.headerHeight), .points("header-inset", \.headerInset),
    .textStyle("header-text-style", \.headerTextStyle), .flag("disclosure", \.hasDisclosure),
    .points("disclosure-size", \.disclosureSize, in: 1...1000),
    .points("disclosure-spacing", \.disclosureSpacing), .points("arrow-size", \.arrowSize, in: 1...1000),
    .points("arrow-spacing", \.arrowSpacing),
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
