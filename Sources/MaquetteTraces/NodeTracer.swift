// From layout nodes to the nodes of a trace.
//
// A layout tree has a node for every frame and padding; a trace has elements only. An element and the modifiers around
// it become one node with the element's name and frame, and an outer frame if the modifiers take space. The components
// of a control are kept only if they draw, and are marked as parts; so are an app's views. One walk, linear in the number of nodes.

import MaquetteDiagnostics
import MaquetteElements
import MaquetteSnapshots

/// Makes the nodes of a trace.
struct NodeTracer {
  /// The surroundings of a node.
  private enum Surroundings {
    /// Containers only: every named node is an element.
    case containers
    /// A control that is described by its items, such as a segmented control.
    case itemControl
    /// A control, whose children are parts.
    case control
  }

  /// A layout node that draws, and its node of the trace.
  struct Owner {
    var node: Int
    /// The content of the layout node, if it is a text or a symbol.
    var content: Content?
  }

  /// The content of a text or a symbol.
  enum Content {
    case text(String)
    case symbol(String)
  }

  private(set) var nodes: [DrawingTrace.Node] = []
  /// The node of the trace for each layout node, in preorder.
  private(set) var owners: [Owner] = []
  /// Whether the elements come from a sheet. Then containers that are not in the sheet are parts of controls or other
  /// elements.
  private var isFromSheet = false

  /// The elements that the picture is made of, a package's own among them.
  private let catalogue: Catalogue

  init(catalogue: Catalogue) { self.catalogue = catalogue }

  private static let modifiers: Set<NodeName> = [
    .padding, .frame, .fixedSize, .priority, .offset, .overlay, .background, .opacity, .clip, .effect,
    .mask,
  ]

  /// Adds the root of a layout, which with its padding is the picture, and everything within it.
  mutating func trace(picture root: LayoutNode) {
    root.forEach { node, _ in isFromSheet = isFromSheet || node.source != nil }
    nodes.append(DrawingTrace.Node(name: "picture", frame: root.frame.inThousandths))
    owners.append(Owner(node: 0))
    for child in root.children {
      guard child.name == .padding, child.id == nil, child.source == nil else {
        add(child, parent: 0, in: .containers)
        continue
      }
      owners.append(Owner(node: 0))
      for child in child.children { add(child, parent: 0, in: .containers) }
    }
  }

  private mutating func add(_ node: LayoutNode, parent: Int, in surroundings: Surroundings) {
    if case .containers = surroundings, Self.isView(node) {
      nodes.append(
        DrawingTrace.Node(
          name: node.name.text, parent: parent, frame: node.frame.inThousandths, isPart: true, isView: true))
      let index = nodes.count - 1
      owners.append(Owner(node: index))
      for child in node.children { add(child, parent: index, in: surroundings) }
      return
    }
    let (element, depth) = element(in: node, under: surroundings)
    guard isNamed(element, in: surroundings) || (depth == 0 && Self.draws(node)) else {
      // It has neither a name nor a visible mark.
      owners.append(Owner(node: parent))
      for child in node.children { add(child, parent: parent, in: surroundings) }
      return
    }
    let index = nodes.count
    nodes.append(traced(element, around: node, parent: parent, in: surroundings))
    addChain(node, depth: depth, index: index, in: surroundings)
  }

  /// Adds a modifier, its content, `depth` modifiers further in, and the nodes beside the content, as one node.
  private mutating func addChain(
    _ node: LayoutNode, depth: Int, index: Int, in surroundings: Surroundings
  ) {
    owners.append(Owner(node: index, content: Self.content(of: node)))
    guard depth > 0 else {
      let inner = self.surroundings(in: node, under: surroundings)
      for child in node.children { add(child, parent: index, in: inner) }
      return
    }
    let modified = Self.modifiedIndex(in: node)
    for (place, child) in node.children.enumerated() {
      if place == modified {
        addChain(child, depth: depth - 1, index: index, in: surroundings)
      } else {
        add(child, parent: index, in: .control)
      }
    }
  }

