public import MaquetteElements

extension ListRow: InteractiveContainer {
  /// Whether a touch selects the row. A row with a control and no accessory is touched at the control alone, as a row with
  /// a switch on the platforms.
  public var isTouchable: Bool { selectsByTouch || hasSwipeActions }

  /// Whether a tap selects the row.
  var selectsByTouch: Bool { isSelectable ?? (controls.isEmpty || accessory != .none) }

  /// Returns a row that a tap selects; its controls, its detail button and its actions are touched by themselves.
  public func live(at place: ControlPlace) -> LiveControl {
    hasSwipeActions ? LiveSwipedRow(place, self) : LiveRow(place, self)
  }
}

extension ListRow {
  /// The actions at the leading end; nil for none.
  package var leadingActions: SwipeActions? { actions(at: .leading) }
  /// The actions at the trailing end; nil for none.
  package var trailingActions: SwipeActions? { actions(at: .trailing) }
  /// Whether a swipe uncovers anything.
  var hasSwipeActions: Bool { children.contains { $0.unmodified is SwipeActions } }

  /// Whether actions are uncovered.
  var isSwiped: Bool {
    if let swipeDistance { return swipeDistance != 0 }
    return [leadingActions, trailingActions].contains { $0.map { $0.reveal != .closed } ?? false }
  }

  private func actions(at edge: SwipeActions.Edge) -> SwipeActions? {
    children.lazy.compactMap { $0.unmodified as? SwipeActions }.first { $0.edge == edge }
  }
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
    guard touch != nil, isTouchInside else { return }
    // While a list is edited, rows are chosen one by one.
    if environment.rowEditing(of: value)?.style == .select {
      isSelected.toggle()
      return sendActions(for: .valueChanged)
    }
    guard !isSelected else { return }
    for case let other as LiveRow in neighbors where other !== self && other.place.list == place.list {
      other.isSelected = false
    }
    isSelected = true
    sendActions(for: .valueChanged)
  }
}
