package import MaquetteDiagnostics

/// An element after layout: its frame, its drawing and its children.
///
/// A value type; copies share their storage until one of them changes. Stages pass trees to each other, and counting the
/// references to every part of every node can take longer than drawing it.
@dynamicMemberLookup
public struct LayoutNode: Hashable, Sendable {
  /// The name of the element in sheets, or that of a part of an element.
  public var name: NodeName {
    get { storage.parts.name }
    set { change { $0.name = newValue } }
  }
  /// The frame in points from the picture's top left corner, with its edges on device pixels.
  public var frame: Rect {
    get { storage.parts.frame }
    set { change { $0.frame = newValue } }
  }
  /// The operations that the node draws behind its children.
  public var operations: [DisplayList.Operation] {
    get { storage.parts.operations }
    set { change { $0.operations = newValue } }
  }
  /// The layer that groups operations and children; nil for no group.
  public var layer: Layer? {
    get { storage.parts.layer.value }
    set { change { $0.layer = Boxed(newValue) } }
  }
  /// The child nodes, in painting order.
  public var children: ChildList<LayoutNode> {
    get { storage.parts.children }
    set { change { $0.children = newValue } }
  }
  /// The areas that react to touch, in points of the picture: the frame for most nodes.
  package var touchAreas: [Rect] { self.ownTouchAreas.isEmpty ? [frame] : self.ownTouchAreas }
  /// Whether the node, or an element inside it, presents something that no host inside shows.
  var hasPresentations: Bool { storage.hasPresentations }
  /// Whether the node is a picture or a screen, which shows the presentations of the elements inside it.
  package var isHost: Bool { storage.isHost }

  /// A property of the node's meaning.
  @inlinable
  public subscript<Value>(dynamicMember key: WritableKeyPath<NodeMeaning, Value>) -> Value {
    @inline(__always) get { storage.parts.meaning[key] }
    @inline(__always) set { change { $0.meaning[key] = newValue } }
  }

  @usableFromInline
  struct Parts: Hashable, Sendable {
    var name: NodeName
    var frame: Rect
    var operations: [DisplayList.Operation]
    // Layer and meaning are stored out of line: most nodes have neither.
    var layer: Boxed<Layer>
    var children: ChildList<LayoutNode>
    @usableFromInline var meaning: SharedMeaning
  }

  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let parts: Parts
    /// The number of drawing commands of the tree.
    let commandCount: Int
    /// Whether the tree presents something that no host inside it shows.
    let hasPresentations: Bool

    // Each part is passed by itself: a struct of all of them would be copied.
    init(
      name: NodeName, frame: Rect, operations: [DisplayList.Operation], layer: Boxed<Layer>,
      children: ChildList<LayoutNode>, meaning: SharedMeaning
    ) {
      var count = operations.count + (layer.isPresent ? 2 : 0)
      var isPresenting = meaning.presents
      children.forEachInPlace { child in
        count += child.storage.commandCount
        isPresenting = isPresenting || child.storage.hasPresentations && !child.storage.isHost
      }
      commandCount = count
      hasPresentations = isPresenting
      parts = Parts(
        name: name, frame: frame, operations: operations, layer: layer, children: children, meaning: meaning)
    }

    var isHost: Bool { parts.meaning.presentationHost != nil }

    func appendCommands(to commands: inout [DisplayList.Command], next: inout Int) {
      let node = NodeID(next)
      next += 1
      if case .present(let layer) = parts.layer {
        commands.append(.init(node: node, operation: .push(layer)))
      }
      for index in parts.operations.indices {
        commands.append(.init(node: node, operation: parts.operations[index]))
      }
      parts.children.forEachInPlace { $0.storage.appendCommands(to: &commands, next: &next) }
      if parts.layer.isPresent { commands.append(.init(node: node, operation: .pop)) }
    }
  }

  @usableFromInline private(set) var storage: Storage

  init(
    name: NodeName, frame: Rect, operations: [DisplayList.Operation], layer: Boxed<Layer>,
    children: ChildList<LayoutNode>, meaning: SharedMeaning
  ) {
    storage = Storage(
      name: name, frame: frame, operations: operations, layer: layer, children: children, meaning: meaning)
  }

  package init(
    name: NodeName, id: String?, source: SourceLocation?, frame: Rect, operations: [DisplayList.Operation],
    layer: Layer?, children: [LayoutNode], accessibility: Accessibility?, warnings: [ElementWarning]
  ) {
    let meaning = NodeMeaning(
      id: id, source: source, warnings: warnings, accessibility: accessibility)
    self.init(
      name: name, frame: frame, operations: operations, layer: Boxed(layer), children: ChildList(children),
      meaning: SharedMeaning(meaning))
  }

  @usableFromInline
  mutating func change(_ body: (inout Parts) -> Void) {
    var parts = storage.parts
    body(&parts)
    storage = Storage(
      name: parts.name, frame: parts.frame, operations: parts.operations, layer: parts.layer,
      children: parts.children, meaning: parts.meaning)
  }

  public static func == (left: LayoutNode, right: LayoutNode) -> Bool {
    left.storage === right.storage || left.storage.parts == right.storage.parts
  }

  public func hash(into hasher: inout Hasher) { storage.parts.hash(into: &hasher) }

  /// Calls `body` for the node and every node inside it, in preorder, with the depth of each.
  public func forEach(depth: Int = 0, _ body: (LayoutNode, _ depth: Int) -> Void) {
    body(self, depth)
    for child in children { child.forEach(depth: depth + 1, body) }
  }

  /// Returns the nodes with a name, in preorder.
  package func nodes(named name: NodeName) -> [LayoutNode] {
    (self.name == name ? [self] : []) + children.flatMap { $0.nodes(named: name) }
  }

  /// Returns the nodes with a name that are not inside another node of that name, in preorder.
  package func outermost(named name: NodeName) -> [LayoutNode] {
    self.name == name ? [self] : children.flatMap { $0.outermost(named: name) }
  }

  /// Returns the first node in preorder that satisfies a condition.
  package func first(where condition: (LayoutNode) -> Bool) -> LayoutNode? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  /// Returns the display list of the tree; node identifiers count in preorder.
  public func displayList(size: Size, background: Color) -> DisplayList {
    var list = DisplayList(size: size, background: background)
    list.commands.reserveCapacity(storage.commandCount)
    var next = 0
    storage.appendCommands(to: &list.commands, next: &next)
    return list
  }
}
