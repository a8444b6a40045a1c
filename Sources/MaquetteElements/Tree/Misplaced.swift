extension CatalogueElement {
  /// Returns nothing but a warning: only another element around it draws this one, and here there is none.
  package func misplacedNode(outside place: String, in environment: Environment) -> Node {
    var node = Nothing().node(in: environment)
    node.name = Self.nodeName
    node.warnings = [.misplaced(element: Self.name, place: place)]
    return node
  }
}
