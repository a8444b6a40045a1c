import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens
@testable import MaquetteElements

@Suite struct ControlWidgetTests {
  private func draw(_ element: ControlWidget, change: (inout Environment) -> Void = { _ in }) -> Drawn {
    Drawn(element, change: change)
  }

  /// The layer with a control's backdrop.
  private func surface(_ drawn: Drawn) -> Layer? { drawn.layers.first { $0.backdrop != nil } }

  private let lamp = ControlWidget(
    "Lamp", status: "Kitchen", symbol: "lightbulb.fill", offSymbol: "lightbulb", isOn: true
  ).with(\.tint, .token(.orange))

  @Test func sizesAreCellsAndTheDistancesBetweenThem() {
    let metrics = ControlWidgetMetrics.standard[.ios]
    let side = metrics.cellSide
    #expect(draw(lamp).size == Size(width: side, height: side))
    let two = 2 * side + metrics.cellSpacing
    #expect(draw(lamp.with(\.extent, .medium)).size == Size(width: two, height: side))
    #expect(draw(lamp.with(\.extent, .large)).size == Size(width: two, height: two))
    let corner = draw(lamp.with(\.extent, .large).with(\.place, .lockScreen))
    #expect(corner.size == Size(width: metrics.lockScreenSide, height: metrics.lockScreenSide))
  }

  @Test func onlyLargerOnesHaveWords() {
    #expect(draw(lamp).texts.isEmpty)
    #expect(draw(lamp.with(\.extent, .large).with(\.place, .lockScreen)).texts.isEmpty)
    for extent in [ControlWidget.Extent.medium, .large] {
      let texts = draw(lamp.with(\.extent, extent)).texts
      #expect(texts == [.token(.controlOnLabel), .token(.controlOnSecondaryLabel)])
      #expect(draw(lamp.with(\.extent, extent).with(\.status, nil)).texts.count == 1)
    }
  }

  @Test func theTintIsThatOfOn() {
    let on = draw(lamp)
    #expect(on.symbols == [.token(.orange)] && surface(on)?.backdrop?.tint == .token(.controlOn))
    let off = draw(lamp.with(\.isOn, false))
    #expect(off.symbols == [.token(.controlLabel)] && surface(off)?.backdrop?.tint == .token(.controlOff))
    #expect(draw(lamp.with(\.isOn, false).with(\.state, .selected)).symbols == on.symbols)
    // A button is never on, and a toggle without a tint takes the environment's.
    #expect(draw(lamp.with(\.kind, .button)).symbols == off.symbols)
    #expect(draw(lamp.with(\.tint, nil)) { $0.tint = .token(.pink) }.symbols == [.token(.pink)])
  }

  @Test func offHasASymbolOfItsOwn() throws {
    func shown(_ control: ControlWidget) throws -> String? {
      try #require(draw(control).nodes(SymbolImage.name).last).accessibility?.label
    }
    #expect(try shown(lamp) == "lightbulb.fill")
    #expect(try shown(lamp.with(\.isOn, false)) == "lightbulb")
    #expect(try shown(lamp.with(\.isOn, false).with(\.offSymbol, nil)) == "lightbulb.fill")
    #expect(try shown(lamp.with(\.kind, .button)) == "lightbulb.fill")
    #expect(try shown(lamp.with(\.isRedacted, true)) == "lightbulb", "a locked device shows no state")
  }

  @Test func aLockedDeviceHidesTitleAndValue() {
    let hidden = lamp.with(\.extent, .medium).with(\.isRedacted, true)
    let drawn = draw(hidden)
    #expect(drawn.texts.isEmpty && drawn.fills.count == 2 && drawn.symbols == [.token(.controlLabel)])
    #expect(surface(drawn)?.backdrop?.tint == .token(.controlOff))
    let spoken = hidden.exposed
    #expect(spoken.label == "Lamp" && spoken.value == nil && !spoken.traits.contains(.selected))
    // The width of the bars does not depend on the length of the words.
    #expect(draw(hidden.with(\.title, "A much longer title")).fills.count == 2)
  }

  @Test func placeholdersAreFaintAndOff() {
    let drawn = draw(lamp.with(\.extent, .large).with(\.isPlaceholder, true))
    let faint = Color.token(.controlSecondaryLabel)
    #expect(drawn.symbols == [faint] && drawn.texts == [faint, faint])
    #expect(surface(drawn)?.backdrop?.tint == .token(.controlOff))
  }

