import MaquetteCollections
import MaquetteLayout
import TestSupport
import Testing

@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteElements
@testable import MaquetteScreens

/// Lenses that pressed thumbs and selections become in the glass eras.
@Suite struct LensTests {
  private static let pressed: [any Element] = [
    Switch(isOn: true).state(.highlighted), Switch().state(.highlighted),
    Slider(0.42).with(\.width, 160).state(.highlighted),
    SegmentedControl(["A", "B", "C"]).with(\.pressedIndex, 1),
  ]

  private func draw(
    _ element: any Element, _ platform: Platform = .ios, era: Era = .glass, scale: Double = 2,
    width: Double? = nil, change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(element, platform, era: era, scale: scale, width: width, change: change)
  }

  /// The layers of the glass of lenses.
  private func lenses(_ drawn: Drawn) -> [Layer] { drawn.layers.filter { $0.backdrop?.glass != nil } }

  private func frame(_ drawn: Drawn) throws -> Rect {
    let lenses = lenses(drawn)
    #expect(lenses.count == 1)
    return try #require(lenses.first?.clip).bounds
  }

  @Test(arguments: pressed)
  func aPressedThumbIsOfGlass(element: any Element) throws {
    let layer = try #require(lenses(draw(element)).first)
    let glass = try #require(layer.backdrop?.glass)
    let box = try #require(layer.clip).bounds
    #expect(layer.backdrop?.sigma == 0, "controls do not blur")
    #expect(glass.face.gain == 0.977)
    // 12 over 16 in the lens of a selection of 37 or more, 18 over 7 in that of a thumb, and in proportion in smaller ones.
    let part = min(1, min(box.width, box.height) / 37)
    let (amount, reach) = element is SegmentedControl ? (12.0, 16.0) : (18, 7)
    #expect(glass.refraction == Glass.Refraction(amount: amount * part, reach: reach * part))
    let dark = try #require(lenses(draw(element) { $0.appearance = .dark }).first?.backdrop?.glass)
    #expect(dark.face.lift == 10)
  }

  @Test(arguments: pressed, [(Platform.ios, Era.ios7), (.ios, .classic), (.macos, .classic)])
  func earlierErasHaveNone(element: any Element, theme: (Platform, Era)) {
    #expect(lenses(draw(element, theme.0, era: theme.1)).isEmpty)
  }

  @Test func watchesHaveNone() {
    for element in [Switch().state(.highlighted), Slider(0.5).state(.highlighted)] as [any Element] {
      #expect(lenses(draw(element, .watchos)).isEmpty)
    }
  }

  /// Under increased contrast, and without transparency, nothing is bent. A thumb has a cover; titles do not become paler.
  @Test(arguments: pressed)
  func contrastBendsNothing(element: any Element) {
    let drawn = draw(element) { $0.contrast = .increased }
    #expect(lenses(drawn).isEmpty)
    let isCovered = drawn.fills.contains { $0.color.alpha == 0x33 && $0.color.red == 255 }
    #expect(isCovered != (element is SegmentedControl))
    #expect(lenses(draw(element) { $0.transparency = .reduced }).isEmpty)
  }

  /// A recording of iOS 26: about 58 x 37, 4 to 5 beyond the track of 63 x 28 on all sides.
  @Test(arguments: [(true, LayoutDirection.leftToRight), (false, .leftToRight), (true, .rightToLeft)])
  func theLensOfASwitch(isOn: Bool, direction: LayoutDirection) throws {
    let lens = try frame(draw(Switch(isOn: isOn).state(.highlighted)) { $0.direction = direction })
    let isRight = isOn == (direction == .leftToRight)
    #expect(lens == Rect(x: isRight ? 9.5 : -4.5, y: -4.5, width: 58, height: 37))
  }

