import MaquetteControlKit
import MaquetteElements
import Testing

@testable import MaquetteCharts

/// Steps of the calendar, and the marks of dates.
@Suite struct CalendarStepTests {
  private func seconds(_ text: String) throws -> Int { try #require(PlottableDate(text)).seconds }

  @Test(arguments: [
    (CalendarUnit.minute, 15, "2026-06-03T09:41", "2026-06-03T09:30", "2026-06-03T09:45"),
    (.hour, 6, "2026-06-03T09:41", "2026-06-03T06:00", "2026-06-03T12:00"),
    (.day, 1, "2026-06-03T09:41", "2026-06-03", "2026-06-04"),
    (.week, 1, "2026-06-03", "2026-05-31", "2026-06-07"),
    (.month, 1, "2026-12-03", "2026-12-01", "2027-01-01"),
    (.month, 3, "2026-06-03", "2026-04-01", "2026-07-01"),
    (.month, 6, "2026-12-31", "2026-07-01", "2027-01-01"),
    (.year, 1, "2024-02-29", "2024-01-01", "2025-01-01"),
    (.year, 10, "2026-06-03", "2020-01-01", "2030-01-01"),
  ])
  func itBeginsAtItsUnit(unit: CalendarUnit, count: Int, time: String, start: String, next: String) throws {
    let step = CalendarStep(unit: unit, count: count)
    let begin = step.start(of: try seconds(time))
    #expect(PlottableDate(seconds: begin).text == start)
    #expect(PlottableDate(seconds: step.next(after: begin)).text == next)
  }

  @Test func weeksBeginOnTheDayOfTheLanguage() throws {
    // 3 June 2026 is a Wednesday.
    let monday = CalendarStep(unit: .week, firstWeekday: 1)
    #expect(PlottableDate(seconds: monday.start(of: try seconds("2026-06-03"))).text == "2026-06-01")
    let saturday = CalendarStep(unit: .week, firstWeekday: 6)
    #expect(PlottableDate(seconds: saturday.start(of: try seconds("2026-06-03"))).text == "2026-05-30")
  }

  /// A step holds each time between its beginning and the next one's, before 1970 too.
  @Test(arguments: CalendarStep.all)
  func everyTimeLiesInItsStep(step: CalendarStep) {
    for seconds in stride(from: -4_000_000_000, through: 8_000_000_000, by: 98_765_431) {
      let start = step.start(of: seconds)
      #expect(start <= seconds && step.next(after: start) > seconds, "\(seconds)")
      #expect(step.start(of: start) == start)
    }
  }

  @Test func theUnitOfDatesIsTheLongestThatFitsAll() throws {
    #expect(CalendarStep.unit(of: try ["2024-01-01", "2026-01-01"].map(seconds)) == .year)
    #expect(CalendarStep.unit(of: try ["2024-01-01", "2026-02-01"].map(seconds)) == .month)
    #expect(CalendarStep.unit(of: try ["2024-01-01", "2026-02-02"].map(seconds)) == .day)
    #expect(CalendarStep.unit(of: try ["2024-01-01", "2024-01-01T05:00"].map(seconds)) == .hour)
    #expect(CalendarStep.unit(of: try ["2024-01-01", "2024-01-01T05:01"].map(seconds)) == .minute)
  }

  private func labels(_ from: String, _ to: String, _ spaces: Int, _ language: String = "en") throws
    -> [String]
  {
    var environment = Environment()
    environment.locale = LanguageTag(language)
    let domain = Double(try seconds(from))...Double(try seconds(to))
    return TickSet(ofTimes: domain, spaces: spaces, least: .minute, DateLabels(in: environment)).ticks.map(
      \.label)
  }

  @Test func labelsAreInTheManneOfTheLanguage() throws {
    #expect(try labels("2026-01", "2026-04", 4) == ["Jan", "Feb", "Mar", "Apr"])
    #expect(try labels("2025-10", "2026-02", 4) == ["Oct", "Nov", "Dec", "2026", "Feb"])
    #expect(
      try labels("2026-06-01", "2026-06-02", 4) == [
        "12\u{202F}AM", "6\u{202F}AM", "12\u{202F}PM", "6\u{202F}PM", "12\u{202F}AM",
      ])
    #expect(try labels("2026-06-01T06:00", "2026-06-01T18:00", 2, "de") == ["06:00", "12:00", "18:00"])
    #expect(try labels("2026-06-01", "2026-06-15", 2, "de") == ["1. Juni", "8. Juni", "15. Juni"])
    #expect(try labels("2026-06-01", "2026-06-03", 2, "ja") == ["6月1日", "6月2日", "6月3日"])
    #expect(try labels("2020-01", "2026-01", 6) == ["2020", "2021", "2022", "2023", "2024", "2025", "2026"])
  }

  @Test(arguments: 1...10)
  func thereAreNoMoreSpacesThanThereIsRoomFor(spaces: Int) throws {
    for end in [
      "2026-06-01T00:07", "2026-06-01T05:00", "2026-06-04", "2026-07-20", "2027-02-01", "2051-06-01",
      "3026-06-01",
    ] {
      let count = try labels("2026-06-01", end, spaces).count
      #expect(count <= spaces + 1, "\(end)")
    }
  }
}
