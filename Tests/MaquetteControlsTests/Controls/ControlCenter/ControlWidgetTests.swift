import MaquetteGraphics
import MaquetteScene
import MaquetteTypography
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct ControlWidgetTests {
  /// What a control draws.
  private struct Drawn {
    var size = Size.zero
    var backdrop: Backdrop?
    var clip: Shape?
    /// The colours of symbols.
    var symbols: [Color] = []
    /// The colours of texts, in order.
    var texts: [Color] = []
    /// The surfaces drawn in one colour, as the bars that hide a title are.
    var bars = 0
    var opacity = 1.0
  }

  private func draw(_ element: some Element, change: (inout Environment) -> Void = { _ in }) -> Drawn {
    var mockup = Mockup(element, padding: .zero)
    change(&mockup.environment)
    let layout = mockup.layout()
    var drawn = Drawn(size: layout.frame.size)
    layout.forEach { node, _ in
      if let layer = node.layer { drawn.opacity *= layer.opacity }
      for operation in node.operations {
        switch operation {
        case .push(let layer):
          drawn.backdrop = drawn.backdrop ?? layer.backdrop
          drawn.clip = drawn.clip ?? layer.clip
        case .pathGroup(_, _, let color): drawn.symbols.append(color)
        case .glyphs(_, _, let color): drawn.texts.append(color)
        case .fill: drawn.bars += 1
        default: break
        }
      }
    }
    return drawn
  }

  private func color(_ token: ColorToken) -> Color { Environment().color(token) }

  private let lamp = ControlWidget(
    "Lamp", status: "Kitchen", symbol: "lightbulb.fill", offSymbol: "lightbulb", isOn: true
  ).with(\.tint, .token(.orange))

  @Test func sizesAreCellsAndTheDistancesBetweenThem() {
    let metrics = ControlWidgetMetrics.ios
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
      #expect(texts == [color(.controlOnLabel), color(.controlOnSecondaryLabel)])
      #expect(draw(lamp.with(\.extent, extent).with(\.status, nil)).texts.count == 1)
    }
  }

  @Test func theTintIsThatOfOn() {
    let on = draw(lamp)
    #expect(on.symbols == [color(.orange)] && on.backdrop?.tint == color(.controlOn))
    let off = draw(lamp.with(\.isOn, false))
    #expect(off.symbols == [color(.controlLabel)] && off.backdrop?.tint == color(.controlOff))
    #expect(draw(lamp.with(\.isOn, false).with(\.state, .selected)).symbols == on.symbols)
    // A button is never on, and a toggle without a tint takes the environment's.
    #expect(draw(lamp.with(\.kind, .button)).symbols == off.symbols)
    #expect(draw(lamp.with(\.tint, nil)) { $0.tint = .token(.pink) }.symbols == [color(.pink)])
  }

  @Test func offHasASymbolOfItsOwn() throws {
    func shown(_ control: ControlWidget) throws -> String {
      var name: String?
      Mockup(control).layout().forEach { node, _ in
        if node.name == SymbolImage.name { name = node.accessibility?.label }
      }
      return try #require(name)
    }
    #expect(try shown(lamp) == "lightbulb.fill")
    #expect(try shown(lamp.with(\.isOn, false)) == "lightbulb")
    #expect(try shown(lamp.with(\.isOn, false).with(\.offSymbol, nil)) == "lightbulb.fill")
    #expect(try shown(lamp.with(\.kind, .button)) == "lightbulb.fill")
    #expect(try shown(lamp.with(\.isRedacted, true)) == "lightbulb", "a locked device tells nothing")
  }

  @Test func aLockedDeviceHidesTitleAndValue() {
    let hidden = lamp.with(\.extent, .medium).with(\.isRedacted, true)
    let drawn = draw(hidden)
    #expect(drawn.texts.isEmpty && drawn.bars == 2 && drawn.symbols == [color(.controlLabel)])
    #expect(drawn.backdrop?.tint == color(.controlOff))
    let spoken = hidden.accessibility(in: Environment())
    #expect(spoken.label == "Lamp" && spoken.value == nil && !spoken.traits.contains(.selected))
    // How wide the bars are does not tell how long the words are.
    #expect(draw(hidden.with(\.title, "A much longer title")).bars == 2)
  }

  @Test func placeholdersAreFaintAndOff() {
    let drawn = draw(lamp.with(\.extent, .large).with(\.isPlaceholder, true))
    let faint = color(.controlSecondaryLabel)
    #expect(drawn.symbols == [faint] && drawn.texts == [faint, faint])
    #expect(drawn.backdrop?.tint == color(.controlOff))
  }

  @Test func theSurfaceIsTranslucent() throws {
    let metrics = ControlWidgetMetrics.ios
    let drawn = draw(lamp.with(\.extent, .large))
    #expect(drawn.backdrop?.sigma == metrics.blur && drawn.backdrop?.saturation == metrics.saturation)
    guard case .roundedRectangle(let outline)? = drawn.clip else {
      Issue.record("no outline")
      return
    }
    #expect(outline.radii.topLeft == metrics.largeRadius && outline.style == .continuous)
    #expect(try #require(drawn.backdrop).tint.alpha < 255)
  }

  @Test func pressedAndDisabledOnesShowIt() throws {
    let rest = try #require(draw(lamp).backdrop)
    let pressed = try #require(draw(lamp.state(.highlighted)).backdrop)
    #expect(pressed.tint != rest.tint && pressed.tint.alpha == rest.tint.alpha)
    #expect(draw(lamp.disabled()).opacity == ControlWidgetMetrics.ios.disabledOpacity)
    #expect(draw(lamp) { $0.isEnabled = false }.opacity == ControlWidgetMetrics.ios.disabledOpacity)
    #expect(lamp.disabled().accessibility(in: Environment()).traits.contains(.notEnabled))
  }

  @Test func aBusySymbolFadesOrCountsItsSteps() {
    let lock = ControlWidget("Lock", symbol: "lock.fill").with(\.isBusy, true)
    #expect(draw(lock).opacity == 1)
    #expect(abs(draw(lock.with(\.phase, 0.5)).opacity - ControlWidgetMetrics.ios.busyOpacity) < 1e-12)
    #expect(abs(draw(lock.with(\.phase, 0.2)).opacity - draw(lock.with(\.phase, 0.8)).opacity) < 1e-9)
    #expect(draw(lock.with(\.phase, 1)).opacity == 1)
    let wifi = ControlWidget("Wi-Fi", symbol: "wifi").with(\.isBusy, true)
    #expect(Set(draw(wifi).symbols).count == 2, "its waves are faint at first")
    #expect(Set(draw(wifi.with(\.phase, 0.5)).symbols).count == 1, "and all there half-way")
  }

  @Test func aBusyControlMoves() {
    func motions(_ control: ControlWidget) -> Motions {
      Mockup(control).motions()
    }
    #expect(motions(lamp).loops.isEmpty)
    let loop = motions(lamp.with(\.isBusy, true)).loops.first
    #expect(loop?.period.seconds == ControlWidgetMetrics.ios.busyPeriod && loop?.stepCount == 12)
    // What is drawn at a moment is what is drawn at its phase.
    let lock = ControlWidget("Lock", symbol: "lock.fill").with(\.isBusy, true)
    let later = draw(lock) { $0.moment = Moment(seconds: 0.3) }
    #expect(later.opacity == draw(lock.with(\.phase, 0.25)).opacity && later.opacity < 1)
  }

  @Test func textGrowsUpToALimit() {
    let large = lamp.with(\.extent, .large)
    let sizes = [TextSize.xLarge, .accessibility5].map { size in
      draw(large) { $0.textSize = size }.size
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test func saysWhatItIsAndHowItStands() {
    let spoken = lamp.accessibility(in: Environment())
    #expect(spoken.label == "Lamp" && spoken.value == "Kitchen")
    #expect(spoken.traits == [.toggleButton, .selected])
    let plain = ControlWidget("Camera", symbol: "camera.fill").accessibility(in: Environment())
    #expect(plain.value == nil && plain.traits == [.button])
    #expect(lamp.with(\.status, nil).with(\.isOn, false).accessibility(in: Environment()).value == "off")
    #expect(ControlWidget().warnings(in: Environment()).count == 1)
  }
}
