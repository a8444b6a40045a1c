internal import MaquetteControls
internal import MaquetteDiagnostics

/// One walk through a layout tree that notes what lies around each node.
struct NodeSurvey {
  private var nodes: [SurveyedNode] = []

  private struct Surroundings {
    var parent: Int?
    var source: SourceLocation?
    var id: String?
    var owner: Int?
    var row: Int?
    var isSpecimen = false
  }

  /// Every node of a tree in preorder.
  static func nodes(of root: LayoutNode) -> [SurveyedNode] {
    var survey = NodeSurvey()
    survey.visit(root, in: Surroundings())
    return survey.nodes
  }

  private mutating func visit(_ node: LayoutNode, in outer: Surroundings) {
    let index = nodes.count
    let source = node.source ?? outer.source
    let id = node.id ?? outer.id
    nodes.append(
      SurveyedNode(
        index: index, end: index + 1, node: node, parent: outer.parent, source: source, id: id,
        owner: outer.owner, row: outer.row, isSpecimen: outer.isSpecimen))
    var inner = outer
    inner.parent = index
    inner.source = source
    // An identifier belongs to the element inside the padding and frames that the sheet put it on.
    inner.id = node.accessibility == nil && node.children.count == 1 ? id : nil
    if node.name == ListRow.name {
      inner.row = index
    } else if let element = node.subject?.element, element is any Control, !(element is any ContainerElement)
    {
      inner.owner = outer.owner ?? index
    }
    if node.name == Matrix.name { inner.isSpecimen = true }
    for child in node.children { visit(child, in: inner) }
    nodes[index].end = nodes.count
  }
}
