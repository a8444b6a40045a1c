/// An element under its environment: its layout item, its children and its drawing.
///
/// Building a node has no side effects, and building it again gives an equal node. Controls, motions and accessibility are
/// found by walking the finished tree. A node is not a value: copies share everything, and layout items store their
/// measurements.
@dynamicMemberLookup
public struct Node {
  /// The place in which a node draws.
  public struct Drawing {
    /// The node's frame in points, with its edges on device pixels.
    public let frame: Rect
    /// The proposal to which the node answered with the size of its frame.
    public let proposal: Proposal
    /// The grid of device pixels.
    public let grid: PixelGrid
  }

  /// The name of the element in sheets, or that of a part of an element.
  public var name: NodeName {
    get { parts.name }
    set { parts.name = newValue }
  }
  /// The child nodes, in painting order.
  package var children: ChildList<Node> { parts.children }
  /// The layout item, which answers proposals.
  public var item: LayoutItem { parts.item }
  /// Whether the node belongs to an interactive control in a tree with an interaction.
  var isControl: Bool { self.subject?.path != nil }
  /// Whether the element, or one inside it, depends on the values of controls.
  var dependsOnValues: Bool {
    get { parts.dependsOnValues }
    set { parts.dependsOnValues = newValue }
  }
  /// Whether the element, or one inside it, shows something in front of the picture.
  var presents: Bool { parts.childPresents || parts.meaning.presents }

  /// A property of the node's meaning.
  @inlinable
  public subscript<Value>(dynamicMember key: WritableKeyPath<NodeMeaning, Value>) -> Value {
    @inline(__always) get { parts.meaning[key] }
    @inline(__always) set { parts.meaning[key] = newValue }
  }

  /// A function that few nodes have.
  public subscript<Value>(dynamicMember key: ReferenceWritableKeyPath<NodeFunctions, Value?>) -> Value? {
    @inline(__always) get { parts.functions?[keyPath: key] ?? nil }
    @inline(__always) set {
      let functions = parts.functions ?? NodeFunctions()
      functions[keyPath: key] = newValue
      parts.functions = functions
    }
  }

  /// The parts of a node, behind a reference because every enclosing element returns the node.
  @usableFromInline
  final class Parts {
    var name: NodeName
    let item: LayoutItem
    var children: ChildList<Node>
    /// Draws behind the children; nil for no drawing.
    let draw: ((Drawing) -> [DisplayList.Operation])?
    // Stored out of line: most nodes have neither. Accesses are not checked: a key path to a stored property runs no code that
    // could access the parts again.
    @usableFromInline @safe @exclusivity(unchecked) var meaning = SharedMeaning()
    @safe @exclusivity(unchecked) var functions: NodeFunctions?
    /// The reading direction for the children.
    let direction: LayoutDirection
    fileprivate let arrangement: Arrangement
    var dependsOnValues: Bool
    /// Whether a child, or an element inside it, shows something in front of the picture.
    let childPresents: Bool

    fileprivate init(
      name: NodeName, item: LayoutItem, children: ChildList<Node>, direction: LayoutDirection,
      arrangement: Arrangement, draw: ((Drawing) -> [DisplayList.Operation])?
    ) {
      self.name = name
      self.item = item
      self.children = children
      self.direction = direction
      self.arrangement = arrangement
      self.draw = draw
      dependsOnValues = children.contains(where: \.dependsOnValues)
      childPresents = children.contains(where: \.presents)
    }
  }

  /// How a node places and paints its children.
  fileprivate enum Arrangement {
    /// The layout places the children; they are painted in their order.
    case ordered
    /// The layout places the children; the first one, which decides the size, is painted last.
    case firstInFront
    /// The only child takes the node's own place.
    case wrapper
    /// The only child is drawn smaller than it is.
    case reduced
  }

  @usableFromInline let parts: Parts

