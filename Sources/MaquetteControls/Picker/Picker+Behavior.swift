public import MaquetteElements

extension Picker: InteractiveControl {
  /// Returns a picker: a wheel follows the finger, and a tap on a row turns that row to the middle.
  public func live(at place: ControlPlace) -> LiveControl { LivePicker(place, self) }
}

/// A picker that sends `valueChanged` once, when its wheel comes to rest.
open class LivePicker: LiveWheels<Picker> {
  /// The chosen values, from leading to trailing.
  open override var valueText: String? {
    value.columns.map { column in
      column.selectedIndex.flatMap { column.values.indices.contains($0) ? column.values[$0] : nil } ?? "none"
    }.joined(separator: ", ")
  }

  /// The index of the chosen row of a wheel, as `UIPickerView` counts: -1 for none.
  public func selectedRow(inComponent component: Int) -> Int {
    value.columns.indices.contains(component) ? value.columns[component].selectedIndex ?? -1 : -1
  }

  /// Chooses a row of a wheel, which turns there if `animated`; rows and wheels that there are not are ignored. No event is sent.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard value.columns.indices.contains(component), value.columns[component].values.indices.contains(row)
    else {
      return
    }
    turn(wheel: component, by: row - (value.columns[component].selectedIndex ?? 0), animated: animated)
  }
}

extension Picker: WheeledControl {
  public func turned(wheel: Int, by rows: Int, in environment: Environment) -> Picker {
    guard columns.indices.contains(wheel), !columns[wheel].values.isEmpty else { return self }
    var picker = self
    let count = columns[wheel].values.count
    let place = (columns[wheel].selectedIndex ?? 0) + rows
    picker.columns[wheel].selectedIndex =
      columns[wheel].isEndless ? (place % count + count) % count : Swift.min(Swift.max(place, 0), count - 1)
    return picker
  }

  public func reach(ofWheel wheel: Int, in environment: Environment) -> ClosedRange<Int>? {
    guard columns.indices.contains(wheel), !columns[wheel].values.isEmpty else { return 0...0 }
    let column = columns[wheel]
    if column.isEndless { return nil }
    let chosen = Swift.min(Swift.max(column.selectedIndex ?? 0, 0), column.values.count - 1)
    return -chosen...(column.values.count - 1 - chosen)
  }

  public func hasSameChoice(as other: Picker) -> Bool { columns == other.columns }
}

extension Picker: AnimatedControl {}
