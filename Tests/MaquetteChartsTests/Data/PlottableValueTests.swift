import MaquetteControlKit
import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteCharts

/// What is written tells numbers, words and dates apart.
@Suite struct PlottableValueTests {
  private func read(_ text: String, isQuoted: Bool = false) throws -> PlottableValue {
    try PlottableValue(attribute: .scalar(text, isQuoted: isQuoted))
  }

  @Test(arguments: [("3", 3.0), ("-0.5", -0.5), ("1e3", 1000), ("+7", 7), (".25", 0.25)])
  func numbersAreNumbers(text: String, number: Double) throws {
    #expect(try read(text) == .number(number))
    #expect(try read(text, isQuoted: true) == .category(text))
  }

  @Test(arguments: ["Mon", "Q1", "3rd", "", "2026", "-", "12:30"])
  func quotedTextsAreWords(text: String) throws {
    #expect(try read(text, isQuoted: true) == .category(text))
  }

  /// Seconds since 1970 as `date -u +%s` prints them.
  @Test(arguments: [
    ("2026-06-01", 1_780_272_000), ("2026-06", 1_780_272_000), ("2026-06-01T09:41", 1_780_306_860),
    ("2026-06-01 09:41:30", 1_780_306_890), ("1969-12-31T23:59", -60), ("2026-06-01T00:00", 1_780_272_000),
  ])
  func datesAreDates(text: String, seconds: Int) throws {
    guard case .date(let date) = try read(text) else {
      Issue.record("\(text) is no date")
      return
    }
    #expect(date.seconds == seconds)
    #expect(PlottableDate(seconds: seconds) == date)
    #expect(try read(text, isQuoted: true) == .date(date))
  }

  @Test(arguments: [
    ".nan", "NaN", "inf", "-.inf", "2026-02-30", "2026-13", "2026-06-01T25:00", "2026-06-01T",
  ])
  func whatIsNoneOfThemIsAnError(text: String) {
    #expect(throws: AttributeError.self) { try read(text) }
  }

  @Test func literalsReadAsSheetsDo() {
    let values: [PlottableValue] = ["Mon", 3, 0.5, "2026-06-01"]
    #expect(values.map(\.kind) == [.category, .number, .number, .date])
    #expect("2026-06-01".plottable.kind == .category)
  }
}
