public import MaquetteDiagnostics

/// An element after layout: its frame, its drawing and its children.
///
/// A value type whose parts are shared until one of them changes: stages pass trees to each other, and counting the
/// references of every part of every node would take longer than drawing some of them.
public struct LayoutNode: Hashable, Sendable {
  /// The name of the element in sheets.
  public var name: String {
    get { storage.parts.name }
    set { change { $0.name = newValue } }
  }
  /// The identifier from the sheet.
  public var id: String? {
    get { storage.parts.meaning.stored?.value.id }
    set { change { $0.meaning.unique().value.id = newValue } }
  }
  /// The location of the element in the sheet.
  public var source: SourceLocation? {
    get { storage.parts.meaning.stored?.value.source }
    set { change { $0.meaning.unique().value.source = newValue } }
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
  /// The accessibility description of the node; nil for none of its own.
  public var accessibility: Accessibility? {
    get { storage.parts.meaning.stored?.value.accessibility }
    set { change { $0.meaning.unique().value.accessibility = newValue } }
  }
  /// The element that the node was made from; nil unless ``Environment/keepsSubjects`` was set.
  public var subject: Subject? { storage.parts.meaning.stored?.value.subject.value }
  /// The rules that the element and all within it may break.
  public var suppressions: [LintSuppression] { storage.parts.meaning.stored?.value.suppressions ?? [] }
  /// The part of a window or a screen that the element is; nil for none in particular.
  public var region: Region? { storage.parts.meaning.stored?.value.region }
  /// The text that a pointer that rests on the element shows, as it is drawn; nil for none.
  public var toolTip: String? { storage.parts.meaning.stored?.value.toolTip }
  /// What the element shows in front of the picture; nil for nothing.
  var presentation: Presentation? {
    storage.parts.meaning.stored?.value.presentation.value?.presentation
  }
  /// Whether a screen shows something at its bottom for the element, because it is edited.
  var hasInputView: Bool { storage.parts.meaning.stored?.value.inputView.isPresent ?? false }
  /// Whether something in front of the node keeps a finger and accessibility from all within it.
  package var isCovered: Bool { storage.parts.meaning.stored?.value.isCovered ?? false }
  /// The path of the control that presents the element; nil for what is not presented, or not by a control.
  package var presenter: ControlPath? { storage.parts.meaning.stored?.value.presenter }
  /// The areas in points of the picture in which the node is touched; the frame for most.
  package var touchAreas: [Rect] {
    get {
      let areas = storage.parts.meaning.stored?.value.touchAreas ?? []
      return areas.isEmpty ? [frame] : areas
    }
    set { change { $0.meaning.unique().value.touchAreas = newValue } }
  }
  /// How the node shows a part of its content; nil for a node that shows all of it.
  var scrollArea: ScrollArea? { storage.parts.meaning.stored?.value.scrollArea.value }
  /// Whether the node or an element in it presents something that no host inside shows.
  var hasPresentations: Bool { storage.hasPresentations }
  /// Whether the node is a picture or a screen, which shows what the elements in it present.
  package var isHost: Bool { storage.isHost }
  /// The problems in drawing the element as requested.
  public var warnings: [ElementWarning] {
    get { storage.parts.meaning.stored?.value.warnings ?? [] }
    set { change { $0.meaning.unique().value.warnings = newValue } }
  }

  private struct Parts: Hashable, Sendable {
    var name: String
    var frame: Rect
    var operations: [DisplayList.Operation]
    // Most nodes have neither a layer nor a meaning, so these are stored out of line.
    var layer: Boxed<Layer>
    var children: ChildList<LayoutNode>
    var meaning: SharedMeaning
  }

  private final class Storage: Sendable {
    let parts: Parts
    /// The number of drawing commands of the tree.
    let commandCount: Int
    /// Whether there is something to present that no host inside has shown.
    let hasPresentations: Bool

    init(_ parts: Parts) {
      self.parts = parts
      var count = parts.operations.count + (parts.layer.isPresent ? 2 : 0)
      var isPresenting = parts.meaning.stored?.value.presentation.isPresent ?? false
      for child in parts.children {
        count += child.storage.commandCount
        isPresenting = isPresenting || child.storage.hasPresentations && !child.storage.isHost
      }
      commandCount = count
      hasPresentations = isPresenting
    }

    var isHost: Bool { parts.meaning.stored?.value.host != nil }

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

  private var storage: Storage

  init(
    name: String, frame: Rect, operations: [DisplayList.Operation], layer: Boxed<Layer>,
    children: ChildList<LayoutNode>, meaning: SharedMeaning
  ) {
    storage = Storage(
      Parts(
        name: name, frame: frame, operations: operations, layer: layer, children: children, meaning: meaning))
  }

  package init(
    name: String, id: String?, source: SourceLocation?, frame: Rect, operations: [DisplayList.Operation],
    layer: Layer?, children: [LayoutNode], accessibility: Accessibility?, warnings: [ElementWarning]
  ) {
    var meaning = NodeMeaning(id: id, source: source, accessibility: accessibility)
    meaning.warnings = warnings
    self.init(
      name: name, frame: frame, operations: operations, layer: Boxed(layer), children: ChildList(children),
      meaning: SharedMeaning(meaning))
  }

  private mutating func change(_ body: (inout Parts) -> Void) {
    var parts = storage.parts
    body(&parts)
    storage = Storage(parts)
  }

  public static func == (left: LayoutNode, right: LayoutNode) -> Bool {
    left.storage === right.storage || left.storage.parts == right.storage.parts
  }

  public func hash(into hasher: inout Hasher) { storage.parts.hash(into: &hasher) }

  /// Calls `body` for the node and all within it, in preorder, with their depths.
  public func forEach(depth: Int = 0, _ body: (LayoutNode, _ depth: Int) -> Void) {
    body(self, depth)
    for child in children { child.forEach(depth: depth + 1, body) }
  }

  /// Returns the nodes with a name, in preorder.
  package func nodes(named name: String) -> [LayoutNode] {
    (self.name == name ? [self] : []) + children.flatMap { $0.nodes(named: name) }
  }

  /// Returns the nodes with a name that lie in no other one of it, in preorder.
  package func outermost(named name: String) -> [LayoutNode] {
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