  /// Creates a node without children.
  public init(name: NodeName, item: LayoutItem, draw: ((Drawing) -> [DisplayList.Operation])? = nil) {
    self.init(name: name, item: item, children: ChildList(), direction: .leftToRight, draw: draw)
  }

  /// Creates a node that arranges elements.
  // Borrowed: an initializer owns its parameters otherwise, and the caller copies the environment.
  public init(
    name: NodeName, layout: any Layout, children: [any Element], in environment: borrowing Environment
  ) {
    self.init(
      name: name, layout: layout, children: environment.shownNodes(of: children),
      direction: environment.direction)
  }

  /// Creates a node that arranges nodes.
  package init(
    name: NodeName, layout: any Layout, children: [Node], direction: LayoutDirection, priority: Double = 0,
    paintsFirstChildLast: Bool = false, layer: ((Drawing) -> Layer?)? = nil,
    draw: ((Drawing) -> [DisplayList.Operation])? = nil
  ) {
    self.init(
      name: name, item: LayoutItem(priority: priority, layout: layout, items: children.map(\.item)),
      children: ChildList(children), direction: direction,
      arrangement: paintsFirstChildLast ? .firstInFront : .ordered, layer: layer, draw: draw)
  }

  /// Creates a node that lays out one child; the priority is that of the child.
  public init(name: NodeName, modifier: LayoutModifier, child: Node, direction: LayoutDirection) {
    let item = LayoutItem(priority: child.item.priority, modifier: modifier, item: child.item)
    self.init(name: name, item: item, children: ChildList(only: child), direction: direction)
  }

  /// Creates a node with a name of its own and the size and the place of its child.
  ///
  /// - Parameter priority: The priority in a stack; by default that of the child.
  public init(
    name: NodeName, wrapping child: Node, direction: LayoutDirection, priority: Double? = nil,
    layer: ((Drawing) -> Layer?)? = nil
  ) {
    self.init(
      name: name, item: LayoutItem(priority: priority ?? child.item.priority, wrapping: child.item),
      children: ChildList(only: child), direction: direction, arrangement: .wrapper, layer: layer)
  }

  /// Creates a node with the place of its child and an item of its own, which measures as the child's does.
  package init(name: NodeName, item: LayoutItem, wrapping child: Node, direction: LayoutDirection) {
    self.init(
      name: name, item: item, children: ChildList(only: child), direction: direction, arrangement: .wrapper)
  }

  /// Creates a node that draws its child smaller than it is where the room is less than its ideal size.
  init(reducing child: Node, direction: LayoutDirection) {
    let inner = child.item
    self.init(
      name: .scaleToFit,
      item: LayoutItem(priority: inner.priority) { Reduction(of: inner, in: $0).measurement(of: inner) },
      children: ChildList(only: child), direction: direction, arrangement: .reduced,
      layer: { Layer(transform: Reduction(of: inner, in: $0.proposal).transform(to: $0.frame.origin)) })
  }

  /// Creates a node that shows a part of its content, with an indicator of that part and the headers that the area pins.
  init(
    scrolling content: Node, indicator: Node?, headers: [Node] = [], area: ScrollArea,
    direction: LayoutDirection
  ) {
    let item = LayoutItem { area.measure(content.item, proposal: $0) }
    self.init(
      name: NodeName("scroll-area"), item: item,
      children: ChildList([content] + headers + (indicator.map { [$0] } ?? [])),
      direction: direction,
      layer: { place in
        // What has room for all of its content cuts nothing off, not even a shadow.
        if area.fitsContent || !area.clipsWhatFits {
          let content = area.start(of: content.item, in: place.frame).frame
          if area.limit(of: content, in: place.frame) < 1 / place.grid.scale { return nil }
        }
        return Layer(clip: .roundedRectangle(RoundedRectangle(rect: place.frame, radius: 0)))
      })
    self.scrollArea = area
  }

