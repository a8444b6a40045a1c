/// An element that its container cannot draw, in the place of which it takes no room and warns.
package struct LeftOut: Element {
  /// The element.
  package var element: any Element
  /// The name of the container.
  package var place: String
  /// What the container draws instead, as a plural noun; nil if it draws no such element on the platform.
  package var expected: String?

  /// Creates the place of an element that a container does not draw.
  package init(_ element: any Element, of place: String, expected: String?) {
    self.element = element
    self.place = place
    self.expected = expected
  }

  package func node(in environment: Environment) -> Node {
    let name = (element.unmodified as? any CatalogueElement).map { type(of: $0).name } ?? "element"
    var node = Nothing().node(in: environment)
    // The modifiers around the element know its place in the sheet.
    node.source = element.replacingCore(by: Nothing()).node(in: environment).source
    node.warnings = [.leftOut(element: name, place: place, expected: expected)]
    return node
  }
}

extension Element {
  /// Returns the element with others that it leaves out, each of which warns in its own line of the sheet.
  package func leavingOut(_ others: [any Element], of place: String, expected: String? = nil) -> any Element {
    others.isEmpty
      ? self : background(ZStack { others.map { LeftOut($0, of: place, expected: expected) } })
  }
}
