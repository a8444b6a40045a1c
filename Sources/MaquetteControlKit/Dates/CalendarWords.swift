package import MaquetteElements

/// A language's words for the parts of dates and times, and its patterns for combining them, from CLDR.
///
/// Patterns follow Unicode's UTS #35, part 4. They are read from `Sources/CWords/Calendars` when a date is first drawn.
package struct CalendarWords: Sendable {
  private let table: LanguageTable
  /// The digits of the numbers in dates and times.
  package let digits: Digits

  /// The value of a key; empty for none, which no language lacks.
  private subscript(key: String) -> String { table[key] ?? "" }

  /// Returns the name of a month, 1 for January: alone, or as a part of a date.
  package func month(_ number: Int, isAlone: Bool = true) -> String {
    let key = Self.months[number - 1]
    return isAlone ? self["month \(key)"] : table["month in date \(key)"] ?? self["month \(key)"]
  }

  /// Returns the short name of a month, 1 for January: alone, or as a part of a date.
  package func shortMonth(_ number: Int, isAlone: Bool = false) -> String {
    let key = Self.months[number - 1]
    return isAlone
      ? table["short month alone \(key)"] ?? self["short month \(key)"] : self["short month \(key)"]
  }

  /// Returns the short name of a day of the week, 0 for Sunday, within a date.
  package func weekday(_ number: Int) -> String { self["weekday \(Self.weekdays[number])"] }
  /// Returns the short name of a day of the week, 0 for Sunday, above a calendar's column.
  package func weekdayHeading(_ number: Int) -> String { self["heading \(Self.weekdays[number])"] }
  /// Returns the word for the half of the day of an hour from 0 to 23.
  package func half(ofHour hour: Int) -> String { self[hour < 12 ? "am" : "pm"] }
  /// Returns the unit beside a number of hours.
  package func hourUnit(_ count: Int) -> String { table["hours \(count)"] ?? self["hours"] }
  /// Returns the unit beside a number of minutes.
  package func minuteUnit(_ count: Int) -> String { table["minutes \(count)"] ?? self["minutes"] }
  /// Returns the year of a day as the language counts years.
  func year(of date: CivilDate) -> Int { date.year + (table["year offset"].flatMap { Int($0) } ?? 0) }

  /// The pattern of a date with the short name of its month.
  package var date: DatePattern { DatePattern(self["date"]) }
  /// The pattern of a date in numbers.
  package var numericDate: DatePattern { DatePattern(self["numeric date"]) }
  /// The pattern of the title above a calendar.
  package var monthAndYear: DatePattern { DatePattern(self["month and year"]) }
  /// The pattern of a day of this year.
  package var dayInWeek: DatePattern { DatePattern(self["day in week"]) }
  /// The pattern of a day of the month alone.
  package var day: DatePattern { DatePattern(self["day"]) }
  /// The pattern of a year alone.
  package var year: DatePattern { DatePattern(self["year"]) }
  /// The pattern of a time with the half of the day.
  var time12: DatePattern { DatePattern(self["time 12"]) }
  /// The pattern of a time with hours up to 23.
  var time24: DatePattern { DatePattern(self["time 24"]) }
  /// The usual hour cycle.
  package var hourCycle: HourCycle { HourCycle(rawValue: self["hour cycle"]) ?? .twentyFour }
  /// The first day of the week, 0 for Sunday.
  package var firstWeekday: Int { Self.weekdays.firstIndex(of: self["first weekday"]) ?? 0 }

  /// Returns the pattern of a time for an hour cycle.
  package func time(_ cycle: HourCycle) -> DatePattern { cycle == .twelve ? time12 : time24 }

  /// Returns a day of this year as wheels and status bars show it.
  package func dayWithoutCommas(_ day: CivilDate) -> String {
    dayInWeek.string(day, words: self).filter { !",،".contains($0) }
  }

  /// The keys of months and of days of the week.
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  /// Returns the words of a language, or of the nearest more general language with words; English if there are none,
  /// or if no language is set.
  package static func words(for locale: LanguageTag?) -> CalendarWords {
    guard let locale else { return english }
    let table = LanguageTable.table(.calendars, for: locale)
    return table.files.isEmpty ? english : CalendarWords(table: table, digits: locale.digits)
  }

  /// English (United States), which also stands for languages without words.
  static let english = CalendarWords(
    table: LanguageTable(files: [LanguageFile.files(.calendars)["en"]].compactMap(\.self)), digits: .latin)
}
