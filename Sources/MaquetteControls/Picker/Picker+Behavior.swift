public import MaquetteElements
import MaquetteGraphics

extension Picker: InteractiveControl {
  /// Returns a picker: a wheel follows the finger row by row, and a tap on a row turns that row to the middle.
  public func live(at place: ControlPlace) -> LiveControl { LivePicker(place, self) }
}

/// A picker that sends `valueChanged` once, when its wheel comes to rest.
open class LivePicker: LiveValue<Picker> {
  private var before = Picker()
  private var wheel: Int?

  /// The chosen values, from leading to trailing.
  open override var valueText: String? {
    value.columns.map { column in
      column.selectedIndex.flatMap { column.values.indices.contains($0) ? column.values[$0] : nil } ?? "none"
    }.joined(separator: ", ")
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    before = value
    wheel = wheel(at: touch.location)
    return wheel != nil
  }

  open override var keepsTouches: Bool { true }

  open override func continueTracking(_ touch: Touch) -> Bool {
    turn(by: rows(from: touch.start.y, to: touch.location.y))
    return true
  }

  open override func endTracking(_ touch: Touch?) {
    if let touch, touch.location == touch.start { turn(by: rows(from: touch.location.y, to: frame.center.y)) }
    wheel = nil
    if value.columns != before.columns { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking() { value.columns = before.columns }

  private func turn(by rows: Int) {
    guard let wheel, value.columns.indices.contains(wheel) else { return }
    var column = before.columns[wheel]
    let count = column.values.count
    guard count > 0 else { return }
    let place = (column.selectedIndex ?? 0) + rows
    column.selectedIndex = column.isEndless ? (place % count + count) % count : min(max(place, 0), count - 1)
    if column != value.columns[wheel] { value.columns[wheel] = column }
  }
}

extension LiveControl {
  /// The index of the wheel at a location, counted from the leading one; nil for none.
  package func wheel(at location: Point) -> Int? {
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
  package func rows(from start: Double, to end: Double) -> Int {
    let rows = ((start - end) / environment.theme[PickerMetrics.self].rowHeight).rounded()
    return Int(min(max(rows, -10_000), 10_000))
  }
}

extension PickerMetrics {
  /// The distance in points from the chosen row to the next that a finger moves to turn a wheel by one row.
  public var rowHeight: Double { 2 * look.drumRadius * look.rowTangent }
}