  /// Recordings of iOS 26: a track of 28 is 22 to 24.5 high in the lens of 37; nothing white is over it, and a shadow of 8 is below.
  @Test func theTrackIsSeenThroughTheSwitch() throws {
    let drawn = draw(Switch(isOn: true).state(.highlighted))
    let scale = try #require(drawn.layers.first { $0.transform.a != 1 }).transform.a
    #expect(scale * 28 > 22 && scale * 28 < 24.5)
    #expect(!drawn.fills.contains { $0.color == .white && $0.color.alpha > 0 })
    #expect(drawn.shadows.map(\.offset) == [Point(x: 0, y: 8)])
    // One with a colour of its own keeps it.
    #expect(lenses(draw(Switch().with(\.thumbTint, .token(.yellow)).state(.highlighted))).isEmpty)
    #expect(lenses(draw(Switch().state([.highlighted, .disabled]))).isEmpty)
  }

  /// A recording of iOS 26, about 1.79x: 157 x 38.5 halfway between segments of 125 x 32.
  @Test func theLensOfASegmentIsWiderOnItsWay() throws {
    let control = SegmentedControl(["One", "Two", "Three"]).with(\.width, 375)
    let rest = try frame(draw(control.with(\.pressedIndex, 1), scale: 4))
    #expect(rest == Rect(x: 125 - 3.25, y: -3.25, width: 125 + 6.5, height: 38.5))
    var environment = Environment()
    (environment.era, environment.scale) = (.glass, 4)
    let way = try frame(
      draw(control.body(.init(position: 0.5, lifted: 1), in: environment), scale: 4))
    #expect(way == Rect(x: 125 - 78.5, y: -3.25, width: 157, height: 38.5))
  }

  /// The lens takes the look of the selection along, but the segment is selected when the finger is lifted.
  @Test func theLensTakesTheSelectionAlong() {
    let control = SegmentedControl(["A", "B", "C"])
    let pressed = draw(control.with(\.pressedIndex, 2))
    func runs(_ drawn: Drawn) -> [DisplayList.Operation] { drawn.operations(of: "label") }
    #expect(runs(pressed) == runs(draw(control.with(\.selectedIndex, 2))))
    #expect(pressed.accessibilityText == draw(control).accessibilityText)
    #expect(pressed.fills.allSatisfy { $0.color.red != 255 || $0.color.alpha == 0 }, "no white")
  }

  @Test func whatHasALookOfItsOwnIsNoLens() {
    let control = SegmentedControl(["A", "B"]).with(\.pressedIndex, 0)
    for state in [ControlState.highlighted, .selected] {
      var own = control
      own.contents[state] = SegmentContent()
      own.contents[state]?.background = .token(.yellow)
      #expect(lenses(draw(own)).isEmpty)
    }
    #expect(lenses(draw(control.momentary())).isEmpty)
    #expect(lenses(draw(control, .macos)).isEmpty)
    #expect(lenses(draw(control.state(.disabled))).isEmpty)
  }

  @Test func aTintIsFaintInTheLens() throws {
    let control = SegmentedControl(["A", "B"]).with(\.pressedIndex, 0).tint(.token(.red))
    let tint = try #require(lenses(draw(control)).first?.backdrop?.tint)
    #expect(tint.alpha == 32 && tint.red == 255)
  }

  /// A still of any moment is the frame of the animation: before a change, after it, and what the look of that moment draws.
  @Test(arguments: [
    [Switch(), Switch(isOn: true).state(.highlighted)] as [any Element],
    [SegmentedControl(["A", "B"]), SegmentedControl(["A", "B"]).with(\.pressedIndex, 1)],
    [Slider(0.3).with(\.width, 100), Slider(0.3).with(\.width, 100).state(.highlighted)],
    [TabBarLensTests.bar, TabBarLensTests.bar.with(\.pressedIndex, 2)],
    [TabBarLensTests.bar, TabBarLensTests.bar.with(\.selectedIndex, 3)],
  ])
  func theEndsOfAChangeAreStills(elements: [any Element]) {
    let change = Keyframes(elements[0], then: [.init(elements[1], at: Moment(ticks: 60))])
    func at(_ ticks: Int) -> [DisplayList.Operation] {
      draw(change, width: 402) { $0.moment = Moment(ticks: ticks) }.operations
    }
    #expect(at(59) == draw(elements[0], width: 402).operations)
    #expect(at(60 + 400) == draw(elements[1], width: 402).operations)
    let (early, late) = (at(60 + 40), at(60 + 120))
    #expect(early != late && early != at(59) && late != at(460))
  }

