import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct SwitchTests {
  private let on = Switch(isOn: true)

  private func thumb(_ element: Switch, change: (inout Environment) -> Void = { _ in }) -> Rect? {
    Drawn(element, change: change).fills.last?.rect
  }

  private func track(_ element: Switch, change: (inout Environment) -> Void = { _ in }) -> Color? {
    Drawn(element, change: change).fills.first?.color
  }

  /// Measured on the real control at 3x: 51 x 31, a thumb of 27, 2 from the edge.
  @Test(arguments: [1.0, 2, 3])
  func sizesAreThePlatforms(scale: Double) {
    let drawn = Drawn(on, scale: scale)
    #expect(drawn.size == Size(width: 51, height: 31))
    #expect(drawn.fills.last?.rect == Rect(x: 22, y: 2, width: 27, height: 27))
    #expect(Drawn(Switch(), scale: scale).fills.last?.rect == Rect(x: 2, y: 2, width: 27, height: 27))
    #expect(Drawn(Switch().size(.mini), scale: scale).size == drawn.size)
  }

  @Test(arguments: [
    (ControlSize.mini, Size(width: 26, height: 15), 13.0), (.small, Size(width: 32, height: 18), 16),
    (.medium, Size(width: 38, height: 22), 20), (.large, Size(width: 38, height: 22), 20),
  ])
  func macOSHasThreeSizes(size: ControlSize, track: Size, knob: Double) {
    let drawn = Drawn(on.size(size), .macos)
    #expect(drawn.size == track)
    #expect(drawn.fills.last?.rect == Rect(x: track.width - 1 - knob, y: 1, width: knob, height: knob))
  }

  @Test func theThumbChangesSidesUnderRightToLeft() {
    #expect(thumb(on) { $0.direction = .rightToLeft }?.minX == 2)
    #expect(thumb(Switch()) { $0.direction = .rightToLeft }?.maxX == 49)
  }

  @Test func onIsGreenAndOffIsTheSecondaryFill() {
    #expect(track(on) == Color(red: 52, green: 199, blue: 89))
    #expect(track(Switch()) == Color(red: 120, green: 120, blue: 128, alpha: 41))
    #expect(Drawn(Switch()).fills.last?.color == .white)
    #expect(track(on) { $0.appearance = .dark } == Color(red: 48, green: 209, blue: 88))
    #expect(track(on) { $0.contrast = .increased } == Color(red: 36, green: 138, blue: 61))
  }

  @Test func itsOwnTintBeatsAnInheritedOneAndThatThePlatforms() {
    let red = Color(red: 255, green: 59, blue: 48)
    let inherited: (inout Environment) -> Void = { $0.tint = .token(.purple) }
    #expect(track(on, change: inherited) == Color(red: 175, green: 82, blue: 222))
    #expect(track(on.tint(.token(.red)), change: inherited) == red)
    #expect(track(Switch().tint(.token(.red))) != red)
    let yellow = Drawn(on.with(\.thumbTint, .token(.yellow))).fills.last?.color
    #expect(yellow == Color(red: 255, green: 204, blue: 0))
  }

  /// Measured on macOS 12: the track is darker at the top than at the bottom, and darker in dark appearance.
  @Test func macOSShadesTheAccent() throws {
    func ends(_ appearance: Appearance) throws -> (top: Color, bottom: Color) {
      let colors = try #require(Drawn(on, .macos) { $0.appearance = appearance }.gradients.first)
      return (try #require(colors.first), try #require(colors.last))
    }
    let (light, dark) = (try ends(.light), try ends(.dark))
    #expect(light.top.green < 122 && light.bottom.green > 122)
    #expect(dark.top.green < dark.bottom.green && dark.bottom.green < light.top.green)
  }

  /// Measured at 1x on macOS 12, off: a track of (232) on 244 and of (39) on (28).
  @Test(arguments: [(Appearance.light, 244.0, 232.0), (.dark, 28, 39)])
  func theTrackOfMacOSIsFaintWhileOff(appearance: Appearance, ground: Double, shown: Double) throws {
    let fill = try #require(Drawn(Switch(), .macos) { $0.appearance = appearance }.fills.first?.color)
    let part = Double(fill.alpha) / 255
    #expect(abs(ground + (Double(fill.red) - ground) * part - shown) <= 1)
  }

  /// Measured at 1x on macOS 12: the line around the track is whole, also in the dark; at 2x it is half a point wide.
  @Test(arguments: [(1.0, 1.0, 39), (2, 0.5, 77)])
  func theLineAroundTheTrackIsAtLeastAPixel(scale: Double, width: Double, alpha: UInt8) {
    let line = Drawn(Switch(), .macos, scale: scale) { $0.appearance = .dark }.strokes.first
    #expect(line?.width == width && line?.color.alpha == alpha)
  }

  /// Measured at 1x (`mac12-nsswitch-off`, `-on`): the thumb's shadow takes 22 % of the light just below the thumb.
  @Test func theShadowOfMacOSIsDarkestBelowTheThumb() {
    let shadows = Drawn(Switch(), .macos, scale: 1).shadows
    #expect(shadows.map(\.offset.y) == [0.25, 1])
    #expect(shadows.map(\.color.alpha) == [69, 36])
  }

  /// Measured at 1x (`mac26-nsswitch-on-dark`): (218, 236, 255) while on in dark appearance, white otherwise.
  @Test func theThumbOfMacOS26TakesSomeTintInTheDark() throws {
    func thumb(_ isOn: Bool, _ appearance: Appearance) -> Color? {
      Drawn(Switch(isOn: isOn), .macos, era: .glass) { $0.appearance = appearance }.fills.last?.color
    }
    #expect(thumb(true, .light) == .white && thumb(false, .dark) == .white)
    let dark = try #require(thumb(true, .dark))
    #expect(abs(Int(dark.red) - 218) <= 3 && abs(Int(dark.green) - 236) <= 3 && dark.blue == 255)
  }

  @Test func aDisabledSwitchFadesAsAWhole() {
    #expect(Drawn(on).opacity == 1)
    #expect(Drawn(on.state(.disabled)).opacity == 0.5)
    #expect(Drawn(on) { $0.isEnabled = false }.opacity == 0.5)
  }

  /// A pressed thumb stretches towards the middle; its outer edge stays.
  @Test func aPressedThumbStretches() {
    #expect(thumb(on.state(.highlighted)) == Rect(x: 15, y: 2, width: 34, height: 27))
    #expect(thumb(Switch().state(.highlighted)) == Rect(x: 2, y: 2, width: 34, height: 27))
    let mac = Drawn(on.state(.highlighted), .macos).fills.last
    #expect(mac?.rect.width == 20 && mac?.color != .white)
  }

  @Test func aFocusedSwitchHasARing() {
    #expect(Drawn(Switch()).strokes.isEmpty)
    #expect(Drawn(Switch().state(.focused)).strokes.count == 1)
  }

  @Test func aSelectedSwitchIsOn() {
    #expect(thumb(Switch().state(.selected)) == thumb(on))
  }

  /// Measured: on iOS nothing of the shadow shows outside of the track; on macOS it does.
  @Test func theShadowEndsAtTheTrackOnIOSOnly() {
    let (ios, mac) = (Drawn(on), Drawn(on, .macos))
    #expect(ios.shadows.count == 1 && mac.shadows.count == 2)
    #expect(ios.clips.map(\.rect) == [Rect(x: 0, y: 0, width: 51, height: 31)])
    #expect(mac.clips.isEmpty)
  }

  @Test func nameAndValueAreExposed() {
    let exposed = on.with(\.accessibilityLabel, "Wi-Fi").state(.disabled).exposed
    #expect(exposed.label == "Wi-Fi" && exposed.value == "on")
    #expect(exposed.traits == [.toggleButton, .notEnabled])
    #expect(Switch().exposed.value == "off")
  }
}
