public import MaquetteDiagnostics

/// An element under its environment, with its answers to proposals, its children and its drawing.
///
/// Building a node has no side effect, and building it again gives an equal node; a walk of the finished tree finds
/// controls, motions and accessibility. Nodes are not values: copies share everything, and the layout items inside store
/// their measurements.
public struct Node {
  /// The place that a node draws in.
  public struct Drawing {
    /// The node's frame in points, with its edges on device pixels.
    public let frame: Rect
    /// The proposal that the node answered with the size of its frame.
    public let proposal: Proposal
    /// The grid of device pixels.
    public let grid: PixelGrid
  }

  /// The name of the element in sheets.
  public var name: String {
    get { parts.name }
    set { parts.name = newValue }
  }
  /// The identifier from the sheet.
  public var id: String? {
    get { parts.meaning.stored?.value.id }
    set { ownMeaning.value.id = newValue }
  }
  /// The location of the element in the sheet.
  public var source: SourceLocation? {
    get { parts.meaning.stored?.value.source }
    set { ownMeaning.value.source = newValue }
  }
  /// The child nodes, in painting order.
  package var children: ChildList<Node> { parts.children }
  /// The layout item, which answers proposals.
  public var item: LayoutItem { parts.item }
  /// The accessibility description of the node; nil for none of its own.
  public var accessibility: Accessibility? {
    get { parts.meaning.stored?.value.accessibility }
    set { ownMeaning.value.accessibility = newValue }
  }
  /// The rules that the element and all within it may break.
  public var suppressions: [LintSuppression] {
    get { parts.meaning.stored?.value.suppressions ?? [] }
    set { ownMeaning.value.suppressions = newValue }
  }
  /// The part of a window or a screen that the element is; nil for none in particular.
  public var region: Region? {
    get { parts.meaning.stored?.value.region }
    set { ownMeaning.value.region = newValue }
  }
  /// The text that a pointer that rests on the element shows, as it is drawn; nil for none.
  var toolTip: String? {
    get { parts.meaning.stored?.value.toolTip }
    set { ownMeaning.value.toolTip = newValue }
  }
  /// What the element shows in front of the picture; nil for nothing.
  package var presentation: Presentation? {
    get { parts.meaning.stored?.value.presentation.value?.presentation }
    set {
      ownMeaning.value.presentation = Boxed(newValue.map(PresentedMeaning.init))
      parts.presents = newValue != nil || parts.children.contains(where: \.presents)
    }
  }
  /// What a screen shows at its bottom while the element is edited, such as a keyboard; nil for nothing.
  package var inputView: (any Element)? {
    get { parts.meaning.stored?.value.inputView.value?.element }
    set { ownMeaning.value.inputView = Boxed(newValue.map(InputView.init)) }
  }
  /// Whether the node was made from an interactive control, in a tree with an interaction.
  var isControl: Bool { parts.meaning.stored?.value.subject.value?.path != nil }
  /// How the node hosts what the elements in it present; nil for a node that does not.
  var presentationHost: PresentationHost? {
    get { parts.meaning.stored?.value.host }
    set { ownMeaning.value.host = newValue }
  }
  /// How the node shows a part of its first child; nil for a node that shows all of it.
  var scrollArea: ScrollArea? {
    get { parts.meaning.stored?.value.scrollArea.value }
    set { ownMeaning.value.scrollArea = Boxed(newValue) }
  }
  /// Returns the motions of the node without those of its children; nil for none.
  public var motionSource: (() -> Motions)? {
    get { parts.rare?.motionSource }
    set { changeRare { $0.motionSource = newValue } }
  }
  /// Returns the areas in which the node is touched if it does not fill its frame, such as a link on two lines; nothing for
  /// the whole frame.
  var touchAreas: ((Drawing) -> [Rect])? {
    get { parts.rare?.touchAreas }
    set { changeRare { $0.touchAreas = newValue } }
  }
  /// Whether the element, or one inside it, depends on the values of controls.
  var dependsOnValues: Bool {
    get { parts.dependsOnValues }
    set { parts.dependsOnValues = newValue }
  }
  /// Whether the element, or one inside it, shows something in front of the picture.
  var presents: Bool { parts.presents }
  /// The problems in drawing the element as requested.
  public var warnings: [ElementWarning] {
    get { parts.meaning.stored?.value.warnings ?? [] }
    set { if !(newValue.isEmpty && warnings.isEmpty) { ownMeaning.value.warnings = newValue } }
  }

