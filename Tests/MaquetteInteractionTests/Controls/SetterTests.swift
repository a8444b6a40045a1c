import MaquetteCollections
import MaquetteControlKit
@testable import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import MaquetteScreens
import TestSupport
import Testing

/// What programs set: values with and without an animation, and what accessibility speaks.
@Suite("Setters")
struct SetterTests {
  /// Whether the picture after a tenth of a second is another one than after two seconds.
  private func moves(_ session: Session) -> Bool {
    func content(_ seconds: Double) -> [Rect] {
      Drawn(session.scene.at(Moment(seconds: seconds))).fills.map(\.rect)
    }
    return content(1.1) != content(3)
  }

  @Test("a switch turns at once or slides, and tells nothing", arguments: [true, false])
  func switches(animated: Bool) throws {
    let (session, control) = try session(of: Switch())
    session.advance(by: Moment(seconds: 1))
    let live = try #require(control as? LiveSwitch)
    live.setOn(true, animated: animated)
    #expect(live.isOn && moves(session) == animated && session.log.eventNames.isEmpty)
    // A change at the same time begins with what was shown at once.
    live.isHighlighted = true
    live.isHighlighted = false
    #expect(moves(session) == animated)
  }

  @Test(
    "a slider jumps or glides to a value in its range; a finger still takes it at once",
    arguments: [true, false])
  func sliders(animated: Bool) throws {
    let (session, control) = try session(of: Slider(0.2).with(\.width, 200))
    session.advance(by: Moment(seconds: 1))
    let live = try #require(control as? LiveSlider)
    live.setValue(7, animated: animated)
    #expect(live.value.value == 1 && moves(session) == animated && session.log.eventNames.isEmpty)
    live.setValue(.nan, animated: animated)
    #expect(live.value.value == 1)
    let environment = Environment()
    let look = live.value.look(
      after: Moment(seconds: 0.125), from: Slider(0.2).look(in: environment), in: environment)
    let place = try #require(look.value)
    #expect(abs(place - (animated ? 0.6 : 1)) < 1e-9, "half of the way in half of the time")
  }

  @Test("a picker turns to a row, and says which one is chosen", arguments: [true, false])
  func pickers(animated: Bool) throws {
    let (session, control) = try session(of: Picker(PickerColumn(["A", "B", "C", "D"], selected: 1)))
    session.advance(by: Moment(seconds: 1))
    let live = try #require(control as? LivePicker)
    live.selectRow(3, inComponent: 0, animated: animated)
    #expect(live.selectedRow(inComponent: 0) == 3 && moves(session) == animated)
    live.selectRow(9, inComponent: 0, animated: animated)
    live.selectRow(0, inComponent: 4, animated: animated)
    #expect(live.selectedRow(inComponent: 0) == 3 && live.selectedRow(inComponent: 4) == -1)
    session.advance(by: Moment(seconds: 2))
    #expect(session.log.eventNames.isEmpty)
    // What a program has chosen is not told again by a touch that leaves it there.
    session.tap(live)
    session.advance(by: Moment(seconds: 2))
    #expect(!session.log.eventNames.contains("valueChanged"))
  }

  @Test("a date is set, and stops a wheel that turns")
  func dates() throws {
    let (session, control) = try session(of: DatePicker(.time, style: .wheels))
    let live = try #require(control as? LiveDatePicker)
    let start = session.point(live, 0.3)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x, y: start.y - 20))
    session.touchUp(velocity: Point(x: 0, y: -900))
    let time = try #require(TimeOfDay(hour: 7, minute: 5))
    live.setDate(live.value.date, time: time, animated: true)
    session.advance(by: Moment(seconds: 9))
    #expect(live.value.time == time && !session.log.eventNames.contains("valueChanged"))
  }

  @Test("a toggle is set with and without an animation")
  func toggles() throws {
    let (session, control) = try session(of: ToggleButton("star"))
    session.advance(by: Moment(seconds: 1))
    let live = try #require(control as? LiveToggle<ToggleButton>)
    live.setOn(true, animated: false)
    #expect(live.isOn && live.isSelected && !moves(session))
  }

  @Test("accessibility speaks what a program has set, before what the sheet says, and nil takes it back")
  func accessibility() throws {
    let session = session([
      Switch().id("wifi").accessibility(AccessibilityAttributes(label: "From the sheet")), Button("Play"),
    ])
    let live = try #require(session.control("wifi"))
    #expect(live.accessibilityLabel == "From the sheet" && live.accessibilityIdentifier == "wifi")
    #expect(live.accessibilityValue == live.layout?.accessibility?.value)
    live.accessibilityLabel = "Wi-Fi"
    live.accessibilityValue = "joined"
    live.accessibilityHint = "Turns the network on"
    live.accessibilityTraits = [.button, .updatesFrequently]
    live.accessibilityIdentifier = "network"
    let exposed = try #require(session.layout.first { $0.id == "network" }?.accessibility)
    #expect(exposed.label == "Wi-Fi" && exposed.value == "joined" && exposed.hint == "Turns the network on")
    #expect(exposed.traits == [.button, .updatesFrequently])
    #expect(session.control("network") === live && session.control("wifi") == nil && live.label == "Wi-Fi")
    #expect(session.log.eventNames.isEmpty)
    // The picture that is drawn exposes the same.
    let drawn = Mockup(session.scene, padding: .zero).layout()
    #expect(drawn.first { $0.id == "network" }?.accessibility == exposed)
    live.accessibilityLabel = nil
    live.accessibilityIdentifier = nil
    #expect(session.control("wifi") === live && live.accessibilityLabel == "From the sheet")
  }
}
