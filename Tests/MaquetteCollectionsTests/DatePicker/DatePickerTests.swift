import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct DatePickerTests {
  private static let day = CivilDate(year: 2014, month: 4, day: 21)

  private func picker(
    _ mode: DatePickerMode, _ style: DatePickerStyle? = .wheels, change: (inout DatePicker) -> Void = { _ in }
  ) throws -> DatePicker {
    var picker = DatePicker(mode, style: style)
    picker.date = try #require(Self.day)
    picker.time = try #require(TimeOfDay(hour: 15, minute: 7))
    change(&picker)
    return picker
  }

  private func content(_ picker: DatePicker, _ locale: String? = nil) -> DatePickerContent {
    var environment = Environment()
    environment.locale = locale.flatMap(LanguageTag.init)
    return DatePickerContent(picker, in: environment)
  }

  private func rows(_ column: DrumColumn, _ places: ClosedRange<Int> = -1...1) -> [String?] {
    places.map { column.row($0)?.text }
  }

  @Test(
    "wheels stand in the language's order, and hours are the language's",
    arguments: [
      (.date, nil, ["April", "21", "2014"]), (.date, "de", ["21", "April", "2014"]),
      (.date, "ja", ["2014年", "4月", "21日"]), (.time, nil, ["3", "07", "PM"]), (.time, "de", ["15", "07"]),
      (.time, "ko", ["오후", "3", "07"]),
    ] as [(DatePickerMode, String?, [String])])
  func wheels(mode: DatePickerMode, locale: String?, texts: [String]) throws {
    #expect(content(try picker(mode), locale).wheels().map { $0.row(0)?.text } == texts)
  }

  @Test func hoursCanBeOfAnotherCycle() throws {
    let wheels = content(try picker(.time).with(\.hourCycle, .twentyFour)).wheels()
    #expect(wheels.map { $0.row(0)?.text } == ["15", "07"])
  }

  @Test func wheelsStartAgainButTheHalvesOfADayDoNot() throws {
    let late = try picker(.time) { $0.time = TimeOfDay(minutes: 23 * 60 + 59) }
    let wheels = content(late).wheels()
    #expect(rows(wheels[0]) == ["10", "11", "12"])
    #expect(rows(wheels[1]) == ["58", "59", "00"])
    #expect(rows(wheels[2]) == ["AM", "PM", nil])
    let december = try picker(.date) { $0.date = CivilDate(year: 2014, month: 12, day: 5) ?? $0.date }
    #expect(rows(content(december).wheels()[0], 0...1).last == "January")
  }

  @Test func minutesGoInSteps() throws {
    let picker = try picker(.time) { $0.minuteInterval = 15 }
    #expect(rows(content(picker).wheels()[1], -2...2) == ["30", "45", "00", "15", "30"])
    #expect(picker.with(\.minuteInterval, 7).problems == [.indivisibleInterval(minutes: 7)])
    for step in [7, 0, -5, .min, .max] {
      let odd = picker.with(\.minuteInterval, step)
      #expect(rows(content(odd).wheels()[1]) == ["06", "07", "08"])
    }
  }

  @Test func daysThatCannotBeChosenAreDimmed() throws {
    let february = try picker(.date) {
      $0.date = CivilDate(year: 2014, month: 2, day: 28) ?? $0.date
      $0.lastDate = CivilDate(year: 2014, month: 3, day: 31)
    }
    let wheels = content(february).wheels()
    #expect((0...4).map { wheels[1].row($0)?.isDimmed } == [false, true, true, true, false])
    #expect((0...2).map { wheels[0].row($0)?.isDimmed } == [false, false, true])
    #expect((-1...1).map { wheels[2].row($0)?.isDimmed } == [false, false, true])
  }

  @Test func yearsEnd() throws {
    let last = try picker(.date) { $0.date = CivilDate(dayNumber: .max) }
    #expect(rows(content(last).wheels()[2]) == ["9998", "9999", nil])
  }

  @Test func todayIsCalledSo() throws {
    let picker = try picker(.dateAndTime) { $0.today = $0.date.adding(days: 1) }
    #expect(rows(content(picker).wheels()[0]) == ["Sun Apr 20", "Mon Apr 21", "Today"])
  }

  @Test func aLengthOfTimeHasWheelsAlone() throws {
    let content = content(try picker(.countdown, .compact))
    #expect(content.style == .wheels)
    #expect(content.wheels().map(\.unit) == ["hours", "min"])
    #expect(rows(content.wheels()[0], -16...(-15)) == ["23", "0"])
    let one = try picker(.countdown) { $0.time = TimeOfDay(minutes: 61) }
    #expect(self.content(one).wheels().map(\.unit) == ["hour", "min"])
  }

  /// Measured: the pill of "3:00 PM" is 86.5 wide on iOS 18, and that of "9:41 AM" 89.33 on iOS 17, whose space before
  /// "AM" is 2 wider.
  @Test(arguments: [(15, 0, 86.5), (9, 41, 87.3)])
  func timesAreAsWideAsTheRealOnes(hour: Int, minute: Int, width: Double) throws {
    let time = try #require(TimeOfDay(hour: hour, minute: minute))
    let pill = try Drawn(picker(.time, .compact) { $0.time = time }, scale: 2)
    #expect(abs(pill.size.width - width) <= 0.75)
    // Digits that are equally wide: a 1 for a 0 changes nothing.
    let other = try #require(TimeOfDay(hour: hour, minute: minute == 0 ? 11 : 47))
    #expect(try Drawn(picker(.time, .compact) { $0.time = other }, scale: 2).size == pill.size)
  }

  /// Measured: the pill of "Jan 1, 2001" is 109.5 wide on iOS 14, where a 1 is narrower than other digits.
  @Test func datesAreAsWideAsTheRealOnes() throws {
    let day = try #require(CivilDate(year: 2001, month: 1, day: 1))
    let pill = try Drawn(picker(.date, .compact) { $0.date = day }, scale: 2)
    #expect(abs(pill.size.width - 109.5) <= 1)
  }

  /// The pill of a time alone is 36 high and one of a date 34.33, as measured at 2x and 3x.
  @Test func pillsAreThePlatforms() throws {
    #expect(try Drawn(picker(.time, .compact)).size.height == 36)
    #expect(abs(try Drawn(picker(.date, .compact), scale: 3).size.height - 34.33) < 0.34)
  }

  /// Measured on iOS 14: weeks 45.7 apart in a calendar 320 wide, a disc of 44.5. AppKit's calendar is 139 x 148.
  @Test func calendarsAreAsLargeAsTheRealOnes() throws {
    let calendar = try Drawn(picker(.date, .inline))
    #expect(abs(calendar.size.width - 320) < 1e-9)
    let days = calendar.frames("day")
    let (first, second) = (try #require(days.first), try #require(days.dropFirst(7).first))
    #expect(abs(second.minY - first.minY - 45.7) < 0.5)
    let march = try #require(CivilDate(year: 2014, month: 3, day: 21))
    let sixWeeks = try Drawn(picker(.date, .inline) { $0.date = march }, .macos)
    #expect(sixWeeks.size == Size(width: 139, height: 148))
    // As in `mac26-datepicker-calendar`, every month has six weeks, and 28 days of February fill four of them.
    let february = try #require(CivilDate(year: 2015, month: 2, day: 1))
    let month = try Drawn(picker(.date, .inline) { $0.date = february }, .macos)
    #expect(month.size == sixWeeks.size)
    #expect(month.frames("day").count == 28 && month.frames("neighbour").count == 14)
  }

  /// 1 April 2014 was a Tuesday.
  @Test(arguments: [
    ("en", ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT", "1"]),
    ("de", ["MO", "DI", "MI", "DO", "FR", "SA", "SO", "1"]),
  ])
  func calendarsBeginOnTheLanguagesDay(locale: String, firstRow: [String]) throws {
    let drawn = Drawn(try picker(.date, .inline)) { $0.locale = LanguageTag(locale) }
    #expect(drawn.accessibility(of: "label").map(\.label).dropFirst().prefix(8) == firstRow[...])
  }

  @Test(arguments: [("en", "Time"), ("de", "Uhrzeit"), ("fi", "Aika"), ("tlh", "Time")])
  func theTimeOfACalendarHasATitleInTheLanguage(locale: String, title: String) throws {
    let drawn = Drawn(try picker(.dateAndTime, .inline)) { $0.locale = LanguageTag(locale) }
    #expect(drawn.accessibility(of: "label").contains { $0.label == title })
  }

  @Test func theChosenDateIsExposed() throws {
    let text = try Mockup(picker(.dateAndTime, .compact).with(\.accessibilityLabel, "Start")).layout()
      .accessibilityText
    #expect(text.contains("\"Start\", value \"Apr 21, 2014, 3:07\u{202F}PM\", button"))
    #expect(content(try picker(.countdown)).spokenValue == "15 hours 7 min")
    let wheels = try Mockup(picker(.date).with(\.accessibilityLabel, "Day")).layout().accessibilityText
    #expect(wheels.contains("\"Month\", value \"April\", adjustable"))
  }

  @Test func aCalendarIsExposedDayByDay() throws {
    let today = try #require(CivilDate(year: 2014, month: 4, day: 22))
    let last = try #require(CivilDate(year: 2014, month: 4, day: 29))
    var calendar = try picker(.dateAndTime, .inline).with(\.today, today).with(\.lastDate, last)
    let lines = spoken(calendar)
    #expect(
      lines.prefix(4) == [
        "April 2014, button", "Previous Month, button", "Next Month, button", "Tue, Apr 1, button",
      ])
    // Three buttons, 30 days and the time.
    #expect(lines.count == 3 + 30 + 1)
    #expect(lines[3 + 20] == "selected, Mon, Apr 21, button")
    #expect(lines[3 + 21] == "Tue, Apr 22, Today, button")
    #expect(lines[3 + 29] == "Wed, Apr 30, button, dimmed")
    #expect(lines.last == "Time, 3:07\u{202F}PM, button")
    let german = spoken(calendar) { $0.locale = LanguageTag("de") }
    #expect(german[1] == "Vorheriger Monat, Taste")
    #expect(german[3 + 21] == "Di. 22. Apr., Heute, Taste")
    calendar.accessibilityLabel = "Arrival"
    #expect(spoken(calendar).first == "Arrival, Apr 21, 2014, 3:07\u{202F}PM")
  }

  @Test func aFieldKeepsItsValueWithoutALabel() throws {
    let field = Mockup(try picker(.date, .field)).layout().accessibilityElements
    #expect(field.map(\.accessibility.value) == ["Apr 21, 2014"])
    #expect(field.map(\.accessibility.traits) == [[.adjustable]])
    let time = Mockup(try picker(.time, .inline)).layout().accessibilityElements
    #expect(time.map(\.accessibility.traits) == [[.button]])
  }

  /// Wherever a time is text, and nowhere else.
  @Test(
    arguments: [
      (nil, "9:07:37\u{202F}AM"), ("de", "09:07:37"), ("da", "09.07.37"), ("ko", "오전 9:07:37"),
    ] as [(String?, String)])
  func secondsShowWhereTheTimeIsText(locale: String?, text: String) throws {
    let time = try #require(TimeOfDay(hour: 9, minute: 7, second: 37))
    for style in [DatePickerStyle.compact, .inline, .field] {
      #expect(content(try picker(.time, style).with(\.time, time), locale).timeText == text)
    }
    let wheels = try picker(.time).with(\.time, time)
    #expect(content(wheels, locale).time.second == nil && content(wheels, locale).time.minute == 7)
    #expect(wheels.turned(wheel: 0, by: 1, in: Environment()).time.second == 37)
    #expect(
      content(try picker(.time, .compact).with(\.time, time).with(\.minuteInterval, 5)).timeText
        == "9:05:00\u{202F}AM")
  }

  /// Measured at 2x (`mac-datepicker-textual`, `mac-datepicker-time`): numbers of one digit have the room of two, and the
  /// text is 2 from the edge of a field of 23.
  @Test func numbersOfAFieldStandInSlots() throws {
    let day = try #require(CivilDate(year: 2014, month: 4, day: 21))
    let words = CalendarWords.english
    #expect(words.numericDate.string(day, words: words, inSlots: true) == "\u{2007}4/21/2014")
    let field = Drawn(try picker(.date, .stepperField), .macos)
    #expect(field.frames("label").first?.minX == 1 && field.size.height == 23)
    let late = try picker(.date, .stepperField) {
      $0.date = CivilDate(year: 2014, month: 12, day: 21) ?? $0.date
    }
    #expect(abs(Drawn(late, .macos).size.width - field.size.width) <= 1)
  }

  @Test func platformsAndErasHaveTheirOwnLook() throws {
    let plain = try picker(.date, nil)
    #expect(content(plain).style == .compact)
    #expect(DatePickerContent(plain, in: Environment(theme: .macos)).style == .stepperField)
    #expect(DatePickerContent(plain, in: Environment(theme: .ios7)).style == .wheels)
  }
}
