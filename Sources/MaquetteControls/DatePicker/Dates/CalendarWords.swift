internal import MaquetteElements

/// What a language calls the parts of dates and times, and how it puts them together.
///
/// Patterns are those of Unicode's UTS #35, part 4. Lists are written with `|` between their items, so that a
/// language costs a few pointers until one of its words is drawn.
struct CalendarWords: Hashable, Sendable {
  /// The twelve months by themselves.
  private let months: StaticList
  /// The same, short, within a date.
  private let shortMonths: StaticList
  /// The seven days from Sunday on, short, within a date.
  private let weekdays: StaticList
  /// The same above the columns of a calendar.
  private let weekdayHeadings: StaticList
  /// The words for the hours before and after noon.
  private let halves: StaticList
  /// What stands beside a number of hours: for one and for several.
  private let hourUnits: StaticList
  /// What stands beside a number of minutes.
  let minuteUnit: String
  /// A date with the name of its month, short.
  let date: DatePattern
  /// A date in numbers.
  let numericDate: DatePattern
  /// What stands above a calendar.
  let monthAndYear: DatePattern
  /// A day of this year.
  let dayInWeek: DatePattern
  /// A day of the month by itself.
  let day: DatePattern
  /// A year by itself.
  let year: DatePattern
  /// A time with the half of the day.
  let time12: DatePattern
  /// A time with hours up to 23.
  let time24: DatePattern
  /// How clocks count.
  let hourCycle: HourCycle
  /// The day that weeks begin with, 0 for Sunday.
  let firstWeekday: Int

  /// Describes a language; `firstWeekday` counts from 1 for Sunday, as calendars print it.
  init(
    months: String, shortMonths: String, weekdays: String, weekdayHeadings: String? = nil, halves: String,
    hour: String, minute: String, date: String, numericDate: String, monthAndYear: String, dayInWeek: String,
    day: String, year: String, time12: String, time24: String, hasTwelveHours: Bool, firstWeekday: Int
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

  /// Returns the name of a month, 1 for January, by itself.
  func month(_ number: Int) -> String { months[number - 1] }
  /// Returns the short name of a month, 1 for January, within a date.
  func shortMonth(_ number: Int) -> String { shortMonths[number - 1] }
  /// Returns the short name of a day of the week, 0 for Sunday, within a date.
  func weekday(_ number: Int) -> String { weekdays[number] }
  /// Returns the short name of a day of the week, 0 for Sunday, above a calendar's column.
  func weekdayHeading(_ number: Int) -> String { weekdayHeadings[number] }
  /// Returns the word for the half of the day that an hour from 0 to 23 lies in.
  func half(ofHour hour: Int) -> String { halves[hour < 12 ? 0 : 1] }
  /// Returns what stands beside a number of hours.
  func hourUnit(_ count: Int) -> String { hourUnits[count == 1 ? 0 : 1] }

  /// Returns the pattern of a time under an hour cycle.
  func time(_ cycle: HourCycle) -> DatePattern { cycle == .twelve ? time12 : time24 }

  /// Returns the words of a language, or of the nearest more general one that there are any of; English if there
  /// are none, or if nothing is said of the language.
  static func words(for locale: LanguageTag?) -> CalendarWords {
    guard let locale else { return .english }
    for tag in locale.fallbacks {
      if let words = table(tag) { return words }
    }
    return .english
  }

  /// The tags that there are words for.
  static let tags = [
    "en", "en-GB", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "nb", "fi", "pl", "cs", "tr", "ru", "uk",
    "el", "ar", "he", "ja", "ko", "zh", "zh-Hant",
  ]

  private static func table(_ tag: String) -> CalendarWords? {
    switch tag {
    case "en": .english
    case "en-GB": .britishEnglish
    case "de": .german
    case "fr": .french
    case "es": .spanish
    case "it": .italian
    case "nl": .dutch
    case "pt": .portuguese
    case "sv": .swedish
    case "da": .danish
    case "nb", "no": .norwegian
    case "fi": .finnish
    case "pl": .polish
    case "cs": .czech
    case "tr": .turkish
    case "ru": .russian
    case "uk": .ukrainian
    case "el": .greek
    case "ar": .arabic
    case "he", "iw": .hebrew
    case "ja": .japanese
    case "ko": .korean
    case "zh": .chinese
    case "zh-Hant", "zh-TW", "zh-HK", "zh-MO": .traditionalChinese
    default: nil
    }
  }
}

/// Items written in one text with `|` between them.
private struct StaticList: Hashable, Sendable {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The item at a place, from 0; nothing if there is none.
  subscript(index: Int) -> String {
    let items = text.split(separator: "|", omittingEmptySubsequences: false)
    return items.indices.contains(index) ? String(items[index]) : ""
  }
}
