internal import MaquetteElements
import MaquetteLayout

/// Elements that a layout places.
struct Arranged: Element {
  var name: NodeName
  var layout: any Layout
  var children: [any Element]

  func node(in environment: Environment) -> Node {
    Node(name: name, layout: layout, children: children, in: environment)
  }
}

extension NodeName {
  /// An element in the width that its layout chooses.
  static let width = NodeName("width")
  /// Elements in cells of a grid.
  static let cells = NodeName("cells")
}
