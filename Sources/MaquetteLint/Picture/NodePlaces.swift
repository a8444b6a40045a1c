import MaquetteElements

/// The positions of some nodes of a picture, in preorder.
///
/// The nodes inside another node are neighbours in this order, so a binary search finds them: a rule that looks around each of many
/// siblings takes n log n.
struct NodePlaces: Sendable {
  /// The positions, ascending.
  let places: [Int]

  /// Creates a list of ascending positions.
  init(_ places: [Int]) { self.places = places }

  /// The range in the list of the nodes inside a node.
  func range(inside node: LintNode) -> Range<Int> { first(from: node.index + 1)..<first(from: node.end) }

  /// The number of nodes inside a node.
  func count(inside node: LintNode) -> Int { range(inside: node).count }

  /// Whether one of the nodes is inside a node.
  func contains(inside node: LintNode) -> Bool { !range(inside: node).isEmpty }

  /// The first place in the list of a position that is not less than another.
  private func first(from position: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Objects of which each rule, or each kind of element, has one for a picture.
final class LintIndex<Key> {
  /// The nodes.
  let places: NodePlaces

  init(_ places: NodePlaces) { self.places = places }
}

/// The elements of a kind in a picture, also those that are part of other controls.
final class ElementList<Kind: Sendable> {
  /// The elements in preorder.
  let all: [LintElement<Kind>]
  /// Those outside of other controls.
  let own: [LintElement<Kind>]
  /// The positions of their nodes.
  let places: NodePlaces

  init(_ all: [LintElement<Kind>]) {
    self.all = all
    own = all.filter { $0.node.owner == nil }
    places = NodePlaces(all.map(\.node.index))
  }
}

extension LintPicture {
  /// The elements of a kind, found once for all rules.
  func list<Kind>(of kind: Kind.Type) -> ElementList<Kind> {
    tool { ElementList(nodes.compactMap { element(kind, at: $0) }) }
  }

  /// Returns the nodes that a rule looks for around others, found once for the rule.
  func places<Rule>(for rule: Rule.Type, where condition: (LintNode) -> Bool) -> NodePlaces {
    tool { LintIndex<Rule>(NodePlaces(nodes.lazy.filter(condition).map(\.index))) }.places
  }
}

/// The ancestors of a node, from the inside out; in a storyboard up to the picture of the step.
struct Ancestors: Sequence, IteratorProtocol {
  let picture: LintPicture
  var place: Int?

  mutating func next() -> LintNode? {
    guard let place else { return nil }
    let node = picture.nodes[place]
    self.place = picture.isPicture(node) ? nil : node.parent
    return node
  }
}
