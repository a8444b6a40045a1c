import Foundation
import MaquetteControlKit
import MaquetteElements
import TestSupport
import Testing

@Suite struct CivilDateTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  /// Compares with Foundation's calendar since 1582, in steps that meet every day of month and week.
  @Test func daysAreThoseOfTheCalendar() {
    for number in stride(from: -141_427, through: 2_932_000, by: 3_989) {
      let date = CivilDate(dayNumber: number)
      let there = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = Self.calendar.dateComponents([.year, .month, .day, .weekday], from: there)
      #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day, "day \(number)")
      #expect(date.weekday + 1 == parts.weekday, "day \(number)")
      #expect(date.dayNumber == number)
    }
  }

  /// Counts all months by the calendar's rule: every fourth year is longer, but only every fourth century.
  @Test func monthsFollowEachOther() {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var number = CivilDate(dayNumber: .min).dayNumber
    var wrong: [String] = []
    for year in 1...9999 {
      let isLong = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      for month in 1...12 {
        let length = lengths[month - 1] + (month == 2 && isLong ? 1 : 0)
        let first = CivilDate(year: year, month: month, day: 1)
        let last = CivilDate(dayNumber: number + length - 1)
        if first?.dayNumber != number || last.day != length || last.month != month || last.year != year {
          wrong.append("\(year)-\(month)")
        }
        number += length
      }
    }
    #expect(wrong.isEmpty)
    #expect(CivilDate(year: 1, month: 1, day: 1)?.weekday == 1)
  }

  @Test func thereAreNoOtherDays() {
    #expect(CivilDate(year: 2014, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 2014, month: 13, day: 1) == nil)
    #expect(CivilDate(year: 0, month: 1, day: 1) == nil)
    #expect(CivilDate(dayNumber: .max) == CivilDate(year: 9999, month: 12, day: 31))
    #expect(CivilDate(dayNumber: .min) == CivilDate(year: 1, month: 1, day: 1))
    #expect(CivilDate(dayNumber: 0).adding(days: .max) == CivilDate(year: 9999, month: 12, day: 31))
  }

  @Test func sheetsWriteThemAsISO8601Does() throws {
    let date = try CivilDate(attribute: .plain("2014-04-21"))
    #expect(date == CivilDate(year: 2014, month: 4, day: 21))
    for text in ["2014-4-21", "21.04.2014", "2014-04-31", "2014-04-21T10:00", "", "-014-04-21"] {
      #expect(throws: AttributeError.self) { try CivilDate(attribute: .plain(text)) }
    }
  }

  @Test func timesGoUpToAMinuteBeforeMidnight() throws {
    #expect(try TimeOfDay(attribute: .plain("9:41")) == TimeOfDay(hour: 9, minute: 41))
    #expect(try TimeOfDay(attribute: .scalar("23:59", isQuoted: true)) == TimeOfDay(hour: 23, minute: 59))
    let seconds = TimeOfDay(hour: 9, minute: 7, second: 37)
    #expect(try TimeOfDay(attribute: .plain("9:07:37")) == seconds && seconds?.second == 37)
    for text in ["24:00", "9:60", "9:5", "941", "-1:00", "9:41 AM", "9:41:60", "9:41:5", "9:41:05:00"] {
      #expect(throws: AttributeError.self) { try TimeOfDay(attribute: .plain(text)) }
    }
  }
}