  /// Creates a node whose only child a function builds for the node's frame once it has its place, with the room that the child is
  /// offered and stands at the top leading corner of.
  package init(
    name: NodeName, item: LayoutItem, direction: LayoutDirection,
    building child: @escaping (Rect) -> (child: Node, room: Rect)
  ) {
    self.init(name: name, item: item, children: ChildList(), direction: direction)
    self.content = child
  }

  private init(
    name: NodeName, item: LayoutItem, children: ChildList<Node>, direction: LayoutDirection,
    arrangement: Arrangement = .ordered, layer: ((Drawing) -> Layer?)? = nil,
    draw: ((Drawing) -> [DisplayList.Operation])? = nil
  ) {
    parts = Parts(
      name: name, item: item, children: children, direction: direction, arrangement: arrangement, draw: draw)
    if let layer { self.layer = layer }
  }

  /// Returns the layout of the node and everything inside it, snapped to device pixels.
  public func placed(in rect: Rect, proposal: Proposal, grid: PixelGrid) -> LayoutNode {
    placed(in: rect, proposal: proposal, grid: grid, isLast: false)
  }

  /// Returns the layout of the node and everything inside it, snapped to device pixels.
  ///
  /// - Parameter isLast: Whether the node is not used afterwards. Its children are then freed as they are placed, so a large tree
  ///   and its layout are never in memory at the same time.
  package func placed(in rect: Rect, proposal: Proposal, grid: PixelGrid, isLast: Bool) -> LayoutNode {
    let frame = grid.snap(rect)
    let drawing = Drawing(frame: frame, proposal: proposal, grid: grid)
    parts.functions?.placing?(drawing)
    let layer = self.layer
    var placed = LayoutNode(
      name: parts.name, frame: frame, operations: parts.draw?(drawing) ?? [],
      layer: layer.map { Boxed($0(drawing)) } ?? .absent,
      children: placedChildren(in: rect, proposal: proposal, grid: grid, isLast: isLast),
      meaning: parts.meaning)
    if isLast {
      parts.children = ChildList()
      parts.item.dropItems()
    }
    if let areas = parts.functions?.touchAreaSource?(drawing), !areas.isEmpty { placed.ownTouchAreas = areas }
    if let host = parts.meaning.presentationHost { placed.present(in: host, grid: grid) }
    if let marks = parts.functions?.marks?(placed, grid) {
      placed.children = ChildList(placed.children + marks)
    }
    return placed
  }

  /// Stores the element that the node was made from if the environment keeps subjects.
  package mutating func keep(
    _ element: some Element, in environment: Environment, at path: ControlPath? = nil
  ) {
    guard environment.keepsSubjects else { return }
    self.subject = Subject(element, in: environment, at: path)
  }

  private func placedChildren(
    in rect: Rect, proposal: Proposal, grid: PixelGrid, isLast: Bool
  ) -> ChildList<LayoutNode> {
    let children = parts.children
    guard let first = children.first else { return builtChild(in: rect, grid: grid, isLast: isLast) }
    if parts.meaning.scrolls, let scrollArea = self.scrollArea {
      return ChildList(scrolledChildren(of: scrollArea, in: rect, grid: grid, isLast: isLast))
    }
    if parts.arrangement == .wrapper {
      let placement = Placement(of: item, in: rect, proposal: proposal, direction: parts.direction)
      return ChildList(
        only: first.placed(in: placement.frame, proposal: proposal, grid: grid, isLast: isLast))
    }
    if parts.arrangement == .reduced {
      let reduction = Reduction(of: first.item, in: proposal)
      guard reduction.factor > 0 else { return ChildList() }
      let own = Rect(origin: .zero, size: reduction.ideal)
      let child = first.placed(in: own, proposal: .unspecified, grid: reduction.grid(grid), isLast: isLast)
      let transform = reduction.transform(to: grid.snap(rect).origin)
      return ChildList(only: child.framed(by: transform, on: grid))
    }
    if children.count == 1 {
      // The most frequent case needs no buffer.
      var only: LayoutNode?
      item.forEachPlacement(in: rect, proposal: proposal, direction: parts.direction) { index, placement in
        guard index == 0, !placement.isLeftOut else { return }
        only = first.placed(in: placement.frame, proposal: placement.proposal, grid: grid, isLast: isLast)
      }
      return only.map { ChildList(only: $0) } ?? ChildList()
    }
    var placed: [LayoutNode] = []
    placed.reserveCapacity(children.count)
    item.forEachPlacement(in: rect, proposal: proposal, direction: parts.direction) { index, placement in
      // A layout may place more items than there are nodes.
      guard index < children.count, !placement.isLeftOut else { return }
      placed.append(
        children[index].placed(in: placement.frame, proposal: placement.proposal, grid: grid, isLast: isLast))
    }
    if parts.arrangement == .firstInFront, !placed.isEmpty { placed.append(placed.removeFirst()) }
    return ChildList(placed)
  }

