import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// Targets and actions, as the reference of `UIControl` describes them.
@Suite("Targets and actions")
struct TargetTests {
  private final class Target {
    var received: [String] = []
  }

  private func control() -> (session: Session, control: LiveControl) {
    let session = session([Button("Play")])
    return (session, session.controls[0])
  }

  private func action(_ name: String) -> ControlAction {
    ControlAction(name) { target, _, events in
      (target as? Target)?.received.append("\(name): \(events.names.joined(separator: " "))")
    }
  }

  @Test("events have the bits and the order of the platform's")
  func bits() {
    #expect(
      ControlEvents.named.map(\.event.rawValue)
        == [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 18, 19].map { 1 << $0 })
    #expect(ControlEvents.allTouchEvents.names.count == 9)
    #expect(ControlEvents.allEditingEvents.names.count == 4)
    #expect(ControlEvents.allEvents.names == ControlEvents.named.map(\.name))
  }

  @Test("actions are done in the order in which they were added, and once for events that come together")
  func order() {
    let (session, control) = control()
    let target = Target()
    control.addTarget(target, action: action("second"), for: .valueChanged)
    control.addTarget(target, action: action("first"), for: [.touchUpInside, .primaryActionTriggered])
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered, .valueChanged])
    #expect(
      target.received == [
        "second: touchUpInside valueChanged primaryActionTriggered",
        "first: touchUpInside valueChanged primaryActionTriggered",
      ])
    control.sendActions(for: .touchDown)
    #expect(target.received.count == 2)
    #expect(session.log.entries.count == 4)
  }

  @Test("targets and actions can be listed: nil has no actions and is a target of its own")
  func listing() {
    let (session, control) = control()
    let (one, two) = (Target(), Target())
    control.addTarget(one, action: action("play"), for: .touchUpInside)
    control.addTarget(one, action: action("stop"), for: [.touchUpInside, .touchCancel])
    control.addTarget(two, action: action("play"), for: .valueChanged)
    control.addTarget(nil, action: action("anybody"), for: .touchDown)
    #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == ["play", "stop"])
    #expect(control.actions(forTarget: one, forControlEvent: .touchCancel) == ["stop"])
    #expect(control.actions(forTarget: one, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    #expect(control.allTargets == [ControlTarget(one), ControlTarget(two), ControlTarget(nil)])
    #expect(control.allControlEvents == [.touchUpInside, .touchCancel, .valueChanged, .touchDown])
    _ = session
  }

  @Test("adding twice is adding once, with the events of both")
  func twice() {
    let (session, control) = control()
    let target = Target()
    control.addTarget(target, action: action("play"), for: .touchUpInside)
    control.addTarget(target, action: action("play"), for: .touchDown)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(target.received.count == 1)
    _ = session
  }

  @Test("targets are removed by event, by action, or all together")
  func removing() {
    let (session, control) = control()
    let (one, two) = (Target(), Target())
    for target in [one, two] {
      control.addTarget(target, action: action("play"), for: .allTouchEvents)
      control.addTarget(target, action: action("stop"), for: .allTouchEvents)
    }
    control.removeTarget(one, action: "play", for: .touchDown)
    #expect(control.actions(forTarget: one, forControlEvent: .touchDown) == ["stop"])
    #expect(control.actions(forTarget: one, forControlEvent: .touchCancel) == ["play", "stop"])
    control.removeTarget(one, action: nil, for: .allEvents)
    #expect(control.allTargets.count == 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    _ = session
  }

  @Test("targets are not kept alive, and those that are gone do nothing")
  func weakTargets() {
    let (session, control) = control()
    var target: Target? = Target()
    control.addTarget(target, action: action("play"), for: .touchDown)
    target = nil
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    #expect(session.log.entries.count == 1)
  }
}
