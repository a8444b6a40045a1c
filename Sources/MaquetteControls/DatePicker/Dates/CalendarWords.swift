internal import MaquetteElements

/// A language's words for the parts of dates and times, and its patterns for combining them.
///
/// Patterns follow Unicode's UTS #35, part 4. Lists are stored as one text with `|` between their items, so that
/// a language costs a few pointers until one of its words is drawn.
struct CalendarWords: Hashable, Sendable {
  /// The standalone names of the twelve months.
  private let months: StaticList
  /// The short names of the twelve months within a date.
  private let shortMonths: StaticList
  /// The short names of the seven days within a date, from Sunday on.
  private let weekdays: StaticList
  /// The short names of the seven days above the columns of a calendar.
  private let weekdayHeadings: StaticList
  /// The words for the hours before and after noon.
  private let halves: StaticList
  /// The units beside a number of hours: singular and plural.
  private let hourUnits: StaticList
  /// The unit beside a number of minutes.
  let minuteUnit: String
  /// The pattern of a date with the short name of its month.
  let date: DatePattern
  /// The pattern of a date in numbers.
  let numericDate: DatePattern
  /// The pattern of the title above a calendar.
  let monthAndYear: DatePattern
  /// The pattern of a day of this year.
  let dayInWeek: DatePattern
  /// The pattern of a day of the month alone.
  let day: DatePattern
  /// The pattern of a year alone.
  let year: DatePattern
  /// The pattern of a time with the half of the day.
  let time12: DatePattern
  /// The pattern of a time with hours up to 23.
  let time24: DatePattern
  /// The usual hour cycle.
  let hourCycle: HourCycle
  /// The first day of the week, 0 for Sunday.
  let firstWeekday: Int

  /// Describes a language, by default with what most languages share; `firstWeekday` counts from 1 for Sunday, as in Foundation's calendars.
  init(
    months: String, shortMonths: String, weekdays: String, weekdayHeadings: String? = nil,
    halves: String = "AM|PM", hour: String, minute: String = "min", date: String, numericDate: String,
    monthAndYear: String = "MMMM y", dayInWeek: String, day: String = "d", year: String = "y",
    time12: String = "h:mm\u{202F}a", time24: String = "HH:mm", hasTwelveHours: Bool = false,
    firstWeekday: Int = 2
  ) {
    self.months = StaticList(months)
    self.shortMonths = StaticList(shortMonths)
    self.weekdays = StaticList(weekdays)
    self.weekdayHeadings = StaticList(weekdayHeadings ?? weekdays)
    self.halves = StaticList(halves)
    hourUnits = StaticList(hour)
    minuteUnit = minute
    self.date = DatePattern(date)
    self.numericDate = DatePattern(numericDate)
    self.monthAndYear = DatePattern(monthAndYear)
    self.dayInWeek = DatePattern(dayInWeek)
    self.day = DatePattern(day)
    self.year = DatePattern(year)
    self.time12 = DatePattern(time12)
    self.time24 = DatePattern(time24)
    hourCycle = hasTwelveHours ? .twelve : .twentyFour
    self.firstWeekday = firstWeekday - 1
  }

  /// Returns the standalone name of a month, 1 for January.
  func month(_ number: Int) -> String { months[number - 1] }
  /// Returns the short name of a month, 1 for January, within a date.
  func shortMonth(_ number: Int) -> String { shortMonths[number - 1] }
  /// Returns the short name of a day of the week, 0 for Sunday, within a date.
  func weekday(_ number: Int) -> String { weekdays[number] }
  /// Returns the short name of a day of the week, 0 for Sunday, above a calendar's column.
  func weekdayHeading(_ number: Int) -> String { weekdayHeadings[number] }
  /// Returns the word for the half of the day of an hour from 0 to 23.
  func half(ofHour hour: Int) -> String { halves[hour < 12 ? 0 : 1] }
  /// Returns the unit beside a number of hours.
  func hourUnit(_ count: Int) -> String { hourUnits[count == 1 ? 0 : 1] }

  /// Returns the pattern of a time for an hour cycle.
  func time(_ cycle: HourCycle) -> DatePattern { cycle == .twelve ? time12 : time24 }

  /// Returns the words of a language, or of the nearest more general language with words; English if there are none,
  /// or if no language is set.
  static func words(for locale: LanguageTag?) -> CalendarWords {
    guard let locale else { return .english }
    for tag in locale.fallbacks {
      if let words = table[aliases[tag] ?? tag] { return words }
    }
    return .english
  }

  /// The language tags with words.
  static var tags: [String] { table.keys.sorted() }
}

/// A list of items in one text with `|` between them.
private struct StaticList: Hashable, Sendable {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The item at an index, from 0; empty if there is none.
  subscript(index: Int) -> String {
    let items = text.split(separator: "|", omittingEmptySubsequences: false)
    return items.indices.contains(index) ? String(items[index]) : ""
  }
}
