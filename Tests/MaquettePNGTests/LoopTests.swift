import CBytes
import Testing

/// The loops in C against a byte at a time, with vectors of 16 and, where the processor has them, of 32 bytes.
@Suite("Loops over bytes")
struct LoopTests {
  private static let variants = cbytes_is_wide() ? [false, true] : [false]

  @Test("pixels are packed as three bytes, and nothing is written beyond the slack", arguments: variants)
  func packing(wide: Bool) {
    var random = SeededGenerator(seed: 5)
    for count in 0...70 {
      var pixels = (0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
      if count % 3 == 0 { pixels = pixels.map { $0 | 0xFF00_0000 } }
      let room = 3 * count + Int(CBytesPackSlack)
      var bytes = [UInt8](repeating: 0xA5, count: room + 8)
      let common = cbytes_pack_rgb(wide, pixels, &bytes, count)
      #expect(
        Array(bytes[..<(3 * count)])
          == pixels.flatMap { pixel in [0, 8, 16].map { UInt8(pixel >> $0 & 0xFF) } })
      #expect(bytes[room...].allSatisfy { $0 == 0xA5 })
      #expect(common == pixels.reduce(UInt32.max, &))
    }
  }

  @Test("pixels are unpacked opaque, whatever follows them", arguments: variants)
  func unpacking(wide: Bool) {
    var random = SeededGenerator(seed: 8)
    for count in 0...70 {
      let room = 3 * count + Int(CBytesUnpackSlack)
      let bytes = (0..<room).map { _ in UInt8.random(in: 0...255, using: &random) }
      var pixels = [UInt32](repeating: 7, count: count + 1)
      cbytes_unpack_rgb(wide, bytes, &pixels, count)
      let expected = (0..<count).map { index in
        (0..<3).reduce(UInt32(0xFF00_0000)) { $0 | UInt32(bytes[index * 3 + $1]) << UInt32(8 * $1) }
      }
      #expect(pixels == expected + [7])
    }
  }

  @Test("bytes are compared with the pixels that they unpack to", arguments: variants)
  func equalPixels(wide: Bool) {
    var random = SeededGenerator(seed: 9)
    for count in 1...70 {
      let room = 3 * count + Int(CBytesUnpackSlack)
      let bytes = (0..<room).map { _ in UInt8.random(in: 0...255, using: &random) }
      var pixels = [UInt32](repeating: 0, count: count)
      cbytes_unpack_rgb(wide, bytes, &pixels, count)
      #expect(cbytes_equals_rgb(wide, bytes, pixels, count))
      for place in 0..<count {
        for bit in [0, 12, 23, 31] {
          pixels[place] ^= 1 << UInt32(bit)
          #expect(!cbytes_equals_rgb(wide, bytes, pixels, count))
          pixels[place] ^= 1 << UInt32(bit)
        }
      }
    }
  }

  @Test("changes from pixel to pixel are counted", arguments: variants)
  func changes(wide: Bool) {
    var random = SeededGenerator(seed: 6)
    for count in 1...70 {
      let pixels = (0..<count).map { _ in UInt32.random(in: 0...1, using: &random) }
      #expect(cbytes_changes(wide, pixels, count) == zip(pixels, pixels.dropFirst()).count { $0 != $1 })
    }
  }

  @Test("equal bytes are counted up to the first that differs or to the limit", arguments: variants)
  func common(wide: Bool) {
    for limit in 0...100 {
      let bytes = (0..<limit).map { UInt8($0) }
      #expect(cbytes_common(wide, bytes, bytes, limit) == limit)
      for place in 0..<limit {
        var other = bytes
        other[place] ^= 0x80
        #expect(cbytes_common(wide, bytes, other, limit) == place)
      }
    }
  }

  @Test("a checksum is the same with either vectors, from any state", arguments: variants)
  func checksum(wide: Bool) {
    for count in [0, 1, 31, 32, 33, 703, 704, 705, 9999] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 | 0x80) }
      let before = CBytesAdler(sum: 65_520, sum_of_sums: 65_519)
      let after = cbytes_adler(wide, before, bytes, count)
      var (sum, sums): (UInt32, UInt32) = (65_520, 65_519)
      for byte in bytes {
        sum = (sum + UInt32(byte)) % 65_521
        sums = (sums + sum) % 65_521
      }
      #expect(after.sum == sum && after.sum_of_sums == sums)
    }
  }

  @Test("sixteen bytes stand for all that are folded into them", arguments: variants)
  func folding(wide: Bool) {
    for count in [0, 1, 63, 64, 65, 127, 128, 255, 256, 1000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 | 0x80) }
      var rest = [UInt8](repeating: 0, count: 16)
      let folded = cbytes_crc(wide, 0x1234_5678, bytes, count, &rest)
      #expect(folded == (wide ? count & ~63 : 0))
      guard folded > 0 else { continue }
      #expect(Self.remainder(rest, from: 0) == Self.remainder(bytes.prefix(folded), from: 0x1234_5678))
    }
  }

  /// CRC-32, a bit at a time (ISO 3309).
  private static func remainder(_ bytes: some Sequence<UInt8>, from state: UInt32) -> UInt32 {
    bytes.reduce(state) { state, byte in
      (0..<8).reduce(state ^ UInt32(byte)) { state, _ in
        state & 1 == 0 ? state >> 1 : state >> 1 ^ 0xEDB8_8320
      }
    }
  }

  @Test("filters subtract what the specification predicts, and sum up what is left", arguments: variants)
  func filters(wide: Bool) {
    var random = SeededGenerator(seed: 7)
    for (count, pixel) in [(1, 1), (3, 3), (31, 1), (64, 4), (99, 3), (257, 2), (1000, 4)] {
      // The left pixel of the first one is zero.
      let zeros = [UInt8](repeating: 0, count: pixel)
      let row = zeros + (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let above = zeros + (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      for filter: CBytesFilter in [.none, .sub, .up, .average, .paeth] {
        let expected = (pixel..<pixel + count).map { index in
          row[index] &- Self.prediction(filter, row[index - pixel], above[index], above[index - pixel])
        }
        var output = [UInt8](repeating: 0, count: count)
        let sum = row.withUnsafeBufferPointer { row in
          above.withUnsafeBufferPointer { above in
            guard let row = row.baseAddress, let above = above.baseAddress else { return UInt32(0) }
            return cbytes_filter(wide, filter, row + pixel, above + pixel, &output, count, pixel)
          }
        }
        #expect(output == expected)
        #expect(sum == expected.reduce(0) { $0 + UInt32(Int8(bitPattern: $1).magnitude) })
      }
    }
  }

  /// PNG, 9.2 and 9.4.
  private static func prediction(
    _ filter: CBytesFilter, _ left: UInt8, _ above: UInt8, _ upperLeft: UInt8
  ) -> UInt8 {
    let (a, b, c) = (Int(left), Int(above), Int(upperLeft))
    switch filter {
    case .none: return 0
    case .sub: return left
    case .up: return above
    case .average: return UInt8((a + b) / 2)
    case .paeth:
      let distances = [a, b, c].map { abs(a + b - c - $0) }
      let nearest = distances.firstIndex(of: distances.min() ?? 0) ?? 0
      return [left, above, upperLeft][nearest]
    }
  }
}
