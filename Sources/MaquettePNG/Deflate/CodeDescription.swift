/// The description of two Huffman codes in a block: their run-length encoded lengths in a third code (RFC 1951,
/// 3.2.7).
struct CodeDescription {
  /// The order in which the lengths of the third code are written.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private struct Item {
    var symbol: Int
    var extra = 0
    var extraCount = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  private let codeCount: Int

  init(literals: HuffmanCode, distances: HuffmanCode) {
    literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    items = Self.items(
      Array(literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount)))
    var frequencies = [UInt32](repeating: 0, count: Self.order.count)
    for item in items { frequencies[item.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    self.code = code
    codeCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
  }

  /// Lengths in the alphabet of the third code: 16 repeats the last length 3...6 times, 17 and 18 are 3...10 and
  /// 11...138 zeros.
  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(lengths.count)
    var next = 0
    while next < lengths.count {
      let (first, length) = (next, lengths[next])
      repeat { next += 1 } while next < lengths.count && lengths[next] == length
      var count = next - first
      if length == 0 {
        while count >= 3 {
          let taken = min(count, 138)
          items.append(
            taken < 11
              ? Item(symbol: 17, extra: taken - 3, extraCount: 3)
              : Item(symbol: 18, extra: taken - 11, extraCount: 7))
          count -= taken
        }
      } else {
        items.append(Item(symbol: Int(length)))
        count -= 1
        while count >= 3 {
          let taken = min(count, 6)
          items.append(Item(symbol: 16, extra: taken - 3, extraCount: 2))
          count -= taken
        }
      }
      items += repeatElement(Item(symbol: Int(length)), count: count)
    }
    return items
  }

  var bitCount: Int {
    items.reduce(14 + 3 * codeCount) { $0 + Int(code.lengths[$1.symbol]) + $1.extraCount }
  }

  func write(into writer: inout BitWriter) {
    writer.put(UInt64(literalCount - 257), count: 5)
    writer.put(UInt64(distanceCount - 1), count: 5)
    writer.put(UInt64(codeCount - 4), count: 4)
    for symbol in Self.order.prefix(codeCount) { writer.put(UInt64(code.lengths[symbol]), count: 3) }
    for item in items {
      writer.put(UInt64(code.codes[item.symbol]), count: Int(code.lengths[item.symbol]))
      writer.put(UInt64(item.extra), count: item.extraCount)
    }
  }
}
