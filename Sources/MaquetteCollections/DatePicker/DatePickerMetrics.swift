public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The measures of date pickers that are not wheels, in points.
struct DatePickerMetrics: Sendable {
  /// What differs between the pills of two versions of a system.
  struct Pill: Hashable, Sendable {
    var radius: Double
    /// The colour of its text; the accent colour stands for the picker's tint.
    var textColor: ColorToken
    /// Whether the digits of times and of fields are equally wide.
    var hasMonospacedDigits: Bool
    /// The points added after every character of a pill with monospaced digits.
    var tracking: Double

    /// iOS 14 and 15.
    static let ios14 = Pill(radius: 6, textColor: .accent, hasMonospacedDigits: false, tracking: 0)
  }

  /// Whether the usual style is compact rather than wheels.
  var isUsuallyCompact: Bool
  /// The padding beside a pill's text (width) and above and below it (height).
  var pillInsets: Size
  /// The least height of the pill in a picker for a time only.
  var timePillHeight: Double
  var pillSpacing: Double
  var pillTextStyle: TextStyle
  var pill: Pill
  /// The pills of iOS up to 15, as a version of the system chooses them.
  var earlyPill: Pill
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

  /// iOS 16 to 18, with the pills of the versions before, and of a calendar 320 wide.
  ///
  /// Equally wide digits of the substitute font are wider than the system font's, which the tracking makes up for.
  static let ios = DatePickerMetrics(
    isUsuallyCompact: true, pillInsets: Size(width: 12, height: 7), timePillHeight: 36, pillSpacing: 4,
    pillTextStyle: .body,
    pill: Pill(radius: 8, textColor: .label, hasMonospacedDigits: true, tracking: -0.15), earlyPill: .ios14,
    calendarInset: 0,
    cell: Size(width: 320.0 / 7, height: 320.0 / 7), discSize: Size(width: 44.5, height: 44.5),
    discRadius: 22.25,
    discOpacity: 0.18, darkDiscOpacity: 0.25, fillsEveryDisc: false, dayTextStyle: .title3,
    dayWeight: .regular, hasMonospacedDates: false, headerHeight: 44, headerInset: 16,
    headerTextStyle: .headline, hasDisclosure: true,
    disclosureSize: 16, disclosureSpacing: 5, arrowSize: 23, arrowSpacing: 26, headingHeight: 24,
    headingTextStyle: .footnote, headingSpacing: 6, hasUppercaseHeadings: true, timeRowHeight: 52,
    fieldHeight: 34, fieldLeadingInset: 12, fieldTrailingInset: 12, stepperSpacing: 8)

  /// macOS 11 to 15. A calendar of six weeks is 139 x 148.
  ///
  /// The leading inset of a field is 1 less than the real one, as our digits are wider. A stepper's frame is 1 larger
  /// than its surface.
  static let macos = DatePickerMetrics(
    isUsuallyCompact: true, pillInsets: Size(width: 8, height: 3), timePillHeight: 0, pillSpacing: 6,
    pillTextStyle: .body, pill: Pill(radius: 5, textColor: .label, hasMonospacedDigits: true, tracking: 0),
    earlyPill: .ios14, calendarInset: 3,
    cell: Size(width: 19, height: 18), discSize: Size(width: 19, height: 16), discRadius: 3, discOpacity: 1,
    darkDiscOpacity: 1, fillsEveryDisc: true, dayTextStyle: .footnote, dayWeight: .regular,
    hasMonospacedDates: true,
    headerHeight: 20, headerInset: 0, headerTextStyle: .callout, hasDisclosure: false, disclosureSize: 10.5,
    disclosureSpacing: 4, arrowSize: 10.5, arrowSpacing: 5, headingHeight: 14, headingTextStyle: .footnote,
    headingSpacing: 1, hasUppercaseHeadings: false, timeRowHeight: 28, fieldHeight: 23,
    fieldLeadingInset: 1, fieldTrailingInset: 2, stepperSpacing: 2.5)
}

extension DatePickerMetrics: ThemeMetrics {
  /// The macOS measures on macOS, where macOS 10 is derived from later ones, and those of iOS elsewhere.
  ///
  /// iOS 7 to 12 has only wheels; pills set by a sheet are those of iOS 14.
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
      metrics.pill = .ios14
    case .glass: metrics.pill.radius = metrics.timePillHeight / 2
    }
    return metrics
  }

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
    .group("disc", \.discSize, .sides), .points("disc-radius", \.discRadius),
    .byAppearance("disc-opacity", light: \.discOpacity, dark: \.darkDiscOpacity, .part()),
    .flag("fills-every-disc", \.fillsEveryDisc),
    .textStyle("day-text-style", \.dayTextStyle), .weight("day-weight", \.dayWeight),
    .flag("monospaced-dates", \.hasMonospacedDates),
    .points("heading-height", \.headingHeight),
    .textStyle("heading-text-style", \.headingTextStyle),
    .points("heading-spacing", \.headingSpacing),
    .flag("uppercase-headings", \.hasUppercaseHeadings),
    .points("time-row-height", \.timeRowHeight),
  ]

  private static let headers: MetricTokens<DatePickerMetrics> = [
    .points("header-height", \.headerHeight), .points("header-inset", \.headerInset),
    .textStyle("header-text-style", \.headerTextStyle),
    .flag("disclosure", \.hasDisclosure),
    .points("disclosure-size", \.disclosureSize, in: 1...1000),
    .points("disclosure-spacing", \.disclosureSpacing),
    .points("arrow-size", \.arrowSize, in: 1...1000),
    .points("arrow-spacing", \.arrowSpacing),
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
  public static let datePickerPill = ColorToken(
    "date-picker-pill", DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052))
}
