import MaquetteControlKit
import MaquetteControls
public import MaquetteElements

/// The changes of a date picker by touch: turned wheels and chosen days.
extension DatePicker {
  /// The style in an environment: the picker's own, or the usual one.
  public func shownStyle(in environment: Environment) -> DatePickerStyle {
    DatePickerContent(self, in: environment).style
  }

  /// The parts that have pills in a compact picker or a calendar, from leading to trailing.
  public func pills(in environment: Environment) -> [DatePickerPart] {
    let content = DatePickerContent(self, in: environment)
    let parts: [DatePickerPart] = (content.hasDate ? [.date] : []) + (content.hasTime ? [.time] : [])
    return content.style == .inline && content.hasDate ? parts.filter { $0 == .time } : parts
  }

  /// Returns the picker with a wheel, counted from the leading one, turned by a number of rows; the other wheels
  /// follow if necessary, such as the day in a shorter month.
  public func turned(wheel: Int, by rows: Int, in environment: Environment) -> DatePicker {
    let content = DatePickerContent(self, in: environment)
    guard let field = content.wheelFields.dropFirst(wheel).first else { return self }
    var picker = self
    let minutes = content.time.hour * 60 + content.time.minute
    func turned(to minutes: Int) -> TimeOfDay { TimeOfDay(minutes: minutes, second: time.second) }
    switch field {
    case .year: picker.date = Self.day(date.year + rows, date.month, date.day)
    case .month: picker.date = Self.day(date.year, Self.wrapped(date.month + rows, in: 1...12), date.day)
    case .day:
      let count = mode == .date ? 31 : 0
      picker.date =
        count == 0
        ? date.adding(days: rows)
        : Self.day(date.year, date.month, Self.wrapped(date.day + rows, in: 1...count))
    case .hour: picker.time = turned(to: minutes + rows * 60)
    case .minute:
      let minute = Self.wrapped(content.time.minute + rows * content.interval, in: 0...59)
      picker.time = turned(to: content.time.hour * 60 + minute)
    case .half:
      let half = Swift.min(Swift.max(content.time.hour / 12 + rows, 0), 1)
      picker.time = turned(to: minutes % 720 + half * 720)
    case .weekday, .second: break
    }
    picker.date = picker.withinLimits(picker.date)
    return picker
  }

  /// The maximum number of rows that a wheel turns: days up to the limits, years and halves of a day end; other wheels
  /// go round.
  public func reach(ofWheel wheel: Int, in environment: Environment) -> ClosedRange<Int>? {
    let content = DatePickerContent(self, in: environment)
    guard let field = content.wheelFields.dropFirst(wheel).first else { return 0...0 }
    func range(_ first: Int, _ value: Int, _ last: Int) -> ClosedRange<Int> {
      Swift.min(first - value, 0)...Swift.max(last - value, 0)
    }
    switch field {
    case .year: return range(firstDate?.year ?? 1, date.year, lastDate?.year ?? 9999)
    case .half: return range(0, content.time.hour / 12, 1)
    case .day where mode == .dateAndTime:
      let day = date.dayNumber
      return range(firstDate?.dayNumber ?? .min / 2, day, lastDate?.dayNumber ?? .max / 2)
    default: return nil
    }
  }

  public func hasSameChoice(as other: DatePicker) -> Bool { date == other.date && time == other.time }

  /// Returns the picker with a day of its month chosen; unchanged if the day does not exist or cannot be chosen.
  public func choosing(day: Int) -> DatePicker {
    guard let there = CivilDate(year: date.year, month: date.month, day: day),
      withinLimits(there) == there
    else { return self }
    return with(\.date, there)
  }

  /// Returns the picker with the same day a number of months later, or the nearest existing day.
  public func movingMonth(by months: Int) -> DatePicker {
    let index = date.year * 12 + date.month - 1 + Swift.min(Swift.max(months, -120_000), 120_000)
    let there = Self.day(index / 12, index % 12 + 1, date.day)
    return with(\.date, withinLimits(there))
  }

  /// The nearest day that can be chosen.
  private func withinLimits(_ day: CivilDate) -> CivilDate {
    if let firstDate, day.dayNumber < firstDate.dayNumber { return firstDate }
    if let lastDate, day.dayNumber > lastDate.dayNumber { return lastDate }
    return day
  }

  /// The day with these numbers, or the last day of a shorter month; within the supported years.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
    let year = Swift.min(Swift.max(year, 1), 9999)
    let last = CivilDate.dayCount(year: year, month: month)
    return CivilDate(year: year, month: month, day: Swift.min(day, last)) ?? CivilDate(dayNumber: 0)
  }

  private static func wrapped(_ number: Int, in range: ClosedRange<Int>) -> Int {
    let rest = (number - range.lowerBound) % range.count
    return range.lowerBound + (rest + range.count) % range.count
  }
}

extension DatePickerContent {
  /// The field of each wheel, from leading to trailing; a wheel of whole dates has the day.
  fileprivate var wheelFields: [DatePattern.Field] {
    let clock = words.time(cycle).fields.filter { [.hour, .minute, .half].contains($0) }
    return switch picker.mode {
    case .date: words.date.fields.filter { [.year, .month, .day].contains($0) }
    case .time: clock
    case .dateAndTime: [.day] + clock
    case .countdown: [.hour, .minute]
    }
  }
}
