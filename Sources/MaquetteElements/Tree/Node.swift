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
    get { parts.id }
    set { parts.id = newValue }
  }
  /// The location of the element in the sheet.
  public var source: SourceLocation? {
    get { parts.source }
    set { parts.source = newValue }
  }
  /// The child nodes, in painting order.
  package var children: [Node] { parts.children }
  /// The layout item, which answers proposals.
  public var item: LayoutItem { parts.item }
  /// The accessibility description of the node; nil for none of its own.
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
  /// The text that a pointer that rests on the element shows, as it is drawn; nil for none.
  var toolTip: String? {
    get { parts.meaning.value?.toolTip }
    set { changeMeaning { $0.toolTip = newValue } }
  }
  /// What the element shows in front of the picture; nil for nothing.
  package var presentation: Presentation? {
    get { parts.meaning.value?.presentation.value?.presentation }
    set { changeMeaning { $0.presentation = Boxed(newValue.map(PresentedMeaning.init)) } }
  }
  /// What a screen shows at its bottom while the element is edited, such as a keyboard; nil for nothing.
  package var inputView: (any Element)? {
    get { parts.meaning.value?.inputView.value?.element }
    set { changeMeaning { $0.inputView = Boxed(newValue.map(InputView.init)) } }
  }
  /// Whether the node was made from an interactive control, in a tree with an interaction.
  var isControl: Bool { parts.meaning.value?.subject.value?.path != nil }
  /// How the node hosts what the elements in it present; nil for a node that does not.
  var presentationHost: PresentationHost? {
    get { parts.meaning.value?.host }
    set { changeMeaning { $0.host = newValue } }
  }
  /// How the node shows a part of its first child; nil for a node that shows all of it.
  var scrollArea: ScrollArea? {
    get { parts.meaning.value?.scrollArea }
    set { changeMeaning { $0.scrollArea = newValue } }
  }
  /// Returns the motions of the node without those of its children; nil for none.
  public var motionSource: (() -> Motions)? {
    get { parts.motionSource }
    set { parts.motionSource = newValue }
  }
  /// Returns the areas in which the node is touched if it does not fill its frame, such as a link on two lines; nothing for
  /// the whole frame.
  var touchAreas: ((Drawing) -> [Rect])? {
    get { parts.touchAreas }
    set { parts.touchAreas = newValue }
  }
  /// Whether the element, or one inside it, depends on the values of controls.
  var dependsOnValues: Bool {
    get { parts.dependsOnValues }
    set { parts.dependsOnValues = newValue }
  }
  /// The problems in drawing the element as requested.
  public var warnings: [ElementWarning] {
    get { parts.warnings }
    set { parts.warnings = newValue }
  }

  /// The parts of a node, behind a reference because every enclosing element returns the node.
  private final class Parts {
    var name: String
    var id: String?
    var source: SourceLocation?
    let item: LayoutItem
    let children: [Node]
    /// The reading direction for the children.
    let direction: LayoutDirection
    /// Draws behind the children; nil for nothing.
    let draw: ((Drawing) -> [DisplayList.Operation])?
    /// Returns the layer that groups the children; nil for no group.
    let layer: ((Drawing) -> Layer?)?
    /// Whether the only child takes the node's own place.
    let isWrapper: Bool
    /// Whether the first child, which decides on the size, is painted in front of the others.
    let paintsFirstChildLast: Bool
    var meaning = Boxed<NodeMeaning>.absent
    var warnings: [ElementWarning] = []
    var motionSource: (() -> Motions)?
    var touchAreas: ((Drawing) -> [Rect])?
    var dependsOnValues: Bool

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
      dependsOnValues = children.contains(where: \.dependsOnValues)
    }
  }

  private let parts: Parts

  /// Creates a node without children.
  public init(name: String, item: LayoutItem, draw: ((Drawing) -> [DisplayList.Operation])? = nil) {
    self.init(name: name, item: item, children: [], direction: .leftToRight, draw: draw)
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
      children: children, direction: direction, draw: draw, layer: layer,
      paintsFirstChildLast: paintsFirstChildLast)
  }

  /// Creates a node that lays out one child; the priority is that of the child.
  public init(name: String, modifier: any ModifierLayout, child: Node, direction: LayoutDirection) {
    let item = LayoutItem(priority: child.item.priority, modifier: modifier, item: child.item)
    self.init(name: name, item: item, children: [child], direction: direction)
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
      children: [child], direction: direction, layer: layer, isWrapper: true)
  }

  /// Creates a node that shows a part of its content, with a mark that tells which, and headers of the content's parts.
  init(
    scrolling content: Node, indicator: Node?, headers: [Node] = [], area: ScrollArea,
    direction: LayoutDirection
  ) {
    let item = LayoutItem { area.measure(content.item, proposal: $0) }
    self.init(
      name: "scroll-area", item: item, children: [content] + headers + (indicator.map { [$0] } ?? []),
      direction: direction,
      layer: { Layer(clip: .roundedRectangle(RoundedRectangle(rect: $0.frame, radius: 0))) })
    scrollArea = area
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

  /// Returns the layout of the node and all within it on the device's pixels.
  public func placed(in rect: Rect, proposal: Proposal, grid: PixelGrid) -> LayoutNode {
    let frame = grid.snap(rect)
    let drawing = Drawing(frame: frame, proposal: proposal, grid: grid)
    var placed = LayoutNode(
      name: parts.name, id: parts.id, source: parts.source, frame: frame,
      operations: parts.draw?(drawing) ?? [], layer: parts.layer.map { Boxed($0(drawing)) } ?? .absent,
      children: placedChildren(in: rect, proposal: proposal, grid: grid),
      meaning: parts.meaning, warnings: parts.warnings)
    if let areas = parts.touchAreas?(drawing), !areas.isEmpty { placed.touchAreas = areas }
    if let host = presentationHost { placed.present(in: host, grid: grid) }
    return placed
  }

  /// Stores the element that the node was made from, if the environment requests it.
  package mutating func keep(_ element: any Element, in environment: Environment, at path: ControlPath? = nil)
  {
    guard environment.keepsSubjects else { return }
    changeMeaning { $0.subject = Boxed(Subject(element, in: environment, at: path)) }
  }

  private mutating func changeMeaning(_ change: (inout NodeMeaning) -> Void) {
    var changed = parts.meaning.value ?? NodeMeaning()
    change(&changed)
    parts.meaning = changed.boxed
  }

  private func placedChildren(in rect: Rect, proposal: Proposal, grid: PixelGrid) -> [LayoutNode] {
    let children = parts.children
    guard let first = children.first else { return [] }
    if let scrollArea { return scrolledChildren(of: scrollArea, in: rect, grid: grid) }
    if parts.isWrapper {
      let placement = Placement(of: item, in: rect, proposal: proposal, direction: parts.direction)
      return [first.placed(in: placement.frame, proposal: proposal, grid: grid)]
    }
    if children.count == 1 {
      // The most frequent case, without a buffer that is reserved first.
      var only: LayoutNode?
      item.forEachPlacement(in: rect, proposal: proposal, direction: parts.direction) { index, placement in
        if index == 0 { only = first.placed(in: placement.frame, proposal: placement.proposal, grid: grid) }
      }
      return only.map { [$0] } ?? []
    }
    var placed: [LayoutNode] = []
    placed.reserveCapacity(children.count)
    item.forEachPlacement(in: rect, proposal: proposal, direction: parts.direction) { index, placement in
      // A layout may place more items than there are nodes.
      guard index < children.count else { return }
      placed.append(children[index].placed(in: placement.frame, proposal: placement.proposal, grid: grid))
    }
    if parts.paintsFirstChildLast, !placed.isEmpty { placed.append(placed.removeFirst()) }
    return placed
  }

  /// The content where the area's position brings it, and the mark that tells which part is seen.
  private func scrolledChildren(of area: ScrollArea, in rect: Rect, grid: PixelGrid) -> [LayoutNode] {
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
    var placed = [content.placed(in: area.moved(start, by: distance), proposal: proposal, grid: grid)]
    let headers = parts.children.dropFirst().prefix(area.pinned?.count ?? 0)
    let across = Proposal(width: rect.width, height: nil)
    func height(_ index: Int) -> Double { headers[index + 1].item.measure(across).size.height }
    if let pinned = area.pinnedHeader(over: placed[0], in: rect, height: height) {
      let frame = Rect(x: rect.minX, y: pinned.y, width: rect.width, height: height(pinned.index))
      placed.append(headers[pinned.index + 1].placed(in: frame, proposal: across, grid: grid))
    }
    if let indicator = parts.children.dropFirst(headers.count + 1).first,
      let mark = area.mark(for: start, at: wanted, in: rect)
    {
      let size = Proposal(width: mark.width, height: mark.height)
      placed.append(indicator.placed(in: mark, proposal: size, grid: grid))
    }
    return placed
  }
}
