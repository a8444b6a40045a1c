import MaquetteElements

extension DatePickerMetrics {
  static let sources: [MeasureSource] = iosSources + calendarSources + macosSources

  private static let iosSources: [MeasureSource] = [
    .published("UIKit: a picker is compact where it can be, since iOS 14", in: .ios, of: "usually-compact"),
    .published("iOS 7 to 12 has wheels alone", in: .ios7, of: "usually-compact"),
    .measured(
      "iOS 14 to 18, 2x and 3x: padding of 12 beside the text, a height of 34.33, 4 between date and time",
      in: .ios,
      of: "pill-insets", "pill-spacing"),
    .measured(
      "`ios18-datepicker-compact-time`, 2x: a time alone is 36 high; corners of 8", in: .ios,
      of: "time-pill-height",
      "pill-radius"),
    .measured(
      "iOS 16 to 18: text of 17 in the label colour", in: .ios, of: "pill-text-style", "pill-text-color"),
    .measured(
      "`ios18-datepicker-compact-time`: \"3:00 PM\" is 86.5 wide; on iOS 17 \"9:41 AM\" is 89.33: the digits of times are equally wide, those of dates are not",
      in: .ios, of: "monospaced-digits", "monospaced-dates"),
    .derived(
      "the same widths: equally wide digits of our font are wider than the system's", in: .ios,
      of: "pill-tracking"),
    .measured(
      "iOS 14: corners of 6, text in the tint, a narrow 1", in: .ios7, of: "pill-radius", "pill-text-color",
      "monospaced-digits"),
    .measured(
      "iOS 14, 2x: corners of an effective radius of 6.1, as continuous ones of 6 have; text in the tint, on iOS 15 too; \"1:00 AM\" is 86.5 wide and \"Jan 1, 2001\" 109.5, with a narrow 1 and a whole space",
      in: .ios, of: "ios14"),
    .derived(
      "digits of our font that are as wide as they are need none", in: .ios, of: "ios14.pill-tracking"),
    .derived("the pills of iOS 14, which no other era draws", of: "ios14"),
    .derived("iOS 14 to 18", in: .ios7, .iosGlass),
    .derived("round ends, as the other controls of iOS 26 have", in: .iosGlass, of: "pill-radius"),
    .derived("iOS 14 to 18", in: .watchos),
    .derived(
      "text fields: 34 high; pills: padding of 12", in: .ios7, .ios, .iosGlass, .watchos, of: "field-height",
      "field-leading-inset", "field-trailing-inset"),
    .chosen("iOS has no field with a stepper", in: .ios7, .ios, .iosGlass, .watchos, of: "stepper-spacing"),
    .measured(
      "iOS 14 to 18: (239, 239, 240) on white, the tertiary fill", in: .ios, under: .light,
      of: "color.date-picker-pill"),
    .measured(
      "iOS 14: (60, 60, 63) over a card, the tertiary fill", in: .ios, under: .dark,
      of: "color.date-picker-pill"),
    .derived("the tertiary fill of iOS 14 to 18", of: "color.date-picker-pill"),
    .derived("the tertiary fill under increased contrast", of: "increased-color"),
  ]

  private static let calendarSources: [MeasureSource] = [
    .measured(
      "the inline calendar of iOS 14: weeks 45.7 apart in a width of 320, a disc of 44.5", in: .ios,
      of: "cell.height", "disc", "disc-radius"),
    .derived(
      "45.7 is a seventh of 320: days are as far apart as weeks, without an inset", in: .ios,
      of: "cell.width", "calendar-inset"),
    .measured(
      "the inline calendar of iOS 14: numbers 14 high, as text of 20", in: .ios, of: "day-text-style",
      "day-weight"),
    .derived(
      "the inline calendar of iOS 14: a box of 36.5 for the time, and 8 above and below it", in: .ios,
      of: "time-row-height"),
    .derived("the least side of what can be touched, 44", in: .ios, of: "header-height"),
    .published(
      "pictures in UIKit's documentation: the title in headline with an arrow, days of the week in gray capitals, a pale disc except on today",
      in: .ios, of: "header-text-style", "disclosure", "uppercase-headings", "heading-text-style",
      "fills-every-disc"),
    .derived("a list's inset of 16", in: .ios, of: "header-inset"),
    .derived(
      "a tinted button: 18 % of the tint in light and 25 % in dark appearance", in: .ios, of: "disc-opacity"),
    .chosen(
      "the look of the platform's calendar, without a picture of a known scale", in: .ios,
      of: "heading-height",
      "heading-spacing", "disclosure-size", "disclosure-spacing", "arrow-size", "arrow-spacing"),
  ]

  private static let macosSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published(
      "appkit_ui_elements, a re-creation: a calendar of 139 x 148, title of 12, numbers and days of the week of 10, a disc of the accent colour with corners of 3, two less than the week",
      in: .macos),
    .derived(
      "the calendar's 139 x 148, less 6 weeks of 18 and 7 days of 19", in: .macos, of: "calendar-inset",
      "header-height", "header-inset", "heading-height"),
    .derived("macOS 11 to 15", in: .macosGlass),
    .chosen(
      "the look of the platform's calendar, without a measure", in: .macos, .macosGlass,
      of: "heading-spacing",
      "arrow-size", "time-row-height", "disclosure", "disclosure-size", "disclosure-spacing"),
    .published(
      "AppKit's usual style: a field with a stepper", in: .macos, .macosGlass, of: "usually-compact"),
    .measured(
      "`mac-datepicker-textual`, `mac-datepicker-time`, 2x: 23 high with half a point of shadow below, numbers in slots for two digits, 2 from the edges, a stepper's frame at 2.5",
      in: .macos, of: "field-height", "field-leading-inset", "field-trailing-inset", "stepper-spacing",
      "monospaced-digits"),
    .derived("the text field of macOS 26", in: .macosGlass, of: "field-height"),
    .chosen(
      "macOS has no pills: push buttons with their corners and text of 13", in: .macos, .macosGlass,
      of: "pill-insets", "time-pill-height", "pill-radius", "pill-spacing", "pill-text-style",
      "pill-text-color",
      "pill-tracking"),
  ]
}
