import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// What a class of one's own may override and ask, as of `UIControl`.
@Suite struct OverridingTests {
  private final class Noting: LiveButton<Button> {
    var notes: [String] = []

    override var isHighlighted: Bool { didSet { notes.append("highlighted \(isHighlighted)") } }
    override var isEnabled: Bool { didSet { notes.append("enabled \(isEnabled)") } }

    override func beginTracking(_ touch: Touch, with event: ControlEvent?) -> Bool {
      notes.append("began at \(event?.time.seconds ?? -1) with \(event?.touches.count ?? 0)")
      return super.beginTracking(touch, with: event)
    }

    override func addTarget(_ target: AnyObject?, action: ControlAction, for events: ControlEvents) {
      notes.append("added \(action.name)")
      super.addTarget(target, action: action, for: events)
    }

    override func sendActions(for events: ControlEvents) {
      notes.append("sends")
      super.sendActions(for: events)
    }
  }

  @Test func aSubclassSeesEveryChange() throws {
    let session = Session(Mockup { Button("Play").id("play") })
    let place = try #require(session.control("play")).place
    let button = Noting(place, Button("Play"))
    session.replace(try #require(session.control("play")), by: button)
    session.advance(by: Moment(seconds: 2))
    button.addTarget(nil, action: ControlAction("play"), for: .touchDown)
    session.tap(button)
    button.isEnabled = false
    #expect(
      button.notes == [
        "added play", "began at 2.0 with 1", "highlighted true", "sends", "highlighted false", "sends",
        "enabled false",
      ])
  }

  @Test func actionsTakeNothingASenderOrTheEventToo() throws {
    let session = Session(Mockup { Button("Play").id("play") })
    let button = try #require(session.control("play"))
    var notes: [String] = []
    button.addAction(ControlAction("none") { notes.append("none") }, for: .touchDown)
    button.addAction(ControlAction("sender") { sender in notes.append(sender.title) }, for: .touchDown)
    button.addAction(
      ControlAction("event") { _, event in notes.append("\(event?.touches.first?.tapCount ?? 0) tap") },
      for: .touchDown)
    session.touchDown(at: button.frame.center)
    #expect(notes == ["none", "#play", "1 tap"])
    notes = []
    button.sendActions(for: .touchDown)
    #expect(notes == ["none", "#play", "0 tap"], "a program's action has no event")
  }

  @Test func aControlNeedsNoPicture() {
    let button = LiveButton(ControlPlace(of: Button("Play")), Button("Play"))
    var isPressed = false
    button.addAction(ControlAction("play") { isPressed = true }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    #expect(isPressed && button.state == .normal)
    button.isEnabled = false
    #expect(button.state == .disabled)
  }
}
