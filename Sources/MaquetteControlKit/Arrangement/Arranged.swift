package import MaquetteElements
package import MaquetteLayout

/// Elements that a layout places.
package struct Arranged: Element {
  package var name: NodeName
  package var layout: any Layout
  package var children: [any Element]

  package init(name: NodeName, layout: any Layout, children: [any Element]) {
    self.name = name
    self.layout = layout
    self.children = children
  }

  package func node(in environment: Environment) -> Node {
    Node(name: name, layout: layout, children: children, in: environment)
  }
}

extension NodeName {
  /// An element in the width that its layout chooses.
  package static let width = NodeName("width")
  /// Elements in cells of a grid.
  package static let cells = NodeName("cells")
}
