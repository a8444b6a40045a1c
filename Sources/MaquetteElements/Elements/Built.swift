/// An element whose node is built already, under the environment and at the path that it has in the tree.
///
/// A container that measures its children to decide on their arrangement builds them once, and arranges these nodes. It may put
/// modifiers around them.
///
/// - Note: `@unchecked Sendable` is sound because the element stays in the building of one tree, which one thread does.
package struct Built: Element, @unchecked Sendable {
  /// The node.
  package let node: Node

  /// Creates an element of a node.
  package init(_ node: Node) { self.node = node }

  /// Returns the node, whatever the environment: the node has its own.
  package func node(in environment: Environment) -> Node { node }
}

extension Environment {
  /// Returns one of several sibling elements with its node built; the element itself if a condition keeps it out of the picture.
  package func built(_ element: any Element, at index: Int) -> any Element {
    element.isHidden(in: self) ? element : Built(node(of: element, at: index))
  }

  /// Returns sibling elements with their nodes built, but for those that a condition keeps out of the picture.
  package func built(_ elements: [any Element]) -> [any Element] {
    elements.enumerated().map { built($1, at: $0) }
  }
}

extension Element {
  /// The node of an element that is built; nil for any other.
  package var builtNode: Node? { (self as? Built)?.node }
}
