public import MaquetteElements
internal import MaquetteGraphics
internal import MaquetteTypography

/// The measures of date pickers that are not wheels, in points.
struct DatePickerMetrics: Sendable {
  /// Whether the usual style is compact rather than wheels.
  var isUsuallyCompact: Bool
  /// The padding beside a pill's text (width) and above and below it (height).
  var pillInsets: Size
  /// The least height of the pill in a picker for a time only.
  var timePillHeight: Double
  var pillRadius: Double
  var pillSpacing: Double
  var pillTextStyle: TextStyle
  var pillTextColor: ColorToken
  /// Whether the digits of times and of fields are equally wide.
  var hasMonospacedDigits: Bool
  /// The points added after every character of a pill with monospaced digits.
  var pillTracking: Double
  var calendarInset: Double
  /// The size of a day in a calendar.
  var cell: Size
  /// The size of the disc behind the chosen day.
  var discSize: Size
  /// The corner radius of that disc; half its height or more for round ends.
  var discRadius: Double
  /// The opacity of the tint in the disc on days other than today, in light appearance.
  var discOpacity: Double
  /// The same in dark appearance.
  var darkDiscOpacity: Double
  /// Whether the disc has the full tint on every day.
  var fillsEveryDisc: Bool
  var dayTextStyle: TextStyle
  var dayWeight: FontWeight
  /// Whether the digits of pills with dates and of a calendar's days are equally wide.
  var hasMonospacedDates: Bool
  /// The height of the row with month and year.
  var headerHeight: Double
  /// The padding beside that row's content.
  var headerInset: Double
  /// The style of month and year.
  var headerTextStyle: TextStyle
  /// Whether an arrow after month and year opens a choice of these.
  var hasDisclosure: Bool
  /// The font size of that arrow.
  var disclosureSize: Double
  /// The distance from month and year to that arrow.
  var disclosureSpacing: Double
  /// The font size of the arrows to other months.
  var arrowSize: Double
  /// The distance between the arrows to other months.
  var arrowSpacing: Double
  /// The height of the row with the days of the week.
  var headingHeight: Double
  /// The style of the days of the week.
  var headingTextStyle: TextStyle
  /// The least distance between two days of the week.
  var headingSpacing: Double
  /// Whether the days of the week are in capitals.
  var hasUppercaseHeadings: Bool
  var timeRowHeight: Double
  var fieldHeight: Double
  var fieldLeadingInset, fieldTrailingInset: Double
  /// The distance from the field to the stepper.
  var stepperSpacing: Double

  /// iOS 14 to 18.
  ///
  /// The pills are measured at 2x and 3x (insets of 12 and 7, which result in a height of 34.33; 36 for a time alone;
  /// corners of 8, text in the label colour since iOS 16; 4 between date and time on iOS 14). Digits of times are
  /// equally wide: the pill of "9:41 AM" is 89.33 wide on iOS 17 and that of "3:00 PM" 86.5 on iOS 18, whose space
  /// before "PM" is narrower. Those of dates are not, nor were those of times on iOS 14: "Jan 1, 2001" is 109.5 there
  /// and "1:00 AM" 86.5. Equally wide digits of the substitute font are wider than the system font's, which the
  /// tracking makes up for. No source states the calendar's measures: they are our choice, based on the look of the
  /// platform's calendar at a width of 320.
  static let ios = DatePickerMetrics(
    isUsuallyCompact: true, pillInsets: Size(width: 12, height: 7), timePillHeight: 36, pillRadius: 8,
    pillSpacing: 4, pillTextStyle: .body, pillTextColor: .label, hasMonospacedDigits: true,
    pillTracking: -0.2, calendarInset: 8,
    cell: Size(width: 43, height: 44), discSize: Size(width: 42, height: 42), discRadius: 21,
    discOpacity: 0.15, darkDiscOpacity: 0.25, fillsEveryDisc: false, dayTextStyle: .title3,
    dayWeight: .regular, hasMonospacedDates: false, headerHeight: 44, headerInset: 8,
    headerTextStyle: .headline, hasDisclosure: true,
    disclosureSize: 14, disclosureSpacing: 5, arrowSize: 20, arrowSpacing: 26, headingHeight: 24,
    headingTextStyle: .footnote, headingSpacing: 6, hasUppercaseHeadings: true, timeRowHeight: 52,
    fieldHeight: 34, fieldLeadingInset: 12, fieldTrailingInset: 12, stepperSpacing: 8)

