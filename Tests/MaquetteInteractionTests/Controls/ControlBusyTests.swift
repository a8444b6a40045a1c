import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// Human Interface Guidelines, "Controls": "show if an action is still in progress", and stop when it is complete.
@Suite("Busy controls") struct ControlBusyTests {
  private let coffee = ControlWidget("Coffee", status: "Ready", symbol: "cup.and.saucer.fill")
    .with(\.extent, .medium).with(\.busyStatus, "Brewing…")

  @Test("a tap makes a control busy for as long as its action takes") func tapped() throws {
    let (session, control) = try session(of: coffee.with(\.busyDuration, 2))
    session.tap(control)
    #expect(control.isBusy && control.valueText == "busy")
    session.advance(by: Moment(seconds: 1.9))
    #expect(control.isBusy)
    session.advance(by: Moment(seconds: 0.2))
    #expect(!control.isBusy && control.valueText == nil)
  }

  @Test("a tap meanwhile starts no other action", arguments: [ControlWidget.Kind.button, .toggle])
  func tappedTwice(kind: ControlWidget.Kind) throws {
    let (session, control) = try session(of: coffee.with(\.busyDuration, 2).with(\.kind, kind))
    session.tap(control)
    session.tap(control)
    control.performPrimaryAction()
    #expect(session.log.eventNames.count { $0 == "primaryActionTriggered" } == 1)
    #expect(control.value.isOn == (kind == .toggle))
    session.advance(by: Moment(seconds: 3))
    session.tap(control)
    #expect(session.log.eventNames.count { $0 == "primaryActionTriggered" } == 2)
  }

  @Test("a program says when its action begins and ends") func program() throws {
    let (session, control) = try session(of: coffee)
    control.addTarget(
      nil, action: ControlAction("brew") { _ in control.isBusy = true }, for: .primaryActionTriggered)
    session.tap(control)
    session.advance(by: Moment(seconds: 30))
    #expect(control.isBusy)
    control.isBusy = false
    session.tap(control)
    #expect(control.isBusy && session.log.eventNames.count { $0 == "primaryActionTriggered" } == 2)
  }

  @Test("an action that ends at once leaves the control as it is") func immediate() throws {
    let (session, control) = try session(of: coffee)
    session.tap(control)
    #expect(!control.isBusy)
  }

  @Test("the action of a locked device takes its time once it is unlocked") func authenticated() throws {
    let (session, control) = try session(
      of: coffee.with(\.busyDuration, 2).with(\.isLocked, true).with(\.authentication, .required))
    control.performPrimaryAction()
    #expect(!control.isBusy && control.value.authentication == .requested)
    session.authenticate()
    #expect(control.isBusy)
  }

  @Test("a control that is edited does not act") func edited() throws {
    let (session, control) = try session(of: coffee.with(\.isEditing, true).with(\.kind, .toggle))
    session.tap(control)
    control.performPrimaryAction()
    #expect(!control.value.isOn && session.log.eventNames == ["touchDown", "touchUpInside"])
  }

  @Test("the primary action of a button does not turn it on") func primaryAction() throws {
    let (session, control) = try session(of: coffee)
    control.performPrimaryAction()
    #expect(!control.value.isOn && session.log.eventNames == ["primaryActionTriggered"])
  }

  @Test("the symbol swings into its loop and out of it without a jump")
  func swing() throws {
    var environment = Environment()
    let frames = Keyframes(
      coffee,
      then: [
        .init(coffee.with(\.isBusy, true), at: .init(seconds: 0.5)), .init(coffee, at: .init(seconds: 1.1)),
      ])
    let opacities = stride(from: 0.0, to: 1.6, by: 1.0 / 60).map { time in
      environment.moment = Moment(seconds: time)
      return Mockup(frames, environment: environment).layout().nodes(named: "opacity").compactMap(
        \.layer?.opacity
      )
      .first ?? 1
    }
    let steps = zip(opacities, opacities.dropFirst()).map { abs($0 - $1) }
    #expect(opacities.contains { $0 < 0.9 })
    #expect(steps.allSatisfy { $0 < 0.25 }, "\(steps)")
    #expect(opacities.last == 1)
  }

  @Test("shows its status while it is busy, which is spoken too") func status() {
    #expect(coffee.accessibility(in: Environment()).value == "Ready")
    #expect(coffee.with(\.isBusy, true).accessibility(in: Environment()).value == "Brewing…")
  }
}
