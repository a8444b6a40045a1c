internal import MaquetteElements
import MaquetteLayout

/// Elements that a layout places.
struct Arranged: Element {
  var name: String
  var layout: any Layout
  var children: [any Element]

  func node(in environment: Environment) -> Node {
    Node(name: name, layout: layout, children: children, in: environment)
  }
}
