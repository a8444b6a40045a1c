public import MaquetteDiagnostics
public import MaquetteGraphics
public import MaquetteScene

/// An element at its place: frame, drawing and what lies inside.
///
/// A value, whose parts are shared until one of them changes: a tree is handed from stage to stage, and counting the
/// references of every part of every node would take longer than drawing some of them.
public struct LayoutNode: Hashable, Sendable {
  /// The name of the element, as sheets write it.
  public var name: String {
    get { storage.parts.name }
    set { change { $0.name = newValue } }
  }
  /// The identifier that the sheet gave it.
  public var id: String? {
    get { storage.parts.id }
    set { change { $0.id = newValue } }
  }
  /// Where in the sheet the element stands.
  public var source: SourceLocation? {
    get { storage.parts.source }
    set { change { $0.source = newValue } }
  }
  /// The frame in points from the picture's top left, its edges on device pixels.
  public var frame: Rect {
    get { storage.parts.frame }
    set { change { $0.frame = newValue } }
  }
  /// What the node draws behind its children.
  public var operations: [DisplayList.Operation] {
    get { storage.parts.operations }
    set { change { $0.operations = newValue } }
  }
  /// How operations and children are drawn as a group; nil if there is nothing to it.
  public var layer: Layer? {
    get { storage.parts.layer.value }
    set { change { $0.layer = Rare(newValue) } }
  }
  /// The nodes inside, in painting order.
  public var children: [LayoutNode] {
    get { storage.parts.children }
    set { change { $0.children = newValue } }
  }
  /// What assistive technology is told; nil for what it passes over.
  public var accessibility: Accessibility? {
    get { storage.parts.meaning.value?.accessibility }
    set {
      change {
        var meaning = $0.meaning.value ?? NodeMeaning()
        meaning.accessibility = newValue
        $0.meaning = meaning.rare
      }
    }
  }
  /// The element that the node was made from; nil unless the environment had it kept.
  public var subject: Subject? { storage.parts.meaning.value?.subject.value }
  /// The rules that the element and all within it may break.
  public var suppressions: [LintSuppression] { storage.parts.meaning.value?.suppressions ?? [] }
  /// The part of a window or a screen that the element is; nil for none in particular.
  public var region: Region? { storage.parts.meaning.value?.region }
  /// What could not be drawn as asked.
  public var warnings: [ElementWarning] {
    get { storage.parts.warnings }
    set { change { $0.warnings = newValue } }
  }

  /// The number of the control on its ``ControlStage``; 0 for what is none, or stands on none.
  public var controlNumber: Int { storage.parts.controlNumber }

  private struct Parts: Hashable, Sendable {
    var name: String
    var id: String?
    var source: SourceLocation?
    var frame: Rect
    var operations: [DisplayList.Operation]
    // Most nodes have neither a layer nor a meaning, so those that have pay for the room.
    var layer: Rare<Layer>
    var children: [LayoutNode]
    var meaning: Rare<NodeMeaning>
    var warnings: [ElementWarning]
    var controlNumber: Int
  }

  private final class Storage: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  private var storage: Storage

  init(
    name: String, id: String?, source: SourceLocation?, frame: Rect, operations: [DisplayList.Operation],
    layer: Layer?, children: [LayoutNode], meaning: Rare<NodeMeaning>, warnings: [ElementWarning],
    controlNumber: Int = 0
  ) {
    storage = Storage(
      Parts(
        name: name, id: id, source: source, frame: frame, operations: operations, layer: Rare(layer),
        children: children, meaning: meaning, warnings: warnings, controlNumber: controlNumber))
  }

  init(
    name: String, id: String?, source: SourceLocation?, frame: Rect, operations: [DisplayList.Operation],
    layer: Layer?, children: [LayoutNode], accessibility: Accessibility?, warnings: [ElementWarning]
  ) {
    self.init(
      name: name, id: id, source: source, frame: frame, operations: operations, layer: layer,
      children: children, meaning: NodeMeaning(accessibility: accessibility).rare, warnings: warnings)
  }

  private mutating func change(_ body: (inout Parts) -> Void) {
    var parts = storage.parts
    body(&parts)
    storage = Storage(parts)
  }

  /// Whether two trees are the same.
  public static func == (left: LayoutNode, right: LayoutNode) -> Bool {
    left.storage === right.storage || left.storage.parts == right.storage.parts
  }

  /// Hashes the whole tree.
  public func hash(into hasher: inout Hasher) { storage.parts.hash(into: &hasher) }

  /// Calls `body` for the node and all within it, in preorder, with their depths.
  public func forEach(depth: Int = 0, _ body: (LayoutNode, _ depth: Int) -> Void) {
    body(self, depth)
    for child in children { child.forEach(depth: depth + 1, body) }
  }

  /// Returns everything that the tree draws; node identifiers count in preorder.
  public func displayList(size: Size, background: Color) -> DisplayList {
    var list = DisplayList(size: size, background: background)
    list.commands.reserveCapacity(commandCount)
    var next = 0
    appendCommands(to: &list.commands, next: &next)
    return list
  }

  /// How many commands the tree draws with.
  private var commandCount: Int {
    let parts = storage.parts
    var count = parts.operations.count + (parts.layer.isPresent ? 2 : 0)
    for child in parts.children { count += child.commandCount }
    return count
  }

  private func appendCommands(to commands: inout [DisplayList.Command], next: inout Int) {
    let node = NodeID(next)
    next += 1
    let layer = self.layer
    if let layer { commands.append(.init(node: node, operation: .push(layer))) }
    for operation in operations { commands.append(.init(node: node, operation: operation)) }
    for child in children { child.appendCommands(to: &commands, next: &next) }
    if layer != nil { commands.append(.init(node: node, operation: .pop)) }
  }
}
