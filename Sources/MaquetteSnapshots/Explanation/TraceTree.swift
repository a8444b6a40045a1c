import MaquetteGraphics
import MaquetteRaster

/// A trace by elements, each with the marks of itself and its parts.
struct TraceTree {
  /// An element; parts belong to the element they lie in.
  struct Element {
    var node: DrawingTrace.Node
    /// The parent; nil for the picture itself.
    var parent: Int?
    /// The element itself or the nearest around it that has a line in the sheet; nil if none has.
    var lineOwner: Int?
    /// The type of the app's innermost view around the element; nil for an element of a sheet.
    var view: String?
    /// The children, in painting order.
    var children: [Int] = []
    /// The indices of the marks of the element and its parts, in painting order.
    var marks: [Int] = []
    /// The bounds of all marks of the element and its descendants, in pixels.
    var reach = PixelRect.zero
    /// A hash of the appearance with all descendants, without positions.
    var look = 0
    var call = 0
  }

  let trace: DrawingTrace
  /// All elements in preorder; the first is the picture itself. Never empty.
  private(set) var elements: [Element] = []
  /// The name of the node that drew each mark.
  private(set) var partNames: [String] = []
  /// For each element with children, those of the same name, in painting order.
  private(set) var twins: [Int: [Twin: [Int]]] = [:]

  /// Sorts a trace by elements, in linear time. The picture itself replaces parents that do not precede their children,
  /// and owns marks without a node.
  init(_ trace: DrawingTrace) {
    self.trace = trace
    var elementOfNode: [Int] = []
    elementOfNode.reserveCapacity(trace.nodes.count)
    var viewOfNode: [String?] = []
    viewOfNode.reserveCapacity(trace.nodes.count)
    for (index, node) in trace.nodes.enumerated() {
      let around = node.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
      let parent = around.map { elementOfNode[$0] } ?? 0
      let view = node.isView ? node.name : around.flatMap { viewOfNode[$0] }
      viewOfNode.append(view)
      if index > 0 && node.isPart {
        elementOfNode.append(parent)
        continue
      }
      elementOfNode.append(elements.count)
      if index > 0 { elements[parent].children.append(elements.count) }
      var element = Element(node: node, parent: index > 0 ? parent : nil)
      element.lineOwner =
        node.line == nil ? element.parent.flatMap { elements[$0].lineOwner } : elements.count
      element.view = view
      elements.append(element)
    }
    if elements.isEmpty {
      elements = [Element(node: .init(name: "picture", frame: .zero))]
    }
    for (index, mark) in trace.marks.enumerated() {
      let isKnown = trace.nodes.indices.contains(mark.node)
      partNames.append(isKnown ? trace.nodes[mark.node].name : "")
      elements[isKnown ? elementOfNode[mark.node] : 0].marks.append(index)
    }
    for index in elements.indices.reversed() { finish(index) }
    for (index, element) in elements.enumerated() {
      guard let parent = element.parent, element.node.id == nil else { continue }
      twins[parent, default: [:]][Twin(element), default: []].append(index)
    }
  }

  func marks(of element: Int) -> [DrawingTrace.Mark] { elements[element].marks.map { trace.marks[$0] } }

  /// Computes the values that depend on the descendants, which come later in preorder.
  private mutating func finish(_ index: Int) {
    var element = elements[index]
    var (look, call) = (Hasher(), Hasher())
    call.combine(element.node.name)
    call.combine(element.node.label)
    element.call = call.finalize()
    look.combine(element.call)
    for mark in marks(of: index) {
      element.reach = element.reach.union(mark.bounds)
      look.combine(mark.kind)
      look.combine(mark.properties)
    }
    for child in element.children {
      element.reach = element.reach.union(elements[child].reach)
      look.combine(elements[child].look)
    }
    element.look = look.finalize()
    elements[index] = element
  }
}
