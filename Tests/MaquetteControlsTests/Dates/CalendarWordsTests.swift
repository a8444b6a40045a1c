import Foundation
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// The tables of words and patterns, against the formatters that this machine has.
@Suite struct CalendarWordsTests {
  private func words(_ tag: String) -> CalendarWords { .words(for: LanguageTag(tag)) }

  /// Replaces special spaces, because versions of CLDR differ in them.
  private func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }

  private func formatter(_ tag: String, _ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: tag)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  @Test(arguments: CalendarWords.tags)
  func namesAreTheFormatters(tag: String) {
    let formatter = formatter(tag, "y")
    let words = words(tag)
    #expect((1...12).map(words.month) == formatter.standaloneMonthSymbols)
    #expect((1...12).map(words.shortMonth) == formatter.shortMonthSymbols)
    #expect((0..<7).map(words.weekday) == formatter.shortWeekdaySymbols)
    #expect((0..<7).map(words.weekdayHeading) == formatter.shortStandaloneWeekdaySymbols)
    #expect(plain(words.half(ofHour: 11)) == plain(formatter.amSymbol))
    #expect(plain(words.half(ofHour: 12)) == plain(formatter.pmSymbol))
  }

  /// Formats a day in each month, at hours before and after noon.
  @Test(arguments: CalendarWords.tags)
  func datesAreWrittenAsTheFormattersDo(tag: String) throws {
    let words = words(tag)
    let medium = formatter(tag, "y")
    (medium.dateStyle, medium.timeStyle) = (.medium, .none)
    for month in 1...12 {
      let date = try #require(CivilDate(year: 2014, month: month, day: month * 2 + 1))
      let time = TimeOfDay(minutes: month * 121)
      let seconds = Double(date.dayNumber) * 86_400 + Double(time.hour * 60 + time.minute) * 60
      let there = Date(timeIntervalSince1970: seconds)
      func check(_ pattern: DatePattern, _ formatter: DateFormatter) {
        let ours = plain(pattern.string(date, time, words: words))
        #expect(ours == plain(formatter.string(from: there)), "\(pattern.text)")
      }
      check(words.date, medium)
      check(words.numericDate, formatter(tag, "yMd"))
      check(words.monthAndYear, formatter(tag, "yMMMM"))
      check(words.dayInWeek, formatter(tag, "EEEMMMd"))
      check(words.day, formatter(tag, "d"))
      check(words.year, formatter(tag, "y"))
      check(words.time12, formatter(tag, "hmm"))
      check(words.time24, formatter(tag, "Hmm"))
      check(words.time12.withSeconds, formatter(tag, "hmmss"))
      check(words.time24.withSeconds, formatter(tag, "Hmmss"))
    }
  }

  @Test(arguments: CalendarWords.tags)
  func weeksAndHoursAreTheLocales(tag: String) {
    let locale = Locale(identifier: tag)
    #expect(words(tag).firstWeekday + 1 == locale.calendar.firstWeekday)
    let template = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? ""
    #expect((words(tag).hourCycle == .twelve) == template.contains { "hK".contains($0) })
  }

  @Test(arguments: CalendarWords.tags)
  func unitsAreTheLocales(tag: String) {
    let locale = Locale(identifier: tag)
    func unit(
      _ seconds: Int, _ unit: Duration.UnitsFormatStyle.Unit, _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String {
      Duration.seconds(seconds).formatted(.units(allowed: [unit], width: width).locale(locale))
        .filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }
    let words = words(tag)
    #expect(words.minuteUnit == unit(600, .minutes, .abbreviated))
    // Languages with more than two plural forms use the short unit, which has fewer.
    #expect([unit(18_000, .hours, .wide), unit(18_000, .hours, .abbreviated)].contains(words.hourUnit(5)))
    #expect(words.hourUnit(1).isEmpty == false)
  }

  @Test func aTagFallsBackOnAMoreGeneralOne() {
    for (tag, general) in [("de-CH", "de"), ("zh-Hant-HK", "zh-Hant"), ("zh-TW", "zh-Hant")] {
      #expect(words(tag) == CalendarWords.table[general], "\(tag)")
    }
    #expect(words("tlh") == .english)
    #expect(CalendarWords.words(for: nil) == .english)
  }

  @Test func patternsKnowQuotesAndLengths() {
    let date = CivilDate(year: 987, month: 3, day: 5)
    let pattern = DatePattern("d 'de' MM 'o''clock' yyyy yy")
    #expect(pattern.string(date, words: .english) == "5 de 03 oclock 0987 87")
    #expect(DatePattern("K H k h").string(nil, TimeOfDay(hour: 0, minute: 5), words: .english) == "0 0 24 12")
    #expect(DatePattern("").string(date, words: .english).isEmpty)
  }
}
