import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteScene
import TestSupport
import Testing

/// Date pickers of a width, against pictures of iOS 13 to 16.
@Suite struct DatePickerWidthTests {
  private func draw(
    _ mode: DatePickerMode, _ style: DatePickerStyle = .wheels, width: Double? = nil, in room: Double? = nil,
    locale: String = "en"
  ) throws -> Drawn {
    var picker = DatePicker(mode, style: style)
    picker.date = try #require(CivilDate(year: 2022, month: 6, day: 21))
    picker.width = width
    return Drawn(picker, width: room) { $0.locale = LanguageTag(locale) ?? $0.locale }
  }

  private func middles(_ drawn: Drawn) -> [Double] { drawn.frames("wheel").map(\.center.x) }

  /// The band begins 9 from both sides: it is 302 wide at 320 points and 357 at 375.
  @Test(arguments: [(nil, 302), (375, 357)] as [(Double?, Double)])
  func theBandFillsTheWidth(width: Double?, band: Double) throws {
    let bands = try draw(.date, width: width).fills.filter { $0.rect.height == 34 }
    #expect(bands.map(\.rect.width) == [band])
  }

  @Test func infinityIsAllTheRoom() throws {
    #expect(try draw(.date, width: .infinity, in: 500).size.width == 500)
    let natural = try draw(.date, in: 500).fills.filter { $0.rect.height == 34 }
    #expect(natural.map(\.rect.width) == [302])
  }

  /// Columns keep their distances: in 320 as in 393 points months begin 36 after the days of a British date, years end 194
  /// later. They stand in the middle together.
  @Test func columnsKeepTheirDistances() throws {
    let (narrow, wide) = (try draw(.date, locale: "en-GB"), try draw(.date, width: 393, locale: "en-GB"))
    let moved = zip(middles(wide), middles(narrow)).map { $0 - $1 }
    #expect(moved.allSatisfy { abs($0 - 36.5) < 0.01 })
  }

  /// `ios13-datepicker-wheels`: hours and minutes of rows that are not chosen end 61.5 apart before the drum brings them
  /// nearer; with a time alone 15 more.
  @Test func timesAloneStandFartherApart() throws {
    func distance(_ mode: DatePickerMode, from first: Int) throws -> Double {
      let edges = try draw(mode).frames("wheel").map(\.maxX)
      return edges[first + 1] - edges[first]
    }
    #expect(abs(try distance(.dateAndTime, from: 1) - 61.5) < 1.5)
    #expect(abs(try distance(.time, from: 0) - 76.5) < 1.5)
  }

  private func chosenTexts(_ hour: Int, _ minute: Int) throws -> (wheels: [Double], texts: [Double]) {
    var picker = DatePicker(.time, style: .wheels)
    picker.time = TimeOfDay(minutes: hour * 60 + minute)
    let drawn = Drawn(picker)
    let origins = drawn.operations.compactMap { operation -> Double? in
      if case .glyphs(_, let origin, _) = operation { origin.x } else { nil }
    }
    return (drawn.frames("wheel").map(\.minX), origins)
  }

  /// `ios13-datepicker-wheels`: 11 begins 2 to 3 further right than 12, though both end in line.
  @Test func digitsOfWheelsAreAsWideAsTheyAre() throws {
    let (ones, twos) = (try chosenTexts(11, 11), try chosenTexts(12, 22))
    #expect(ones.wheels == twos.wheels)
    #expect(ones.texts[0] > twos.texts[0] + 1.5)
    #expect(ones.texts[1] > twos.texts[1] + 1.5)
  }

  /// `ios13-datepicker-wheels`: a chosen AM begins 2 or 3 further left than a PM that is not chosen.
  @Test func theChosenRowStandsOutOfLine() throws {
    let drawn = try chosenTexts(9, 41)
    // The others begin 2 inside of the wheel, with the side bearing of a letter.
    #expect(abs(drawn.texts[2] - drawn.wheels[2]) < 0.25)
  }

  /// A date and a time fill 320 points and no more, in every language that has room.
  @Test(arguments: ["en", "de", "fr", "ja"])
  func datesAndTimesFit(locale: String) throws {
    #expect(try draw(.dateAndTime, locale: locale).size.width == 320)
  }

  /// Measured on iOS 14: columns 42.8 apart at 320 points and 52.0 at 375, the first 31.5 from the side; weeks W/7 apart.
  @Test(arguments: [(nil, 42.8, 45.7), (375, 52.0, 53.6)] as [(Double?, Double, Double)])
  func calendarsFillTheWidth(width: Double?, column: Double, week: Double) throws {
    let days = try draw(.date, .inline, width: width).frames("day")
    let first = try #require(days.firstIndex { abs($0.center.x - 31.5) < 0.3 })
    #expect(abs(days[first + 1].center.x - days[first].center.x - column) < 0.4)
    #expect(abs(days[first + 7].center.y - days[first].center.y - week) < 0.4)
  }
}
