public import MaquetteGraphics
public import MaquetteScene

/// An element at its place: frame, drawing and what lies inside.
public struct LayoutNode: Hashable, Sendable {
  /// The name of the element, as sheets write it.
  public var name: String
  /// The identifier that the sheet gave it.
  public var id: String?
  /// Where in the sheet the element stands.
  public var source: SourceLocation?
  /// The frame in points from the picture's top left, its edges on device pixels.
  public var frame: Rect
  /// What the node draws behind its children.
  public var operations: [DisplayList.Operation]
  /// How operations and children are drawn as a group; nil if there is nothing to it.
  public var layer: Layer? {
    get { rareLayer.value }
    set { rareLayer = Rare(newValue) }
  }
  /// The nodes inside, in painting order.
  public var children: [LayoutNode]
  /// What assistive technology is told; nil for what it passes over.
  public var accessibility: Accessibility? {
    get { rareAccessibility.value }
    set { rareAccessibility = Rare(newValue) }
  }
  /// What could not be drawn as asked.
  public var warnings: [ElementWarning]
  /// The number of the control on its ``ControlStage``; 0 for what is none, or stands on none.
  public var controlNumber = 0
  // Most nodes have neither, so those that have pay for the room.
  private var rareLayer: Rare<Layer>
  private var rareAccessibility: Rare<Accessibility>

  init(
    name: String, id: String?, source: SourceLocation?, frame: Rect, operations: [DisplayList.Operation],
    layer: Layer?, children: [LayoutNode], accessibility: Rare<Accessibility>, warnings: [ElementWarning]
  ) {
    self.name = name
    self.id = id
    self.source = source
    self.frame = frame
    self.operations = operations
    self.children = children
    self.warnings = warnings
    rareLayer = Rare(layer)
    rareAccessibility = accessibility
  }

  init(
    name: String, id: String?, source: SourceLocation?, frame: Rect, operations: [DisplayList.Operation],
    layer: Layer?, children: [LayoutNode], accessibility: Accessibility?, warnings: [ElementWarning]
  ) {
    self.init(
      name: name, id: id, source: source, frame: frame, operations: operations, layer: layer,
      children: children, accessibility: Rare(accessibility), warnings: warnings)
  }

  /// Calls `body` for the node and all within it, in preorder, with their depths.
  public func forEach(depth: Int = 0, _ body: (LayoutNode, _ depth: Int) -> Void) {
    body(self, depth)
    let children = children.span
    for index in children.indices { children[index].forEach(depth: depth + 1, body) }
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
    var count = operations.count + (rareLayer.isPresent ? 2 : 0)
    let children = children.span
    for index in children.indices { count += children[index].commandCount }
    return count
  }

  private func appendCommands(to commands: inout [DisplayList.Command], next: inout Int) {
    let node = NodeID(next)
    next += 1
    if let layer { commands.append(.init(node: node, operation: .push(layer))) }
    for operation in operations { commands.append(.init(node: node, operation: operation)) }
    // In a span, so that no node is copied just to be looked at.
    let children = children.span
    for index in children.indices { children[index].appendCommands(to: &commands, next: &next) }
    if rareLayer.isPresent { commands.append(.init(node: node, operation: .pop)) }
  }
}
