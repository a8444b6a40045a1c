import MaquetteGraphics
import Testing

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

  @Test func wheelsOfADateStandInTheLanguagesOrder() throws {
    let picker = try picker(.date)
    #expect(content(picker).wheels().map { $0.row(0)?.text } == ["April", "21", "2014"])
    #expect(content(picker, "de").wheels().map { $0.row(0)?.text } == ["21", "April", "2014"])
    #expect(content(picker, "ja").wheels().map { $0.row(0)?.text } == ["2014年", "4月", "21日"])
  }

  @Test func hoursAreTheLanguagesUnlessSaid() throws {
    let picker = try picker(.time)
    #expect(content(picker).wheels().map { $0.row(0)?.text } == ["3", "07", "PM"])
    #expect(content(picker, "de").wheels().map { $0.row(0)?.text } == ["15", "07"])
    #expect(content(picker, "ko").wheels().map { $0.row(0)?.text } == ["오후", "3", "07"])
    let long = picker.with(\.hourCycle, .twentyFour)
    #expect(content(long).wheels().map { $0.row(0)?.text } == ["15", "07"])
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
    let odd = try self.picker(.time) { $0.minuteInterval = 7 }
    #expect(odd.warnings(in: Environment()) == [.indivisibleInterval(minutes: 7)])
    #expect(rows(content(odd).wheels()[1]) == ["06", "07", "08"])
    for step in [0, -5, .min, .max] {
      let odd = try self.picker(.time) { $0.minuteInterval = step }
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

  /// The pill of a time alone is 36 high and one of a date 34.33, as measured at 2x and 3x.
  @Test func pillsAreThePlatforms() throws {
    var mockup = Mockup(try picker(.time, .compact), padding: .zero)
    #expect(mockup.layout().frame.height == 36)
    mockup.body = try picker(.date, .compact)
    mockup.environment.scale = 3
    #expect(abs(mockup.layout().frame.height - 34.33) < 0.34)
  }

  @Test func calendarsBeginOnTheLanguagesDay() throws {
    func firstRow(_ locale: String) throws -> [String] {
      var mockup = Mockup(try picker(.date, .inline), padding: .zero)
      mockup.environment.locale = LanguageTag(locale)
      var labels: [String] = []
      mockup.layout().forEach { node, _ in
        if node.name == "label", let label = node.accessibility?.label { labels.append(label) }
      }
      return Array(labels.dropFirst().prefix(8))
    }
    // 1 April 2014 was a Tuesday.
    #expect(try firstRow("en") == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT", "1"])
    #expect(try firstRow("de") == ["MO", "DI", "MI", "DO", "FR", "SA", "SO", "1"])
  }

  @Test func theChosenDateIsTold() throws {
    let text = try Mockup(picker(.dateAndTime, .compact).with(\.accessibilityLabel, "Start")).layout()
      .accessibilityText
    #expect(text.contains("\"Start\", value \"Apr 21, 2014, 3:07\u{202F}PM\", button"))
    #expect(content(try picker(.countdown)).spokenValue == "15 hours 7 min")
    let wheels = try Mockup(picker(.date).with(\.accessibilityLabel, "Day")).layout().accessibilityText
    #expect(wheels.contains("\"Month\", value \"April\", adjustable"))
  }

  @Test func aCalendarIsToldDayByDay() throws {
    let today = try #require(CivilDate(year: 2014, month: 4, day: 22))
    let last = try #require(CivilDate(year: 2014, month: 4, day: 29))
    var calendar = try picker(.dateAndTime, .inline).with(\.today, today).with(\.lastDate, last)
    func told(_ locale: String? = nil) -> [String] {
      var environment = Environment()
      environment.locale = locale.flatMap { LanguageTag($0) }
      var lines: [String] = []
      for element in Mockup(calendar, environment: environment).layout().accessibilityElements {
        element.forEach { element, _ in lines.append(element.spoken(in: environment)) }
      }
      return lines
    }
    let lines = told()
    #expect(
      lines.prefix(4) == [
        "April 2014, button", "Previous Month, button", "Next Month, button", "Tue, Apr 1, button",
      ])
    // Three that are no day before 30 days, and the time after them.
    #expect(lines.count == 3 + 30 + 1)
    #expect(lines[3 + 20] == "selected, Mon, Apr 21, button")
    #expect(lines[3 + 21] == "Tue, Apr 22, Today, button")
    #expect(lines[3 + 29] == "Wed, Apr 30, button, dimmed")
    #expect(lines.last == "Time, 3:07\u{202F}PM, button")
    let german = told("de")
    #expect(german[1] == "Vorheriger Monat, Taste")
    #expect(german[3 + 21] == "Di. 22. Apr., Heute, Taste")
    calendar.accessibilityLabel = "Arrival"
    #expect(told().first == "Arrival, Apr 21, 2014, 3:07\u{202F}PM")
  }

  @Test func aFieldKeepsItsValueWithoutALabel() throws {
    let field = Mockup(try picker(.date, .field)).layout().accessibilityElements
    #expect(field.map(\.accessibility.value) == ["Apr 21, 2014"])
    #expect(field.map(\.accessibility.traits) == [[.adjustable]])
    let time = Mockup(try picker(.time, .inline)).layout().accessibilityElements
    #expect(time.map(\.accessibility.traits) == [[.button]])
  }

  @Test func platformsAndErasHaveTheirOwnLook() throws {
    let plain = try picker(.date, nil)
    #expect(content(plain).style == .compact)
    #expect(DatePickerContent(plain, in: Environment(theme: .macos)).style == .stepperField)
    #expect(DatePickerContent(plain, in: Environment(theme: .ios7)).style == .wheels)
  }
}
