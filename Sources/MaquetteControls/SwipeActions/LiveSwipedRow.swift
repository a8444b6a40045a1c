public import MaquetteElements
internal import MaquetteGraphics
internal import MaquetteLayout

/// A row that a finger moves to the side to uncover its actions; a touch anywhere else covers them again.
open class LiveSwipedRow: LiveRow, ScrollingControl {
  /// The part of the row's width beyond which the first action is performed when the finger is lifted.
  private static let fullSwipe = 0.6

  /// The distance in points by which the row has moved to its leading end, less than none to the other.
  public private(set) var distance = 0.0
  private var isClosing = false

  /// Creates the live control of a place.
  public override init(_ place: ControlPlace, _ value: ListRow) {
    super.init(place, value)
    distance =
      [value.trailingActions, value.leadingActions].compactMap(\.self)
      .first { $0.reveal != .closed }.map { width(of: $0) * ($0.edge == .trailing ? 1 : -1) } ?? 0
  }

  /// Moves the row back over its actions.
  public func close() { move(to: 0) }

  public var scrollAxis: Axis { .horizontal }
  public var isTouchedItself: Bool { true }
  public var scrollOffset: Double { leadingReach + distance }
  public var scrollLimit: Double { leadingReach + trailingReach }

  open func scroll(by distance: Double, isMoving: Bool) {
    let wanted = self.distance + (distance.isFinite ? distance : 0)
    // A finger that began with actions uncovered closes them, and does not uncover those at the other end.
    let least = self.distance > 0 ? 0 : -leadingReach
    let most = self.distance < 0 ? 0 : trailingReach
    let next = Swift.min(Swift.max(least, wanted), most)
    guard !isMoving else { return move(to: next) }
    let reached = wasMoving ? self.distance : next
    guard let actions = reached > 0 ? value.trailingActions : value.leadingActions, reached != 0 else {
      return close()
    }
    let width = width(of: actions)
    // A swipe that only uncovers the actions performs none.
    if actions.allowsFullSwipe, abs(reached) > width + 1, abs(reached) >= frame.width * Self.fullSwipe {
      performFirst(of: actions)
      return close()
    }
    move(to: abs(next) < width / 2 ? 0 : next > 0 ? width : -width)
    wasMoving = false
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
    return isClosing || value.selectsByTouch || opensByCircle(at: touch.location)
  }

  open override func endTracking(_ touch: Touch?) {
    if isClosing { return close() }
    if let touch, isTouchInside, opensByCircle(at: touch.location), let actions = value.trailingActions {
      return move(to: width(of: actions))
    }
    super.endTracking(touch)
  }

  /// Whether a place is on the circle that stands for deleting, which uncovers the actions.
  private func opensByCircle(at location: Point) -> Bool {
    guard environment.rowEditing(of: value)?.style == .delete else { return false }
    return LiveControl.index(of: parts(RowEditingMark.name), at: location) != nil
  }

  open override var eventsOfTouchUpInside: ControlEvents {
    isClosing ? .touchUpInside : super.eventsOfTouchUpInside
  }

  open override func drawn() -> any Element {
    (super.drawn() as? ListRow)?.with(\.swipeDistance, distance) ?? super.drawn()
  }

  private var wasMoving = false

  private func move(to next: Double) {
    wasMoving = next != 0
    guard next != distance else { return }
    distance = next
    show()
  }

  private func performFirst(of actions: SwipeActions) {
    _ = layout
    let first = neighbors.first { control in
      control is LiveSwipeAction && control.place.path.isInside(place.path)
    }
    first?.performPrimaryAction()
  }

  private var leadingReach: Double { reach(of: value.leadingActions) }
  private var trailingReach: Double { reach(of: value.trailingActions) }

  /// How far a finger moves the row.
  private func reach(of actions: SwipeActions?) -> Double {
    guard let actions, !actions.children.isEmpty else { return 0 }
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
