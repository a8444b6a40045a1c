import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// Sliders, steppers and page controls.
@Suite("Adjustable controls")
struct AdjustableTests {
  @Test(
    "a slider's thumb stays under the finger, and valueChanged comes before the drag event",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func slider(direction: LayoutDirection) throws {
    let (session, control) = try session(direction: direction, of: Slider(0.5).with(\.width, 224))
    let sign = direction == .leftToRight ? 1.0 : -1
    let start = session.point(control)
    session.touchDown(at: start)
    // The thumb goes from 12 points to 12 from the other end, so it goes 200.
    session.touchMove(to: Point(x: start.x + sign * 50, y: start.y))
    #expect(abs(control.value.value - 0.75) < 1e-9)
    session.touchMove(to: Point(x: start.x + sign * 150, y: start.y))
    #expect(control.value.value == 1)
    // What went beyond the end has to come back first.
    session.touchMove(to: Point(x: start.x + sign * 110, y: start.y))
    #expect(control.value.value == 1)
    session.touchMove(to: Point(x: start.x - sign * 50, y: start.y))
    #expect(abs(control.value.value - 0.25) < 1e-9)
    session.touchUp()
    #expect(
      session.log.eventNames == [
        "touchDown", "valueChanged", "touchDragInside", "valueChanged", "touchDragInside", "touchDragInside",
        "valueChanged", "touchDragInside", "touchUpInside",
      ])
  }

  @Test("a finger beside the thumb does nothing; a pointer on the track moves the thumb there")
  func sliderTrack() throws {
    let touched = session([Slider(0).with(\.width, 227)])
    touched.tap(touched.controls[0], 0.8)
    #expect(touched.log.eventNames == [])
    let (pointed, control) = try session(platform: .macos, of: Slider(0).with(\.width, 220))
    pointed.tap(control, 0.5)
    #expect(abs(control.value.value - 0.5) < 1e-9)
    #expect(pointed.log.eventNames == ["valueChanged", "touchDown", "touchUpInside"])
  }

  @Test("a slider of watchOS goes one step up or down with its buttons, and its bar cannot be pressed")
  func sliderOfAWatch() throws {
    let (session, control) = try session(platform: .watchos, of: Slider(0.5).with(\.width, 182))
    session.tap(control, 0.95)
    #expect(abs(control.value.value - 0.6) < 1e-9)
    session.tap(control, 0.5)
    #expect(abs(control.value.value - 0.6) < 1e-9)
    session.tap(control, 0.05)
    session.tap(control, 0.05)
    #expect(abs(control.value.value - 0.4) < 1e-9)
  }