  @Test func theSurfaceIsTranslucent() throws {
    let metrics = ControlWidgetMetrics.standard[.ios]
    let drawn = draw(lamp.with(\.extent, .large))
    let layer = try #require(surface(drawn))
    guard case .roundedRectangle(let outline)? = layer.clip else {
      Issue.record("no outline")
      return
    }
    #expect(outline.radii.topLeft == metrics.largeRadius && outline.style == .continuous)
    let backdrop = try #require(layer.backdrop)
    #expect(backdrop.sigma == metrics.blur && backdrop.saturation == metrics.saturation)
    #expect(backdrop.tint.alpha < 255)
  }

  @Test func pressedAndDisabledOnesShowIt() throws {
    let rest = try #require(surface(draw(lamp))?.backdrop)
    let pressed = try #require(surface(draw(lamp.state(.highlighted)))?.backdrop)
    #expect(pressed.tint != rest.tint && pressed.tint.alpha == rest.tint.alpha)
    #expect(draw(lamp.disabled()).opacity == ControlWidgetMetrics.standard[.ios].disabledOpacity)
    #expect(
      draw(lamp) { $0.isEnabled = false }.opacity == ControlWidgetMetrics.standard[.ios].disabledOpacity)
    #expect(lamp.disabled().exposed.traits.contains(.notEnabled))
  }

  @Test func aBusySymbolFadesOrCountsItsSteps() {
    let lock = ControlWidget("Lock", symbol: "lock.fill").with(\.isBusy, true)
    #expect(draw(lock).opacity == 1)
    #expect(
      abs(draw(lock.with(\.phase, 0.5)).opacity - ControlWidgetMetrics.standard[.ios].busyOpacity) < 1e-12)
    #expect(abs(draw(lock.with(\.phase, 0.2)).opacity - draw(lock.with(\.phase, 0.8)).opacity) < 1e-9)
    #expect(draw(lock.with(\.phase, 1)).opacity == 1)
    let wifi = ControlWidget("Wi-Fi", symbol: "wifi").with(\.isBusy, true)
    #expect(Set(draw(wifi).symbols).count == 2, "its waves are faint at first")
    #expect(Set(draw(wifi.with(\.phase, 0.5)).symbols).count == 1, "and all there half-way")
  }

  @Test func aBusyControlMoves() {
    #expect(Mockup(lamp).motions().loops.isEmpty)
    let loop = Mockup(lamp.with(\.isBusy, true)).motions().loops.first
    #expect(loop?.period.seconds == ControlWidgetMetrics.standard[.ios].busyPeriod && loop?.stepCount == 12)
    // A moment draws the same as its phase.
    let lock = ControlWidget("Lock", symbol: "lock.fill").with(\.isBusy, true)
    let later = draw(lock) { $0.moment = Moment(seconds: 0.3) }
    #expect(later.opacity == draw(lock.with(\.phase, 0.25)).opacity && later.opacity < 1)
  }

  @Test func textGrowsUpToALimit() {
    let large = lamp.with(\.extent, .large)
    func size(_ text: TextSize) -> Size { draw(large) { $0.textSize = text }.size }
    #expect(size(.xLarge) == size(.accessibility5))
  }

  @Test func titleStateAndKindAreExposed() {
    let spoken = lamp.exposed
    #expect(spoken.label == "Lamp" && spoken.value == "Kitchen")
    #expect(spoken.traits == [.toggleButton, .selected])
    let plain = ControlWidget("Camera", symbol: "camera.fill").exposed
    #expect(plain.value == nil && plain.traits == [.button])
    #expect(lamp.with(\.status, nil).with(\.isOn, false).exposed.value == "off")
    #expect(ControlWidget().problems.count == 1)
  }

  /// The caption has a plate in the background's colour, so that it is legible on any wallpaper.
  @Test(arguments: [Appearance.light, .dark])
  func aCaptionIsLegibleOnAnyWallpaper(appearance: Appearance) throws {
    let drawn = Drawn(lamp.with(\.isPlaceholder, true).padding(2).caption("Lamp")) {
      $0.appearance = appearance
    }
    var environment = Environment()
    environment.appearance = appearance
    let plate = try #require(drawn.frames(filledWith: environment.color(.background)).last)
    let words = try #require(drawn.frames("label").last)
    #expect(plate.minX < words.minX && plate.maxX > words.maxX && plate.height > words.height)
    #expect(drawn.texts.last == environment.color(.label))
    #expect(Drawn(Button("Play").caption("Play")).texts.last == .token(.secondaryLabel))
  }
}
