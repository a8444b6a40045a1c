import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// Spring loading, as the references of `UISpringLoadedInteraction` and `NSButton.isSpringLoaded` describe it: what is
/// held over a control for a while activates it, without being dropped.
@Suite struct SpringLoadingTests {
  private func session(_ elements: [any Element]) -> Session {
    Session(Mockup(VStack(spacing: 40) { elements }))
  }

  private let button = Button("Open").style(.gray).springLoaded()

  private func seconds(_ seconds: Double) -> Moment { Moment(seconds: seconds) }

  private func phase(_ control: LiveControl) -> SpringLoading? {
    (control.element as? any SpringLoadedControl)?.springLoading
  }

  @Test("a control that something is held over highlights, blinks and acts once")
  func phases() throws {
    let session = session([button])
    let control = try #require(session.controls.first)
    #expect(phase(control) == .inactive)
    session.dragOver(control.frame.center)
    #expect(phase(control) == .possible && session.log.eventNames.isEmpty)
    session.advance(by: seconds(0.6))
    #expect(phase(control) == .activating && session.log.eventNames.isEmpty)
    session.advance(by: seconds(0.6))
    #expect(phase(control) == .activated)
    #expect(session.log.eventNames == ["primaryActionTriggered"])
    session.advance(by: seconds(5))
    #expect(session.log.eventNames.count == 1)
    session.dragEnd()
    #expect(phase(control) == .inactive && session.log.eventNames.count == 1)
  }

  @Test("what leaves in time does not activate, and comes back to the beginning")
  func leaving() throws {
    let session = session([button])
    let control = try #require(session.controls.first)
    session.dragOver(control.frame.center)
    session.advance(by: seconds(0.9))
    session.dragOver(Point(x: -500, y: -500))
    #expect(phase(control) == .inactive)
    session.advance(by: seconds(2))
    session.dragOver(control.frame.center)
    session.advance(by: seconds(0.4))
    #expect(phase(control) == .possible && session.log.eventNames.isEmpty)
  }

  @Test("moving within a control does not begin anew")
  func moving() throws {
    let session = session([button])
    let control = try #require(session.controls.first)
    session.dragOver(control.frame.center)
    session.advance(by: seconds(0.6))
    session.dragOver(Point(x: control.frame.minX + 1, y: control.frame.center.y))
    session.advance(by: seconds(0.6))
    #expect(session.log.eventNames == ["primaryActionTriggered"])
  }

  @Test("controls without spring loading, and disabled ones, show and do nothing")
  func others() {
    for control in [Button("Open"), button.disabled()] {
      let session = session([control])
      session.dragOver(session.controls[0].frame.center)
      session.advance(by: seconds(3))
      #expect(phase(session.controls[0]) == .inactive && session.log.eventNames.isEmpty)
    }
  }

  @Test("a segment that something is held over is selected, each for itself")
  func segments() throws {
    let segments = SegmentedControl(["A", "B", "C"]).with(\.width, 300).springLoaded()
    let session = session([segments])
    let control = try #require(session.controls.first)
    let frame = control.frame
    session.dragOver(Point(x: frame.minX + 150, y: frame.center.y))
    session.advance(by: seconds(0.9))
    session.dragOver(Point(x: frame.minX + 250, y: frame.center.y))
    session.advance(by: seconds(0.9))
    #expect(control.valueText == "A" && session.log.eventNames.isEmpty)
    session.advance(by: seconds(0.2))
    #expect(control.valueText == "C" && session.log.eventNames == ["valueChanged"])
  }

  @Test("a touch ends the drag")
  func touching() throws {
    let session = session([button])
    let control = try #require(session.controls.first)
    session.dragOver(control.frame.center)
    session.touchDown(at: Point(x: -500, y: -500))
    session.advance(by: seconds(3))
    #expect(phase(control) == .inactive && session.log.eventNames.isEmpty)
  }

  @Test("a step of a script springs, and a shorter one does not")
  func steps() {
    for (held, names) in [(nil, ["primaryActionTriggered"]), (0.9, [])] as [(Double?, [String])] {
      let mockup = Mockup { button.id("open") }
      let run = ScriptRun(Script([.spring("open", over: held), .release]), on: mockup)
      #expect(run.results.flatMap(\.events) == names)
      #expect(run.results.first?.caption == "Hold something over Open")
    }
  }

  @Test("the drag is in the log, as text and as JSON")
  func log() {
    let session = session([button])
    session.dragOver(session.controls[0].frame.center)
    session.dragEnd()
    #expect(session.log.description.contains("drag over (") && session.log.description.contains("drop\n"))
    #expect(session.log.json.contains("\"drag\": [") && session.log.json.contains("\"drop\": true"))
  }
}
