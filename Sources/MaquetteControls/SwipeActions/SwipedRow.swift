package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A row that has moved to the side, and the buttons that it uncovers.
package struct SwipedRow: Element {
  /// The name of its node.
  package static let name = "swiped-row"

  /// The content of the row, on its background.
  var content: any Element
  var leading, trailing: SwipeActions?
  /// The distance in points by which a finger has moved the row to its leading end; nil for what the actions say.
  var distance: Double?

  package func node(in environment: Environment) -> Node {
    let metrics = environment.theme[SwipeMetrics.self]
    let shown = shown
    var inside = environment
    inside.swipedRowHeight = height(in: environment)
    let radius = shown == nil ? 0 : metrics.rowRadius
    let face =
      shown == nil || metrics.rowRadius == 0 && environment.appearance == .light
      ? content
      : content.background(
        Surface(radius > 0 ? .rounded(radius: radius, .continuous) : .rectangle, fill: .token(.swipedRow)))
    return Arranged(
      name: Self.name,
      layout: SwipedRowLayout(
        edge: shown?.edge ?? .trailing, distance: shown.flatMap { _ in distance.map { abs($0) } },
        isFull: shown?.reveal == .full && distance == nil),
      children: [face] + (shown.map { [$0] } ?? [])
    ).clipped().node(in: inside)
  }

  /// The actions that are uncovered; nil for none.
  private var shown: SwipeActions? {
    if let distance {
      // While a finger moves the row, the first one is as wide as the others need.
      let actions = distance > 0 ? trailing : distance < 0 ? leading : nil
      return actions?.with(\.reveal, .open)
    }
    return [trailing, leading].compactMap(\.self).first { $0.reveal != .closed && !$0.children.isEmpty }
  }

  /// The height that the row has by itself, which decides on what buttons show.
  private func height(in environment: Environment) -> Double {
    var still = environment
    still.interaction = nil
    return content.node(in: still).item.measure(.unspecified).size.height
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
      Placement(frame: room, proposal: Proposal(width: moved, height: rect.height)),
    ]
  }
}
