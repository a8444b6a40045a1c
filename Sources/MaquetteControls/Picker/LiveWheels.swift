import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// A control whose wheels follow the finger, go on when it lets go, and settle on a row: `valueChanged` is sent once, when a
/// wheel comes to rest. A touch on a wheel that turns stops it, as on the platform.
open class LiveWheels<Value: WheeledControl>: LiveValue<Value> {
  /// What the last event has told.
  private var told: Value
  /// The control when the finger came down, and where the wheel was.
  private var before: Value
  private var start = WheelTurn(wheel: 0, chosen: 0, place: 0)
  /// The wheel on its own way, with the time and the place where it began.
  private var run: (start: Moment, place: Double)?
  /// Whether the touch has stopped a wheel.
  private var hasStopped = false

  /// Creates the live control of a place.
  public override init(_ place: ControlPlace, _ value: Value) {
    (told, before) = (value, value)
    super.init(place, value)
  }

  open override var isDecelerating: Bool { run != nil }

  open override var keepsTouches: Bool { true }

  open override func beginTracking(_ touch: Touch) -> Bool {
    guard let wheel = wheel(at: touch.location) else { return false }
    var turn =
      value.turn.flatMap { $0.wheel == wheel ? $0 : nil } ?? WheelTurn(wheel: wheel, chosen: 0, place: 0)
    hasStopped = false
    if let run {
      if value.turn?.wheel == wheel {
        turn.place = turn.place(after: touch.time - run.start, from: run.place)
        hasStopped = true
      } else {
        timePassed()
      }
      self.run = nil
      wake(after: nil)
    } else {
      told = value
    }
    (before, start) = (value, turn)
    if hasStopped { hold(at: turn.place) }
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    hold(at: start.place + (touch.start.y - touch.location.y) / rowHeight)
    return true
  }

  open override func endTracking(_ touch: Touch?) {
    guard let touch else { return cancelTracking() }
    if touch.location == touch.start, !hasStopped {
      // A tap turns a row to the middle.
      return settle(
        on: middle + Double(rows(from: touch.location.y, to: frame.center.y)), thrown: false, at: touch.time)
    }
    let way = -Momentum.distance(at: touch.velocity.y) / rowHeight
    settle(on: middle + way, thrown: way.magnitude >= 0.5, at: touch.time)
  }

  /// Takes the wheel back to what was told last: a new value is sent only when it comes to rest.
  open override func cancelTracking() {
    var former = told
    former.turn = nil
    value = former
  }

  /// Responds to the wheel's coming to rest.
  open override func timePassed() {
    run = nil
    guard !value.hasSameChoice(as: told) else { return }
    told = value
    sendActions(for: .valueChanged)
  }

  /// Makes a choice for a program, at once and without an event; a wheel that turns stops.
  package func set(_ choice: Value) {
    run = nil
    wake(after: nil)
    var next = choice
    next.turn = nil
    (value, told) = (next, next)
  }

  /// Turns a wheel by a number of rows, for a program: no event is sent.
  package func turn(wheel: Int, by rows: Int, animated: Bool) {
    if run != nil { timePassed() }
    wake(after: nil)
    let turn =
      value.turn.flatMap { $0.wheel == wheel ? $0 : nil } ?? WheelTurn(wheel: wheel, chosen: 0, place: 0)
    (before, start) = (value, turn)
    var next = value.turned(wheel: wheel, by: rows, in: environment)
    next.turn = WheelTurn(wheel: wheel, chosen: turn.chosen + rows, place: turn.place + Double(rows))
    if animated { next.turn?.duration = snapTime }
    value = next
    told = next
  }

  /// Where the wheel is under the finger.
  private var middle: Double {
    value.turn.flatMap { $0.wheel == start.wheel ? $0.place : nil } ?? start.place
  }

  private var rowHeight: Double { environment.theme[PickerMetrics.self].rowHeight }

  private var snapTime: Moment { Moment(seconds: environment.theme[PickerMetrics.self].snapTime) }

  /// Takes the wheel to a place under the finger; beyond its end it follows less and less.
  private func hold(at place: Double) {
    var rows = place - Double(start.chosen)
    if let reach {
      let (first, last) = (Double(reach.lowerBound), Double(reach.upperBound))
      if rows > last { rows = last + stretched(rows - last) }
      if rows < first { rows = first - stretched(first - rows) }
    }
    // What follows at the same time, as a throw, is drawn from here.
    performWithoutAnimation { show(rows.limited(to: reach), at: Double(start.chosen) + rows) }
  }

  private func stretched(_ rows: Double) -> Double {
    Momentum.stretched(rows * rowHeight, in: frame.height) / rowHeight
  }

  private var reach: ClosedRange<Int>? { before.reach(ofWheel: start.wheel, in: environment) }

  /// Lets the wheel come to rest on the row that is nearest to a place.
  private func settle(on wanted: Double, thrown isThrown: Bool, at time: Moment) {
    let from = middle
    let rows = (wanted - Double(start.chosen)).limited(to: reach)
    let target = Double(start.chosen + rows)
    let distance = (target - from) * rowHeight
    guard distance.magnitude > Momentum.leastDistance else {
      show(rows, at: target)
      return timePassed()
    }
    let duration = isThrown ? Momentum.time(of: distance) : snapTime
    run = (time, from)
    show(rows, at: target, after: duration, thrown: isThrown)
    wake(after: duration)
  }

  private func show(
    _ rows: Int, at place: Double, after duration: Moment = .zero, thrown isThrown: Bool = false
  ) {
    var next = before.turned(wheel: start.wheel, by: rows, in: environment)
    var turn = WheelTurn(wheel: start.wheel, chosen: start.chosen + rows, place: place)
    (turn.duration, turn.isThrown) = (duration, isThrown)
    next.turn = turn
    if place != middle || !next.hasSameChoice(as: value) { value = next }
  }
}

extension Double {
  /// The nearest whole number of rows in a range; beyond 10,000 rows a wheel does not turn at once.
  fileprivate func limited(to range: ClosedRange<Int>?) -> Int {
    let rows = Int(Swift.min(Swift.max(rounded(), -10_000), 10_000))
    return range.map { Swift.min(Swift.max(rows, $0.lowerBound), $0.upperBound) } ?? rows
  }
}

extension LiveControl {
  /// The index of the wheel at a location, counted from the leading one; nil for none.
  fileprivate func wheel(at location: Point) -> Int? {
    let wheels = parts(.wheel)
    let ordered = wheels.indices.sorted { first, second in
      let isBefore = wheels[first].frame.minX < wheels[second].frame.minX
      return environment.direction == .leftToRight ? isBefore : !isBefore
    }
    // Rows extend beyond the texts, which determine the wheel's width.
    return ordered.indices.min { first, second in
      abs(wheels[ordered[first]].frame.center.x - location.x)
        < abs(wheels[ordered[second]].frame.center.x - location.x)
    }
  }

  /// The number of rows a wheel turns as a finger moves vertically: an upward drag shows later values.
  fileprivate func rows(from start: Double, to end: Double) -> Int {
    ((start - end) / environment.theme[PickerMetrics.self].rowHeight).limited(to: nil)
  }
}

extension PickerMetrics {
  /// The distance in points from the chosen row to the next that a finger moves to turn a wheel by one row.
  public var rowHeight: Double { 2 * look.drumRadius * look.rowTangent }
}
