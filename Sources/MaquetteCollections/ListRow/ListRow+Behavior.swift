import MaquetteControlKit
public import MaquetteElements

extension ListRow: InteractiveContainer {
  /// Whether a touch selects the row. A row with a control and no accessory is touched at the control alone, as a row with
  /// a switch on the platforms.
  public var isTouchable: Bool {
    isSelectable ?? (controls.isEmpty || accessory != .none) || !swipeActions.isEmpty
  }

  /// Whether a touch selects the row where it stands, or does something else with it.
  public func isTouchable(in environment: Environment) -> Bool {
    selectsByTouch(in: environment) || hasSwipeActions(in: environment)
      || environment.rowEditing(of: self)?.style == .insert
  }

  /// Whether a tap selects the row: while its list is edited, only one that can be chosen or says so, for
  /// `allowsSelectionDuringEditing` of `UITableView` is off.
  func selectsByTouch(in environment: Environment) -> Bool {
    let style = environment.rowEditing(of: self)?.style ?? .select
    return isSelectable ?? (style == .select && (controls.isEmpty || accessory != .none))
  }

  /// Returns a row that a tap selects; its controls, its detail button and its actions are touched by themselves.
  public func live(at place: ControlPlace) -> LiveControl {
    hasSwipeActions(in: place.environment) ? LiveSwipedRow(place, self) : LiveRow(place, self)
  }
}

extension ListRow {
  /// The actions at the ends that the row declares, of which each end has one group.
  package var swipeActions: [SwipeActions] {
    let all = children.compactMap { $0.unmodified as? SwipeActions }
    return [.leading, .trailing].compactMap { edge in all.first { $0.edge == edge } }
  }

  /// The actions at an end: the declared ones, or the button that a row which can be deleted has, as with UIKit.
  func actions(at edge: SwipeActions.Edge, in environment: Environment) -> SwipeActions? {
    if let own = swipeActions.first(where: { $0.edge == edge }) { return own.children.isEmpty ? nil : own }
    guard edge == .trailing, environment.rowEditing(of: self)?.style == .delete else { return nil }
    return SwipeActions(allowsFullSwipe: false) {
      SwipeAction(environment.translated(.delete), role: .destructive)
    }
  }

  /// Whether a swipe, or a tap on the circle of a row that can be deleted, uncovers anything.
  func hasSwipeActions(in environment: Environment) -> Bool {
    actions(at: .trailing, in: environment) != nil || actions(at: .leading, in: environment) != nil
  }

  /// The actions that are uncovered; nil for none.
  func uncoveredActions(in environment: Environment) -> SwipeActions? {
    let all = [SwipeActions.Edge.trailing, .leading].lazy.compactMap { actions(at: $0, in: environment) }
    guard let swipeDistance else { return all.first { $0.reveal != .closed } }
    guard swipeDistance != 0 else { return nil }
    // While a finger moves the row, the first one is as wide as the others need.
    return all.first { $0.edge == (swipeDistance > 0 ? .trailing : .leading) }?.with(\.reveal, .open)
  }
}

/// A row that a tap selects, in place of the row of its list that was selected before.
///
/// `valueChanged` tells of the selection as `tableView(_:didSelectRowAt:)` does, which is not called again for a row that
/// is selected; the events of a button follow, for what the row leads to.
open class LiveRow: LiveButton<ListRow> {
  /// "selected", or nothing for a row that is not.
  open override var valueText: String? { isSelected ? "selected" : nil }

  open override var eventsOfPurpose: ControlEvents { .primaryActionTriggered }

  /// Whether the touch began on the circle of an edited row, which acts by itself.
  private(set) var isOnMark = false

  /// A touch on the circle is none of the row's.
  open override var state: ControlState {
    isOnMark ? super.state.subtracting(.highlighted) : super.state
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    isOnMark = isMark(at: touch.location)
    return isOnMark || value.selectsByTouch(in: environment)
  }

  open override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside else { return }
    if isOnMark { return markTapped() }
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

  /// Responds to a tap on the circle that stands for deleting or inserting. A row is inserted at once, by the events that
  /// follow.
  func markTapped() {}

  /// Whether a place is on the circle of a row that can be deleted, or at which another one can be inserted.
  private func isMark(at location: Point) -> Bool {
    let style = environment.rowEditing(of: value)?.style
    guard style == .delete || style == .insert else { return false }
    return LiveControl.index(of: parts(RowEditingMark.name), at: location) != nil
  }

  open override var eventsOfTouchUpInside: ControlEvents {
    isOnMark && environment.rowEditing(of: value)?.style == .delete
      ? .touchUpInside : super.eventsOfTouchUpInside
  }
}
