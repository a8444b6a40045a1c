import CBytes
import Testing

@testable import MaquettePNG

/// Symbols that are decompressed, against bytes that are repeated one at a time.
@Suite("Decompressing")
struct InflateTests {
  private static let variants = cbytes_is_wide() ? [false, true] : [false]

  /// Literals and matches in the fixed code of deflate (RFC 1951, 3.2.6), and the bytes that they stand for.
  private struct Block {
    static let literalLengths =
      [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)
    static let distanceLengths = [UInt8](repeating: 5, count: 32)
    private static let literals = HuffmanCode(lengths: literalLengths)
    private static let distances = HuffmanCode(lengths: distanceLengths)

    private(set) var output: [UInt8] = []
    private var bits: [Bool] = []

    /// The stream, its last byte filled up with zeros.
    var input: [UInt8] {
      stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<min(start + 8, bits.count)].enumerated().reduce(0) {
          $0 | ($1.element ? 1 << $1.offset : 0)
        }
      }
    }

    mutating func literal(_ byte: UInt8) {
      add(symbol: Int(byte), of: Self.literals)
      output.append(byte)
    }

    mutating func match(length: Int, distance: Int) {
      let (ofLength, ofDistance) = (DeflateSymbol.length(length), DeflateSymbol.distance(distance))
      add(symbol: ofLength.symbol, of: Self.literals)
      add(ofLength.extra, count: ofLength.extraCount)
      add(symbol: ofDistance.symbol, of: Self.distances)
      add(ofDistance.extra, count: ofDistance.extraCount)
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }

    mutating func end() { add(symbol: DeflateSymbol.endOfBlock, of: Self.literals) }

    private mutating func add(symbol: Int, of code: HuffmanCode) {
      add(Int(code.codes[symbol]), count: Int(code.lengths[symbol]))
    }

    private mutating func add(_ value: Int, count: Int) {
      for bit in 0..<count { bits.append(value >> bit & 1 == 1) }
    }
  }

  /// What a variant makes of a stream, and why it stops, with memory beyond the limit and its slack that must not change.
  private func inflate(
    _ input: [UInt8], limit: Int, wide: Bool
  ) -> (output: [UInt8], stop: CBytesStop) {
    var literals = InflateTable(primaryBits: Int(CBytesLiteralBits), symbolCount: 288)
    var distances = InflateTable(primaryBits: Int(CBytesDistanceBits), symbolCount: 32)
    let areComplete = (
      literals.build(lengths: Block.literalLengths[...], meanings: InflateTable.Meaning.literals),
      distances.build(lengths: Block.distanceLengths[...], meanings: InflateTable.Meaning.distances + [0, 0])
    )
    #expect(areComplete == (true, true))
    let guarded = limit + Int(CBytesInflateSlack)
    var bytes = [UInt8](repeating: 0xA5, count: guarded + 64)
    var stop = CBytesStop.limit
    let reached = input.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      var stream = InputBits(start, count: buffer.count).input
      return cbytes_inflate(wide, &stream, literals.entries, distances.entries, &bytes, 0, limit, &stop)
    }
    #expect(bytes[guarded...].allSatisfy { $0 == 0xA5 })
    return (Array(bytes[..<reached]), stop)
  }

  @Test("a match repeats the bytes at every distance", arguments: variants)
  func matches(wide: Bool) {
    var random = SeededGenerator(seed: 3)
    for distance in Array(1...70) + [255, 4096, 12_001, 32_768] {
      var block = Block()
      for _ in 0..<distance { block.literal(.random(in: 0...255, using: &random)) }
      for length in 3...258 { block.match(length: length, distance: distance) }
      block.end()
      let (output, stop) = inflate(block.input, limit: block.output.count + 1, wide: wide)
      #expect(output == block.output, "distance \(distance)")
      #expect(stop == .endOfBlock)
    }
  }

  @Test("the longest match may begin just before the limit", arguments: variants)
  func limit(wide: Bool) {
    for distance in [1, 2, 3, 15, 16, 31, 32, 40] {
      for extra in 0...3 {
        var block = Block()
        for byte in 0..<40 { block.literal(UInt8(byte)) }
        block.match(length: 258, distance: distance)
        block.end()
        let (output, stop) = inflate(block.input, limit: 41 + extra, wide: wide)
        #expect(output == block.output)
        #expect(stop == .limit)
      }
    }
  }

  @Test("literals end at the limit", arguments: variants)
  func literalsAtLimit(wide: Bool) {
    var block = Block()
    for byte in 0..<200 { block.literal(UInt8(byte)) }
    block.end()
    for limit in 1...20 {
      let (output, stop) = inflate(block.input, limit: limit, wide: wide)
      #expect(output == Array(block.output[..<limit]))
      #expect(stop == .limit)
    }
  }

  @Test("a match of bytes before the first is damage", arguments: variants)
  func damage(wide: Bool) {
    var block = Block()
    block.literal(7)
    block.match(length: 3, distance: 1)
    let good = block.input
    #expect(inflate(good, limit: 4, wide: wide).stop == .limit)
    var bad = Block()
    for _ in 0..<5 { bad.literal(7) }
    bad.match(length: 3, distance: 5)
    // Without its first literal, whose code has eight bits, the distance leads one byte too far.
    #expect(inflate(Array(bad.input.dropFirst()), limit: 100, wide: wide).stop == .damage)
  }
}
