import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens
@testable import MaquetteElements

/// What a control of Control Center shows on a locked device, and how it changes between off and on.
@Suite struct ControlWidgetChangeTests {
  private let door = ControlWidget(
    "Door", status: "Open", symbol: "door.garage.open", offSymbol: "door.garage.closed", isOn: true
  ).with(\.tint, .token(.green))

  /// The names of the symbols in painting order.
  private func symbols(_ element: any Element, at ticks: Int = 0) -> [String] {
    draw(element, at: ticks).nodes(SymbolImage.name).compactMap(\.accessibility?.label)
  }

  private func draw(_ element: any Element, at ticks: Int = 0) -> Drawn {
    Drawn(element) { $0.moment = Moment(ticks: ticks) }
  }

  private func surface(_ element: any Element, at ticks: Int = 0) -> Color? {
    draw(element, at: ticks).layers.first { $0.backdrop != nil }?.backdrop?.tint
  }

  @Test func redactionKeepsTheSymbolsStateOrHidesIt() {
    let hidden = door.with(\.extent, .medium).with(\.isRedacted, true)
    #expect(symbols(hidden) == ["door.garage.closed"] && surface(hidden) == .token(.controlOff))
    #expect(hidden.exposed.value == nil)
    let kept = hidden.with(\.redactsSymbol, false)
    #expect(symbols(kept) == ["door.garage.open"] && surface(kept) == .token(.controlOn))
    #expect(draw(kept).texts.isEmpty, "title and value are hidden all the same")
    #expect(draw(kept).fills.map(\.color) == [.token(.controlOnHidden), .token(.controlOnHidden)])
    // The state may be spoken, the value may not.
    #expect(kept.exposed.value == "on" && kept.exposed.traits.contains(.selected))
  }

  @Test func aLockStandsOnTheSymbolOnlyWhileTheDeviceIsLocked() {
    let guarded = door.with(\.authentication, .required)
    #expect(symbols(guarded) == ["door.garage.open"])
    #expect(symbols(door.with(\.isLocked, true)) == ["door.garage.open"])
    #expect(symbols(guarded.with(\.isLocked, true)) == ["door.garage.open", "lock.fill"])
    #expect(symbols(guarded.with(\.isRedacted, true)) == ["door.garage.closed", "lock.fill"])
    let asking = guarded.with(\.isLocked, true).with(\.authentication, .requested)
    #expect(symbols(asking) == ["lock.fill"] && Mockup(asking).motions().loops.count == 1)
  }

  /// `UIControl.isSymbolAnimationEnabled` is about symbols alone.
  @Test func aSymbolThatDoesNotMoveChangesAtOnceAndStandsStill() {
    let still = door.with(\.isSymbolAnimationEnabled, false)
    let changing = Keyframes(still.with(\.isOn, false), then: [.init(still, at: Moment(ticks: 300))])
    #expect(symbols(changing, at: 299) == ["door.garage.closed"])
    #expect(symbols(changing, at: 301) == ["door.garage.open"])
    // The surface fades all the same.
    let middle = surface(changing, at: 375)
    #expect(middle != .token(.controlOff) && middle != .token(.controlOn))
    let asking = still.with(\.isLocked, true).with(\.authentication, .requested)
    #expect(Mockup(asking).motions().loops.isEmpty)
    #expect(Mockup(still.with(\.isBusy, true)).motions().loops.isEmpty)
    #expect(Mockup(door.with(\.isBusy, true)).motions().loops.count == 1)
  }

  /// The line just inside the edge is what separates white from white.
  @Test func oneThatIsOnCanBeToldFromAWhitePage() throws {
    let line = try #require(draw(door).strokes.first).color
    #expect(line == .token(.controlOnRim) && line.alpha > 0 && line.red < 128)
  }

  @Test func aChangeOfSymbolAndSurfaceTakesItsTime() {
    let changing = Keyframes(door.with(\.isOn, false), then: [.init(door, at: Moment(ticks: 300))])
    // Core Animation's default is a quarter of a second: 150 ticks.
    #expect(symbols(changing, at: 299) == ["door.garage.closed"])
    #expect(surface(changing, at: 299) == .token(.controlOff))
    #expect(symbols(changing, at: 450) == ["door.garage.open"])
    #expect(surface(changing, at: 450) == .token(.controlOn))
    // Half-way both symbols are there, each half opaque, and the surface is as opaque as the mean of both.
    let middle = draw(changing, at: 375)
    #expect(Set(symbols(changing, at: 375)) == ["door.garage.closed", "door.garage.open"])
    let opacities = middle.layers.map(\.opacity).filter { $0 > 0 && $0 < 1 }
    #expect(opacities.count == 2 && opacities.allSatisfy { abs($0 - 0.5) < 1e-6 })
    let (off, on) = (Color.token(.controlOff), Color.token(.controlOn))
    let mean = (Double(off.alpha) + Double(on.alpha)) / 2
    #expect(abs(Double(surface(changing, at: 375)?.alpha ?? 0) - mean) <= 1)
  }

  @Test func aChangeBackGoesOnFromWhereTheSymbolsAre() {
    let there = door.with(\.isOn, false)
    let back = Keyframes(
      there, then: [.init(door, at: Moment(ticks: 0)), .init(there, at: Moment(ticks: 75))])
    // At the turn nothing jumps.
    let (before, after) = (surface(back, at: 74), surface(back, at: 75))
    #expect(abs(Int(before?.alpha ?? 0) - Int(after?.alpha ?? 0)) <= 3)
    func most(_ ticks: Int) -> Double {
      draw(back, at: ticks).layers.map(\.opacity).filter { $0 > 0 && $0 < 1 }.max() ?? 1
    }
    #expect(abs(most(74) - most(75)) < 0.03)
    #expect(symbols(back, at: 225) == ["door.garage.closed"])
  }

  @Test func aPressShowsAtOnce() {
    let pressed = door.state(.highlighted)
    let changing = Keyframes(door, then: [.init(pressed, at: Moment(ticks: 300))])
    #expect(surface(changing, at: 300) == surface(pressed))
  }

  @Test func anIslandStaysWithinTheScreen() {
    let long = ControlIsland("bell", hint: "Hold for Ring and for everything else that rings anywhere")
    #expect(Drawn(long).size.width == ControlWidgetMetrics.standard[.ios].islandLimit)
    #expect(Drawn(long.frame(width: 200)).frames(ControlIsland.name).first?.width == 200)
    let large = Drawn(ControlIsland("bell", status: "Ring")) { $0.textSize = .accessibility5 }
    let label = large.frames("label").first
    #expect(large.size.height == 44 && (label?.height ?? 100) < 44)
  }

  @Test func optionsWrapWithinThePanelAndAPressedOneIsFilled() {
    let options = ControlOptions(
      "Timer", symbol: "timer",
      options: ["The time that the roast needs in the small oven on Sundays", "Tea"])
    let drawn = Drawn(options)
    let rows = drawn.frames(ControlOptions.rowName.text)
    #expect(drawn.size.width == 300 && rows.count == 2 && rows[0].height > rows[1].height)
    #expect(drawn.frames("label").allSatisfy { $0.minX >= 0 && $0.maxX <= 300 })
    #expect(drawn.frames(filledWith: .token(.controlPressed)).isEmpty)
    let pressed = Drawn(options.with(\.pressed, 1))
    #expect(pressed.frames(filledWith: .token(.controlPressed)) == [rows[1]])
    #expect(Drawn(options.with(\.pressed, 1).disabled()).frames(filledWith: .token(.controlPressed)).isEmpty)
  }
}
