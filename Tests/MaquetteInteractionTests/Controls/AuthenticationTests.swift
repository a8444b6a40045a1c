import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// Human Interface Guidelines, "Controls": actions that affect security wait until the device is unlocked.
@Suite struct AuthenticationTests {
  private let door = ControlWidget("Door", symbol: "lock.open.fill", offSymbol: "lock.fill", isOn: false)
    .with(\.isRedacted, true).with(\.authentication, .required)

  private func phases(_ session: Session) -> [EventLog.AuthenticationPhase] {
    session.log.entries.compactMap { if case .authentication(let phase) = $0.event { phase } else { nil } }
  }

  @Test func theActionWaitsForAuthentication() throws {
    let (session, control) = try session(of: door)
    session.tap(control)
    #expect(!control.value.isOn && control.value.authentication == .requested)
    #expect(session.log.eventNames == ["touchDown", "touchUpInside"] && phases(session) == [.requested])
    session.authenticate()
    #expect(control.value.isOn && !control.value.isRedacted && control.value.authentication == .required)
    #expect(session.log.eventNames.suffix(2) == ["valueChanged", "primaryActionTriggered"])
    // The device is unlocked now.
    session.tap(control)
    #expect(!control.value.isOn && phases(session) == [.requested, .given])
  }

  @Test func aRefusalLeavesTheDeviceLocked() throws {
    let (session, control) = try session(of: door)
    session.tap(control)
    session.authenticate(accepted: false)
    #expect(!control.value.isOn && control.value.isRedacted && control.value.authentication == .required)
    #expect(!session.log.eventNames.contains("valueChanged") && phases(session) == [.requested, .refused])
    session.tap(control)
    #expect(phases(session) == [.requested, .refused, .requested])
  }

  @Test func otherControlsActAtOnceAndAreUnlockedToo() throws {
    let torch = ControlWidget("Torch", symbol: "flashlight.on.fill", isOn: false).with(\.isRedacted, true)
    let session = session([door, torch])
    let lit = try #require(session.controls.last as? LiveValue<ControlWidget>)
    session.tap(lit)
    #expect(lit.value.isOn && phases(session) == [])
    session.authenticate()
    #expect(!lit.value.isRedacted && lit.value.isOn, "nobody asked, so nothing acts")
  }

  @Test func aButtonSendsItsActionAfterwards() throws {
    let car = ControlWidget("Start Car", symbol: "key.fill").with(\.isLocked, true)
      .with(\.authentication, .required)
    let (session, control) = try session(of: car)
    session.tap(control)
    #expect(!session.log.eventNames.contains("primaryActionTriggered"))
    session.authenticate()
    #expect(session.log.eventNames.last == "primaryActionTriggered")
    #expect(!session.log.eventNames.contains("valueChanged"))
  }

  @Test func stepsAreReadWithTheirAnswer() throws {
    let steps = try [ScriptStep](
      attribute: .list([
        .scalar("authenticate", isQuoted: false),
        .mapping([.init(name: "authenticate", value: .scalar("false", isQuoted: false))]),
      ]))
    #expect(steps == [.authenticate(), .authenticate(accepted: false)])
  }
}
