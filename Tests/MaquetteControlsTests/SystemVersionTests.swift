import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteElements

/// Date pickers and wheels of the versions of iOS that draw them differently.
@Suite struct SystemVersionTests {
  private func time(_ hour: Int, _ minute: Int, version: Int?, era: Era? = nil) throws -> Drawn {
    var picker = DatePicker(.time, style: .compact)
    picker.time = try #require(TimeOfDay(hour: hour, minute: minute))
    return Drawn(picker, era: era, scale: 3) { $0.systemVersion = version }
  }

  private func wheel(_ version: Int?, _ toolkit: Toolkit = .uikit, era: Era? = nil) -> Drawn {
    Drawn(Picker(PickerColumn(["One", "Two"])), era: era) {
      $0.systemVersion = version
      $0.toolkit = toolkit
    }
  }

  /// The band behind the chosen row.
  private func band(_ drawn: Drawn, _ token: ColorToken) throws -> Rect {
    try #require(drawn.fills.first { $0.color == .token(token) }).rect
  }

  /// Measured: "1:00 AM" is 86.5 wide on iOS 14, "9:41 AM" 89.33 on iOS 17; up to there a whole space is before "AM".
  @Test func aWholeSpaceWidensTheTimesOfEarlierVersions() throws {
    #expect(abs(try time(1, 0, version: 14).size.width - 86.5) <= 0.67)
    #expect(abs(try time(9, 41, version: 17).size.width - 89.33) <= 0.5)
    #expect(abs(try time(9, 41, version: 18).size.width - 87.33) <= 0.34)
    #expect(try time(9, 41, version: nil).size == time(9, 41, version: 18).size)
  }

  /// Measured on iOS 14: corners of an effective radius of 6.1, text in the tint (on iOS 15 too), 34.5 high at 2x and 4
  /// between date and time, "Jan 1, 2001" 109.5 wide.
  @Test(arguments: [14, 15])
  func earlyPillsHaveTheTintAndSmallCorners(version: Int) throws {
    var picker = DatePicker(.dateAndTime, style: .compact)
    picker.date = try #require(CivilDate(year: 2001, month: 1, day: 1))
    let pills = Drawn(picker) { $0.systemVersion = version }
    #expect(pills.texts == [.token(.accent), .token(.accent)])
    let surfaces = pills.fills.filter { $0.color == .token(.datePickerPill) }.map(\.rect)
    #expect(surfaces.map(\.height) == [34.5, 34.5])
    #expect(surfaces[1].minX - surfaces[0].maxX == 4 && abs(surfaces[0].width - 109.5) <= 1)
    #expect(pills.cornerRadius == 6)
    let orange = Drawn(picker.with(\.tint, .token(.orange))) { $0.systemVersion = version }
    #expect(orange.texts == [.token(.orange), .token(.orange)])
    let late = Drawn(picker) { $0.systemVersion = 16 }
    #expect(late.cornerRadius == 8 && late.texts == [.token(.label), .token(.label)])
  }

  /// Digits are as wide as they are on iOS 14, and all equally wide on iOS 17.
  @Test func digitsOfEarlyTimesAreAsWideAsTheyAre() throws {
    #expect(try time(1, 0, version: 17).size == time(1, 11, version: 17).size)
    #expect(try time(1, 0, version: 14).size.width > time(1, 11, version: 14).size.width + 2)
  }

  /// Measured on iOS 14: a band 34 high, 9 inside at a width of 320, of an effective radius of 8.2 and (239, 239, 240)
  /// on white; that of SwiftUI is 32 high with the same corners and text of 21.
  @Test func bandsAreThoseOfVersionAndToolkit() throws {
    let uikit = wheel(14)
    #expect(try band(uikit, .tertiaryFill) == Rect(x: 9, y: 91, width: 302, height: 34))
    #expect(uikit.cornerRadius == 8)
    let swiftUI = wheel(14, .swiftUI)
    #expect(try band(swiftUI, .tertiaryFill).height == 32)
    #expect(swiftUI.cornerRadius == 8)
    #expect(
      swiftUI.operations.contains { if case .glyphs(let run, _, _) = $0 { run.emSize < 21 } else { false } })
    #expect(wheel(17).operations == wheel(nil).operations)
    #expect(wheel(17, .swiftUI).operations == wheel(17).operations)
  }

  /// Measured on iOS 13.0: no band but two hairlines, 34.5 apart. Compact pickers came later.
  @Test func iOS13HasWheelsWithHairlines() {
    let lines = wheel(13).fills.map(\.rect).filter { $0.width == 320 }
    #expect(lines.count == 2 && lines[1].maxY - lines[0].minY == 34.5)
    var environment = Environment()
    environment.systemVersion = 13
    #expect(DatePicker(.date).shownStyle(in: environment) == .wheels)
    environment.systemVersion = 14
    #expect(DatePicker(.date).shownStyle(in: environment) == .compact)
  }

  @Test func aVersionIsOneOfTheClassicEra() throws {
    for era in [Era.ios7, .glass] {
      #expect(
        try time(9, 41, version: 14, era: era).operations == time(9, 41, version: nil, era: era).operations)
      #expect(wheel(14, era: era).operations == wheel(nil, era: era).operations)
    }
    var environment = Environment()
    #expect(environment.decode([.init(name: "system-version", value: .plain("14"))]).isEmpty)
    #expect(environment.systemVersion == 14 && environment.isIOS(upTo: 14) && !environment.isIOS(upTo: 13))
    for text in ["12", "19", "14.5", "latest"] {
      let error = environment.decode([.init(name: "system-version", value: .plain(text))]).first
      #expect(error?.message == "expected a whole number between 13 and 18, found '\(text)'")
    }
    environment.platform = .macos
    #expect(!environment.isIOS(upTo: 18))
  }
}