  /// While a thumb becomes a lens, its white fades as the glass gains.
  @Test func aThumbFadesIntoALens() throws {
    var environment = Environment()
    (environment.era, environment.scale) = (.glass, 4)
    let drawn = draw(Switch().body(.init(position: 0, pressed: 0.5), in: environment), scale: 4)
    let glass = try #require(lenses(drawn).first?.backdrop?.glass)
    // Halfway between the thumb of 37 x 24, 2 inside the track, and the lens of 58 x 37.
    #expect(try frame(drawn) == Rect(minX: -1.25, minY: -1.25, maxX: 46.25, maxY: 29.25))
    #expect(abs(glass.face.gain - 0.9885) < 1e-9)
  }

  /// On the way back white comes from the rim, whole there and soft inwards, and what is behind it blurs.
  @Test(arguments: [0.0, 0.25, 0.5, 1])
  func whiteFillsInFromTheRim(strength: Double) throws {
    var environment = Environment()
    (environment.era, environment.scale) = (.glass, 4)
    let slider = Slider(0.5).with(\.width, 200).body(SliderLook(lifted: strength), in: environment)
    let drawn = draw(slider, scale: 4)
    guard strength > 0 else {
      #expect(lenses(drawn).isEmpty, "a thumb at rest")
      return
    }
    let lens = try frame(drawn)
    #expect(lenses(drawn).first?.backdrop?.sigma == 10 * (1 - strength))
    let rings = drawn.operations.compactMap { operation -> (path: Path, shadow: Shadow)? in
      if case .shadow(.path(let path, .evenOdd), let shadow) = operation { (path, shadow) } else { nil }
    }
    guard strength < 1 else {
      #expect(rings.isEmpty, "nothing of the thumb is left")
      return
    }
    let ring = try #require(rings.first)
    let depth = lens.height / 2 * (1 - strength)
    #expect(ring.shadow == Shadow(color: Environment().color(.sliderThumb), sigma: depth / 2))
    // A capsule that deep inside the lens is left clear; around it there is white for four times the blur.
    let bounds = try #require(ring.path.controlBounds)
    #expect(bounds == lens.inset(by: -2 * depth))
    var hole = Path()
    hole.add(bounds)
    hole.add(RoundedRectangle(rect: lens.inset(by: depth), radius: lens.height / 2 - depth, style: .circular))
    #expect(ring.path == hole)
    // The glass comes first, so that it does not blur the white.
    let order = drawn.operations.compactMap { operation -> String? in
      switch operation {
      case .push(let layer) where layer.backdrop?.glass != nil: "glass"
      case .shadow(.path, _): "white"
      default: nil
      }
    }
    #expect(order == ["glass", "white"])
  }

  /// A selection that becomes a lens has nothing that could cover a blur.
  @Test func titlesDoNotBlur() {
    var environment = Environment()
    environment.era = .glass
    let body = SegmentedControl(["A", "B"]).body(.init(position: 0.5, lifted: 0.5), in: environment)
    #expect(lenses(draw(body)).map(\.backdrop?.sigma) == [0])
  }

