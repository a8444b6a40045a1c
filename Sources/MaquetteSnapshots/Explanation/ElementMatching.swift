import MaquetteRaster

// Matches the elements of an old picture with those of a new one.
//
// First by identifier, at any position. Then, from the root inwards, the children of a matched pair are aligned: by
// their whole appearance, by name and label, by name. The rest is matched in the whole picture: elements with the same
// appearance, or the same name and label, match at any position. Each step aligns every element once:
// O(n log n).

struct ElementMatching {
  /// The new element of each old one.
  private(set) var newOfOld: [Int?]
  /// The old element of each new one.
  private(set) var oldOfNew: [Int?]
  private let old: TraceTree
  private let new: TraceTree
  /// Pairs whose children are still to be aligned.
  private var queue: [(old: Int, new: Int)] = []

  init(_ old: TraceTree, _ new: TraceTree) {
    self.old = old
    self.new = new
    newOfOld = Array(repeating: nil, count: old.elements.count)
    oldOfNew = Array(repeating: nil, count: new.elements.count)
    pair(0, 0)
    matchAnywhere { $0.node.id.map { AnyHashable($0) } }
    alignQueue()
    matchAnywhere { $0.reach.isEmpty ? nil : AnyHashable($0.look) }
    alignQueue()
    matchAnywhere { $0.node.label == nil ? nil : AnyHashable($0.call) }
    alignQueue()
  }

  private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
    guard newOfOld[oldIndex] == nil, oldOfNew[newIndex] == nil else { return }
    newOfOld[oldIndex] = newIndex
    oldOfNew[newIndex] = oldIndex
    queue.append((oldIndex, newIndex))
  }

  private mutating func alignQueue() {
    while let pair = queue.popLast() {
      let oldChildren = old.elements[pair.old].children.filter { newOfOld[$0] == nil }
      let newChildren = new.elements[pair.new].children.filter { oldOfNew[$0] == nil }
      let pairs = SequenceAlignment.pairs(
        oldChildren.map { Self.keys(of: old.elements[$0]) },
        newChildren.map { Self.keys(of: new.elements[$0]) })
      for found in pairs { self.pair(oldChildren[found.old], newChildren[found.new]) }
    }
  }

  private static func keys(of element: TraceTree.Element) -> [Int] {
    var name = Hasher()
    name.combine(element.node.name)
    return [element.look, element.call, name.finalize()]
  }

  /// Pairs the remaining elements by a key, the i-th old element with the i-th new one; nil is no key.
  private mutating func matchAnywhere(by key: (TraceTree.Element) -> AnyHashable?) {
    let oldItems = old.elements.indices.filter { newOfOld[$0] == nil && key(old.elements[$0]) != nil }
    let newItems = new.elements.indices.filter { oldOfNew[$0] == nil && key(new.elements[$0]) != nil }
    let found = SequenceAlignment.candidates(
      oldItems, newItems, old: { key(old.elements[$0]) }, new: { key(new.elements[$0]) })
    for match in found { pair(match.old, match.new) }
  }
}
