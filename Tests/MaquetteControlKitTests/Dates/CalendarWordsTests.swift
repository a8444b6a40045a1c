import Foundation
import TestSupport
import Testing

@testable import MaquetteControlKit
@testable import MaquetteElements

/// The files of `Sources/CWords/Calendars`, against the formatters that this machine has.
@Suite struct CalendarWordsTests {
  static let files = LanguageFile.files(.calendars).values.sorted { $0.tag < $1.tag }
  static let tags = files.map(\.tag)

  private func words(_ tag: String) -> CalendarWords { .words(for: LanguageTag(tag)) }

  /// Replaces special spaces, because versions of CLDR differ in them, and digits: whose they are is another question.
  private func plain(_ text: String) -> String {
    let text = text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    return String(text.map { $0.wholeNumberValue.map { Character("\($0)") } ?? $0 })
  }

  /// The formatters' locale: in the Gregorian calendar, but in Thailand with Buddhist years.
  private func locale(_ tag: String) -> Locale {
    let tag = tag == "zh-HK" ? "zh-Hant-HK" : tag
    return Locale(identifier: tag == "th" ? tag : "\(tag)-u-ca-gregory")
  }

  private func formatter(_ tag: String, _ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale(tag)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  @Test(arguments: tags)
  func namesAreTheFormatters(tag: String) {
    let formatter = formatter(tag, "y")
    let words = words(tag)
    #expect((1...12).map { words.month($0) } == formatter.standaloneMonthSymbols)
    #expect((1...12).map { words.shortMonth($0) } == formatter.shortMonthSymbols)
    #expect((0..<7).map(words.weekday) == formatter.shortWeekdaySymbols)
    #expect((0..<7).map(words.weekdayHeading) == formatter.shortStandaloneWeekdaySymbols)
    #expect(plain(words.half(ofHour: 11)) == plain(formatter.amSymbol))
    #expect(plain(words.half(ofHour: 12)) == plain(formatter.pmSymbol))
  }

  /// Formats a day in each month, at hours before and after noon.
  @Test(arguments: tags)
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
      if tag != "th" { check(words.year, formatter(tag, "y")) }
      check(words.time12, formatter(tag, "hmm"))
      check(words.time24, formatter(tag, "Hmm"))
      check(words.time12.withSeconds, formatter(tag, "hmmss"))
      check(words.time24.withSeconds, formatter(tag, "Hmmss"))
    }
  }

  @Test(arguments: [("en", "9:05"), ("ko", "9:05"), ("de", "9:05")])
  func timesHaveAFormWithoutTheHalf(tag: String, text: String) {
    let words = words(tag)
    #expect(words.time12.withoutHalf.string(nil, TimeOfDay(minutes: 545), words: words) == text)
  }

  @Test(arguments: tags)
  func weeksAndHoursAreTheLocales(tag: String) {
    let locale = locale(tag)
    #expect(words(tag).firstWeekday + 1 == locale.calendar.firstWeekday)
    let template = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? ""
    #expect((words(tag).hourCycle == .twelve) == template.contains { "hK".contains($0) })
  }

  @Test(arguments: tags)
  func unitsAreTheLocales(tag: String) {
    let locale = locale(tag)
    func unit(
      _ seconds: Int, _ unit: Duration.UnitsFormatStyle.Unit, _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String {
      Duration.seconds(seconds).formatted(.units(allowed: [unit], width: width).locale(locale))
        .filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }
    let words = words(tag)
    for count in [0, 1, 2, 5, 10, 21] {
      #expect(words.minuteUnit(count) == unit(count * 60, .minutes, .abbreviated), "\(count)")
      // Languages with more than two plural forms use the short unit, which has fewer.
      let units = [Duration.UnitsFormatStyle.UnitWidth.wide, .abbreviated]
      #expect(units.map { unit(count * 3600, .hours, $0) }.contains(words.hourUnit(count)), "\(count)")
    }
  }

  /// The formatters have Latin digits for Arabic without a region, which is Egypt's here, as for the first day of its week; and
  /// for Bengali and Marathi, whose own digits are CLDR's default.
  static let otherDigits = ["ar": "arab", "bn": "beng", "mr": "deva"]

  @Test(arguments: tags)
  func digitsAreTheLocales(tag: String) {
    let system = Self.otherDigits[tag] ?? locale(tag).numberingSystem.identifier
    #expect(LanguageTag(tag)?.digits == Digits(numberingSystem: system))
  }

  @Test(arguments: files)
  func filesAreWhatTheScriptWrites(file: LanguageFile) {
    #expect(file.heading == "# Written by .ci/language-tables from CLDR 46.0 as swift-foundation has it.")
    let keys = file.lines.map(\.key)
    #expect(Set(keys).count == keys.count, "\(file.tag) has a key twice")
    let known = LanguageFile.files(.calendars)["en"]?.lines.map(\.key).filter { $0 != "hours 1" } ?? []
    #expect(known.count == 56)
    let more = /(?:hours|minutes) \d+|month in date \w+|short month alone \w+|year offset/
    for (key, value) in file.lines {
      #expect(known.contains(key) || key.wholeMatch(of: more) != nil, "\(file.tag) has “\(key)”")
      #expect(!value.isEmpty, "“\(key)” of \(file.tag) is empty")
    }
    let isRegion =
      file.tag.split(separator: "-").count > 1 && !["Latn", "Hans", "Hant"].contains(file.tag.suffix(4))
    #expect(isRegion || Set(known).isSubset(of: keys), "\(file.tag) lacks a key")
  }

  @Test func aTagFallsBackOnAMoreGeneralOne() {
    for (tag, files) in [
      ("de-LI", ["de"]), ("de-AT", ["de-AT", "de"]), ("zh-TW", ["zh-Hant"]), ("zh-HK", ["zh-HK", "zh-Hant"]),
      ("zh-Hans-SG", ["zh-Hans"]), ("es-MX", ["es-MX", "es-419", "es"]), ("es-AR", ["es-419", "es"]),
      ("en-AU", ["en-AU", "en-GB", "en"]), ("en-US", ["en"]), ("pt-BR", ["pt"]), ("sr-Latn-RS", ["sr-Latn"]),
      ("ar-AE", ["ar-AE", "ar"]), ("nn", ["nb"]), ("tlh", []),
    ] {
      let table = LanguageTag(tag).map { LanguageTable.table(.calendars, for: $0) }
      #expect(table?.files.map(\.tag) == files, "\(tag)")
    }
    #expect(words("tlh").month(1) == "January")
    #expect(CalendarWords.words(for: nil).month(1) == "January")
  }

  @Test func numbersHaveTheLanguagesDigits() {
    let day = CivilDate(year: 2014, month: 4, day: 21)
    #expect(words("fa").numericDate.string(day, words: words("fa")) == "۲۰۱۴/۴/۲۱")
    #expect(words("mr").numericDate.string(day, words: words("mr")) == "२१/४/२०१४")
    let latin = words("fa-u-nu-latn")
    #expect(latin.numericDate.string(day, words: latin) == "2014/4/21")
    #expect(words("th").year.string(day, words: words("th")) == "พ.ศ. 2557")
    let time = words("ar").time24.string(nil, TimeOfDay(hour: 9, minute: 5), words: words("ar"))
    #expect(time == "٠٩:٠٥")
  }

  @Test func patternsKnowQuotesAndLengths() {
    let date = CivilDate(year: 987, month: 3, day: 5)
    let pattern = DatePattern("d 'de' MM 'o''clock' yyyy yy")
    #expect(pattern.string(date, words: .english) == "5 de 03 oclock 0987 87")
    #expect(DatePattern("K H k h").string(nil, TimeOfDay(hour: 0, minute: 5), words: .english) == "0 0 24 12")
    #expect(DatePattern("").string(date, words: .english).isEmpty)
  }
}
