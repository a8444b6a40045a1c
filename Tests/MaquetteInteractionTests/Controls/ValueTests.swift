import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// The effect of touches on the values of controls, and the events that they send.
@Suite("Values")
struct ValueTests {
  @Test("a tap changes a switch, which sends valueChanged before touchUpInside")
  func switchTap() throws {
    let (session, control) = try session(of: Switch())
    session.tap(control)
    #expect(control.value.isOn && control.valueText == "on")
    #expect(session.log.eventNames == ["touchDown", "valueChanged", "touchUpInside"])
    session.tap(control)
    #expect(!control.value.isOn)
  }

  @Test(
    "a switch follows a finger that goes far enough, whichever side is leading",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func switchDrag(direction: LayoutDirection) throws {
    let (session, control) = try session(direction: direction, of: Switch(isOn: true))
    let sign = direction == .leftToRight ? -1.0 : 1
    let start = session.point(control)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x + sign * 15, y: start.y))
    #expect(control.value.isOn, "not far enough")
    session.touchMove(to: Point(x: start.x + sign * 25, y: start.y))
    #expect(!control.value.isOn)
    #expect(!session.log.eventNames.contains("valueChanged"))
    session.touchMove(to: Point(x: start.x - sign * 25, y: start.y))
    #expect(control.value.isOn)
    session.touchUp()
    // It is what it was, so there is nothing to tell.
    #expect(!session.log.eventNames.contains("valueChanged"))
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x + sign * 25, y: start.y))
    session.touchUp()
    #expect(!control.value.isOn && session.log.eventNames.contains("valueChanged"))
  }

  @Test("a cancelled change is reverted")
  func switchCancelled() throws {
    let (session, control) = try session(of: Switch())
    session.touchDown(at: session.point(control))
    session.touchMove(to: Point(x: control.frame.maxX + 20, y: 10))
    #expect(control.value.isOn)
    session.touchCancel()
    #expect(!control.value.isOn && !session.log.eventNames.contains("valueChanged"))
  }

  @Test("a toggle button and a checkbox act as buttons; a mixed checkbox becomes on")
  func toggles() throws {
    let session = session([ToggleButton("bell"), Checkbox("Grid", value: .mixed)])
    for control in session.controls {
      let before = session.log.eventNames.count
      session.tap(control)
      #expect(control.valueText == "on")
      #expect(
        session.log.eventNames.dropFirst(before)
          == ["touchDown", "valueChanged", "touchUpInside", "primaryActionTriggered"])
      session.tap(control)
      #expect(control.valueText == "off")
    }
  }

  @Test(
    "a toggle button is selected while it is on, whoever turns it, and what is not drawn as selected is not")
  func selectionIsTheValueOfAToggleButton() throws {
    let session = session([
      ToggleButton("bell"), Checkbox("Grid", value: .off), ToggleButton("star", isOn: true),
    ])
    let toggle = try #require(session.controls[0] as? LiveToggle<ToggleButton>)
    session.tap(toggle)
    #expect(toggle.isOn && toggle.isSelected && toggle.state == .selected && toggle.value.isOn)
    toggle.isSelected = false
    #expect(!toggle.isOn && !toggle.value.isOn && toggle.valueText == "off")
    toggle.isOn = true
    #expect(toggle.isSelected)
    session.tap(session.controls[1])
    #expect(!session.controls[1].isSelected)
    #expect(session.controls[2].isSelected && session.controls[2].state == .selected)
  }

  @Test("the primary action does what a tap does")
  func primaryActionsTurn() {
    let session = session([
      ToggleButton("bell"), Checkbox("Grid", value: .off), Switch(isOn: false), Radio("F", value: .off),
    ])
    for control in session.controls {
      let before = session.log.eventNames.count
      control.performPrimaryAction()
      #expect(control.valueText == "on")
      #expect(session.log.eventNames.dropFirst(before).first == "valueChanged")
      control.isEnabled = false
      control.performPrimaryAction()
      #expect(control.valueText == "on")
    }
  }

  @Test("of radio buttons in a group one is chosen, and other groups are left alone")
  func radios() {
    let session = session([
      RadioGroup(["A", "B", "C"], selected: "A"), RadioGroup(["D", "E"], selected: "E"),
      Radio("F", value: .on),
    ])
    func values() -> [String?] { session.controls.map(\.valueText) }
    #expect(values() == ["on", "off", "off", "off", "on", "on"])
    session.tap(session.controls[2])
    #expect(values() == ["off", "off", "on", "off", "on", "on"])
    let count = session.log.eventNames.count
    session.tap(session.controls[2])
    #expect(values() == ["off", "off", "on", "off", "on", "on"])
    #expect(!session.log.eventNames.dropFirst(count).contains("valueChanged"))
  }

  @Test("a parent checkbox changes its children and shows their combined value, through all levels")
  func checkboxes() {
    let session = session([
      CheckboxGroup("All") {
        Checkbox("One")
        CheckboxGroup("Some") {
          Checkbox("Two")
          Checkbox("Three")
        }
      }
    ])
    // All, One, Some, Two, Three
    func values() -> [String] { session.controls.compactMap(\.valueText) }
    #expect(values() == ["off", "off", "off", "off", "off"])
    session.tap(session.controls[3])
    #expect(values() == ["mixed", "off", "mixed", "on", "off"])
    session.tap(session.controls[2])
    #expect(values() == ["mixed", "off", "on", "on", "on"])
    session.tap(session.controls[1])
    #expect(values() == ["on", "on", "on", "on", "on"])
    session.tap(session.controls[0])
    #expect(values() == ["off", "off", "off", "off", "off"])
  }

  @Test(
    "the segment under the finger is pressed, and chosen when it is lifted",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func segments(direction: LayoutDirection) throws {
    let segments = [Segment("Day"), Segment("Week", isEnabled: false), Segment("Month"), Segment("Year")]
    let (session, control) = try session(direction: direction, of: SegmentedControl(segments))
    func place(_ part: Double) -> Point {
      session.point(control, direction == .leftToRight ? part : 1 - part)
    }
    session.touchDown(at: place(0.6))
    #expect(control.value.pressedIndex == 2 && control.value.selectedIndex == 0)
    session.touchMove(to: place(0.9))
    #expect(control.value.pressedIndex == 3)
    session.touchMove(to: place(0.4))
    #expect(control.value.pressedIndex == nil, "one that cannot be used")
    session.touchMove(to: place(0.9))
    session.touchUp()
    #expect(control.value.selectedIndex == 3 && control.value.pressedIndex == nil)
    #expect(control.valueText == "Year")
    #expect(session.log.eventNames.suffix(2) == ["valueChanged", "touchUpInside"])
    let count = session.log.eventNames.count
    session.touchDown(at: place(0.4))
    session.touchUp()
    session.touchDown(at: place(0.9))
    session.touchUp()
    #expect(!session.log.eventNames.dropFirst(count).contains("valueChanged"), "nothing new was chosen")
  }

  @Test(
    "a touch finds the segment under it, however wide", arguments: [(0.04, 0), (0.2, 1), (0.8, 1), (0.97, 2)])
  func segmentsOfTheirOwnWidths(part: Double, index: Int) throws {
    let segments = SegmentedControl(["A", "A much longer one", "B"], selected: nil)
    let (session, control) = try session(of: segments.distribution(.fit))
    session.tap(control, part)
    #expect(control.value.selectedIndex == index)
  }

  @Test("a momentary control sends every choice and keeps none")
  func momentary() throws {
    let (session, control) = try session(
      of: SegmentedControl(["Back", "Forward"]).momentary().with(\.selectedIndex, nil))
    for _ in 0..<2 { session.tap(control, 0.8) }
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 2)
    #expect(control.value.selectedIndex == nil && control.valueText == "none")
  }
}