  /// Builds and places the child that depends on the node's frame; most nodes have none.
  private func builtChild(in rect: Rect, grid: PixelGrid, isLast: Bool) -> ChildList<LayoutNode> {
    guard let build = parts.functions?.content else { return ChildList() }
    return ElementDepth.presenting {
      var room = rect
      let child = ElementDepth.inside {
        let built = build(rect)
        room = built.room
        return built.child
      }
      let proposal = Proposal(width: room.width, height: room.height)
      let place = Placement(of: child.item, in: room, proposal: proposal, direction: parts.direction)
      return ChildList(only: child.placed(in: place.frame, proposal: proposal, grid: grid, isLast: isLast))
    }
  }

  /// Returns the node with a function that takes note of its frame before what is inside it is placed.
  package func placed(_ note: @escaping (Rect) -> Void) -> Node {
    var node = self
    node.placing = { note($0.frame) }
    return node
  }

  /// Places the content at the area's position, then the pinned header and the indicator.
  private func scrolledChildren(
    of area: ScrollArea, in rect: Rect, grid: PixelGrid, isLast: Bool
  ) -> [LayoutNode] {
    let content = parts.children[0]
    let (start, proposal) = area.start(of: content.item, in: rect)
    let viewport = ScrollArea.Viewport(rect, on: grid)
    var wanted: Double
    // Areas inside each other would otherwise place what is innermost twice for each of them.
    if let seen = self.scrolled, seen.viewport == viewport {
      wanted = seen.distance
    } else {
      wanted = area.distance(
        in: content.placed(in: start, proposal: proposal, grid: grid), viewport: rect)
      parts.functions?.scrolled = (viewport, wanted)
    }
    // A position that is not a number means the beginning.
    wanted = wanted > 0 ? Swift.min(wanted, area.limit(of: start, in: rect)) : 0
    let distance = grid.snap(wanted)
    let moved = area.moved(start, by: distance)
    var placed = [content.placed(in: moved, proposal: proposal, grid: grid, isLast: isLast)]
    let headers = parts.children.dropFirst().prefix(area.pinned?.count ?? 0)
    let across = Proposal(width: rect.width, height: nil)
    func height(_ index: Int) -> Double { headers[index + 1].item.measure(across).size.height }
    if let pinned = area.pinnedHeader(over: placed[0], in: rect, height: height) {
      let frame = Rect(x: rect.minX, y: pinned.y, width: rect.width, height: height(pinned.index))
      placed.append(
        headers[pinned.index + 1].placed(in: frame, proposal: across, grid: grid, isLast: isLast))
    }
    if let indicator = parts.children.dropFirst(headers.count + 1).first,
      let mark = area.mark(for: start, at: wanted, in: rect)
    {
      let size = Proposal(width: mark.width, height: mark.height)
      placed.append(indicator.placed(in: mark, proposal: size, grid: grid, isLast: isLast))
    }
    return placed
  }
}
