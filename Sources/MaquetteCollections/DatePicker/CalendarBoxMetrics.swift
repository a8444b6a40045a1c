import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The measures of a calendar in a box of six weeks, as AppKit draws it, in points.
struct CalendarBoxMetrics: Hashable, Sendable {
  /// Whether calendars are such boxes.
  var isUsed = false
  var size = Size.zero
  /// The distance from the box's edges to the month (width) and to its arrows at the other end (height).
  var headerInsets = Size.zero
  /// The distance from the box's upper edge to the month's row, and the height of that row.
  var topInset = 0.0, headerHeight = 0.0
  var headerStyle = TextStyle.body
  var headerWeight = FontWeight.regular
  /// The width and height of the triangles that lead to other months, and the diameter of the dot between them.
  var arrow = Size.zero
  var dotDiameter = 0.0
  /// The distances from the dot to the triangles.
  var arrowSpacing = 0.0
  /// The height of the row with the days of the week, and the distance from its top to their text.
  var headingHeight = 0.0, headingDrop = 0.0
  var headingWeight = FontWeight.regular
  /// The distance from the box's edge to the first column.
  var columnInset = 0.0
  /// The room of a day, and the distance from its trailing edge to the text.
  var cell = Size.zero
  var dayInset = 0.0
  /// The font size of days and days of the week.
  var dayStyle = TextStyle.body
  /// The surface behind the chosen day, which is as high as the room between its insets.
  var chosen = Size.zero
  var chosenRadius = 0.0
}

extension CalendarBoxMetrics: MeasuredMetrics {
  /// Only macOS has such calendars.
  static let standard = StandardMeasures<CalendarBoxMetrics>()

  static let tokenGroup = "calendar-box"
  static let colors: [ColorToken] = [.calendarBoxFill, .calendarBoxEdge, .calendarBoxSelection]

  static let tokens: MetricTokens<CalendarBoxMetrics> = [
    .flag("used", \.isUsed), .group("size", \.size, .sides), .group("header-insets", \.headerInsets, .sides),
    .points("top-inset", \.topInset), .points("header-height", \.headerHeight),
    .textStyle("header-style", \.headerStyle), .weight("header-weight", \.headerWeight),
    .group("arrow", \.arrow, .sides), .points("dot-diameter", \.dotDiameter),
    .points("arrow-spacing", \.arrowSpacing), .points("heading-height", \.headingHeight),
    .points("heading-drop", \.headingDrop), .weight("heading-weight", \.headingWeight),
    .points("column-inset", \.columnInset), .group("cell", \.cell, .sides), .points("day-inset", \.dayInset),
    .textStyle("day-style", \.dayStyle), .group("chosen", \.chosen, .sides),
    .points("chosen-radius", \.chosenRadius),
  ]
}

extension ColorToken {
  /// The surface of a calendar in a box.
  static let calendarBoxFill = ColorToken("calendar-box-fill")
  /// The line around it.
  static let calendarBoxEdge = ColorToken("calendar-box-edge")
  /// The surface behind its chosen day, without a chosen tint.
  static let calendarBoxSelection = ColorToken("calendar-box-selection")
}
