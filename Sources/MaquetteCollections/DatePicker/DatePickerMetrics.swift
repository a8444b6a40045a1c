public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The measures of date pickers that are not wheels, in points.
struct DatePickerMetrics: Sendable {
  /// What differs between the pills of two versions of a system.
  struct Pill: Hashable, Sendable {
    var radius = 0.0
    /// The colour of its text; the accent colour stands for the picker's tint.
    var textColor = ColorToken.label
    /// Whether the digits of times and of fields are equally wide.
    var hasMonospacedDigits = false
    /// The points added after every character of a pill with monospaced digits.
    var tracking = 0.0
  }

  /// Whether the usual style is compact rather than wheels.
  var isUsuallyCompact = false
  /// The padding beside a pill's text (width) and above and below it (height).
  var pillInsets = Size.zero
  /// The least height of the pill in a picker for a time only.
  var timePillHeight = 0.0
  var pillSpacing = 0.0
  var pillTextStyle = TextStyle.body
  var pill = Pill()
  /// The pills of iOS up to 15, as a version of the system chooses them.
  var earlyPill = Pill()
  var calendarInset = 0.0
  /// The width of a column and the height of a week in a calendar of the usual width.
  var cell = Size.zero
  /// The distance of the first column's middle from the calendar's side.
  var firstColumn = 0.0
  /// The size of the disc behind the chosen day.
  var discSize = Size.zero
  /// The corner radius of that disc; half its height or more for round ends.
  var discRadius = 0.0
  /// The opacity of the tint in the disc on days other than today, in light appearance.
  var discOpacity = 0.0
  /// The same in dark appearance.
  var darkDiscOpacity = 0.0
  /// Whether the disc has the full tint on every day.
  var fillsEveryDisc = false
  var dayTextStyle = TextStyle.body
  var dayWeight = FontWeight.regular
  /// Whether the digits of pills with dates and of a calendar's days are equally wide.
  var hasMonospacedDates = false
  /// The height of the row with month and year.
  var headerHeight = 0.0
  /// The padding beside that row's content.
  var headerInset = 0.0
  /// The style of month and year.
  var headerTextStyle = TextStyle.body
  /// Whether an arrow after month and year opens a choice of these.
  var hasDisclosure = false
  /// The font size of that arrow.
  var disclosureSize = 0.0
  /// The distance from month and year to that arrow.
  var disclosureSpacing = 0.0
  /// The font size of the arrows to other months.
  var arrowSize = 0.0
  var arrowWeight = FontWeight.regular
  /// The distance between the arrows to other months.
  var arrowSpacing = 0.0
  /// The height of the row with the days of the week.
  var headingHeight = 0.0
  /// The style of the days of the week.
  var headingTextStyle = TextStyle.body
  /// The least distance between two days of the week.
  var headingSpacing = 0.0
  /// Whether the days of the week are in capitals.
  var hasUppercaseHeadings = false
  var timeRowHeight = 0.0
  /// The weight of the word before the time of a calendar.
  var timeTitleWeight = FontWeight.regular
  /// The box with the time of a calendar of iOS 14.
  var timeBoxSize = Size.zero
  var timeBoxRadius = 0.0
  /// The font size of its digits.
  var timeBoxTextSize = 0.0
  /// The width of its border while it is edited.
  var timeBoxBorderWidth = 0.0
  /// The distance from it to the halves of the day.
  var timeBoxSpacing = 0.0
  var fieldHeight = 0.0
  var fieldLeadingInset = 0.0, fieldTrailingInset = 0.0
  /// The distance from the field to the stepper.
  var stepperSpacing = 0.0
}

extension DatePickerMetrics: MeasuredMetrics {
  /// The macOS measures on macOS, where macOS 10 is derived from later ones, and those of iOS elsewhere.
  ///
  /// iOS 7 to 12 has only wheels; pills set by a sheet are those of iOS 14.
  static let standard = StandardMeasures<DatePickerMetrics>()

  /// Returns the pills of the environment's version of the system.
  func pill(in environment: Environment) -> Pill {
    environment.theme.era == .classic && environment.isIOS(upTo: 15) ? earlyPill : pill
  }

  static let tokenGroup = "date-picker"
  static let colors: [ColorToken] = [.datePickerPill]

  static let tokens: MetricTokens<DatePickerMetrics> = [pills, calendars, headers, fields]

  private static let pills: MetricTokens<DatePickerMetrics> = [
    .flag("usually-compact", \.isUsuallyCompact), .group("pill-insets", \.pillInsets, .sides),
    .points("time-pill-height", \.timePillHeight),
    .points("pill-spacing", \.pillSpacing), .textStyle("pill-text-style", \.pillTextStyle),
    .all(\.pill, .pill), .group("ios14", \.earlyPill, .pill),
  ]

  private static let calendars: MetricTokens<DatePickerMetrics> = [
    .points("calendar-inset", \.calendarInset), .group("cell", \.cell, .sides),
    .points("first-column", \.firstColumn),
    .group("disc", \.discSize, .sides), .points("disc-radius", \.discRadius),
    .byAppearance("disc-opacity", light: \.discOpacity, dark: \.darkDiscOpacity, .part()),
    .flag("fills-every-disc", \.fillsEveryDisc),
    .textStyle("day-text-style", \.dayTextStyle), .weight("day-weight", \.dayWeight),
    .flag("monospaced-dates", \.hasMonospacedDates),
    .points("heading-height", \.headingHeight),
    .textStyle("heading-text-style", \.headingTextStyle),
    .points("heading-spacing", \.headingSpacing),
    .flag("uppercase-headings", \.hasUppercaseHeadings),
    .points("time-row-height", \.timeRowHeight), .weight("time-title-weight", \.timeTitleWeight),
    .group("time-box", \.timeBoxSize, .sides), .points("time-box-radius", \.timeBoxRadius),
    .points("time-box-text-size", \.timeBoxTextSize, in: 1...1000),
    .points("time-box-border-width", \.timeBoxBorderWidth), .points("time-box-spacing", \.timeBoxSpacing),
  ]

  private static let headers: MetricTokens<DatePickerMetrics> = [
    .points("header-height", \.headerHeight), .points("header-inset", \.headerInset),
    .textStyle("header-text-style", \.headerTextStyle),
    .flag("disclosure", \.hasDisclosure),
    .points("disclosure-size", \.disclosureSize, in: 1...1000),
    .points("disclosure-spacing", \.disclosureSpacing),
    .points("arrow-size", \.arrowSize, in: 1...1000),
    .points("arrow-spacing", \.arrowSpacing), .weight("arrow-weight", \.arrowWeight),
  ]

  private static let fields: MetricTokens<DatePickerMetrics> = [
    .points("field-height", \.fieldHeight), .points("field-leading-inset", \.fieldLeadingInset),
    .points("field-trailing-inset", \.fieldTrailingInset), .points("stepper-spacing", \.stepperSpacing),
  ]
}

extension MetricTokens<DatePickerMetrics.Pill> {
  fileprivate static var pill: MetricTokens {
    [
      .points("pill-radius", \.radius), .color("pill-text-color", \.textColor),
      .flag("monospaced-digits", \.hasMonospacedDigits),
      .points("pill-tracking", \.tracking, in: -10...10),
    ]
  }
}

extension ColorToken {
  /// The surface of a compact date picker's pills.
  public static let datePickerPill = ColorToken("date-picker-pill")
}
