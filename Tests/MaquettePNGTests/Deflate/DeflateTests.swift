import Testing

@testable import MaquettePNG

@Suite("Deflate")
struct DeflateTests {
  struct Content: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
  }

  /// Contents that take every path: nothing, one byte, noise, runs, periods around sixteen, text, far matches.
  static let contents: [Content] = {
    var random = SeededGenerator(seed: 1)
    let noise = (0..<70_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let skewed = (0..<50_000).map { _ in
      UInt8(truncatingIfNeeded: UInt64.random(in: 1...UInt64.max, using: &random).leadingZeroBitCount)
    }
    var contents = [
      Content(testDescription: "nothing", bytes: []), Content(testDescription: "a byte", bytes: [7]),
      Content(testDescription: "two bytes", bytes: [7, 7]),
      Content(testDescription: "noise", bytes: noise),
      Content(testDescription: "rare and common bytes", bytes: skewed),
      Content(testDescription: "a long run", bytes: [UInt8](repeating: 9, count: 100_000)),
      Content(testDescription: "every byte once", bytes: Array(0...255)),
      Content(
        testDescription: "a match at the largest distance",
        bytes: noise.prefix(32768) + noise.prefix(300) + noise.suffix(32469) + noise.prefix(32768)),
    ]
    for period in 1...33 {
      let bytes = (0..<1000).map { noise[$0 % period] } + noise.prefix(5) + noise.prefix(period)
      contents.append(Content(testDescription: "period \(period)", bytes: bytes))
    }
    return contents
  }()

  private func inflated(_ stream: [UInt8], count: Int) throws -> [UInt8] {
    try stream.withUnsafeBufferPointer { buffer in
      var inflater = try Inflater(buffer)
      var bytes = [UInt8](repeating: 0, count: count + Inflater.slack)
      try bytes.withUnsafeMutableBufferPointer { memory in
        let start = try #require(memory.baseAddress)
        var position = 0
        while position < count {
          let next = try inflater.inflate(start, from: position, to: min(count, position + 1000))
          guard next > position else { throw Inflater.Damage() }
          position = next
        }
        try inflater.finish(start, at: position)
      }
      return Array(bytes.prefix(count))
    }
  }

  @Test("what was compressed inflates to itself", arguments: contents, [DeflateEffort.fast, .default, .best])
  func roundTrip(content: Content, effort: DeflateEffort) throws {
    let stream = ZlibStream.compress(content.bytes, effort: effort)
    #expect(try inflated(stream, count: content.bytes.count) == content.bytes)
  }

  @Test(
    "bands may refer to earlier ones, and what lies behind the last byte is of no matter",
    arguments: [1, 3, 4])
  func bands(pixelBytes: Int) throws {
    let rowBytes = 701
    var random = SeededGenerator(seed: UInt64(pixelBytes))
    var bytes = [UInt8](repeating: 200, count: 120 * rowBytes)
    for _ in 0..<2000 {
      let (start, count) = (
        Int.random(in: 0..<bytes.count, using: &random), Int.random(in: 1...40, using: &random)
      )
      for index in start..<min(start + count, bytes.count) {
        bytes[index] = UInt8.random(in: 0...3, using: &random)
      }
    }
    for effort in [DeflateEffort.fast, .default, .best] {
      let readable = bytes + [UInt8](repeating: 0, count: Deflater.slack)
      var writer = BitWriter(capacity: 0)
      var deflater = Deflater(effort: effort)
      readable.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        for end in stride(from: 30 * rowBytes, through: bytes.count, by: 30 * rowBytes) {
          deflater.compress(
            start, from: end - 30 * rowBytes, to: end,
            likely: LikelyDistances(rowBytes: rowBytes, pixelBytes: pixelBytes), isLast: end == bytes.count,
            into: &writer)
        }
      }
      let stream = ZlibStream.header + writer.contents + ChunkedFile.adler(bytes).bigEndianBytes
      #expect(try inflated(stream, count: bytes.count) == bytes)
    }
  }

  @Test("noise grows by less than one part in fifty")
  func noise() throws {
    let bytes = try #require(Self.contents.first { $0.testDescription == "noise" }).bytes
    #expect(ZlibStream.compress(bytes).count < bytes.count * 51 / 50)
  }

  @Test("streams of documents come back whole or not at all")
  func documents() throws {
    let bytes = Array("BT /F0 17 Tf ET\n".utf8) + (0...255) + [UInt8](repeating: 7, count: 100_000)
    let stream = ZlibStream.compressed(bytes)[...]
    #expect(ZlibStream.decompressed(stream, count: bytes.count) == bytes)
    for count in [0, 1, bytes.count - 1, bytes.count + 1, 1 << 20] {
      #expect(ZlibStream.decompressed(stream, count: count) == nil)
    }
    #expect(ZlibStream.decompressed(stream.dropLast(), count: bytes.count) == nil)
    #expect(ZlibStream.decompressed([], count: 0) == nil)
    #expect(ZlibStream.decompressed(ZlibStream.compressed([])[...], count: 0) == [])
  }

  @Test("a stream that ends early, goes on or has a bit wrong is damage, never memory beyond")
  func damage() throws {
    let bytes = Array("a picture is a picture is a picture, and noise is ".utf8) + (0...99)
    let stream = ZlibStream.compress(bytes)
    for length in 0..<stream.count {
      #expect(throws: Inflater.Damage.self) {
        try inflated(Array(stream.prefix(length)), count: bytes.count)
      }
    }
    #expect(throws: Inflater.Damage.self) { try inflated(stream + [0], count: bytes.count) }
    #expect(throws: Inflater.Damage.self) { try inflated(stream, count: bytes.count - 1) }
    #expect(throws: Inflater.Damage.self) { try inflated(stream, count: bytes.count + 1) }
    for bit in 0..<stream.count * 8 {
      var damaged = stream
      damaged[bit / 8] ^= 1 << (bit % 8)
      // The window's size is no part of what is checked by the sum, and may be larger than needed.
      guard let result = try? inflated(damaged, count: bytes.count) else { continue }
      #expect(result == bytes)
    }
  }

  @Test("lengths and distances are those of RFC 1951, 3.2.5")
  func symbols() {
    for (length, symbol, extra) in [
      (3, 257, 0), (10, 264, 0), (11, 265, 1), (18, 268, 1), (19, 269, 2), (34, 272, 2),
      (35, 273, 3), (66, 276, 3), (67, 277, 4), (130, 280, 4), (131, 281, 5), (257, 284, 5), (258, 285, 0),
    ] {
      let found = DeflateSymbol.length(length)
      #expect(found.symbol == symbol && found.extraCount == extra)
    }
    for (distance, symbol, extra) in [
      (1, 0, 0), (4, 3, 0), (5, 4, 1), (7, 5, 1), (9, 6, 2), (13, 7, 2), (24577, 29, 13), (24576, 28, 13),
      (32768, 29, 13),
    ] {
      let found = DeflateSymbol.distance(distance)
      #expect(found.symbol == symbol && found.extraCount == extra)
    }
    for length in 3...258 {
      let found = DeflateSymbol.length(length)
      #expect(DeflateSymbol.lengthBase(symbol: found.symbol) + found.extra == length)
      #expect(DeflateSymbol.lengthExtraCount(symbol: found.symbol) == found.extraCount)
    }
    for distance in 1...32768 {
      let found = DeflateSymbol.distance(distance)
      #expect(DeflateSymbol.distanceBase(symbol: found.symbol) + found.extra == distance)
      #expect(DeflateSymbol.distanceExtraCount(symbol: found.symbol) == found.extraCount)
    }
  }
}
