import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// The responder chain, dispatch and actions of a control's own, as the reference of `UIControl` describes them.
@Suite struct ResponderTests {
  private final class Responder: ActionResponder {
    let names: Set<String>
    var received: [String] = []

    init(_ names: Set<String>) { self.names = names }

    func responds(to action: ControlAction) -> Bool { names.contains(action.name) }
  }

  private final class Observed: LiveControl {
    var sent: [String] = []

    override func sendAction(_ action: ControlAction, to target: AnyObject?, for events: ControlEvents) {
      sent.append(action.name)
      if action.name != "blocked" { super.sendAction(action, to: target, for: events) }
    }
  }

  private func action(_ name: String) -> ControlAction {
    ControlAction(name) { target, _, _ in (target as? Responder)?.received.append(name) }
  }

  /// UIKit's masks: 0x00FF0000 for applications, 0xFF000000 for the platform.
  @Test func stateBits() {
    #expect(ControlState.application.rawValue == 0x00FF_0000)
    #expect(ControlState.reserved.rawValue == 0xFF00_0000)
    let usual: ControlState = [.highlighted, .disabled, .selected, .focused]
    #expect(usual.rawValue == 15)
    #expect(usual.isDisjoint(with: .application) && ControlState.application.isDisjoint(with: .reserved))
  }

  @Test func aNilTargetGoesUpTheChain() {
    let session = session([VStack { Button("Play") }.id("player")])
    let (player, window, application) = (
      Responder(["play"]), Responder(["play", "stop"]), Responder(["quit"])
    )
    session.setResponder(player, at: .element("player"))
    session.setResponder(window, at: .window)
    session.setResponder(application, at: .application)
    let control = session.controls[0]
    for name in ["play", "stop", "quit"] { control.addTarget(nil, action: action(name), for: .touchUpInside) }
    control.sendActions(for: .touchUpInside)
    #expect(player.received == ["play"])
    #expect(window.received == ["stop"])
    #expect(application.received == ["quit"])
    #expect(control.responderChain.count == 3)
  }

  @Test func dispatchCanBeOverridden() {
    let session = session([Button("Play")])
    let control = Observed(session.controls[0].place)
    session.replace(session.controls[0], by: control)
    let target = Responder([])
    control.addTarget(target, action: action("play"), for: .touchUpInside)
    control.addTarget(target, action: action("blocked"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == ["play", "blocked"])
    #expect(target.received == ["play"])
  }

  @Test func actionsOfItsOwn() {
    let session = session([Button("Play")])
    let control = session.controls[0]
    var count = 0
    control.addAction(ControlAction("count") { _ in count += 1 }, for: [.touchUpInside, .valueChanged])
    control.addTarget(nil, action: action("play"), for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
    var handlers: [String] = []
    control.enumerateEventHandlers { own, targetAction, events, stop in
      handlers.append(
        "\(own?.name ?? targetAction?.action.name ?? ""): \(events.names.joined(separator: " "))")
      stop = false
    }
    #expect(handlers == ["count: touchUpInside valueChanged", "play: touchDown"])
    control.removeAction(identifiedBy: "count", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(count == 2)
    var first = 0
    control.enumerateEventHandlers { _, _, _, stop in
      first += 1
      stop = true
    }
    #expect(first == 1)
    _ = session
  }

  /// The traits of the reference of `UIAccessibilityTraits` that a picture can say.
  @Test func everyTraitIsExposed() {
    let names: Set<String> = [
      "link", "plays-sound", "keyboard-key", "summary-element", "starts-media-session",
      "allows-direct-interaction", "causes-page-turn", "tab-bar",
    ]
    #expect(names.isSubset(of: Accessibility.Trait.allCases.map(\.rawValue)))
  }
}
