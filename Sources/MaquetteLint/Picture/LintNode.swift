import MaquetteCollections
public import MaquetteDiagnostics
public import MaquetteElements

/// A node of a picture with its surroundings, as rules see it.
public struct LintNode: Sendable {
  /// The position in preorder, from 0.
  public let index: Int
  /// The position after the last descendant.
  public fileprivate(set) var end: Int
  /// The node.
  public let node: LayoutNode
  /// The position of the parent; nil for the root.
  public let parent: Int?
  /// The position of the sibling before the node; nil for a first child.
  let previous: Int?
  /// The place in the sheet of the node, or of the nearest ancestor that has one.
  public let source: SourceLocation?
  /// The identifier of the sheet, which may be that of the padding around the element.
  public let id: String?
  /// The position of the outermost control around the node, list rows excepted; nil for a node that is part of none.
  public let owner: Int?
  /// The position of the list row around the node.
  public let row: Int?
  /// Whether the node is in a matrix, which shows variants of a control rather than a control in use.
  public let isSpecimen: Bool

  /// The frame in points of the picture.
  public var frame: Rect { node.frame }

  /// The part of a window or a screen that the node is, by the sheet or by its name.
  var region: Region? { node.region ?? Region(rawValue: node.name.text) }

  /// The name in messages: `button "Play"`.
  public var title: String {
    var title = node.name.text
    if let id { title += " #\(id)" }
    if let label = node.accessibility?.label, !label.isEmpty { title += " \"\(label.shortened)\"" }
    return title
  }
}

extension String {
  /// At most forty characters of the text.
  fileprivate var shortened: String { count > 40 ? String(prefix(39)) + "…" : self }
}

/// One walk through a layout tree that notes the surroundings of each node.
struct LintNodeWalk {
  private var nodes: [LintNode] = []

  private struct Surroundings {
    var parent: Int?
    var previous: Int?
    var source: SourceLocation?
    var id: String?
    var owner: Int?
    var row: Int?
    var isSpecimen = false
  }

  /// Returns every node of a tree in preorder.
  static func nodes(of root: LayoutNode) -> [LintNode] {
    var walk = LintNodeWalk()
    walk.visit(root, in: Surroundings())
    return walk.nodes
  }

  /// The rows of lists, sidebars and tables.
  static let rows: Set<NodeName> = [ListRow.nodeName, SidebarItem.nodeName, TableRow.nodeName]

  private mutating func visit(_ node: LayoutNode, in outer: Surroundings) {
    let index = nodes.count
    let source = node.source ?? outer.source
    let id = node.id ?? outer.id
    nodes.append(
      LintNode(
        index: index, end: index + 1, node: node, parent: outer.parent, previous: outer.previous,
        source: source, id: id, owner: outer.owner, row: outer.row, isSpecimen: outer.isSpecimen))
    var inner = outer
    inner.parent = index
    inner.previous = nil
    inner.source = source
    // An identifier belongs to the element inside the padding and frames that the sheet put it on.
    inner.id = node.accessibility == nil && node.children.count == 1 ? id : nil
    if Self.rows.contains(node.name) {
      inner.row = index
    } else if let element = node.subject?.element, element is any Control, !(element is SelectableText),
      !(element is any ContainerElement) || element is PopUpButton || element is PullDownButton
        || element is MenuItem || element is BarButton
    {
      inner.owner = outer.owner ?? index
    }
    if node.name == Matrix.nodeName { inner.isSpecimen = true }
    for child in node.children {
      let next = nodes.count
      visit(child, in: inner)
      inner.previous = next
    }
    nodes[index].end = nodes.count
  }
}
