import CBytes

/// Collects literals and matches until they justify their own Huffman codes, and writes them as one block.
struct DeflateBlock: ~Copyable {
  /// Enough symbols to make the description of two codes, about 80 bytes, negligible, and few enough for the codes to
  /// adapt to the picture.
  private static let capacity = 12_000

  /// Room for the match after a literal that fills the block.
  private static let spare = 1

  private static let indexCount = Int(CBytesMatch) + DeflateSymbol.longestMatch + 1

  /// The literals and matches, and how often each occurs.
  var tokens: CBytesTokens

  /// One piece of memory for all of ``tokens``.
  private let memory: UnsafeMutablePointer<UInt32>

  init() {
    let countCount = Self.indexCount + DeflateSymbol.distanceCount
    memory = .allocate(capacity: countCount + Self.capacity + Self.spare)
    memory.initialize(repeating: 0, count: countCount)
    tokens = CBytesTokens(
      tokens: memory + countCount, count: 0, capacity: Self.capacity, lengths: memory,
      distances: memory + Self.indexCount)
  }

  deinit { memory.deallocate() }

  @inline(__always)
  var isFull: Bool { tokens.count >= tokens.capacity }

  @inline(__always)
  mutating func add(literal: UInt8) { add(UInt32(literal)) }

  @inline(__always)
  mutating func add(_ match: DeflateMatch) {
    tokens.distances[DeflateSymbol.distance(match.distance).symbol] &+= 1
    add(UInt32(truncatingIfNeeded: Int(CBytesMatch) &+ match.length | (match.distance &- 1) &<< 16))
  }

  /// Adds a token, whose lower half is an index of `lengths`.
  @inline(__always)
  private mutating func add(_ token: UInt32) {
    tokens.lengths[Int(token & 0xFFFF)] &+= 1
    tokens.tokens[tokens.count] = token
    tokens.count &+= 1
  }

  /// Writes the symbols and clears the block.
  mutating func write(isLast: Bool, into writer: inout BitWriter) {
    let (literalFrequencies, distanceFrequencies) = takeFrequencies()
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
    tokens.count = 0
  }

  /// How often each symbol occurs; counting begins again.
  private mutating func takeFrequencies() -> (literals: [UInt32], distances: [UInt32]) {
    var literals = [UInt32](repeating: 0, count: DeflateSymbol.literalCount)
    literals[DeflateSymbol.endOfBlock] = 1
    for literal in 0..<DeflateSymbol.endOfBlock { literals[literal] = tokens.lengths[literal] }
    for length in DeflateSymbol.shortestMatch...DeflateSymbol.longestMatch {
      literals[DeflateSymbol.length(length).symbol] += tokens.lengths[Int(CBytesMatch) + length]
    }
    let distances = (0..<DeflateSymbol.distanceCount).map { tokens.distances[$0] }
    memory.update(repeating: 0, count: Self.indexCount + DeflateSymbol.distanceCount)
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
    let lengths = Self.entries(lengths: literals)
    // 31 is the entry of no distance.
    let distances = (0..<DeflateSymbol.distanceCount).map { Self.entry($0, of: distances) } + [0, 0]
    withUnsafePointer(to: tokens) { tokens in
      cbytes_write(Vectors.areWide, tokens, lengths, distances, &writer.output)
    }
    let end = DeflateSymbol.endOfBlock
    writer.put(UInt64(literals.codes[end]), count: Int(literals.lengths[end]))
  }

  /// The bits of literals and lengths, by the lower half of a token; those of lengths include the extra ones.
  private static func entries(lengths code: HuffmanCode) -> [UInt32] {
    var entries = [UInt32](repeating: 0, count: indexCount)
    for literal in 0..<DeflateSymbol.endOfBlock { entries[literal] = entry(literal, of: code) }
    for length in DeflateSymbol.shortestMatch...DeflateSymbol.longestMatch {
      let (symbol, extra, extraCount) = DeflateSymbol.length(length)
      // At most 15 + 5 bits.
      entries[Int(CBytesMatch) + length] =
        entry(symbol, of: code) + UInt32(extraCount) << CBytesCodeShift | UInt32(extra)
        << UInt32(code.lengths[symbol])
    }
    return entries
  }

  /// The bits of a code, and their number above them.
  private static func entry(_ symbol: Int, of code: HuffmanCode) -> UInt32 {
    UInt32(code.codes[symbol]) | UInt32(code.lengths[symbol]) << CBytesCodeShift
  }
}
