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

extension Shard {
  /// The items of this shard: every `count`th from the `index`th on. All shards together have every item once, and their
  /// sizes differ by at most one.
  package func items<Item>(of items: [Item]) -> [Item] {
    stride(from: index - 1, to: items.count, by: count).map { items[$0] }
  }
}
