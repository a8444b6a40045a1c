public import MaquetteElements

/// The metrics of pickers, in points.
package struct PickerMetrics: Sendable {
  /// What differs between the wheels of two versions of a system.
  struct Look: Hashable, Sendable {
    /// The font size of the chosen row.
    var chosenTextSize = 0.0
    /// The height of the band that marks the chosen row.
    var bandHeight = 0.0
    /// The distance of the band from the picker's sides.
    var bandInset = 0.0
    var bandRadius = 0.0
    var bandColor = ColorToken.label
    /// Whether lines above and below mark the chosen row, rather than a band.
    var hasBandLines = false
    /// The distance of the rows from the drum's axis.
    var drumRadius = 0.0
    /// The tangent of half the angle between two rows of the drum.
    var rowTangent = 0.0
    /// The distance of the rows above the chosen one, and of those below it, above their places on the drum.
    var upperRise = 0.0, lowerRise = 0.0
    /// The opacity of rows: the chosen one, the next, and so on.
    var rowOpacities = [Double]()
  }

  /// The padding beside the texts of a wheel of dates.
  struct ColumnPadding: Hashable, Sendable {
    var leading = 0.0, trailing = 0.0
  }

  var width = 0.0, height = 0.0
  /// One over the distance between the eye and the drum.
  var perspective = 0.0
  /// The distance of the point that rows lean towards from a wheel's middle, in distances of the picker's middle.
  var lean = 0.0
  var look = Look()
  /// The looks of earlier versions, as a version of the system and the toolkit choose them.
  var ios13Look = Look()
  var swiftUI13Look = Look()
  var ios14Look = Look()
  var swiftUI14Look = Look()
  /// The font size of the other rows.
  var textSize = 0.0
  /// The padding to the left and right of a wheel's texts.
  var columnPadding = 0.0
  /// The distance between wheels of dates and times.
  var columnSpacing = 0.0
  /// How far the chosen number, month or half of a day stands out of line with its column, in points.
  var chosenOutset = 0.0
  /// The padding of wheels of months, of other numbers, of times alone, of whole days, and of the halves of a day.
  var monthPadding = ColumnPadding(), datePadding = ColumnPadding(), timePadding = ColumnPadding()
  var dayPadding = ColumnPadding(), halfPadding = ColumnPadding()
  /// The font size of the unit beside the chosen row.
  var unitTextSize = 0.0
  /// The distance from the chosen row to the unit beside it.
  var unitSpacing = 0.0
  package var disabledOpacity = 0.0
  /// The duration in seconds in which a wheel between two rows, or one with a row that is tapped, comes to rest.
  var snapTime = 0.0

  package init() {}

  /// Returns the padding beside the texts of a wheel.
  func padding(of content: DrumColumn.Content) -> ColumnPadding {
    switch content {
    case .values: ColumnPadding(leading: columnPadding, trailing: columnPadding)
    case .months: monthPadding
    case .dateParts, .timesBesideDates: datePadding
    case .times: timePadding
    case .days: dayPadding
    case .halves: halfPadding
    }
  }

  /// Returns the outset of the chosen row of a wheel. Days and values were not seen to have one.
  func outset(of content: DrumColumn.Content) -> Double {
    switch content {
    case .values, .days: 0
    case .months, .dateParts, .times, .timesBesideDates, .halves: chosenOutset
    }
  }

  /// The drum of the rows.
  var drum: Drum { Drum(radius: look.drumRadius, perspective: perspective, rowTangent: look.rowTangent) }

  /// Returns the look of the environment's version of the system, and of its toolkit where two differ.
  func look(in environment: Environment) -> Look {
    guard environment.theme.era == .classic, environment.isIOS(upTo: 15) else { return look }
    let isSwiftUI = environment.toolkit == .swiftUI
    if environment.isIOS(upTo: 13) { return isSwiftUI ? swiftUI13Look : ios13Look }
    return isSwiftUI ? swiftUI14Look : ios14Look
  }
}

extension PickerMetrics: MeasuredMetrics {
  /// The iOS metrics on every platform: no other platform has wheels.
  package static let standard = StandardMeasures<PickerMetrics>()

  package static let tokenGroup = "picker"
  package static let colors: [ColorToken] = [.pickerBand, .pickerLine]

  package static let tokens: MetricTokens<PickerMetrics> = [
    .points("width", \.width), .points("height", \.height),
    .number("perspective", \.perspective), .number("lean", \.lean),
    .all(\.look, .look), .group("ios13", \.ios13Look, .look), .group("ios14", \.ios14Look, .look),
    .group("swiftui-ios13", \.swiftUI13Look, .look), .group("swiftui-ios14", \.swiftUI14Look, .look),
    .points("text-size", \.textSize, in: 1...1000),
    .points("column-padding", \.columnPadding), .points("column-spacing", \.columnSpacing),
    .points("chosen-outset", \.chosenOutset),
    .group("month-column", \.monthPadding, .padding), .group("date-column", \.datePadding, .padding),
    .group("time-column", \.timePadding, .padding),
    .group("day-column", \.dayPadding, .padding), .group("half-column", \.halfPadding, .padding),
    .points("unit-text-size", \.unitTextSize, in: 1...1000),
    .points("unit-spacing", \.unitSpacing), .number("disabled-opacity", \.disabledOpacity),
    .number("snap-time", \.snapTime, in: 0...60),
  ]
}

extension MetricTokens<PickerMetrics.Look> {
  fileprivate static var look: MetricTokens {
    [
      .points("chosen-text-size", \.chosenTextSize, in: 1...1000), .points("band-height", \.bandHeight),
      .points("band-inset", \.bandInset), .points("band-radius", \.bandRadius),
      .color("band-color", \.bandColor), .flag("band-lines", \.hasBandLines),
      .points("drum-radius", \.drumRadius, in: 1...10_000), .number("row-tangent", \.rowTangent),
      .points("upper-rise", \.upperRise, in: -100...100), .points("lower-rise", \.lowerRise, in: -100...100),
      .items("row-opacity", \.rowOpacities, atMost: 5, .part()),
    ]
  }
}

extension MetricTokens<PickerMetrics.ColumnPadding> {
  fileprivate static var padding: MetricTokens {
    [.points("leading", \.leading), .points("trailing", \.trailing)]
  }
}

extension ColorToken {
  /// The band behind the chosen row of a picker.
  public static let pickerBand = ColorToken("picker-band")
  /// The lines above and below the chosen row of a picker without a band.
  public static let pickerLine = ColorToken("picker-line")
}