  /// The element inside of modifiers, and the number of modifiers; the node itself if it is no modifier or is part of a
  /// control.
  private func element(
    in node: LayoutNode, under surroundings: Surroundings
  ) -> (LayoutNode, depth: Int) {
    var (current, depth) = (node, 0)
    var hasID = node.id != nil
    while Self.modifiers.contains(current.name), let index = Self.modifiedIndex(in: current) {
      let inner = current.children[index]
      if hasID && inner.id != nil { break }
      hasID = hasID || inner.id != nil
      (current, depth) = (inner, depth + 1)
    }
    return isNamed(current, in: surroundings) || node.id != nil || node.source != nil
      ? (current, depth) : (node, 0)
  }

  /// The index of the modifier's child that it modifies.
  private static func modifiedIndex(in node: LayoutNode) -> Int? {
    guard !node.children.isEmpty else { return nil }
    return node.name == .background ? node.children.count - 1 : 0
  }

  private func isNamed(_ node: LayoutNode, in surroundings: Surroundings) -> Bool {
    if node.id != nil || node.source != nil || isControl(node) { return true }
    switch surroundings {
    case .containers:
      return node.accessibility != nil || (!isFromSheet && catalogue.entry(named: node.name.text) != nil)
    case .itemControl: return node.accessibility != nil
    case .control: return false
    }
  }

  private func isControl(_ node: LayoutNode) -> Bool {
    catalogue.entry(named: node.name.text)?.kind == .control
  }

  private func surroundings(
    in node: LayoutNode, under surroundings: Surroundings
  ) -> Surroundings {
    if let accessibility = node.accessibility { return accessibility.isContainer ? .itemControl : .control }
    return isControl(node) ? .control : surroundings
  }

  /// Whether a node is a view of an app. Its name is a type's with the module, and no name of an element has a dot.
  private static func isView(_ node: LayoutNode) -> Bool { node.name.text.utf8.contains(UInt8(ascii: ".")) }

  /// The text of a header, which may be inside of modifiers.
  private static func header(_ node: LayoutNode) -> String? {
    if let accessibility = node.accessibility {
      return accessibility.traits.contains(.header) ? accessibility.label : nil
    }
    guard modifiers.contains(node.name), let index = modifiedIndex(in: node) else { return nil }
    return header(node.children[index])
  }

  private static func draws(_ node: LayoutNode) -> Bool { !node.operations.isEmpty || node.layer != nil }

  private static func content(of node: LayoutNode) -> Content? {
    guard let accessibility = node.accessibility else { return nil }
    if accessibility.traits.contains(.staticText) { return .text(accessibility.label) }
    return node.name == SymbolImage.nodeName ? .symbol(accessibility.label) : nil
  }

  private func traced(
    _ element: LayoutNode, around node: LayoutNode, parent: Int, in surroundings: Surroundings
  ) -> DrawingTrace.Node {
    let label = element.accessibility?.label ?? element.children.lazy.compactMap(Self.header).first
    let isPart = !isNamed(element, in: surroundings) && node.id == nil && node.source == nil
    // A line of an included file would be mistaken for one of the sheet's.
    let place = (element.source ?? node.source).flatMap { $0.file == 0 ? $0 : nil }
    return DrawingTrace.Node(
      name: element.name.text, id: node.id ?? element.id, label: label.flatMap { $0.isEmpty ? nil : $0 },
      value: element.accessibility?.value, line: place?.line, parent: parent,
      frame: element.frame.inThousandths,
      outerFrame: node.frame == element.frame ? nil : node.frame.inThousandths,
      isPart: isPart)
  }
}

extension Rect {
  /// The rectangle to the thousandth of a point, which keeps its text short.
  var inThousandths: Rect {
    func rounded(_ value: Double) -> Double {
      guard value.magnitude < 1e8 else { return value.isNaN ? 0 : Swift.max(-1e8, Swift.min(1e8, value)) }
      return (value * 1000).rounded() / 1000
    }
    return Rect(
      x: rounded(minX), y: rounded(minY), width: rounded(Swift.max(0, width)),
      height: rounded(Swift.max(0, height)))
  }
}
