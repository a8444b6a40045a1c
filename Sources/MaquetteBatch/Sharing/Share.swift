/// One part of a run that is divided between machines: `2/3` is the second of three.
package struct Share: Hashable, Sendable {
  /// Its number, from 1.
  package let index: Int
  /// The number of all shares.
  package let count: Int

  /// More shares than this are refused.
  package static let largestCount = 10_000

  /// A share; nil unless `index` is one of 1 to `count`.
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
}

extension Share: CustomStringConvertible {
  /// As on the command line: `2/3`.
  package var description: String { "\(index)/\(count)" }
}

extension Share: Codable {
  /// Reads `k/n`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let share = Share(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a share k/n was expected")
    }
    self = share
  }

  /// Writes `k/n`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
