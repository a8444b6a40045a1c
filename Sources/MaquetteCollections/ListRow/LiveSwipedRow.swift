public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A row that a finger moves to the side to uncover its actions; a touch anywhere else covers them again.
open class LiveSwipedRow: LiveRow, ScrollingControl, SwipedControl {
  /// The part of the row's width beyond which the first action is performed when the finger is lifted.
  private static let fullSwipe = 0.6

  /// Where the row is.
  private enum Position: Equatable {
    /// Where its actions say.
    case declared
    /// Beside the actions at an end, or over all of them.
    case resting(SwipeActions.Edge?)
    /// As far to its leading end as a finger has moved it, in points.
    case moving(Double)
  }

  private var position = Position.declared
  private var isClosing = false

  /// The distance in points that the row has moved towards its leading end; negative towards the other.
  public var distance: Double {
    let shown: SwipeActions?
    switch position {
    case .declared: shown = value.uncoveredActions(in: environment)
    case .resting(let edge):
      shown = edge.flatMap { value.actions(at: $0, in: environment)?.with(\.reveal, .open) }
    case .moving(let distance): return distance
    }
    guard let shown else { return 0 }
    let length = shown.reveal == .full ? frame.width : width(of: shown)
    return shown.edge == .trailing ? length : -length
  }

  /// Moves the row back over its actions.
  public func close() { move(to: .resting(nil)) }

  /// Keeps the row where a person has moved it, unless its actions are said to be elsewhere than they were.
  open override func taking(_ next: ListRow, insteadOf former: ListRow) -> ListRow {
    func places(_ row: ListRow) -> [SwipeActions.Edge: SwipeActions.Reveal] {
      Dictionary(row.swipeActions.map { ($0.edge, $0.reveal) }, uniquingKeysWith: { first, _ in first })
    }
    if places(next) != places(former) { position = .declared }
    return next
  }

  public var scrollAxis: Axis { .horizontal }
  public var isTouchedItself: Bool { true }
  public var scrollOffset: Double { reach(.leading) + distance }
  public var scrollLimit: Double { reach(.leading) + reach(.trailing) }

  open func scroll(by distance: Double, isMoving: Bool) {
    let present = self.distance
    let wanted = present + (distance.isFinite ? distance : 0)
    // A finger that began with actions uncovered closes them, and does not uncover those at the other end.
    let next = Swift.min(
      Swift.max(present > 0 ? 0 : -reach(.leading), wanted), present < 0 ? 0 : reach(.trailing))
    guard !isMoving else { return move(to: .moving(next)) }
    // A full swipe is where the finger has been, not where its speed leads.
    var reached = next
    if case .moving = position { reached = present }
    guard reached != 0, let actions = value.actions(at: reached > 0 ? .trailing : .leading, in: environment)
    else { return close() }
    let width = width(of: actions)
    // A swipe that only uncovers the actions performs none.
    if actions.allowsFullSwipe, abs(reached) > width + 1, abs(reached) >= frame.width * Self.fullSwipe {
      performFirst()
      return close()
    }
    move(to: .resting(abs(next) < width / 2 ? nil : actions.edge))
  }

  open func scroll(to id: String) -> Bool { false }

  open func touchBegan(elsewhere target: LiveControl?) -> Bool {
    guard distance != 0, target !== self, target?.place.path.isInside(place.path) != true else {
      return false
    }
    close()
    return true
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    isClosing = distance != 0
    return super.beginTracking(touch) || isClosing
  }

  open override func endTracking(_ touch: Touch?) {
    if isClosing { return close() }
    super.endTracking(touch)
  }

  /// Uncovers the actions at the trailing end, which confirm a deletion.
  override func markTapped() {
    if environment.rowEditing(of: value)?.style == .delete { move(to: .resting(.trailing)) }
  }

  open override var eventsOfTouchUpInside: ControlEvents {
    isClosing ? .touchUpInside : super.eventsOfTouchUpInside
  }

  open override func drawn() -> any Element {
    let row = super.drawn()
    guard position != .declared, let row = row as? ListRow else { return row }
    let isMoving = if case .moving = position { true } else { distance == 0 }
    return row.with(\.swipeDistance, isMoving ? distance : distance * .infinity)
  }

  private func move(to next: Position) {
    guard next != position else { return }
    position = next
    show()
  }

  private func performFirst() {
    let first = neighbors.first { control in
      control is LiveSwipeAction && control.isVisible && control.place.path.isInside(place.path)
    }
    first?.performPrimaryAction()
  }

  /// How far a finger moves the row from an end.
  private func reach(_ edge: SwipeActions.Edge) -> Double {
    guard let actions = value.actions(at: edge, in: environment) else { return 0 }
    return actions.allowsFullSwipe ? Swift.max(frame.width, width(of: actions)) : width(of: actions)
  }

  /// The width of all buttons in points.
  private func width(of actions: SwipeActions) -> Double {
    var still = environment
    still.interaction = nil
    still.swipedRowHeight = frame.height > 0 ? frame.height : still.listMetrics.rowHeight
    let proposal = Proposal(width: nil, height: still.swipedRowHeight)
    return actions.node(in: still).item.measure(proposal).size.width
  }
}