  /// The parts of a node, behind a reference because every enclosing element returns the node.
  private final class Parts {
    var name: String
    let item: LayoutItem
    var children: ChildList<Node>
    /// Draws behind the children; nil for nothing.
    let draw: ((Drawing) -> [DisplayList.Operation])?
    // Most nodes have no meaning and nothing that is rare, so these are stored out of line.
    var meaning = SharedMeaning()
    var rare: RareParts?
    /// The reading direction for the children.
    let direction: LayoutDirection
    let arrangement: Arrangement
    var dependsOnValues: Bool
    var presents: Bool

    init(
      name: String, item: LayoutItem, children: ChildList<Node>, direction: LayoutDirection,
      arrangement: Arrangement, draw: ((Drawing) -> [DisplayList.Operation])?
    ) {
      self.name = name
      self.item = item
      self.children = children
      self.direction = direction
      self.arrangement = arrangement
      self.draw = draw
      dependsOnValues = children.contains(where: \.dependsOnValues)
      presents = children.contains(where: \.presents)
    }
  }

  /// What few nodes have.
  private final class RareParts {
    /// Returns the layer that groups the children; nil for no group.
    var layer: ((Drawing) -> Layer?)?
    var motionSource: (() -> Motions)?
    var touchAreas: ((Drawing) -> [Rect])?
  }

  /// How a node's children are placed and painted.
  private enum Arrangement {
    /// As the layout places them, in their order.
    case ordered
    /// The same, with the first child, which decides on the size, in front of the others.
    case firstInFront
    /// The only child takes the node's own place.
    case wrapper
  }

  private let parts: Parts

  /// The meaning, to be changed. It is out of the parts meanwhile: an access that lasts would make Swift check every other.
  private var ownMeaning: StoredMeaning {
    var meaning = parts.meaning
    parts.meaning = SharedMeaning()
    let own = meaning.unique()
    parts.meaning = meaning
    return own
  }

  /// Creates a node without children.
  public init(name: String, item: LayoutItem, draw: ((Drawing) -> [DisplayList.Operation])? = nil) {
    self.init(name: name, item: item, children: ChildList(), direction: .leftToRight, draw: draw)
  }

  /// Creates a node that arranges elements.
  public init(name: String, layout: any Layout, children: [any Element], in environment: Environment) {
    self.init(
      name: name, layout: layout, children: environment.shownNodes(of: children),
      direction: environment.direction)
  }

  /// Creates a node that arranges nodes.
  package init(
    name: String, layout: any Layout, children: [Node], direction: LayoutDirection, priority: Double = 0,
    paintsFirstChildLast: Bool = false, layer: ((Drawing) -> Layer?)? = nil,
    draw: ((Drawing) -> [DisplayList.Operation])? = nil
  ) {
    self.init(
      name: name, item: LayoutItem(priority: priority, layout: layout, items: children.map(\.item)),
      children: ChildList(children), direction: direction,
      arrangement: paintsFirstChildLast ? .firstInFront : .ordered, layer: layer, draw: draw)
  }

  /// Creates a node that lays out one child; the priority is that of the child.
  public init(name: String, modifier: LayoutModifier, child: Node, direction: LayoutDirection) {
    let item = LayoutItem(priority: child.item.priority, modifier: modifier, item: child.item)
    self.init(name: name, item: item, children: ChildList(only: child), direction: direction)
  }

  /// Creates a node with the size and the place of another one and a name of its own.
  ///
  /// The priority is that of the child unless another is given.
  public init(
    name: String, wrapping child: Node, direction: LayoutDirection, priority: Double? = nil,
    layer: ((Drawing) -> Layer?)? = nil
  ) {
    self.init(
      name: name, item: LayoutItem(priority: priority ?? child.item.priority, wrapping: child.item),
      children: ChildList(only: child), direction: direction, arrangement: .wrapper, layer: layer)
  }

  /// Creates a node that shows a part of its content, with a mark that tells which, and headers of the content's parts.
  init(
    scrolling content: Node, indicator: Node?, headers: [Node] = [], area: ScrollArea,
    direction: LayoutDirection
  ) {
    let item = LayoutItem { area.measure(content.item, proposal: $0) }
    self.init(
      name: "scroll-area", item: item,
      children: ChildList([content] + headers + (indicator.map { [$0] } ?? [])),
      direction: direction,
      layer: { Layer(clip: .roundedRectangle(RoundedRectangle(rect: $0.frame, radius: 0))) })
    scrollArea = area
  }

