package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A row that has moved to the side, and the buttons that it uncovers.
package struct SwipedRow: Element {
  /// The name of its node.
  package static let name = NodeName("swiped-row")

  /// The content of the row, on its background.
  var content: any Element
  /// The actions that are uncovered; nil for none.
  var actions: SwipeActions?
  /// The distance in points by which a finger has moved the row to either end, infinite for the width of the buttons; nil for what
  /// the actions say.
  var distance: Double?

  package func node(in environment: Environment) -> Node {
    let metrics = environment.theme[SwipeMetrics.self]
    let radius = metrics.rowRadius
    let face =
      actions == nil || radius == 0 && environment.appearance == .light
      ? content
      : content.background(
        Surface(radius > 0 ? .rounded(radius: radius, .continuous) : .rectangle, fill: .token(.swipedRow)))
    var nodes = [environment.node(of: face, at: 0)]
    if let actions {
      var beside = environment
      // The height that the row has by itself decides on what buttons show.
      beside.swipedRowHeight = nodes[0].item.measure(.unspecified).size.height
      beside.cutsSwipeActions = distance?.isFinite ?? false
      // Those at the two ends are not the same controls.
      nodes.append(beside.node(of: actions, at: actions.edge == .trailing ? 1 : 2))
    }
    let layout = SwipedRowLayout(
      edge: actions?.edge ?? .trailing, distance: distance.flatMap { $0.isFinite ? abs($0) : nil },
      isFull: actions?.reveal == .full && distance == nil)
    return Node(name: Self.name, layout: layout, children: nodes, direction: environment.direction)
  }
}

/// A row moved to the side, and buttons in the room that it leaves.
private struct SwipedRowLayout: Layout {
  var edge: SwipeActions.Edge
  /// The distance in points by which the row has moved; nil for the width of the buttons.
  var distance: Double?
  /// Whether it has moved out of sight.
  var isFull: Bool

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    items.first?.measure(proposal) ?? Measurement(width: 0, height: 0)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    guard items.count > 1 else { return items.map { _ in Placement(frame: rect, proposal: proposal) } }
    let natural = items[1].measure(Proposal(width: nil, height: rect.height)).size.width
    let moved = isFull ? rect.width : Swift.min(rect.width, distance ?? natural)
    let isRight = (edge == .trailing) == (direction == .leftToRight)
    let row = rect.offset(dx: isRight ? -moved : moved, dy: 0)
    let room = Rect(
      x: isRight ? rect.maxX - moved : rect.minX, y: rect.minY, width: moved, height: rect.height)
    return [
      Placement(frame: row, proposal: proposal),
      Placement(frame: room, proposal: Proposal(width: rect.width, height: rect.height)),
    ]
  }
}
