import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// `UIControl.isSymbolAnimationEnabled`: "whether symbol effects animate".
@Suite("Symbol animation") struct SymbolAnimationTests {
  private let door = ControlWidget(
    "Door", symbol: "door.garage.open", offSymbol: "door.garage.closed", isOn: false)

  /// The names of the symbols that are drawn at a time of a session's film.
  private func symbols(_ session: Session, at seconds: Double) -> [String] {
    var environment = Environment()
    environment.moment = Moment(seconds: seconds)
    return Mockup(session.scene, environment: environment).layout().nodes(named: "symbol")
      .compactMap { $0.accessibility?.label }
  }

  @Test(
    "a control whose symbol moves shows both on the way, one that does not the new one alone",
    arguments: [true, false])
  func replacing(isEnabled: Bool) throws {
    let session = session([door])
    let control = try #require(session.controls.first)
    #expect(control.isSymbolAnimationEnabled)
    control.isSymbolAnimationEnabled = isEnabled
    session.advance(by: Moment(seconds: 0.5))
    session.tap(control)
    session.advance(by: Moment(seconds: 1))
    // The finger is lifted after 0.6 seconds, and the change takes a quarter of a second.
    let middle = symbols(session, at: 0.7)
    #expect(middle.contains("door.garage.open"))
    #expect(middle.contains("door.garage.closed") == isEnabled)
    #expect(symbols(session, at: 1.5) == ["door.garage.open"])
  }

  @Test("the element's own setting is the default") func declared() {
    let session = session([door.with(\.isSymbolAnimationEnabled, false), Button("Play")])
    #expect(session.controls.map(\.isSymbolAnimationEnabled) == [false, true])
  }
}
