import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

@Suite("Pickers")
struct PickerTests {
  /// A row of the drum, by the numbers that the theme has: 2 · 115.56 · 0.1440448.
  static let row = 33.29

  @Test("a wheel turns by rows with the finger, no farther than its values, and sends one event")
  func wheels() throws {
    let (session, control) = try session(
      of: Picker(PickerColumn(["A", "B", "C", "D"], selected: 1), PickerColumn(["1", "2"], selected: 0)))
    let start = session.point(control, 0.3)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x, y: start.y - 0.4 * Self.row))
    #expect(control.valueText == "B, 1")
    session.touchMove(to: Point(x: start.x, y: start.y - Self.row))
    #expect(control.valueText == "C, 1")
    session.touchMove(to: Point(x: start.x, y: start.y - 9 * Self.row))
    #expect(control.valueText == "D, 1")
    #expect(!session.log.eventNames.contains("valueChanged"))
    session.touchUp()
    #expect(session.log.eventNames.suffix(1) == ["touchUpOutside"], "it was lifted far above")
    session.advance(by: Moment(seconds: 1))
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 1)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x, y: start.y + Self.row))
    session.touchCancel()
    #expect(control.valueText == "D, 1")
  }

  @Test("a tap turns a row to the middle; from right to left the first wheel is on the right")
  func taps() throws {
    for (direction, part) in [(LayoutDirection.leftToRight, 0.7), (.rightToLeft, 0.3)] {
      let (session, control) = try session(
        direction: direction, of: Picker(PickerColumn(["A", "B", "C"]), PickerColumn(["1", "2", "3"])))
      let middle = session.point(control, part)
      session.touchDown(at: Point(x: middle.x, y: middle.y + 2 * Self.row))
      session.touchUp()
      #expect(control.valueText == "A, 3", "\(direction)")
    }
  }

  @Test("an endless wheel begins again")
  func endless() throws {
    var column = PickerColumn(["A", "B", "C"], selected: 2)
    column.isEndless = true
    let (session, control) = try session(of: Picker(column))
    let start = session.point(control)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x, y: start.y - Self.row))
    session.touchUp()
    #expect(control.valueText == "A")
  }

  private func date(_ text: String) throws -> CivilDate {
    try CivilDate(attribute: .scalar(text, isQuoted: false))
  }

  @Test("wheels of a date: the day follows into shorter months, and limits hold")
  func dateWheels() throws {
    var picker = DatePicker(.date, style: .wheels).with(\.date, try date("2016-01-31"))
    let environment = Environment()
    // English has month, day, year.
    #expect(picker.turned(wheel: 0, by: 1, in: environment).date == (try date("2016-02-29")))
    #expect(picker.turned(wheel: 0, by: -1, in: environment).date == (try date("2016-12-31")))
    #expect(picker.turned(wheel: 1, by: 1, in: environment).date == (try date("2016-01-01")))
    #expect(picker.turned(wheel: 2, by: -16, in: environment).date == (try date("2000-01-31")))
    #expect(picker.turned(wheel: 2, by: 100_000, in: environment).date.year == 9999)
    #expect(picker.turned(wheel: 7, by: 1, in: environment).date == picker.date)
    picker.lastDate = try date("2016-02-10")
    #expect(picker.turned(wheel: 0, by: 3, in: environment).date == picker.lastDate)
  }

  @Test("wheels of a time: hours, minutes by their interval, and the halves of a day")
  func timeWheels() throws {
    var picker = DatePicker(.time, style: .wheels)
    picker.time = try #require(TimeOfDay(hour: 9, minute: 47))
    picker.minuteInterval = 15
    let environment = Environment()
    func turned(_ wheel: Int, _ rows: Int) -> TimeOfDay {
      picker.turned(wheel: wheel, by: rows, in: environment).time
    }
    #expect(turned(0, 1) == TimeOfDay(hour: 10, minute: 45))
    #expect(turned(0, -10) == TimeOfDay(hour: 23, minute: 45))
    #expect(turned(1, 1) == TimeOfDay(hour: 9, minute: 0))
    #expect(turned(2, 1) == TimeOfDay(hour: 21, minute: 45))
    #expect(turned(2, -1) == TimeOfDay(hour: 9, minute: 45))
  }

  @Test("days and arrows of a calendar are tapped; days that cannot be chosen are not")
  func calendar() throws {
    var picker = DatePicker(.date, style: .inline).with(\.date, try date("2014-04-21"))
    picker.firstDate = try date("2014-04-05")
    let (session, control) = try session(of: picker)
    func tap(_ node: LayoutNode?) throws {
      session.touchDown(at: try #require(node).frame.center)
      session.touchUp()
    }
    func day(_ text: String) -> LayoutNode? {
      session.layout.nodes(named: "label").last { $0.accessibility?.label == text }
    }
    try tap(day("9"))
    #expect(control.valueText == "2014-04-09")
    try tap(day("3"))
    #expect(control.valueText == "2014-04-09")
    try tap(session.layout.nodes(named: "symbol").last)
    #expect(control.valueText == "2014-05-09")
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 2)
  }

  @Test("a touch elsewhere closes the popover of a pill, so that the next tap opens it again")
  func pillsClose() throws {
    let session = session([DatePicker(.dateAndTime, style: .compact), TextField("Name").width(200)])
    let control = try #require(session.controls.first as? LiveValue<DatePicker>)
    func edited(_ act: () -> Void) -> DatePickerPart? {
      session.tap(control, 0.2)
      #expect(control.value.editing == .date && session.focused === control)
      act()
      #expect(session.focused !== control && !control.isFocused)
      session.advance(by: Moment(seconds: 1))
      return control.value.editing
    }
    #expect(edited { session.touchDown(at: Point(x: 900, y: 900)) } == nil)
    #expect(edited { session.tap(session.controls[1]) } == nil)
    #expect(edited { session.endEditing() } == nil)
    #expect(session.log.eventNames.filter { $0 == "editingDidEnd" }.count == 3 + 1, "of the field too")
  }

  @Test("the return key is for text: a date picker has no use for it")
  func returnKey() throws {
    let session = session([DatePicker(.dateAndTime, style: .compact)])
    session.tap(session.controls[0], 0.2)
    let names = session.log.eventNames
    session.pressReturn()
    #expect(session.log.eventNames == names && session.focused === session.controls[0])
  }

  @Test("a program that ends editing while a finger is down has done so, also if the touch is taken away")
  func closedWhileTouched() throws {
    let (session, control) = try session(of: DatePicker(.dateAndTime, style: .compact))
    session.tap(control, 0.2)
    session.touchDown(at: session.point(control, 0.2))
    session.endEditing()
    session.touchCancel()
    #expect(control.value.editing == nil)
  }

  @Test("pills open their part and close it")
  func pills() throws {
    let (session, control) = try session(of: DatePicker(.dateAndTime, style: .compact))
    session.tap(control, 0.2)
    #expect(control.value.editing == .date && control.isFocused)
    session.tap(control, 0.9)
    #expect(control.value.editing == .time)
    session.tap(control, 0.9)
    #expect(control.value.editing == nil && !control.isFocused)
    #expect(session.editingEvents == ["editingDidBegin", "editingDidEnd"])
  }
}
