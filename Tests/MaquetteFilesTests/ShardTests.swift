import MaquetteFiles
import Testing

@Suite("Shards")
struct ShardTests {
  @Test("k/n with k from 1 to n")
  func text() {
    #expect(Shard("2/3") == Shard(index: 2, count: 3))
    #expect(Shard("2/3")?.description == "2/3")
    for text in ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/10001", "1/99999999999999999999"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  private func shards(_ count: Int, of costs: [Double]) -> [[Int]] {
    (1...count).compactMap { Shard(index: $0, count: count)?.items(of: costs) }
  }

  @Test("all shards together have every item once, whatever the costs", arguments: [1, 2, 3, 7, 40])
  func partition(count: Int) {
    for costs in [
      [], [5], Array(repeating: 1, count: 30), (0..<30).map { Double($0 * $0 % 17) },
      [.nan, -1, .infinity, 0, 3, 3, 1e300, 1e300],
    ] {
      let parts = shards(count, of: costs)
      #expect(parts.count == count)
      #expect(parts.flatMap(\.self).sorted() == Array(costs.indices))
      for part in parts { #expect(part == part.sorted()) }
    }
  }

  @Test("items without a cost are divided evenly")
  func unknown() {
    #expect(Set(shards(4, of: Array(repeating: 0, count: 12)).map(\.count)) == [3])
  }

  @Test("no shard takes more than 4/3 of the best, and many small items balance within one")
  func balance() {
    // Graham's worst case for two machines: 3 3 2 2 2 is divided 7 to 5, the best is 6 to 6.
    let worst = shards(2, of: [3, 3, 2, 2, 2]).map { $0.count }
    #expect(worst.sorted() == [2, 3])
    let costs = (0..<1000).map { Double(($0 * 7919) % 997 + 1) }
    let loads = shards(8, of: costs).map { $0.reduce(0) { $0 + costs[$1] } }
    let (least, most) = (loads.min() ?? 0, loads.max() ?? 0)
    #expect(most - least <= 997)
    #expect(most / (costs.reduce(0, +) / 8) < 1.01)
  }
}
