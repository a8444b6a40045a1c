/// Collects literals and matches until they justify their own Huffman codes, and writes them as one block.
struct DeflateBlock: ~Copyable {
  /// Enough symbols to make the description of two codes, about 80 bytes, negligible, and few enough for the codes to
  /// adapt to the picture.
  private static let capacity = 12_000

  /// A literal, or a length in the upper half (from bit 16 on) and a distance minus 1 in the lower.
  private let tokens: UnsafeMutablePointer<UInt32>
  private var count = 0

  /// Room for the match after a literal that fills the block.
  private static let spare = 1

  init() { tokens = .allocate(capacity: Self.capacity + Self.spare) }

  deinit { tokens.deallocate() }

  @inline(__always)
  var isFull: Bool { count >= Self.capacity }

  @inline(__always)
  mutating func add(literal: UInt8) {
    tokens[count] = UInt32(literal)
    count &+= 1
  }

  @inline(__always)
  mutating func add(_ match: DeflateMatch) {
    tokens[count] = UInt32(truncatingIfNeeded: match.length &<< 16 | match.distance &- 1)
    count &+= 1
  }

  /// Writes the symbols and clears the block.
  mutating func write(isLast: Bool, into writer: inout BitWriter) {
    let (literalFrequencies, distanceFrequencies) = frequencies()
    let literals = HuffmanCode(frequencies: literalFrequencies, limit: 15)
    let distances = HuffmanCode(frequencies: distanceFrequencies, limit: 15)
    let description = CodeDescription(literals: literals, distances: distances)
    let extraBits = Self.extraBits(literalFrequencies, distanceFrequencies)
    let ownBits =
      description.bitCount
      + Self.bits(literals, literalFrequencies) + Self.bits(distances, distanceFrequencies)
    let (fixedLiterals, fixedDistances) = Self.fixedCodes
    let fixedBits =
      Self.bits(fixedLiterals, literalFrequencies) + Self.bits(fixedDistances, distanceFrequencies)
    writer.reserve((min(ownBits, fixedBits) + extraBits) / 8 + 8)
    writer.put(isLast ? 1 : 0, count: 1)
    if fixedBits <= ownBits {
      writer.put(1, count: 2)
      writeTokens(fixedLiterals, fixedDistances, into: &writer)
    } else {
      writer.put(2, count: 2)
      description.write(into: &writer)
      writeTokens(literals, distances, into: &writer)
    }
    count = 0
  }

  private func frequencies() -> (literals: [UInt32], distances: [UInt32]) {
    var literals = [UInt32](repeating: 0, count: DeflateSymbol.literalCount)
    var distances = [UInt32](repeating: 0, count: DeflateSymbol.distanceCount)
    literals[DeflateSymbol.endOfBlock] = 1
    literals.withUnsafeMutableBufferPointer { literals in
      distances.withUnsafeMutableBufferPointer { distances in
        // Every symbol is a valid index: the arrays have an entry for each symbol of a token.
        guard let literals = literals.baseAddress, let distances = distances.baseAddress else { return }
        for index in 0..<count {
          let token = tokens[index]
          if token < 256 {
            literals[Int(token)] &+= 1
          } else {
            literals[DeflateSymbol.length(Int(token &>> 16)).symbol] &+= 1
            distances[DeflateSymbol.distance(Int(token & 0xFFFF) &+ 1).symbol] &+= 1
          }
        }
      }
    }
    return (literals, distances)
  }

  private static func bits(_ code: HuffmanCode, _ frequencies: [UInt32]) -> Int {
    zip(code.lengths, frequencies).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  private static func extraBits(_ literals: [UInt32], _ distances: [UInt32]) -> Int {
    let ofLengths = (257..<literals.count).reduce(0) {
      $0 + Int(literals[$1]) * DeflateSymbol.lengthExtraCount(symbol: $1)
    }
    return distances.indices.reduce(ofLengths) {
      $0 + Int(distances[$1]) * DeflateSymbol.distanceExtraCount(symbol: $1)
    }
  }

  /// The fixed codes of a block without a description (RFC 1951, 3.2.6).
  private static let fixedCodes = (
    HuffmanCode(
      lengths: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
        + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)),
    HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))
  )

  private func writeTokens(
    _ literals: HuffmanCode, _ distances: HuffmanCode, into writer: inout BitWriter
  ) {
    let lengths = LengthBits(literals)
    // Every symbol is a valid index: the codes have 286 or more, and 30, entries, and there are bits for every length.
    literals.codes.withUnsafeBufferPointer { literalCodes in
      literals.lengths.withUnsafeBufferPointer { literalLengths in
        distances.codes.withUnsafeBufferPointer { distanceCodes in
          distances.lengths.withUnsafeBufferPointer { distanceLengths in
            lengths.entries.withUnsafeBufferPointer { lengths in
              for index in 0..<count {
                let token = tokens[index]
                if token < 256 {
                  let symbol = Int(token)
                  writer.put(UInt64(literalCodes[symbol]), count: Int(literalLengths[symbol]))
                  continue
                }
                // At most 15 + 5 + 15 + 13 bits.
                let length = lengths[Int(token &>> 16)]
                let distance = DeflateSymbol.distance(Int(token & 0xFFFF) &+ 1)
                let distanceLength = Int(distanceLengths[distance.symbol])
                let bits =
                  UInt64(distance.extra) &<< UInt64(distanceLength) | UInt64(distanceCodes[distance.symbol])
                let lengthCount = length &>> LengthBits.countShift
                writer.put(
                  bits &<< UInt64(lengthCount) | UInt64(length & LengthBits.mask),
                  count: distance.extraCount &+ distanceLength &+ Int(lengthCount))
              }
            }
            let end = DeflateSymbol.endOfBlock
            writer.put(UInt64(literalCodes[end]), count: Int(literalLengths[end]))
          }
        }
      }
    }
  }
}

/// The bits of every length in a code: those of its symbol and its extra ones, and their number above them.
private struct LengthBits {
  static let countShift: UInt32 = 24
  static let mask: UInt32 = 1 << countShift - 1

  /// By length; no match has one of 0, 1 or 2.
  let entries: [UInt32]

  init(_ code: HuffmanCode) {
    entries = (0...DeflateSymbol.longestMatch).map { length in
      guard length >= DeflateSymbol.shortestMatch else { return 0 }
      let (symbol, extra, extraCount) = DeflateSymbol.length(length)
      let count = UInt32(code.lengths[symbol])
      // At most 15 + 5 bits.
      let bits = UInt32(extra) << count | UInt32(code.codes[symbol])
      return bits | (count + UInt32(extraCount)) << Self.countShift
    }
  }
}