  private init(
    name: String, item: LayoutItem, children: ChildList<Node>, direction: LayoutDirection,
    arrangement: Arrangement = .ordered, layer: ((Drawing) -> Layer?)? = nil,
    draw: ((Drawing) -> [DisplayList.Operation])? = nil
  ) {
    parts = Parts(
      name: name, item: item, children: children, direction: direction, arrangement: arrangement, draw: draw)
    if let layer { changeRare { $0.layer = layer } }
  }

  private func changeRare(_ change: (RareParts) -> Void) {
    let rare = parts.rare ?? RareParts()
    change(rare)
    parts.rare = rare
  }

  /// Returns the layout of the node and all within it on the device's pixels.
  public func placed(in rect: Rect, proposal: Proposal, grid: PixelGrid) -> LayoutNode {
    placed(in: rect, proposal: proposal, grid: grid, isLast: false)
  }

  /// Returns the layout of the node and all within it on the device's pixels.
  ///
  /// - Parameter isLast: Whether the node is not used any more. What is inside is dropped as soon as it is placed, so that a large
  ///   tree and its layout are not in memory at the same time.
  package func placed(in rect: Rect, proposal: Proposal, grid: PixelGrid, isLast: Bool) -> LayoutNode {
    let frame = grid.snap(rect)
    let drawing = Drawing(frame: frame, proposal: proposal, grid: grid)
    let layer = parts.rare?.layer
    var placed = LayoutNode(
      name: parts.name, frame: frame, operations: parts.draw?(drawing) ?? [],
      layer: layer.map { Boxed($0(drawing)) } ?? .absent,
      children: placedChildren(in: rect, proposal: proposal, grid: grid, isLast: isLast),
      meaning: parts.meaning)
    if isLast {
      parts.children = ChildList()
      parts.item.dropItems()
    }
    if let areas = touchAreas?(drawing), !areas.isEmpty { placed.touchAreas = areas }
    if let host = presentationHost { placed.present(in: host, grid: grid) }
    return placed
  }

  /// Stores the element that the node was made from, if the environment requests it.
  package mutating func keep(
    _ element: some Element, in environment: Environment, at path: ControlPath? = nil
  ) {
    guard environment.keepsSubjects else { return }
    ownMeaning.value.subject = Boxed(Subject(element, in: environment, at: path))
  }

  private func placedChildren(
    in rect: Rect, proposal: Proposal, grid: PixelGrid, isLast: Bool
  ) -> ChildList<LayoutNode> {
    let children = parts.children
    guard let first = children.first else { return ChildList() }
    if let scrollArea {
      return ChildList(scrolledChildren(of: scrollArea, in: rect, grid: grid, isLast: isLast))
    }
    if parts.arrangement == .wrapper {
      let placement = Placement(of: item, in: rect, proposal: proposal, direction: parts.direction)
      return ChildList(
        only: first.placed(in: placement.frame, proposal: proposal, grid: grid, isLast: isLast))
    }
    if children.count == 1 {
      // The most frequent case, without a buffer that is reserved first.
      var only: LayoutNode?
      item.forEachPlacement(in: rect, proposal: proposal, direction: parts.direction) { index, placement in
        guard index == 0 else { return }
        only = first.placed(in: placement.frame, proposal: placement.proposal, grid: grid, isLast: isLast)
      }
      return only.map { ChildList(only: $0) } ?? ChildList()
    }
    var placed: [LayoutNode] = []
    placed.reserveCapacity(children.count)
    item.forEachPlacement(in: rect, proposal: proposal, direction: parts.direction) { index, placement in
      // A layout may place more items than there are nodes.
      guard index < children.count else { return }
      placed.append(
        children[index].placed(in: placement.frame, proposal: placement.proposal, grid: grid, isLast: isLast))
    }
    if parts.arrangement == .firstInFront, !placed.isEmpty { placed.append(placed.removeFirst()) }
    return ChildList(placed)
  }

  /// The content where the area's position brings it, and the mark that tells which part is seen.
  private func scrolledChildren(
    of area: ScrollArea, in rect: Rect, grid: PixelGrid, isLast: Bool
  ) -> [LayoutNode] {
    let content = parts.children[0]
    let (start, proposal) = area.start(of: content.item, in: rect)
    var wanted: Double
    switch area.position {
    case .points(let distance): wanted = distance
    case .end: wanted = .infinity
    case .element(let id):
      let target = content.placed(in: start, proposal: proposal, grid: grid).first { $0.id == id }
      wanted = target.map { area.distance(to: $0.frame, in: rect) } ?? 0
    }
    // What is not a number counts as the beginning.
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
