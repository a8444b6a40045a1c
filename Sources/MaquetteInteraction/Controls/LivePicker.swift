public import MaquetteControls
internal import MaquetteGraphics

/// A picker: a wheel turns with the finger, a row at a time, and a tap on a row turns it to the middle. What is chosen
/// in the end is told once.
public final class LivePicker: LiveValue<Picker> {
  private var before = Picker()
  private var wheel: Int?

  init(_ role: ControlStage.Role, _ picker: Picker) { super.init(role, value: picker) }

  /// The chosen values, from leading to trailing.
  public override var valueText: String? {
    value.columns.map { column in
      column.selectedIndex.flatMap { column.values.indices.contains($0) ? column.values[$0] : nil } ?? "none"
    }.joined(separator: ", ")
  }

  /// Takes hold of a wheel.
  public override func beginTracking(_ touch: Touch) -> Bool {
    before = value
    wheel = WheelTurn.wheel(of: self, at: touch.location)
    return wheel != nil
  }

  /// Turns the wheel.
  public override func continueTracking(_ touch: Touch) -> Bool {
    turn(by: WheelTurn.rows(of: self, from: touch.start.y, to: touch.location.y))
    return true
  }

  /// Lets the wheel come to rest.
  public override func endTracking(_ touch: Touch?) {
    if let touch, touch.location == touch.start {
      turn(by: WheelTurn.rows(of: self, from: touch.location.y, to: frame.center.y))
    }
    wheel = nil
    if value.columns != before.columns { sendActions(for: .valueChanged) }
  }

  /// Turns back.
  public override func cancelTracking() { value.columns = before.columns }

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

/// How fingers turn wheels.
enum WheelTurn {
  /// The wheel at a place, counted from the leading one; nil for none.
  static func wheel(of control: LiveControl, at location: Point) -> Int? {
    let wheels = control.parts("wheel")
    let ordered = wheels.indices.sorted { first, second in
      let isBefore = wheels[first].frame.minX < wheels[second].frame.minX
      return control.environment.direction == .leftToRight ? isBefore : !isBefore
    }
    // Rows reach beyond the texts that a wheel is as wide as.
    return ordered.indices.min { first, second in
      abs(wheels[ordered[first]].frame.center.x - location.x)
        < abs(wheels[ordered[second]].frame.center.x - location.x)
    }
  }

  /// How many rows a wheel turns when a finger goes from one height to another: later values come up from below.
  static func rows(of control: LiveControl, from start: Double, to end: Double) -> Int {
    let rows = ((start - end) / control.environment.theme[PickerMetrics.self].rowHeight).rounded()
    return Int(min(max(rows, -10_000), 10_000))
  }
}