  @Test(
    "after a press of the track the thumb stays under the pointer, beyond the ends too",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sliderPointer(direction: LayoutDirection) throws {
    func slider() throws -> (Session, LiveValue<Slider>) {
      try session(platform: .macos, direction: direction, of: Slider(0.2).with(\.width, 220))
    }
    let (dragged, control) = try slider()
    let start = dragged.point(control, 0.8)
    dragged.touchDown(at: start)
    for way in [1.0, -60, 30, 43, -175, 2] {
      let place = Point(x: start.x + way, y: start.y)
      dragged.touchMove(to: place)
      // A press of that place brings the thumb there as well.
      let (other, pressed) = try slider()
      other.touchDown(at: place)
      #expect(abs(control.value.value - pressed.value.value) < 1e-9, "\(way)")
    }
    #expect(abs(control.value.value - (direction == .leftToRight ? 0.8 : 0.2)) < 0.05)
    // Pressed beyond an end, the pointer has to come back to the thumb first.
    let (ahead, first) = try slider()
    ahead.touchDown(at: ahead.point(first, 0.001))
    let end = first.value.value
    ahead.touchMove(to: ahead.point(first, 0.01))
    #expect(first.value.value == end && [0, 1].contains(end))
  }

  @Test("a custom range; a cancelled touch keeps the values that were sent")
  func sliderRange() throws {
    var slider = Slider(20)
    (slider.minimum, slider.maximum, slider.width) = (10, 30, 224)
    let (session, control) = try session(of: slider)
    let start = session.point(control)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x + 50, y: start.y))
    #expect(abs(control.value.value - 25) < 1e-9)
    session.touchCancel()
    #expect(abs(control.value.value - 25) < 1e-9)
    #expect(session.log.eventNames.suffix(2) == ["touchDragInside", "touchCancel"])
    // An empty range has nowhere to go.
    slider.maximum = 10
    let empty = MaquetteInteractionTests.session([slider])
    empty.tap(empty.controls[0])
    #expect(!empty.log.eventNames.contains("valueChanged"))
  }

  @Test("a half that is held repeats after half a second, ten times a second, and stops at the bound")
  func stepper() throws {
    let (session, control) = try session(of: Stepper(5).with(\.maximum, 8))
    func wait(_ seconds: Double) -> Double {
      session.advance(by: Moment(seconds: seconds))
      return control.value.value
    }
    session.touchDown(at: session.point(control, 0.75))
    #expect(control.value.value == 6 && control.value.pressed == .increment)
    #expect(wait(0.45) == 6)
    #expect(wait(0.1) == 7)
    #expect(wait(0.1) == 8)
    #expect(wait(10) == 8)
    session.touchUp()
    #expect(control.value.pressed == nil)
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 3)
    session.tap(control, 0.75)
    #expect(control.value.value == 8, "there is nowhere to go")
    session.tap(control, 0.25)
    #expect(control.value.value == 7 && control.valueText == "7")
    #expect(wait(10) == 7)
  }

  @Test("a stepper makes one step without repeating, and tells of the last value if it is not continuous")
  func stepperOnce() throws {
    let session = MaquetteInteractionTests.session([Stepper(5)])
    let control = try #require(session.controls[0] as? LiveStepper)
    control.autorepeat = false
    session.touchDown(at: session.point(control, 0.75))
    session.advance(by: Moment(seconds: 5))
    session.touchUp()
    #expect(control.value.value == 6)
    (control.autorepeat, control.isContinuous) = (true, false)
    let before = session.log.eventNames.count
    session.touchDown(at: session.point(control, 0.75))
    session.advance(by: Moment(seconds: 0.55))
    #expect(control.value.value == 8 && !session.log.eventNames.dropFirst(before).contains("valueChanged"))
    session.touchUp()
    #expect(session.log.eventNames.dropFirst(before).filter { $0 == "valueChanged" }.count == 1)
    session.touchDown(at: session.point(control, 0.75))
    session.touchCancel()
    #expect(control.value.value == 8, "what was not told of is taken back")
  }

  @Test("a slider that is not continuous tells of its last value, and takes back one that it has not told of")
  func sliderAtTheEnd() throws {
    let session = MaquetteInteractionTests.session([Slider(0.5).with(\.width, 224)])
    let control = try #require(session.controls[0] as? LiveSlider)
    control.isContinuous = false
    let middle = control.frame.center
    session.touchDown(at: middle)
    for step in 1...3 { session.touchMove(to: Point(x: middle.x + Double(step) * 10, y: middle.y)) }
    #expect(control.value.value > 0.5 && !session.log.eventNames.contains("valueChanged"))
    session.touchUp()
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 1)
    let told = control.value.value
    session.touchDown(at: Point(x: middle.x + 30, y: middle.y))
    session.touchMove(to: middle)
    session.touchCancel()
    #expect(control.value.value == told)
  }

  @Test("the properties of an element are those of its control")
  func propertiesOfTheElement() throws {
    let session = MaquetteInteractionTests.session([Slider(0.5)])
    let control = try #require(session.controls[0] as? LiveSlider)
    control.maximum = 2
    #expect(control.maximum == 2 && control.value.maximum == 2)
  }

  @Test("a stepper that wraps goes on at the other end; a finger beside it does not repeat")
  func stepperWrapping() throws {
    let (session, control) = try session(of: Stepper(0).with(\.wraps, true).with(\.maximum, 3))
    session.tap(control, 0.25)
    #expect(control.value.value == 3)
    session.touchDown(at: session.point(control, 0.75))
    #expect(control.value.value == 0)
    session.touchMove(to: session.point(control, 0.25))
    session.advance(by: Moment(seconds: 5))
    #expect(control.value.value == 0)
    session.touchCancel()
    #expect(control.value.value == 0 && control.value.pressed == nil, "the value that was sent stays")
    session.advance(by: Moment(seconds: 5))
    #expect(control.value.value == 0)
  }

  @Test("a finger that moves on the half goes on holding it; one that comes back waits anew")
  func stepperMoving() throws {
    let (session, control) = try session(of: Stepper(5))
    func move(_ part: Double, then seconds: Double) -> Double {
      session.touchMove(to: session.point(control, part))
      session.advance(by: Moment(seconds: seconds))
      return control.value.value
    }
    session.touchDown(at: session.point(control, 0.75))
    #expect(move(0.76, then: 0.3) == 6)
    #expect(move(0.75, then: 0.25) == 7)
    #expect(move(0.76, then: 0.1) == 8)
    #expect(move(0.25, then: 5) == 8)
    #expect(move(0.26, then: 5) == 8)
    #expect(move(0.75, then: 0.3) == 8)
    #expect(move(0.76, then: 0.25) == 9)
  }

  @Test("of halves above each other the upper one raises the value")
  func macStepper() throws {
    let (session, control) = try session(platform: .macos, of: Stepper(5))
    session.tap(control, 0.5, 0.25)
    #expect(control.value.value == 6)
    session.tap(control, 0.5, 0.75)
    #expect(control.value.value == 5)
  }

  @Test(
    "a tap beside the middle turns a page, as far as there are any",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func pages(direction: LayoutDirection) throws {
    let (session, control) = try session(
      direction: direction, of: PageControl(pages: 3, current: 1).with(\.width, 120))
    let (ahead, back) = direction == .leftToRight ? (0.9, 0.1) : (0.1, 0.9)
    for expected in [2, 2] {
      session.tap(control, ahead)
      #expect(control.value.current == expected)
    }
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 1)
    session.tap(control, back)
    #expect(control.value.current == 1 && control.valueText == "2 of 3")
  }
}
