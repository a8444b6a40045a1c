import MaquetteControlKit
public import MaquetteElements

/// A unit of the calendar.
public enum CalendarUnit: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case minute
  case hour
  case day
  case week
  case month
  case year
}

/// A number of units of the calendar, from one mark of an axis to the next.
struct CalendarStep: Hashable, Sendable {
  var unit: CalendarUnit
  var count = 1
  /// The first day of the week, 0 for Sunday.
  var firstWeekday = 0

  /// The steps between marks, from short to long: those that divide the next longer unit.
  static let all: [CalendarStep] =
    [1, 2, 5, 10, 15, 30].map { CalendarStep(unit: .minute, count: $0) }
    + [1, 2, 3, 6, 12].map { CalendarStep(unit: .hour, count: $0) }
    + [1, 2].map { CalendarStep(unit: .day, count: $0) }
    + [1, 2].map { CalendarStep(unit: .week, count: $0) }
    + [1, 3, 6].map { CalendarStep(unit: .month, count: $0) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map { CalendarStep(unit: .year, count: $0) }

  /// The length in seconds, on average.
  var seconds: Double {
    let unit: Double =
      switch self.unit {
      case .minute: 60
      case .hour: 3600
      case .day: 86_400
      case .week: 604_800
      case .month: 2_629_746
      case .year: 31_556_952
      }
    return unit * Double(count)
  }

  /// Returns the beginning of the step that holds a time, both in seconds since 1970.
  func start(of seconds: Int) -> Int {
    let date = PlottableDate(seconds: seconds)
    let midnight = date.day.dayNumber * 86_400
    switch unit {
    case .minute, .hour:
      let length = (unit == .hour ? 3600 : 60) * count
      return midnight + (seconds - midnight) / length * length
    case .day:
      // Counted from a day far back.
      let days = date.day.dayNumber
      return (days - ((days % count) + count) % count) * 86_400
    case .week:
      let first = date.day.dayNumber - (date.day.weekday - firstWeekday + 7) % 7
      // Day 3 was a Sunday: full weeks since then.
      let weeks = (first - 3 - firstWeekday) / 7
      return (first - ((weeks % count) + count) % count * 7) * 86_400
    case .month:
      let month = (date.day.month - 1) / count * count + 1
      return Self.seconds(year: date.day.year, month: month)
    case .year:
      return Self.seconds(year: Swift.max(1, date.day.year / count * count), month: 1)
    }
  }

  /// Returns the beginning of the next step after one that begins at a time.
  func next(after start: Int) -> Int {
    let day = PlottableDate(seconds: start).day
    switch unit {
    case .minute: return start + 60 * count
    case .hour: return start + 3600 * count
    case .day: return start + 86_400 * count
    case .week: return start + 604_800 * count
    case .month:
      let months = day.year * 12 + day.month - 1 + count
      return Self.seconds(year: months / 12, month: months % 12 + 1)
    case .year: return Self.seconds(year: Swift.max(day.year / count, 0) * count + count, month: 1)
    }
  }

  private static func seconds(year: Int, month: Int) -> Int {
    // The last year of the calendar ends the scale.
    guard let day = CivilDate(year: Swift.min(Swift.max(year, 1), 9999), month: month, day: 1) else {
      return 0
    }
    return (year > 9999 ? day.dayNumber + 366 : day.dayNumber) * 86_400
  }

  /// Returns the longest unit at whose beginnings all times lie: that of the bars of a chart that names none.
  static func unit(of times: [Int]) -> CalendarUnit {
    for unit in [CalendarUnit.year, .month, .day, .hour] {
      let step = CalendarStep(unit: unit)
      if times.allSatisfy({ step.start(of: $0) == $0 }) { return unit }
    }
    return .minute
  }
}
