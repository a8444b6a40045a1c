import MaquettePNG
import MaquetteRaster
import Testing

/// Damaged files give an error or a picture: these tests pass when nothing traps and nothing hangs.
@Suite("Damage")
struct DamageTests {
  @Test("a file cut off anywhere is an error", arguments: Fixture.all)
  func truncations(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    for length in 0..<bytes.count {
      #expect(throws: PNGError.self) { try PNG.decode(Array(bytes.prefix(length))) }
    }
  }

  @Test("changed bytes are noticed by a checksum, wherever they are", arguments: Fixture.all)
  func byteFlips(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    var random = SeededGenerator(seed: UInt64(bytes.count))
    for _ in 0..<100 {
      var damaged = bytes
      damaged[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      #expect(throws: PNGError.self) { try PNG.decode(damaged) }
    }
  }

  @Test("changed bytes under right checksums reach the decoder and do not crash it", arguments: Fixture.all)
  func byteFlipsWithRightChecksums(fixture: Fixture) throws {
    let file = ChunkedFile(try fixture.bytes())
    var random = SeededGenerator(seed: UInt64(fixture.pixels.count))
    for _ in 0..<100 {
      var damaged = file
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let chunk = Int.random(in: 0..<damaged.chunks.count, using: &random)
        guard let index = damaged.chunks[chunk].data.indices.randomElement(using: &random) else { continue }
        damaged.chunks[chunk].data[index] ^= UInt8.random(in: 1...255, using: &random)
      }
      let bytes = damaged.bytes
      if let bitmap = try? PNG.decode(bytes) {
        #expect(bitmap.width * bitmap.height <= PNG.largestPicture)
        #expect(
          bitmap.pixels.allSatisfy { pixel in
            let alpha = pixel >> 24
            return pixel & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel >> 16 & 0xFF <= alpha
          })
      }
    }
  }

  @Test("chunks doubled, dropped and moved do not crash", arguments: Fixture.all)
  func reorderedChunks(fixture: Fixture) throws {
    let file = ChunkedFile(try fixture.bytes())
    for index in file.chunks.indices {
      var doubled = file
      doubled.chunks.insert(file.chunks[index], at: index)
      _ = try? PNG.decode(doubled.bytes)
      var dropped = file
      dropped.chunks.remove(at: index)
      #expect(throws: PNGError.self) {
        // Only transparency may be missing from a file without it being noticed.
        if file.chunks[index].name == "tRNS" { throw PNGError.empty }
        _ = try PNG.decode(dropped.bytes)
      }
      var moved = file
      moved.chunks.append(moved.chunks.remove(at: index))
      _ = try? PNG.decode(moved.bytes)
    }
  }

  @Test("bytes behind the end of the picture are ignored, as every reader does")
  func trailingBytes() throws {
    let fixture = try #require(Fixture.all.first)
    #expect(try PNG.decode(fixture.bytes() + [1, 2, 3]) == PNG.decode(fixture.bytes()))
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
