import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

/// The differences between the eras of a platform, against measures of real controls.
@Suite struct EraTests {
  @Test(arguments: [
    (Platform.ios, Era.ios7, 51.0, 31.0), (.ios, .classic, 51, 31), (.ios, .glass, 63, 28),
    (.macos, .ios7, 38, 22), (.macos, .classic, 38, 22), (.macos, .glass, 54, 24),
  ])
  func switchesAreThePlatforms(platform: Platform, era: Era, width: Double, height: Double) {
    #expect(Drawn(Switch(isOn: true), platform, era: era).size == Size(width: width, height: height))
  }

  /// iOS 11 at 2x: a line of 1.5 in (229, 229, 229) around white while it is off, and none while it is on.
  @Test func switchesOfIOS7HaveALineWhileTheyAreOff() throws {
    let off = try #require(Drawn(Switch(), era: .ios7).strokes.first)
    #expect(off.width == 1.5 && off.color == Color(red: 229, green: 229, blue: 229))
    let on = Drawn(Switch(isOn: true), era: .ios7)
    #expect(on.strokes.isEmpty)
    #expect(on.fills.first?.color == Color(red: 76, green: 217, blue: 100))
  }

  /// iOS 26 at 3x: (197, 197, 199) over white.
  @Test func switchesOfIOS26AreDarkerWhileTheyAreOff() throws {
    let track = try #require(Drawn(Switch(), era: .glass).fills.first).color
    func overWhite(_ channel: UInt8) -> Double {
      255 + (Double(channel) - 255) * Double(track.alpha) / 255
    }
    #expect(abs(overWhite(track.red) - 197) < 1 && abs(overWhite(track.blue) - 199) < 1)
  }

  @Test(arguments: [(Era.ios7, 29.0), (.classic, 32), (.glass, 32)])
  func segmentedControlsAreThePlatforms(era: Era, height: Double) {
    #expect(Drawn(SegmentedControl(["One", "Two"]), era: era).size.height == height)
  }

  /// The outline of 1 and everything in it has the tint, and the selected title the colour on tints.
  @Test func segmentedControlsOfIOS7AreOutlinesInTheTint() throws {
    let drawn = Drawn(SegmentedControl(["One", "Two"]), era: .ios7) { $0.tint = .token(.red) }
    let red = Theme.ios7.colors.color(.red, appearance: .light, contrast: .standard)
    let edge = try #require(drawn.strokes.first)
    #expect(edge.color == red && edge.width == 1)
    #expect(drawn.fills.contains { $0.color == red })
    #expect(drawn.texts == [Color(red: 255, green: 255, blue: 255), red])
  }

  /// macOS 26 at 1x: 16 beside 14.
  @Test(arguments: [(Era.classic, 14.0), (.glass, 16)])
  func boxesOfMacOS26AreLarger(era: Era, side: Double) {
    for element in [Checkbox("", value: .on), Radio("", value: .on)] as [any Element] {
      #expect(Drawn(element, .macos, era: era).size == Size(width: side, height: side))
    }
  }

  private let list = List { Section("General") { ListRow("About") } }

  @Test(arguments: [(Era.ios7, 0.0), (.classic, 32)])
  func groupsOfIOS7AreAsWideAsTheList(era: Era, margins: Double) {
    let drawn = Drawn(list, era: era)
    #expect(drawn.frames("list-row").last.map { drawn.size.width - $0.width } == margins)
  }

  @Test func groupsOfIOS7AreBetweenLines() {
    let separator = Environment(theme: .ios7).color(.separator)
    #expect(Drawn(list, era: .ios7).fills.count { $0.color == separator } == 2)
  }

  /// The written text is exposed to accessibility, not the capitals that are drawn.
  @Test func headersOfIOS7AreInCapitalsForTheEyeOnly() {
    #expect(Drawn(list, era: .ios7).nodes("header").map(\.accessibility?.label) == ["General"])
  }

  /// The Human Interface Guidelines of June 2025, and iOS 7's green as measured.
  @Test func palettesAreThePlatforms() {
    func light(_ theme: Theme, _ token: ColorToken) -> Color {
      theme.colors.color(token, appearance: .light, contrast: .standard)
    }
    #expect(light(.iosGlass, .blue) == Color(red: 0, green: 136, blue: 255))
    #expect(light(.iosGlass, .accent) == light(.iosGlass, .blue))
    #expect(light(.macosGlass, .orange) == Color(red: 255, green: 141, blue: 40))
    #expect(light(.ios7, .green) == Color(red: 76, green: 217, blue: 100))
    #expect(light(.ios, .green) == Color(red: 52, green: 199, blue: 89))
    // There was no dark appearance: iOS 13's stands in.
    #expect(
      Theme.ios7.colors.color(.green, appearance: .dark, contrast: .standard)
        == Theme.ios.colors.color(.green, appearance: .dark, contrast: .standard))
  }
}
