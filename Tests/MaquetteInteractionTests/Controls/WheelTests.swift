import MaquetteCollections
import MaquetteControlKit
@testable import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import MaquetteScreens
import TestSupport
import Testing

/// Wheels that a finger turns between two rows, and throws.
@Suite("Wheels")
struct WheelTests {
  /// A row of the drum, by the numbers that the theme has: 2 · 115.56 · 0.1440448.
  static let row = 33.2916

  private func numbers(_ count: Int, endless: Bool = false, selected: Int = 0) -> Picker {
    var column = PickerColumn((0..<count).map(String.init), selected: selected)
    column.isEndless = endless
    return Picker(column)
  }

  /// A finger moves up by a number of points, and is lifted at a speed.
  private func turn(_ session: Session, by distance: Double, speed: Double = 0) {
    let start = session.point(session.controls[0])
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x, y: start.y - distance))
    session.touchUp(velocity: Point(x: 0, y: -speed))
  }

  private func valueChanges(_ session: Session) -> Int {
    session.log.eventNames.filter { $0 == "valueChanged" }.count
  }

  /// At 600 points a second content goes on for 299.4 points, which are 8.99 rows.
  @Test("a wheel that is thrown goes as far as what scrolls, settles on a row, and tells then, once")
  func thrown() throws {
    let (session, control) = try session(of: numbers(40))
    turn(session, by: 20, speed: 600)
    #expect(control.valueText == "10", "20 points and 299.4 are 9.59 rows")
    #expect(valueChanges(session) == 0 && control.isDecelerating)
    session.advance(by: Moment(seconds: 1))
    #expect(valueChanges(session) == 0)
    session.advance(by: Moment(seconds: 5))
    #expect(valueChanges(session) == 1 && !control.isDecelerating && control.valueText == "10")
  }

  @Test("one that ends stops there, one that goes round goes on, down too")
  func ends() throws {
    let (ending, last) = try session(of: numbers(5))
    turn(ending, by: 20, speed: 3000)
    #expect(last.valueText == "4")
    turn(ending, by: -20, speed: -3000)
    ending.advance(by: Moment(seconds: 9))
    #expect(last.valueText == "0" && valueChanges(ending) == 0, "it is where it was told last")
    let (endless, around) = try session(of: numbers(5, endless: true))
    turn(endless, by: -20, speed: -600)
    endless.advance(by: Moment(seconds: 9))
    #expect(around.valueText == "0" && around.value.turn?.chosen == -10 && valueChanges(endless) == 0)
    turn(endless, by: 20, speed: 1e300)
    #expect(around.value.turn?.chosen == 10_000 - 10)
  }

  @Test("under the finger it is between two rows; lifted it snaps to the nearest and tells then")
  func snaps() throws {
    let (session, control) = try session(of: numbers(9))
    let start = session.point(control)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x, y: start.y - 1.4 * Self.row))
    let place = try #require(control.value.turn).place
    #expect(control.valueText == "1" && abs(place - 1.4) < 1e-3)
    session.touchUp()
    #expect(control.valueText == "1" && valueChanges(session) == 0)
    session.advance(by: Moment(seconds: 0.3))
    #expect(valueChanges(session) == 1)
    // One that is lifted on a row rests at once.
    turn(session, by: 2 * Self.row)
    #expect(control.valueText == "3" && valueChanges(session) == 2)
  }

  /// The law of scroll views: 100 points beyond the end of 216 are 43.8.
  @Test("beyond its end it follows less and less, and springs back")
  func stretched() throws {
    let (session, control) = try session(of: numbers(2))
    let start = session.point(control)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x, y: start.y - Self.row - 100))
    let place = try #require(control.value.turn).place
    #expect(abs((place - 1) * Self.row - 43.84) < 0.1 && control.valueText == "1")
    session.touchUp()
    session.advance(by: Moment(seconds: 0.3))
    #expect(control.value.turn?.place == 1 && valueChanges(session) == 1)
  }

  @Test("a touch stops it where it is; then it tells once; one on another wheel lets it rest first")
  func stopped() throws {
    let (session, control) = try session(of: numbers(60))
    turn(session, by: 20, speed: 1000)
    session.advance(by: Moment(seconds: 0.2))
    let start = session.point(control)
    session.touchDown(at: start)
    let place = try #require(control.value.turn).place
    #expect(place > 3 && place < 14, "thrown to row 16, a fifth of a second ago")
    session.advance(by: Moment(seconds: 9))
    #expect(valueChanges(session) == 0)
    session.touchUp()
    session.advance(by: Moment(seconds: 1))
    #expect(control.valueText == String(Int(place.rounded())) && valueChanges(session) == 1)

    let pair = Picker(PickerColumn((0..<60).map(String.init)), PickerColumn(["A", "B", "C"]))
    let (both, wheels) = try self.session(of: pair)
    let first = both.point(wheels, 0.25)
    both.touchDown(at: first)
    both.touchMove(to: Point(x: first.x, y: first.y - 20))
    both.touchUp(velocity: Point(x: 0, y: -1000))
    both.touchDown(at: both.point(wheels, 0.75))
    #expect(valueChanges(both) == 1 && wheels.valueText == "16, A")
  }

  private func session<Value: InteractiveControl>(of value: Value) throws -> (Session, LiveValue<Value>) {
    try MaquetteInteractionTests.session(of: value)
  }

  @Test("a touch that is taken away leaves what was told last")
  func cancelled() throws {
    let (session, control) = try session(of: numbers(9, selected: 2))
    let start = session.point(control)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x, y: start.y - 50))
    session.touchCancel()
    #expect(control.valueText == "2" && control.value.turn == nil && valueChanges(session) == 0)
  }

  @Test("halves of a day and years end; days end at limits; hours go round")
  func dates() throws {
    var picker = DatePicker(.time, style: .wheels)
    let environment = Environment()
    #expect(picker.reach(ofWheel: 2, in: environment) == 0...1)
    #expect(picker.reach(ofWheel: 0, in: environment) == nil)
    picker = DatePicker(.dateAndTime, style: .wheels)
    picker.lastDate = picker.date.adding(days: 3)
    #expect(picker.reach(ofWheel: 0, in: environment)?.upperBound == 3)
    let (session, control) = try session(of: picker)
    let start = session.point(control, 0.2)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x, y: start.y - 20))
    session.touchUp(velocity: Point(x: 0, y: -2000))
    session.advance(by: Moment(seconds: 9))
    #expect(control.value.date == picker.lastDate && valueChanges(session) == 1)
  }

  /// The sum of what is left of a speed each millisecond, counted one by one.
  @Test("the momentum is that of a geometric series")
  func momentum() {
    var (speed, way) = (1.0, 0.0)
    var ways: [Double] = []
    for _ in 0..<20_000 {
      speed *= 0.998
      way += speed
      ways.append(way)
    }
    #expect(abs(Momentum.distance(at: 1000) - way) < 1e-6)
    #expect(Momentum.distance(at: .nan) == 0 && Momentum.distance(at: .infinity).isFinite)
    let duration = Momentum.time(of: way)
    #expect(abs(ways[Int(duration.seconds * 1000) - 1] - (way - 0.5)) < 0.01)
    for milliseconds in [100, 500, 1500] {
      let progress = Momentum.progress(at: Moment(seconds: Double(milliseconds) / 1000), of: duration)
      #expect(abs(progress * way - ways[milliseconds - 1]) < 0.6)
    }
  }

  @Test("the picture of a thrown wheel shows it on its way, and at rest the same as one that was not turned")
  func picture() throws {
    let (session, control) = try session(of: numbers(40))
    turn(session, by: 20, speed: 600)
    func fills(_ element: any Element, at seconds: Double) -> [Rect] {
      Drawn(element) { $0.moment = Moment(seconds: seconds) }.fills.map(\.rect)
    }
    var thrown = Keyframes(numbers(40).with(\.turn, WheelTurn(wheel: 0, chosen: 0, place: 0)), then: [])
    thrown.change(to: control.element, at: .zero)
    let rest = fills(numbers(40, selected: 10), at: 0)
    #expect(fills(thrown, at: 9) == rest)
    #expect(fills(thrown, at: 0.5) != rest && fills(thrown, at: 0.5) != fills(thrown, at: 0.6))
  }

  @Test("a thrown wheel is drawn from where the finger let it go")
  func drawnFromFinger() throws {
    func fills(_ session: Session) -> [Rect] { Drawn(session.scene.at(.zero)).fills.map(\.rect) }
    let (held, _) = try session(of: numbers(40))
    let rest = fills(held)
    let start = held.point(held.controls[0])
    held.touchDown(at: start)
    held.touchMove(to: Point(x: start.x, y: start.y - 20))
    let (thrown, _) = try session(of: numbers(40))
    turn(thrown, by: 20, speed: 600)
    let (wanted, drawn) = (fills(held), fills(thrown))
    #expect(wanted != rest && drawn.count == wanted.count)
    #expect(zip(drawn, wanted).allSatisfy { abs($0.minX - $1.minX) + abs($0.minY - $1.minY) < 1e-6 })
  }
}
