package import MaquetteElements
package import MaquetteLayout

/// Elements that a layout places.
package struct Arranged: Element {
  package var name: String
  package var layout: any Layout
  package var children: [any Element]

  package init(name: String, layout: any Layout, children: [any Element]) {
    self.name = name
    self.layout = layout
    self.children = children
  }

  package func node(in environment: Environment) -> Node {
    Node(name: name, layout: layout, children: children, in: environment)
  }
}
