public import MaquetteGraphics
public import MaquetteLayout
public import MaquetteScene

/// An element under its environment: how it answers proposals, what it holds and how it draws itself.
///
/// Nodes are made afresh from elements for every picture. They are not values: the layout items inside
/// remember their measurements.
public struct Node {
  /// What a node knows when it draws.
  public struct Drawing {
    /// The node's frame in points, its edges on device pixels.
    public let frame: Rect
    /// The proposal that the node answered with the size of its frame.
    public let proposal: Proposal
    /// The grid of device pixels.
    public let grid: PixelGrid
  }

  /// The name of the element, as sheets write it.
  public var name: String
  /// The identifier that the sheet gave it.
  public var id: String?
  /// Where in the sheet the element stands.
  public var source: SourceLocation?
  /// The answers to proposals.
  public let item: LayoutItem
  /// The arrangement of the children; nil for a leaf.
  let layout: (any Layout)?
  /// The nodes inside, in painting order.
  let children: [Node]
  /// Which side is leading for the children.
  let direction: LayoutDirection
  /// Draws what lies behind the children.
  let draw: (Drawing) -> [DisplayList.Operation]
  /// How the children are drawn as a group.
  let layer: (Drawing) -> Layer?
  /// Whether the first child, which the layout goes by, is painted in front of the others.
  let paintsFirstChildLast: Bool
  /// What assistive technology is told.
  public var accessibility: Accessibility?
  /// What could not be drawn as asked.
  public var warnings: [ElementWarning] = []

  /// Creates a node without children.
  public init(
    name: String, item: LayoutItem, draw: @escaping (Drawing) -> [DisplayList.Operation] = { _ in [] }
  ) {
    self.name = name
    self.item = item
    self.layout = nil
    self.children = []
    self.direction = .leftToRight
    self.draw = draw
    self.layer = { _ in nil }
    self.paintsFirstChildLast = false
  }

  /// Creates a node that arranges others.
  public init(
    name: String, layout: any Layout, children: [Node], direction: LayoutDirection, priority: Double = 0,
    paintsFirstChildLast: Bool = false, layer: @escaping (Drawing) -> Layer? = { _ in nil }
  ) {
    self.name = name
    self.item = LayoutItem(priority: priority, layout: layout, items: children.map(\.item))
    self.layout = layout
    self.children = children
    self.direction = direction
    self.draw = { _ in [] }
    self.paintsFirstChildLast = paintsFirstChildLast
    self.layer = layer
  }

  /// Returns the node and all within it at their places on the device's pixels.
  public func placed(in rect: Rect, proposal: Proposal, grid: PixelGrid) -> LayoutNode {
    let frame = grid.snap(rect)
    let drawing = Drawing(frame: frame, proposal: proposal, grid: grid)
    let placements =
      layout?.place(children.map(\.item), in: rect, proposal: proposal, direction: direction) ?? []
    var placed = zip(children, placements).map { child, placement in
      child.placed(in: placement.frame, proposal: placement.proposal, grid: grid)
    }
    if paintsFirstChildLast, !placed.isEmpty { placed.append(placed.removeFirst()) }
    return LayoutNode(
      name: name, id: id, source: source, frame: frame, operations: draw(drawing), layer: layer(drawing),
      children: placed,
      accessibility: accessibility, warnings: warnings)
  }
}
