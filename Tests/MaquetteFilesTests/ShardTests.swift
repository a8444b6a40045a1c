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

  @Test(
    "all shards together have every item once, and their sizes differ by one", arguments: [1, 2, 3, 7, 40])
  func partition(count: Int) {
    let items = (0..<30).map { "\($0)" }
    let parts = Shard.all(of: count).map { $0.items(of: items) }
    #expect(parts.count == count)
    #expect(parts.flatMap(\.self).sorted() == items.sorted())
    #expect(Set(parts.map(\.count)).isSubset(of: [30 / count, 30 / count + 1]))
    #expect(parts.allSatisfy { $0 == items.filter($0.contains) }, "in their order")
    #expect(Shard("1/2")?.items(of: [String]()) == [])
  }
}
