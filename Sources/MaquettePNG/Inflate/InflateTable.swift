import CBytes

/// The decoding table of a Huffman code: one look-up, or two for long codes.
///
/// The first `primaryBits` bits index the table; the prefix of longer codes leads to a second table for their
/// remaining bits, as in zlib (Adler). Cost: two thousand stores and a sort by length for each code.
struct InflateTable: ~Copyable {
  /// What symbols mean: entries without the bits of their codes, which only have those of the extra bits.
  enum Meaning {
    static let isLiteral = UInt32(CBytesEntryIsLiteral)

    static func value(_ value: Int, extraCount: Int = 0) -> UInt32 {
      UInt32(value) << UInt32(CBytesEntryValue) | UInt32(extraCount)
    }

    /// Those of the symbols for literals, lengths and the end of the block; 0 for invalid symbols.
    static let literals: [UInt32] = (0..<288).map { symbol in
      switch symbol {
      case 0..<256: value(symbol) | isLiteral
      case 256: UInt32(CBytesEntryIsEnd)
      case 257..<286:
        value(
          DeflateSymbol.lengthBase(symbol: symbol), extraCount: DeflateSymbol.lengthExtraCount(symbol: symbol)
        )
      default: 0
      }
    }

    static let distances: [UInt32] = (0..<30).map { symbol in
      value(
        DeflateSymbol.distanceBase(symbol: symbol),
        extraCount: DeflateSymbol.distanceExtraCount(symbol: symbol))
    }
  }

  /// The entries, as `CBytes` describes them.
  let entries: UnsafeMutablePointer<UInt32>
  let primaryBits: Int
  private let longestCode = Int(CBytesLongestCode)
  private let capacity: Int

  /// Creates a table for codes of at most `symbolCount` symbols.
  init(primaryBits: Int, symbolCount: Int) {
    self.primaryBits = primaryBits
    // At worst each symbol has a second table of its own.
    capacity = 1 << primaryBits + symbolCount << (longestCode - primaryBits)
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: 0, count: capacity)
  }

  deinit { entries.deallocate() }

  /// Sets a code with the given lengths; false if it is not complete. A code without symbols is accepted, and all of
  /// its bits are invalid.
  ///
  /// - Parameter meanings: the ``Meaning`` of each symbol.
  mutating func build(lengths: ArraySlice<UInt8>, meanings: [UInt32]) -> Bool {
    let used = lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (longestCode - Int($1)) : 0) }
    guard used == 0 || used == 1 << longestCode, lengths.count <= meanings.count else { return false }
    let codes = HuffmanCode(lengths: Array(lengths)).codes
    entries.update(repeating: 0, count: 1 << primaryBits)
    var end = 1 << primaryBits
    let secondBits = longestCode - primaryBits
    let isSecond = UInt32(CBytesEntryIsSecond)
    for (symbol, place) in lengths.indices.enumerated() where lengths[place] > 0 {
      let (code, length) = (Int(codes[symbol]), Int(lengths[place]))
      if length <= primaryBits {
        fill(
          entries, from: code, bits: primaryBits, with: Self.entry(meanings[symbol], length: length), length)
        continue
      }
      let prefix = code & (1 << primaryBits - 1)
      if entries[prefix] & isSecond == 0 {
        // There are at most as many second tables as symbols, which the capacity allows for.
        entries[prefix] = UInt32(end) << UInt32(CBytesEntryValue) | isSecond | UInt32(primaryBits)
        (entries + end).update(repeating: 0, count: 1 << secondBits)
        end += 1 << secondBits
      }
      let rest = length - primaryBits
      fill(
        entries + Int(entries[prefix] >> UInt32(CBytesEntryValue)), from: code >> primaryBits,
        bits: secondBits,
        with: Self.entry(meanings[symbol], length: rest), rest)
    }
    return true
  }

  private static func entry(_ meaning: UInt32, length: Int) -> UInt32 {
    meaning == 0 ? 0 : meaning + UInt32(length) | UInt32(length) << UInt32(CBytesEntryCode)
  }

  /// Sets the entries of a table of 2^`bits` whose lowest bits are a code of `length` bits.
  private func fill(
    _ table: UnsafeMutablePointer<UInt32>, from code: Int, bits: Int, with entry: UInt32, _ length: Int
  ) {
    var index = code
    while index < 1 &<< bits {
      table[index] = entry
      index &+= 1 &<< length
    }
  }
}
