import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct StepperTests {
  /// Measured: 94 x 32 on iOS 14 and 26, 94 x 29 on iOS 7, 15 x 22 on macOS, 20 x 26 on macOS 26.
  @Test(arguments: [
    (Platform.ios, Era.ios7, 94.0, 29.0), (.ios, .classic, 94, 32), (.ios, .glass, 94, 32),
    (.macos, .classic, 15, 22), (.macos, .glass, 20, 26),
  ])
  func sizesAreThePlatforms(platform: Platform, era: Era, width: Double, height: Double) {
    #expect(Drawn(Stepper(5), platform, era: era).size == Size(width: width, height: height))
  }

  /// Measured: signs 13.5 long and 1.5 thick on iOS 14 and 17, 13 and 1.75 on iOS 26, 15.4 and 1.4 on iOS 7. The lower edge
  /// of a minus is on a pixel, and both bars of the plus meet in its middle.
  @Test(
    arguments: [(Era.classic, 13.5, 1.5), (.glass, 13, 1.75), (.ios7, 15.4, 1.4)], [1.0, 2, 3])
  func signsHaveThePlatformsSizes(era: (Era, Double, Double), scale: Double) throws {
    let (era, length, thickness) = era
    let drawn = Drawn(Stepper(5), era: era, scale: scale)
    let signs = drawn.operations(of: "glyph").compactMap { operation -> Rect? in
      if case .fill(.path(let path, _), _) = operation { path.controlBounds } else { nil }
    }
    #expect(signs.count == 2)
    let (minus, plus) = (try #require(signs.first), try #require(signs.last))
    #expect(abs(minus.width - length) < 1e-9 && abs(minus.height - thickness) < 1e-9)
    #expect(abs(plus.width - length) < 1e-9 && abs(plus.height - length) < 1e-9)
    #expect(minus.maxY.isOnPixel(scale: scale))
    #expect(abs(minus.center.y - plus.center.y) < 1e-9)
    #expect(abs(minus.center.x - 23.5) <= 0.5 && abs(plus.center.x - 70.5) <= 0.5)
  }

  /// Measured: a line of 1 x 18 on iOS 14 and 17, (203, 203, 209) on (224, 224, 229); on iOS 26 it is 1 x 24, and (185) on
  /// (238) or, in the dark, (84, 84, 87) on (18, 18, 19).
  @Test(arguments: [
    (Era.classic, Appearance.light, 18.0, Color(red: 0x8E, green: 0x8E, blue: 0x93, alpha: 0x40)),
    (.glass, .light, 24, Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0x4D)),
    (.glass, .dark, 24, Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0x4D)),
  ])
  func theLineBetweenTheHalvesIsThePlatforms(
    era: Era, appearance: Appearance, length: Double, color: Color
  ) {
    let lines = Drawn(Stepper(5), era: era) { $0.appearance = appearance }.fills
      .filter { $0.color == color }
    #expect(lines.map(\.rect.size) == [Size(width: 1, height: length)])
  }

  /// Measured at 3x on iOS 26.2: the capsule lies from 2 pixels on, half a point rounded up, to 1 before the frame's end.
  @Test func theCapsuleOfIOS26IsNarrowerThanItsFrame() throws {
    let drawn = Drawn(Stepper(5), era: .glass, scale: 3)
    let capsule = try #require(drawn.fills.first).rect
    #expect(abs(capsule.minX - 2.0 / 3) < 1e-9 && abs(capsule.maxX - (94 - 1.0 / 3)) < 1e-9)
    #expect(capsule.height == 32)
  }

  /// The opacity of both signs.
  private func alphas(_ stepper: Stepper) -> [UInt8] {
    Drawn(stepper).fills
      .filter { $0.color.opaque == .token(.label) && $0.rect.width > 10 && $0.rect.width < 20 }
      .map(\.color.alpha)
  }

  @Test func aHalfCannotBeUsedAtItsBound() {
    #expect(alphas(Stepper(5)) == [255, 255])
    #expect(alphas(Stepper(0)) == [77, 255])
    #expect(alphas(Stepper(-4)) == [77, 255])
    #expect(alphas(Stepper(100)) == [255, 77])
    #expect(alphas(Stepper(100).with(\.wraps, true)) == [255, 255])
    #expect(alphas(Stepper(5).state(.disabled)) == [77, 77])
    #expect(alphas(Stepper().with(\.value, .nan)) == [77, 77])
  }

  /// Controls of iOS 11 dim by one half (`ios11-switch-off-disabled`); on macOS the bezel dims like that of a push button.
  @Test func aDisabledStepperDimsAsOtherControls() {
    let flat = Drawn(Stepper(5).state(.disabled), era: .ios7)
    #expect(flat.fills.filter { $0.rect.width > 10 && $0.rect.width < 20 }.map(\.color.alpha) == [128, 128])
    #expect(Drawn(Stepper(5).state(.disabled), .macos).opacity == 0.5)
    #expect(Drawn(Stepper(5), .macos).opacity == 1)
  }

  @Test func aPressedHalfIsCoveredUnlessItCannotBeUsed() {
    func covered(_ stepper: Stepper) -> [Double] {
      Drawn(stepper).fills.filter { $0.color == .token(.stepperPressed) && $0.rect.width == 47 }
        .map(\.rect.minX)
    }
    #expect(covered(Stepper(5)).isEmpty)
    #expect(covered(Stepper(5).with(\.pressed, .decrement)) == [0])
    #expect(covered(Stepper(5).with(\.pressed, .increment)) == [47])
    #expect(covered(Stepper(5).state(.highlighted)) == [47])
    #expect(covered(Stepper(0).with(\.pressed, .decrement)).isEmpty)
    #expect(covered(Stepper(5).with(\.pressed, .increment).state(.disabled)).isEmpty)
  }

  @Test func minusIsOnTheSideThatReadingBeginsOn() {
    let drawn = Drawn(Stepper(5)) { $0.direction = .rightToLeft }
    #expect(drawn.frames("half").map(\.minX) == [47, 0])
    #expect(drawn.accessibility(of: "half").map(\.label) == ["Decrement", "Increment"])
  }

  @Test func onMacOSUpIsAboveDown() {
    let drawn = Drawn(Stepper(5), .macos)
    #expect(drawn.accessibility(of: "half").map(\.label) == ["Increment", "Decrement"])
    let frames = drawn.frames("half")
    #expect(frames.count == 2 && frames.first.map(\.maxY) == frames.last.map(\.minY))
  }

  /// Measured at 2x (`mac-number-stepper`, `mac-datepicker-textual`): arrowheads of 7.0 x 4.25 and a line of 1 across the
  /// surface of 13 x 20, with a shade above and below it.
  @Test func onMacOSALineDividesTheHalves() throws {
    let drawn = Drawn(Stepper(5), .macos)
    #expect(drawn.arrowheads.count == 2)
    #expect(drawn.arrowheads.allSatisfy { abs($0.width - 7) < 1e-9 && abs($0.height - 4.25) < 0.05 })
    let line = try #require(drawn.frames(filledWith: .token(.stepperSeparator, .macos)).first)
    #expect(line == Rect(x: 1, y: 10.5, width: 13, height: 1))
    #expect(drawn.gradients.count == 2)
    #expect(Drawn(Stepper(5), .macos, era: .glass).gradients.isEmpty)
    let pressed = Drawn(Stepper(5).with(\.pressed, .increment), .macos)
    #expect(pressed.frames(filledWith: .token(.stepperSeparator, .macos)).isEmpty)
  }

  @Test func anOutlineHasTheTint() {
    let drawn = Drawn(Stepper(5), era: .ios7)
    #expect(drawn.strokes.map(\.color) == [.token(.accent)] && drawn.strokes.first?.width == 1)
    #expect(drawn.fills.allSatisfy { $0.color == .token(.accent) })
    #expect(Drawn(Stepper(5).tint(.token(.orange))).fills.contains { $0.color == .token(.orange) })
  }

  @Test func symbolsTakeThePlaceOfSigns() {
    let stepper = Stepper(0).with(\.decrementSymbol, "chevron.down").with(\.incrementSymbol, "chevron.up")
    #expect(Drawn(stepper).symbols.map(\.alpha) == [77, 255])
  }

  @Test func valueAndHalvesAreExposed() {
    let exposed = Stepper(5).with(\.accessibilityLabel, "Guests").exposed
    #expect(exposed.label == "Guests" && exposed.value == "5" && exposed.isContainer)
    let halves = Drawn(Stepper(0)).accessibility(of: "half")
    #expect(halves.map(\.traits) == [[.button, .notEnabled], [.button]])
  }
}