  /// A recording of iOS 26: the track's colour fades while the thumb is drawn; halfway it is the mean of both.
  @Test func theTrackFadesWithTheThumb() throws {
    var environment = Environment()
    environment.era = .glass
    let drawn = draw(Switch().body(.init(position: 0.5, pressed: 1), in: environment))
    let mean = environment.color(.switchTrack).crossfaded(to: environment.color(.green), fraction: 0.5)
    #expect(drawn.fills.filter { $0.rect.size == Size(width: 63, height: 28) }.map(\.color) == [mean, mean])
  }

  /// What is seen of a slider's track is filled up to the middle of the thumb, and at the ends not at all and whole.
  @Test(arguments: [
    (0.0, LayoutDirection.leftToRight), (0.5, .leftToRight), (1, .leftToRight), (0.5, .rightToLeft),
  ])
  func nothingIsLeftOverAtTheEndsOfASlider(value: Double, direction: LayoutDirection) throws {
    let slider = Slider(value).with(\.width, 120).state(.highlighted)
    let drawn = draw(slider) { $0.direction = direction }
    var environment = Environment()
    environment.era = .glass
    let track = Rect(x: 0, y: drawn.size.height / 2 - 3, width: 120, height: 6)
    let tint = environment.color(environment.activeTint)
    // The last fill in the tint is the one in the lens, within the outline of the track.
    let filled = try #require(drawn.fills.last { $0.color == tint }).rect
    #expect(drawn.layers.contains { $0.clip == .roundedRectangle(RoundedRectangle(rect: track, radius: 3)) })
    let shown = max(0, min(filled.maxX, 120) - max(filled.minX, 0))
    #expect(abs(shown - 120 * value) <= 0.5)
    let end = direction == .leftToRight ? filled.maxX : 120 - filled.minX
    #expect(abs(end - 120 * value) <= 0.5)
  }

  /// The colours of the fringe begin where the edge faces the diagonal: at 45 degrees on the round ends.
  @Test func theFringeFollowsTheDiagonal() throws {
    let drawn = draw(SegmentedControl(["A", "B"]).with(\.pressedIndex, 0).with(\.width, 200), scale: 4)
    let lens = try frame(drawn)
    let gradients = drawn.operations.compactMap { operation -> Gradient? in
      if case .stroke(_, _, .gradient(let gradient)) = operation { gradient } else { nil }
    }
    guard case .linear(let start, let end)? = gradients.first?.geometry else {
      Issue.record("no fringe")
      return
    }
    // Where the tangent of slope -1 at the left round end meets the diagonal through the middle.
    let radius = lens.height / 2
    let place = Point(
      x: lens.minX + radius - radius / 2.0.squareRoot(), y: lens.center.y - radius / 2.0.squareRoot())
    #expect(abs((start.x + start.y) - (place.x + place.y)) < 1e-9)
    #expect(
      abs(start.x + end.x - 2 * lens.center.x) < 1e-9 && abs(start.y + end.y - 2 * lens.center.y) < 1e-9)
  }

  @Test func theLayoutPlacesTheLensBetweenItsNeighbours() {
    let base = SegmentRowLayout(spacing: 4, inset: 0, isStretched: true, distribution: .fillEqually)
    let items = (0..<4).map { _ in LayoutItem { _ in Measurement(width: 10, height: 10) } }
    let rect = Rect(x: 0, y: 0, width: 98, height: 20)
    func lens(_ position: Double, _ direction: LayoutDirection = .leftToRight) -> Rect? {
      LensLayout(base: base, position: position)
        .place(items, in: rect, proposal: .unspecified, direction: direction).last?.frame
    }
    #expect(lens(0) == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(lens(1.5) == Rect(x: 51, y: 0, width: 30, height: 20))
    #expect(lens(9) == lens(2) && lens(-1) == lens(0))
    #expect(lens(0.5, .rightToLeft) == Rect(x: 51, y: 0, width: 30, height: 20))
    let layout = LensLayout(base: base, position: 0)
    #expect(
      layout.measure(items, proposal: .unspecified)
        == base.measure(Array(items.dropLast()), proposal: .unspecified))
  }
}
