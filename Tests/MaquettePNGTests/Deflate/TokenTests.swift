import CBytes
import Testing

@testable import MaquettePNG

/// The search for repetitions and the writing of what it found, with vectors of 16 and, where the processor has them, of 32 bytes.
@Suite("Tokens")
struct TokenTests {
  /// Rows of 97 pixels of three bytes: noise, few colours, flat stretches, and rows like the one above.
  private static let bytes: [UInt8] = {
    var random = SeededGenerator(seed: 9)
    var bytes: [UInt8] = []
    while bytes.count < 90_000 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        bytes += (0..<Int.random(in: 1..<40, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
      case 1:
        bytes += (0..<Int.random(in: 1..<90, using: &random)).map { _ in
          UInt8.random(in: 0...2, using: &random)
        }
      case 2: bytes += [UInt8](repeating: 255, count: Int.random(in: 1..<2000, using: &random))
      case 3: for _ in 0..<Int.random(in: 1..<200, using: &random) { bytes += [7, 8, 9] }
      default:
        let count = Int.random(in: 1..<700, using: &random)
        if bytes.count >= rowBytes { for _ in 0..<count { bytes.append(bytes[bytes.count - rowBytes]) } }
      }
    }
    return bytes
  }()

  private static let rowBytes = 292

  private struct Found: Equatable {
    var tokens: [UInt32]
    var lengths: [UInt32]
    var distances: [UInt32]
  }

  /// The tokens of the bytes from `start` on, in blocks of `capacity`.
  private static func find(wide: Bool, candidates: UInt32, from start: Int, capacity: Int) -> [Found] {
    let nowhere = UInt16(truncatingIfNeeded: start - 32_769)
    var ofFour = [UInt64](repeating: UInt64(nowhere) * 0x1_0001_0001_0001, count: 1 << CBytesFourBits)
    var ofThree = [UInt16](repeating: nowhere, count: 1 << CBytesThreeBits)
    let readable = bytes + [UInt8](repeating: 255, count: CBytesTokensSlack)
    var position = start
    var found: [Found] = []
    while position < bytes.count {
      var block = Found(
        tokens: [UInt32](repeating: 0, count: capacity + 1), lengths: [UInt32](repeating: 0, count: 515),
        distances: [UInt32](repeating: 0, count: 30))
      var count = 0
      ofFour.withUnsafeMutableBufferPointer { ofFour in
        ofThree.withUnsafeMutableBufferPointer { ofThree in
          block.tokens.withUnsafeMutableBufferPointer { tokens in
            block.lengths.withUnsafeMutableBufferPointer { lengths in
              block.distances.withUnsafeMutableBufferPointer { distances in
                guard let four = ofFour.baseAddress, let three = ofThree.baseAddress,
                  let tokens = tokens.baseAddress,
                  let lengths = lengths.baseAddress, let distances = distances.baseAddress
                else { return }
                var recent = CBytesRecent(
                  of_four: four, of_three: three, pixel: 3, row: rowBytes, candidates: candidates, enough: 14)
                var output = CBytesTokens(
                  tokens: tokens, count: 0, capacity: capacity, lengths: lengths, distances: distances)
                position = cbytes_tokens(wide, &recent, readable, position, bytes.count, &output)
                count = output.count
              }
            }
          }
        }
      }
      block.tokens.removeSubrange(count...)
      found.append(block)
    }
    return found
  }

  @Test(
    "tokens give the bytes again, are counted, and do not depend on vectors", arguments: [UInt32(2), 4],
    [0, 40_000])
  func search(candidates: UInt32, start: Int) {
    for capacity in [100, 12_000] {
      let blocks = Self.find(wide: false, candidates: candidates, from: start, capacity: capacity)
      if cbytes_is_wide() {
        #expect(Self.find(wide: true, candidates: candidates, from: start, capacity: capacity) == blocks)
      }
      var bytes = Array(Self.bytes[..<start])
      for block in blocks {
        #expect(block.tokens.count <= capacity)
        var (lengths, distances) = ([UInt32](repeating: 0, count: 515), [UInt32](repeating: 0, count: 30))
        for token in block.tokens {
          lengths[Int(token & 0xFFFF)] += 1
          guard token & 0xFFFF >= 256 else {
            bytes.append(UInt8(token))
            continue
          }
          let (length, distance) = (Int(token & 0xFFFF) - 256, Int(token >> 16) + 1)
          #expect((3...258).contains(length))
          #expect(distance <= min(32_768, bytes.count))
          distances[DeflateSymbol.distance(distance).symbol] += 1
          for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
        }
        #expect(block.lengths == lengths && block.distances == distances)
      }
      #expect(bytes == Self.bytes)
      // Most of the bytes repeat.
      #expect(blocks.reduce(0) { $0 + $1.tokens.count } < (Self.bytes.count - start) / 4)
    }
  }

  @Test("four candidates find at least as much as two")
  func candidates() {
    let counts = [2, 4].map { candidates in
      Self.find(wide: false, candidates: candidates, from: 0, capacity: 1 << 20).reduce(0) {
        $0 + $1.tokens.count
      }
    }
    #expect(counts[1] < counts[0])
  }
}