  /// macOS 11 to 15.
  ///
  /// The field is measured at 2x (`mac-datepicker-textual`): a height of 23 with half a point of shadow below, numbers in
  /// slots for two digits, 2 from the edges (1 at the leading one, as our digits are wider), a stepper's frame at 2.5, so
  /// that its surface is at 3.5. No source states the calendar's measures: they are our choice.
  static let macos = DatePickerMetrics(
    isUsuallyCompact: true, pillInsets: Size(width: 8, height: 3), timePillHeight: 0, pillRadius: 5,
    pillSpacing: 6, pillTextStyle: .body, pillTextColor: .label, hasMonospacedDigits: true, pillTracking: 0,
    calendarInset: 6,
    cell: Size(width: 24, height: 18), discSize: Size(width: 22, height: 17), discRadius: 3, discOpacity: 1,
    darkDiscOpacity: 1, fillsEveryDisc: true, dayTextStyle: .subheadline, dayWeight: .regular,
    hasMonospacedDates: true,
    headerHeight: 22, headerInset: 4, headerTextStyle: .body, hasDisclosure: false, disclosureSize: 9,
    disclosureSpacing: 4, arrowSize: 9, arrowSpacing: 8, headingHeight: 16, headingTextStyle: .footnote,
    headingSpacing: 3, hasUppercaseHeadings: false, timeRowHeight: 28, fieldHeight: 23,
    fieldLeadingInset: 1, fieldTrailingInset: 2, stepperSpacing: 2.5)
}

extension DatePickerMetrics: ThemeMetrics {
  /// The macOS measures on macOS, where macOS 10 is derived from later ones, and those of iOS elsewhere.
  ///
  /// iOS 7 to 12 has only wheels; pills set by a sheet are those of iOS 14, with corners of 6, text in the tint and a 1
  /// narrower than other digits (measured). Round ends in the glass era are our choice.
  static func standard(for platform: Platform, era: Era) -> DatePickerMetrics {
    if platform == .macos {
      var metrics = DatePickerMetrics.macos
      if era == .glass { metrics.fieldHeight = TextFieldMetrics.macosGlass.height }
      return metrics
    }
    var metrics = DatePickerMetrics.ios
    switch era {
    case .classic: break
    case .ios7:
      metrics.isUsuallyCompact = false
      metrics.pillRadius = 6
      metrics.pillTextColor = .accent
      metrics.hasMonospacedDigits = false
    case .glass: metrics.pillRadius = metrics.timePillHeight / 2
    }
    return metrics
  }

  static let tokenGroup = "date-picker"
  static let colors: [ColorToken] = [.datePickerPill]

  static let tokens: MetricTokens<DatePickerMetrics> = [pills, calendars, headers, fields]

  private static let pills: MetricTokens<DatePickerMetrics> = [
    .flag("usually-compact", \.isUsuallyCompact), .group("pill-insets", \.pillInsets, .sides),
    .points("time-pill-height", \.timePillHeight),
    .points("pill-radius", \.pillRadius), .points("pill-spacing", \.pillSpacing).ourChoice(on: .macos),
    .textStyle("pill-text-style", \.pillTextStyle), .color("pill-text-color", \.pillTextColor),
    .flag("monospaced-digits", \.hasMonospacedDigits),
    .points("pill-tracking", \.pillTracking, in: -10...10),
  ]

  private static let calendars: MetricTokens<DatePickerMetrics> = [
    .points("calendar-inset", \.calendarInset).ourChoice(), .group("cell", \.cell, .sides).ourChoice(),
    .group("disc", \.discSize, .sides).ourChoice(), .points("disc-radius", \.discRadius).ourChoice(),
    .byAppearance("disc-opacity", light: \.discOpacity, dark: \.darkDiscOpacity, .part()).ourChoice(),
    .flag("fills-every-disc", \.fillsEveryDisc).ourChoice(),
    .textStyle("day-text-style", \.dayTextStyle).ourChoice(), .weight("day-weight", \.dayWeight).ourChoice(),
    .flag("monospaced-dates", \.hasMonospacedDates).ourChoice(),
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
  ]
}

extension ColorToken {
  /// The surface of a compact date picker's pills.
  public static let datePickerPill = ColorToken(
    "date-picker-pill", DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052))
}
