/// The decoding table of a Huffman code: one look-up, or two for long codes.
///
/// The first `primaryBits` bits index the table; the prefix of longer codes leads to a second table for their
/// remaining bits, as in zlib (Adler). Cost: two thousand stores and a sort by length for each code.
struct InflateTable: ~Copyable {
  /// An entry: the number of bits to consume (bits 0...4), flags, the number of extra bits (8...11), and from bit 16
  /// on a literal, the least length or distance, or the start of the second table.
  enum Entry {
    static let consumed: UInt32 = 0x1F
    static let isLiteral: UInt32 = 1 << 5
    static let isEnd: UInt32 = 1 << 6
    static let isSecond: UInt32 = 1 << 7

    /// The entries of the symbols for literals, lengths and the end of the block; 0 for invalid symbols.
    static let literals: [UInt32] = (0..<UInt32(288)).map { symbol in
      switch symbol {
      case 0..<256: symbol << 16 | isLiteral
      case 256: isEnd
      case 257..<286:
        UInt32(DeflateSymbol.lengthBase(symbol: Int(symbol))) << 16
          | UInt32(DeflateSymbol.lengthExtraCount(symbol: Int(symbol))) << 8
      default: 0
      }
    }

    static let distances: [UInt32] = (0..<30).map { symbol in
      UInt32(DeflateSymbol.distanceBase(symbol: symbol)) << 16
        | UInt32(DeflateSymbol.distanceExtraCount(symbol: symbol)) << 8
    }
  }

  static let longestCode = 15

  let entries: UnsafeMutablePointer<UInt32>
  let primaryBits: Int
  private let capacity: Int

  /// Creates a table for codes of at most `symbolCount` symbols.
  init(primaryBits: Int, symbolCount: Int) {
    self.primaryBits = primaryBits
    // At worst each symbol has a second table of its own.
    capacity = 1 << primaryBits + symbolCount << (Self.longestCode - primaryBits)
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: 0, count: capacity)
  }

  deinit { entries.deallocate() }

  /// Sets a code with the given lengths; false if it is not complete. A code without symbols is accepted, and all of
  /// its bits are invalid.
  ///
  /// - Parameter meanings: the entry of each symbol, without the bits to consume.
  mutating func build(lengths: ArraySlice<UInt8>, meanings: [UInt32]) -> Bool {
    let used = lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (Self.longestCode - Int($1)) : 0) }
    guard used == 0 || used == 1 << Self.longestCode else { return false }
    let codes = HuffmanCode(lengths: Array(lengths)).codes
    entries.update(repeating: 0, count: 1 << primaryBits)
    var end = 1 << primaryBits
    let secondBits = Self.longestCode - primaryBits
    for (symbol, length) in zip(meanings.indices, lengths.map(Int.init)) where length > 0 {
      let code = Int(codes[symbol])
      if length <= primaryBits {
        let entry = meanings[symbol] == 0 ? 0 : meanings[symbol] | UInt32(length)
        for index in stride(from: code, to: 1 << primaryBits, by: 1 << length) { entries[index] = entry }
        continue
      }
      let prefix = code & (1 << primaryBits - 1)
      if entries[prefix] & Entry.isSecond == 0 {
        // There are at most as many second tables as symbols, which the capacity allows for.
        entries[prefix] = UInt32(end) << 16 | Entry.isSecond | UInt32(primaryBits)
        (entries + end).update(repeating: 0, count: 1 << secondBits)
        end += 1 << secondBits
      }
      let second = Int(entries[prefix] >> 16)
      let entry = meanings[symbol] == 0 ? 0 : meanings[symbol] | UInt32(length - primaryBits)
      for index in stride(from: code >> primaryBits, to: 1 << secondBits, by: 1 << (length - primaryBits)) {
        entries[second + index] = entry
      }
    }
    return lengths.count <= meanings.count
  }
}
