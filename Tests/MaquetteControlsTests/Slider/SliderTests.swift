import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct SliderTests {
  private func draw(
    _ slider: Slider, scale: Double = 3, change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(slider.with(\.width, slider.width ?? 280), scale: scale, change: change)
  }

  /// The frame of a thumb, which is drawn last.
  private func thumb(_ slider: Slider) throws -> Rect { try #require(draw(slider).fills.last).rect }

  /// Measured on the real control in a frame of 280 points at 3x: the track from 1 point on, 4 thick; a thumb of 27
  /// whose left edge is 318 pixels from the frame's and whose middle is 3.5 pixels above the track's.
  @Test func itIsWhereTheRealOneIs() throws {
    let drawn = draw(Slider(0.42))
    let near = try #require(drawn.fills.first { $0.color == .token(.accent) }?.rect)
    let far = try #require(drawn.fills.first { $0.color == .token(.sliderTrack) }?.rect)
    let thumb = try #require(drawn.fills.last?.rect)
    #expect(near.minX == 1 && abs(far.maxX - 279) < 1e-9)
    #expect(abs(near.height - 4) < 1e-9 && abs(far.height - 4) < 1e-9)
    #expect(near.maxX == far.minX)
    #expect(thumb.size == Size(width: 27, height: 27) && thumb.minX == 106)
    #expect(abs((near.center.y - thumb.center.y) * 3 - 3.5) < 1e-9)
    #expect(drawn.shadows.count == 2)
  }

  /// Measured: at 75 % of 369 points on iOS 17 (3x) the thumb's left edge is 257 from the frame's; on iOS 11 (2x), in a
  /// frame of 279, the thumb of 28 is 1.5 from it at 0 and its middle at 139.5 at 50 %.
  @Test(arguments: [
    (Era.classic, 369.0, 0.75, 3.0, 257.0), (.ios7, 279, 0, 2, 1.5), (.ios7, 279, 0.5, 2, 125.5),
    (.ios7, 279, 1, 2, 249.5),
  ])
  func theThumbsTravelIsThePlatforms(
    era: Era, width: Double, value: Double, scale: Double, x: Double
  ) throws {
    let drawn = Drawn(Slider(value).with(\.width, width), era: era, scale: scale)
    #expect(abs(try #require(drawn.fills.last).rect.minX - x) < 1e-9)
  }

  /// Measured on iOS 26 in the dark: (26, 26, 26) on black and (65, 65, 67) on (44, 44, 46).
  @Test func theTrackOfIOS26LetsTheCardThrough() throws {
    let drawn = draw(Slider(0.5)) {
      $0.era = .glass
      $0.appearance = .dark
    }
    let track = try #require(drawn.fills.dropFirst().first?.color)
    #expect(track == Color(red: 255, green: 255, blue: 255, alpha: 26))
  }

  /// `ios26-slider-050`, 3x: at half of 354 points the thumb begins at a whole point.
  @Test func theThumbOfIOS26StandsAtWholePoints() throws {
    let drawn = Drawn(Slider(0.5).with(\.width, 354), scale: 3) { $0.era = .glass }
    #expect(try #require(drawn.fills.last).rect.minX == 159)
  }

  /// The ring of the thumb of iOS 11 is darker at its left (194) than at its right (215).
  @Test func theRingOfIOS7IsDarkerAtTheLeft() {
    let shadows = draw(Slider(0.5)) { $0.era = .ios7 }.shadows
    #expect(shadows.count == 3 && shadows.last?.offset == Point(x: -0.25, y: 0.15))
    #expect(Drawn(Switch(), era: .ios7).shadows == shadows)
  }

  @Test(arguments: [0, 0.137, 0.5, 1], [1.0, 2, 3])
  func edgesLieOnPixels(value: Double, scale: Double) {
    for fill in draw(Slider(value), scale: scale).fills {
      for edge in [fill.rect.minX, fill.rect.minY, fill.rect.maxY] {
        #expect(edge.isOnPixel(scale: scale))
      }
    }
  }

  @Test(
    arguments: [(0.0, -1.5), (1, 254.5), (-7, -1.5), (9, 254.5), (Double.nan, -1.5), (.infinity, 254.5)])
  func theThumbStaysInItsRange(value: Double, x: Double) throws {
    #expect(abs(try thumb(Slider().with(\.value, value)).minX - x) <= 1.0 / 3 + 1e-9)
  }

  @Test func valuesAreRelativeToTheRange() throws {
    #expect(try thumb(Slider(30, in: 20...60)) == thumb(Slider(0.25)))
    #expect(try thumb(Slider().with(\.minimum, 5).with(\.maximum, -5)) == thumb(Slider(0)))
    #expect(try thumb(Slider().with(\.minimum, -.infinity)) == thumb(Slider(0)))
  }

  @Test func rightToLeftIsTheMirrorImage() {
    let left = draw(Slider(0.3).with(\.ticks, 4)).fills
    let right = draw(Slider(0.3).with(\.ticks, 4)) { $0.direction = .rightToLeft }.fills
    #expect(left.map(\.color) == right.map(\.color))
    for (one, other) in zip(left, right) {
      #expect(abs(one.rect.minX - (280 - other.rect.maxX)) < 1e-9)
      #expect(one.rect.minY == other.rect.minY)
    }
  }

  @Test func coloursAreTheOnesGiven() {
    let slider = Slider(0.5).with(\.minimumTrackTint, .color(.black)).with(\.maximumTrackTint, .color(.white))
      .with(\.thumbTint, .token(.red))
    #expect(draw(slider).fills.map(\.color) == [.black, .white, .token(.red)])
    #expect(draw(Slider(0.5)) { $0.tint = .token(.purple) }.fills.first?.color == .token(.purple))
  }

  /// `mac12-slider-ticks`, 1x: the first of eleven marks at the track's end, the others 19 apart but for the last, on the
  /// middle of a track of 196 that is not filled.
  @Test func marksOfMacOSStandOnABareTrack() {
    let slider = Slider(0.5).with(\.ticks, 11).with(\.width, 196)
    let drawn = Drawn(slider, .macos, scale: 1) { $0.appearance = .light }
    let marks = drawn.fills.dropFirst().dropLast().map(\.rect)
    #expect(marks.map(\.minX) == [0, 21, 40, 59, 78, 97, 116, 135, 154, 173, 194])
    #expect(marks.allSatisfy { $0.size == Size(width: 2, height: 8) && $0.center.y == drawn.size.height / 2 })
    #expect(drawn.fills.first?.rect.width == 196)
    #expect(!drawn.fills.contains { $0.color == .token(.accent) })
  }

  /// An upright slider is one that lies down, turned: its lowest value is at the bottom.
  @Test(arguments: [(0.0, 90.0), (0.5, 50), (1, 10)])
  func uprightSlidersBeginAtTheBottom(value: Double, middle: Double) throws {
    let slider = Slider(value).with(\.isVertical, true).with(\.height, 100)
    let drawn = Drawn(slider, .macos, era: .glass, scale: 1)
    let lying = Drawn(Slider(value).with(\.width, 100), .macos, era: .glass, scale: 1)
    #expect(drawn.size == Size(width: lying.size.height, height: lying.size.width))
    let thumb = try #require(drawn.fills.last).rect
    #expect(thumb.size == Size(width: 16, height: 20) && abs(thumb.center.y - middle) <= 1)
    let filled = try #require(drawn.fills.first).rect
    #expect(filled.maxY == 100 && filled.width == 6)
  }

  @Test func marksStandUnderTheThumbsPlaces() {
    let drawn = draw(Slider(1).with(\.ticks, 5)) {
      $0.platform = .macos
      $0.era = .glass
    }
    let marks = drawn.fills.dropFirst(2).dropLast().map(\.rect)
    #expect(marks.count == 5)
    #expect(marks.last.map { abs($0.center.x - 270) < 0.5 } == true)
    #expect(drawn.size.height >= (marks.map(\.maxY).max() ?? .infinity))
    #expect(draw(Slider(1).with(\.ticks, 1)).fills.count == 3)
  }

  @Test func symbolsStandAtTheEndsThatReadingBeginsAndEndsOn() {
    let slider = Slider(0).with(\.minimumSymbol, "speaker").with(\.maximumSymbol, "speaker.wave.3")
    let left = draw(slider)
    #expect(left.symbols.count == 2 && left.size.width == 280)
    #expect(left.frames("symbol").first?.minX == 0)
    #expect(draw(slider) { $0.direction = .rightToLeft }.frames("symbol").first?.maxX == 280)
  }

  @Test func aSymbolCanStandForTheThumb() {
    let drawn = draw(Slider(0.5).with(\.thumbSymbol, "heart.fill"))
    #expect(drawn.symbols == [.token(.accent)] && drawn.shadows.isEmpty)
    let unknown = Slider(0.5).with(\.thumbSymbol, "heart.fil")
    #expect(unknown.problems == [.unknownSymbol(name: "heart.fil", library: .standard)])
    #expect(draw(unknown).symbols.count == 1)
  }

  @Test func statesShow() {
    #expect(draw(Slider(0.5).state(.disabled)).opacity == 0.5)
    #expect(draw(Slider(0.5)) { $0.isEnabled = false }.opacity == 0.5)
    #expect(draw(Slider(0.5).state(.focused)).strokes.count == 1)
    let pressed = Slider(0.5).state(.highlighted)
    #expect((draw(pressed) { $0.era = .glass }.clips.last?.rect.width ?? 0) > 37)
    #expect(draw(pressed) { $0.platform = .macos }.fills.last?.color != .white)
  }

  /// Measured: 28 and a track of 2; 37 x 24 and 6; 20 and 4; 20 x 16 and 6. WebKit and Chromium for macOS 10: 15 and 3.
  @Test(arguments: [
    (Platform.ios, Era.ios7, Size(width: 28, height: 28), 2.0),
    (.ios, .glass, Size(width: 37, height: 24), 6),
    (.macos, .ios7, Size(width: 15, height: 15), 3),
    (.macos, .classic, Size(width: 20, height: 20), 4), (.macos, .glass, Size(width: 20, height: 16), 6),
  ])
  func everyEraHasItsThumb(platform: Platform, era: Era, thumb: Size, track: Double) {
    let fills = Drawn(Slider(0.5).with(\.width, 280), platform, era: era).fills
    #expect(fills.last?.rect.size == thumb)
    #expect(fills.first.map { abs($0.rect.height - track) < 1e-9 } == true)
  }

  /// A recording of iOS 26 shows a thumb of 37 x 24 that becomes a lens of 56 x 37 while it is dragged, half as large
  /// again; macOS 26, with 20 x 16, follows.
  @Test(arguments: [(Platform.ios, Size(width: 55.5, height: 36)), (.macos, Size(width: 30, height: 24))])
  func aPressedThumbOf26IsHalfAsLargeAgain(platform: Platform, size: Size) throws {
    let slider = Slider(0.5).with(\.width, 280).state(.highlighted)
    let thumb = try #require(Drawn(slider, platform, era: .glass).clips.last).rect.size
    #expect(abs(thumb.width - size.width) < 1e-9 && abs(thumb.height - size.height) < 1e-9)
  }

  /// `mac26-slider-progress-dark`: (223) on (37); `mac12-slider-plain-dark`: (148) on (40), and no track shows through.
  @Test(arguments: [(Era.glass, 37.0, 223.0), (.classic, 40, 148)])
  func thumbsOfMacOSLetTheGroundThroughInTheDark(era: Era, ground: Double, seen: Double) throws {
    let thumb = ColorToken.sliderThumb.standard(for: .macos, era: era).dark
    #expect(abs(ground + (255 - ground) * Double(thumb.alpha) / 255 - seen) <= 1)
    let drawn = Drawn(Slider(0.5).with(\.width, 100), .macos, era: era) { $0.appearance = .dark }
    let layers = drawn.operations.filter {
      if case .push(let layer) = $0 { layer.clip != nil } else { false }
    }
    #expect(!layers.isEmpty)
  }

  @Test func itTakesTheWidthThatThereIs() {
    #expect(Drawn(Slider(0.5), width: 200).size.width == 200)
    #expect(Drawn(HStack(spacing: 0) { Slider(0.5) }).size.width == 150)
  }

  @Test func anotherWindowTakesTheTintAway() {
    let drawn = draw(Slider(0.5)) { $0.isWindowActive = false }
    #expect(drawn.fills.first?.color == .token(.quaternaryLabel))
    // On macOS 26 that is the track's colour.
    let glass = draw(Slider(0.5)) {
      $0.platform = .macos
      $0.era = .glass
      $0.isWindowActive = false
    }
    #expect(glass.fills.first?.color != glass.fills.dropFirst().first?.color)
  }

  @Test func theValueIsExposedInPartsOfAHundred() {
    let exposed = Slider(30, in: 20...60).with(\.accessibilityLabel, "Volume").state(.disabled).exposed
    #expect(exposed.label == "Volume" && exposed.value == "25%")
    #expect(exposed.traits == [.adjustable, .notEnabled])
    #expect(Slider().with(\.value, .nan).exposed.value == "0%")
  }
}
