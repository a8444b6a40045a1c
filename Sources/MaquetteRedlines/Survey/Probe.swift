internal import MaquetteControls

/// A layout node, and the same node of the same picture laid out under other circumstances.
///
/// A layout tree knows colours and sizes but not their names. Laid out once more with a theme in which every
/// colour token has a colour of its own, each operation betrays its token; laid out at another text size, each text
/// betrays its style.
struct Probe {
  /// The node.
  let node: LayoutNode
  /// The node with every token in a colour of its own.
  let coded: LayoutNode?
  /// The node at another text size.
  let grown: LayoutNode?

  /// The nodes inside; a twin that has others ends here.
  var children: [Probe] {
    let coded = twin(coded)
    let grown = twin(grown)
    return node.children.indices.map { index in
      Probe(node: node.children[index], coded: coded?.children[index], grown: grown?.children[index])
    }
  }

  private func twin(_ other: LayoutNode?) -> LayoutNode? {
    guard let other, other.children.count == node.children.count,
      zip(other.children, node.children).allSatisfy({ $0.name == $1.name })
    else { return nil }
    return other
  }
}
