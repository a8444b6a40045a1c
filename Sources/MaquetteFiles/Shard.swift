/// One part of a run that is divided between machines: `2/3` is the second of three.
package struct Shard: Hashable, Sendable {
  /// Its number, from 1.
  package let index: Int
  /// The number of all shards.
  package let count: Int

  /// The largest number of shards.
  package static let largestCount = 10_000

  /// A shard; nil unless `count` is one of 1 to ``largestCount`` and `index` one of 1 to `count`.
  package init?(index: Int, count: Int) {
    guard 1...Self.largestCount ~= count, 1...count ~= index else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `k/n`.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index: index, count: count)
  }

  /// All shards of a run of `count` shards; none for a count that is out of range.
  package static func all(of count: Int) -> [Shard] {
    (0..<max(0, count)).compactMap { Shard(index: $0 + 1, count: count) }
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(index)/\(count)" }
}

extension Shard: Codable {
  /// Reads `k/n`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let shard = Shard(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "a shard k/n with k from 1 to n and n up to \(Self.largestCount) was expected")
    }
    self = shard
  }

  /// Writes `k/n`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

// Shards of equal cost
// ====================
//
// Longest processing time first (R. L. Graham, Bounds on Multiprocessing Timing Anomalies, SIAM J. Appl. Math. 17,
// 1969): from the most expensive item to the cheapest, each goes to the shard with the least load so far. No shard
// then takes more than 4/3 of the largest load of the best division, and many small items divide almost evenly.
// O(n log n + n log k). The division depends on the costs and their order alone, so every machine computes the same
// one by itself.

extension Shard {
  /// The items of this shard, as indices in ascending order. A cost that is not a positive finite number counts as 0.
  package func items(of costs: [Double]) -> [Int] {
    let order = costs.indices.sorted { first, second in
      let (a, b) = (Self.cleaned(costs[first]), Self.cleaned(costs[second]))
      return a != b ? a > b : first < second
    }
    var loads = LoadHeap(count: count)
    var items: [Int] = []
    for item in order where loads.add(Self.cleaned(costs[item])) == index - 1 { items.append(item) }
    return items.sorted()
  }

  private static func cleaned(_ cost: Double) -> Double { cost > 0 && cost.isFinite ? cost : 0 }
}

/// The load of every shard so far in a binary heap, the least on top. Of equal loads the one with fewer items comes
/// first, then the one with the lower number, so that items without a cost are divided too.
private struct LoadHeap {
  private struct Load {
    var shard: Int
    var cost = 0.0
    var items = 0

    func precedes(_ other: Load) -> Bool {
      if cost != other.cost { return cost < other.cost }
      return items != other.items ? items < other.items : shard < other.shard
    }
  }

  private var loads: [Load]

  init(count: Int) { loads = (0..<count).map { Load(shard: $0) } }

  /// Adds a cost to the least load and returns the index of its shard, from 0.
  mutating func add(_ cost: Double) -> Int {
    let shard = loads[0].shard
    loads[0].cost += cost
    loads[0].items += 1
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < loads.count {
        if loads[child].precedes(loads[least]) { least = child }
      }
      if least == parent { return shard }
      loads.swapAt(parent, least)
      parent = least
    }
  }
}
