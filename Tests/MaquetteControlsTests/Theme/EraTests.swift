import MaquetteControls
import MaquetteGraphics
import Testing

/// What differs between the eras of a platform, against measures of real controls.
@Suite struct EraTests {
  @Test(arguments: [
    (Platform.ios, Era.ios7, 51.0, 31.0), (.ios, .classic, 51, 31), (.ios, .glass, 63, 28),
    (.macos, .classic, 38, 22), (.macos, .glass, 54, 24),
  ])
  func switchesAreThePlatforms(platform: Platform, era: Era, width: Double, height: Double) {
    let drawn = DrawnControl(Switch(isOn: true)) {
      $0.platform = platform
      $0.era = era
    }
    #expect(drawn.size == Size(width: width, height: height))
  }

  /// iOS 11 at 2x: a line of 1.5 in (229, 229, 229) around white while it is off, and none while it is on.
  @Test func switchesOfIOS7HaveALineWhileTheyAreOff() throws {
    let off = try #require(DrawnControl(Switch()) { $0.era = .ios7 }.strokes.first)
    #expect(off.width == 1.5 && off.color == Color(red: 229, green: 229, blue: 229))
    let on = DrawnControl(Switch(isOn: true)) { $0.era = .ios7 }
    #expect(on.strokes.isEmpty)
    #expect(on.fills.first == Color(red: 76, green: 217, blue: 100))
  }

  /// iOS 26 at 3x: (197, 197, 199) over white.
  @Test func switchesOfIOS26AreDarkerWhileTheyAreOff() throws {
    let track = try #require(DrawnControl(Switch()) { $0.era = .glass }.fills.first)
    func overWhite(_ channel: UInt8) -> Double {
      255 + (Double(channel) - 255) * Double(track.alpha) / 255
    }
    #expect(abs(overWhite(track.red) - 197) < 1 && abs(overWhite(track.blue) - 199) < 1)
  }

  @Test(arguments: [(Era.ios7, 29.0), (.classic, 32), (.glass, 32)])
  func segmentedControlsAreThePlatforms(era: Era, height: Double) {
    let drawn = DrawnControl(SegmentedControl(["One", "Two"])) { $0.era = era }
    #expect(drawn.size.height == height)
  }

  /// The outline of 1 and everything in it has the tint, and the selected title the colour on tints.
  @Test func segmentedControlsOfIOS7AreOutlinesInTheTint() throws {
    let drawn = DrawnControl(SegmentedControl(["One", "Two"])) {
      $0.era = .ios7
      $0.tint = .token(.red)
    }
    let red = Theme.ios7.colors.color(.red, appearance: .light, contrast: .standard)
    let edge = try #require(drawn.strokes.first)
    #expect(edge.color == red && edge.width == 1)
    #expect(drawn.fills.contains(red))
    #expect(drawn.texts == [Color(red: 255, green: 255, blue: 255), red])
  }

  @Test func spinnersOfIOS7HaveTwelveSpokes() {
    for phase in [0, 5, 11, 12, -1, Int.max, Int.min] {
      let drawn = DrawnControl(ActivityIndicator().with(\.phase, phase)) { $0.era = .ios7 }
      #expect(drawn.fills.count == 12 && Set(drawn.fills).count == 7)
      #expect(drawn.size == Size(width: 20, height: 20))
    }
    #expect(DrawnControl(ActivityIndicator()) { $0.era = .glass }.fills.count == 8)
  }

  /// macOS 26 at 1x: 16 beside 14.
  @Test func boxesOfMacOS26AreLarger() {
    for (era, side) in [(Era.classic, 14.0), (.glass, 16)] {
      for element in [Checkbox("", value: .on), Radio("", value: .on)] as [any Element] {
        let drawn = DrawnControl(element) {
          $0.platform = .macos
          $0.era = era
        }
        #expect(drawn.size == Size(width: side, height: side))
      }
    }
  }

  @Test func groupsOfIOS7AreAsWideAsTheListBetweenLines() {
    let list = List { Section("General") { ListRow("About") } }
    func width(_ era: Era) -> Double? {
      let layout = Mockup(list, environment: environment(era), padding: .zero).layout()
      var width: Double?
      layout.forEach { node, _ in if node.name == "list-row" { width = node.frame.width } }
      return width.map { layout.frame.width - $0 }
    }
    #expect(width(.ios7) == 0)
    #expect(width(.classic) == 32)
    let texts = DrawnControl(list) { $0.era = .ios7 }
    #expect(texts.fills.filter { $0 == environment(.ios7).color(.separator) }.count == 2)
  }

  /// Assistive technology is told what was written, not the capitals that are drawn.
  @Test func headersOfIOS7AreInCapitalsForTheEyeOnly() {
    var labels: [String] = []
    Mockup(List { Section("General") { ListRow("About") } }, environment: environment(.ios7)).layout()
      .forEach { node, _ in if node.name == "header" { labels.append(node.accessibility?.label ?? "") } }
    #expect(labels == ["General"])
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

  private func environment(_ era: Era) -> Environment {
    var environment = Environment()
    environment.era = era
    return environment
  }
}
