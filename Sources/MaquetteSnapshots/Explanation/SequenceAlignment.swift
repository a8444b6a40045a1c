// Aligns the items of two sequences, so that an insertion or removal in the middle does not make all later items look
// changed.
//
// Equal ends are paired first. Within what remains, the i-th item with a key in the old sequence can only be paired
// with the i-th one in the new (like patience diff for lines that occur once), and the longest subsequence of such
// pairs that increases in both is kept, found by binary search in O(n log n) (Schensted 1961). With keys that occur
// once this is the longest common subsequence; with repeated ones it can be shorter, at the same cost. Between the
// pairs the same is done with the next, weaker key.

enum SequenceAlignment {
  /// Returns pairs of indices, increasing in both, of items with equal keys; stronger keys come first.
  ///
  /// All items have the same number of keys. O(k n log n) for n items with k keys.
  static func pairs<Key: Hashable>(
    _ old: [[Key]], _ new: [[Key]]
  ) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    let levels = old.first?.count ?? 0
    for level in 0..<levels {
      // Gaps between the pairs so far, and before the first and after the last.
      var found: [(old: Int, new: Int)] = []
      var (oldStart, newStart) = (0, 0)
      for pair in pairs + [(old.count, new.count)] {
        found += rising(
          Array(oldStart..<pair.old), Array(newStart..<pair.new), old: { old[$0][level] },
          new: { new[$0][level] })
        if pair.old < old.count { found.append(pair) }
        (oldStart, newStart) = (pair.old + 1, pair.new + 1)
      }
      pairs = found
    }
    return pairs
  }

  private static func rising<Key: Hashable>(
    _ oldItems: [Int], _ newItems: [Int], old: (Int) -> Key, new: (Int) -> Key
  ) -> [(old: Int, new: Int)] {
    var (oldItems, newItems) = (oldItems[...], newItems[...])
    var (head, tail): ([(old: Int, new: Int)], [(old: Int, new: Int)]) = ([], [])
    while let first = oldItems.first, let other = newItems.first, old(first) == new(other) {
      head.append((oldItems.removeFirst(), newItems.removeFirst()))
    }
    while let last = oldItems.last, let other = newItems.last, old(last) == new(other) {
      tail.append((oldItems.removeLast(), newItems.removeLast()))
    }
    if !oldItems.isEmpty && !newItems.isEmpty {
      head += longestRising(candidates(Array(oldItems), Array(newItems), old: old, new: new))
    }
    return head + tail.reversed()
  }

  /// Pairs of the i-th items with a key in both sequences, in the order of the old sequence.
  static func candidates<Key: Hashable>(
    _ oldItems: [Int], _ newItems: [Int], old: (Int) -> Key, new: (Int) -> Key
  ) -> [(old: Int, new: Int)] {
    var places: [Key: [Int]] = [:]
    for item in newItems.reversed() { places[new(item), default: []].append(item) }
    return oldItems.compactMap { item in
      places[old(item)]?.popLast().map { (item, $0) }
    }
  }

  /// The longest subsequence of pairs with increasing new indices; the old indices already increase.
  static func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // ends[k]: the pair with the least new index that ends an increasing subsequence of k + 1 pairs.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var run: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      run.append(pairs[index])
      next = previous[index]
    }
    return run.reversed()
  }
}
