import MaquetteElements

/// An element under a name of its own, by which touches find it.
struct Named: Element {
  var name: NodeName
  var content: any Element

  func node(in environment: Environment) -> Node {
    Node(name: name, wrapping: content.node(in: environment), direction: environment.direction)
  }
}
