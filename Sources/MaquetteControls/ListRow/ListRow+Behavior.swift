public import MaquetteElements

extension ListRow: InteractiveContainer {
  /// Whether a touch selects the row. A row with a control and no accessory is touched at the control alone, as a row with
  /// a switch on the platforms.
  public var isTouchable: Bool { isSelectable ?? (controls.isEmpty || accessory != .none) }

  /// Returns a row that a tap selects; its controls and its detail button are touched by themselves.
  public func live(at place: ControlPlace) -> LiveControl { LiveRow(place, self) }
}

extension List: RowGroup {}
extension Form: RowGroup {}

/// A row that a tap selects, in place of the row of its list that was selected before.
///
/// `valueChanged` tells of the selection as `tableView(_:didSelectRowAt:)` does, which is not called again for a row that
/// is selected; the events of a button follow, for what the row leads to.
open class LiveRow: LiveButton<ListRow> {
  /// "selected", or nothing for a row that is not.
  open override var valueText: String? { isSelected ? "selected" : nil }

  open override var eventsOfPurpose: ControlEvents { .primaryActionTriggered }

  open override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside, !isSelected else { return }
    for case let other as LiveRow in neighbors where other !== self && other.place.list == place.list {
      other.isSelected = false
    }
    isSelected = true
    sendActions(for: .valueChanged)
  }
}
