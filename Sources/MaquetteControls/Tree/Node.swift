public import MaquetteDiagnostics
public import MaquetteGraphics
public import MaquetteLayout
public import MaquetteScene

/// An element under its environment: how it answers proposals, what it holds and how it draws itself.
///
/// Nodes are made afresh from elements for every picture. They are not values: copies share everything, and the layout
/// items inside remember their measurements.
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
  public var name: String {
    get { parts.name }
    set { parts.name = newValue }
  }
  /// The identifier that the sheet gave it.
  public var id: String? {
    get { parts.id }
    set { parts.id = newValue }
  }
  /// Where in the sheet the element stands.
  public var source: SourceLocation? {
    get { parts.source }
    set { parts.source = newValue }
  }
  /// The nodes inside, in painting order.
  var children: [Node] { parts.children }
  /// The answers to proposals.
  public var item: LayoutItem { parts.item }
  /// What assistive technology is told; nil for what it passes over.
  public var accessibility: Accessibility? {
    get { parts.meaning.value?.accessibility }
    set { changeMeaning { $0.accessibility = newValue } }
  }
  /// The rules that the element and all within it may break.
  public var suppressions: [LintSuppression] {
    get { parts.meaning.value?.suppressions ?? [] }
    set { changeMeaning { $0.suppressions = newValue } }
  }
  /// The part of a window or a screen that the element is; nil for none in particular.
  public var region: Region? {
    get { parts.meaning.value?.region }
    set { changeMeaning { $0.region = newValue } }
  }
  /// The number of the control on its ``ControlStage``; 0 for what is none, or stands on none.
  public var controlNumber: Int {
    get { parts.controlNumber }
    set { parts.controlNumber = newValue }
  }
  /// What could not be drawn as asked.
  public var warnings: [ElementWarning] {
    get { parts.warnings }
    set { parts.warnings = newValue }
  }

  /// What a node is made of; behind a reference, as nodes are handed up through all that wraps them.
  private final class Parts {
    var name: String
    var id: String?
    var source: SourceLocation?
    let item: LayoutItem
    let children: [Node]
    /// Which side is leading for the children.
    let direction: LayoutDirection
    /// Draws what lies behind the children; nil for nothing.
    let draw: ((Drawing) -> [DisplayList.Operation])?
    /// How the children are drawn as a group; nil for as they are.
    let layer: ((Drawing) -> Layer?)?
    /// Whether the only child takes the node's own place, because the node only says what it means.
    let isWrapper: Bool
    /// Whether the first child, which the layout goes by, is painted in front of the others.
    let paintsFirstChildLast: Bool
    var meaning = Rare<NodeMeaning>.absent
    var warnings: [ElementWarning] = []
    var controlNumber = 0

    init(
      name: String, item: LayoutItem, children: [Node], direction: LayoutDirection,
      draw: ((Drawing) -> [DisplayList.Operation])?, layer: ((Drawing) -> Layer?)?, isWrapper: Bool,
      paintsFirstChildLast: Bool
    ) {
      self.name = name
      self.item = item
      self.children = children
      self.direction = direction
      self.draw = draw
      self.layer = layer
      self.isWrapper = isWrapper
      self.paintsFirstChildLast = paintsFirstChildLast
    }
  }

  private let parts: Parts

  /// Creates a node without children.
  public init(
    name: String, item: LayoutItem, draw: ((Drawing) -> [DisplayList.Operation])? = nil
  ) {
    self.init(name: name, item: item, children: [], direction: .leftToRight, draw: draw)
  }

  /// Creates a node that arranges others.
  public init(
    name: String, layout: any Layout, children: [Node], direction: LayoutDirection, priority: Double = 0,
    paintsFirstChildLast: Bool = false, layer: ((Drawing) -> Layer?)? = nil
  ) {
    self.init(
      name: name, item: LayoutItem(priority: priority, layout: layout, items: children.map(\.item)),
      children: children, direction: direction, layer: layer, paintsFirstChildLast: paintsFirstChildLast)
  }

  /// Creates a node that is another one with something around it; the priority is the child's.
  public init(name: String, modifier: any ModifierLayout, child: Node, direction: LayoutDirection) {
    let item = LayoutItem(priority: child.item.priority, modifier: modifier, item: child.item)
    self.init(name: name, item: item, children: [child], direction: direction)
  }

  /// Creates a node that is another one under a name of its own: as large, and at the same place.
  ///
  /// The priority is the child's unless another is given.
  public init(
    name: String, wrapping child: Node, direction: LayoutDirection, priority: Double? = nil,
    layer: ((Drawing) -> Layer?)? = nil
  ) {
    self.init(
      name: name, item: LayoutItem(priority: priority ?? child.item.priority, wrapping: child.item),
      children: [child], direction: direction, layer: layer, isWrapper: true)
  }

  private init(
    name: String, item: LayoutItem, children: [Node], direction: LayoutDirection,
    draw: ((Drawing) -> [DisplayList.Operation])? = nil, layer: ((Drawing) -> Layer?)? = nil,
    isWrapper: Bool = false, paintsFirstChildLast: Bool = false
  ) {
    parts = Parts(
      name: name, item: item, children: children, direction: direction, draw: draw, layer: layer,
      isWrapper: isWrapper, paintsFirstChildLast: paintsFirstChildLast)
  }

  /// Returns the node and all within it at their places on the device's pixels.
  public func placed(in rect: Rect, proposal: Proposal, grid: PixelGrid) -> LayoutNode {
    let frame = grid.snap(rect)
    let drawing = Drawing(frame: frame, proposal: proposal, grid: grid)
    return LayoutNode(
      name: parts.name, id: parts.id, source: parts.source, frame: frame,
      operations: parts.draw?(drawing) ?? [], layer: parts.layer?(drawing),
      children: placedChildren(in: rect, proposal: proposal, grid: grid),
      meaning: parts.meaning, warnings: parts.warnings, controlNumber: parts.controlNumber)
  }

  /// Remembers the element that the node was made from, if the environment asks for that.
  mutating func keep(_ element: any Element, in environment: Environment) {
    guard environment.keepsSubjects else { return }
    changeMeaning { $0.subject = Rare(Subject(element, in: environment)) }
  }

  private mutating func changeMeaning(_ change: (inout NodeMeaning) -> Void) {
    var changed = parts.meaning.value ?? NodeMeaning()
    change(&changed)
    parts.meaning = changed.rare
  }

  private func placedChildren(in rect: Rect, proposal: Proposal, grid: PixelGrid) -> [LayoutNode] {
    let children = parts.children
    guard let first = children.first else { return [] }
    if parts.isWrapper {
      let placement = Placement(of: item, in: rect, proposal: proposal, direction: parts.direction)
      return [first.placed(in: placement.frame, proposal: proposal, grid: grid)]
    }
    var placed: [LayoutNode] = []
    placed.reserveCapacity(children.count)
    item.forEachPlacement(in: rect, proposal: proposal, direction: parts.direction) { index, placement in
      // A layout that places more items than there are nodes is stopped here.
      guard index < children.count else { return }
      placed.append(children[index].placed(in: placement.frame, proposal: placement.proposal, grid: grid))
    }
    if parts.paintsFirstChildLast, !placed.isEmpty { placed.append(placed.removeFirst()) }
    return placed
  }
}
