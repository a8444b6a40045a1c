import Testing

@testable import MaquettePNG

@Suite("Checksums")
struct ChecksumTests {
  private func adler(_ bytes: [UInt8]) -> Adler32 {
    var checksum = Adler32()
    bytes.withUnsafeBufferPointer { checksum.add($0) }
    return checksum
  }

  @Test("the published values of '123456789' and 'Wikipedia'")
  func published() {
    var crc = CRC32()
    crc.add(Array("123456789".utf8))
    #expect(crc.value == 0xCBF4_3926)
    #expect(adler(Array("Wikipedia".utf8)).value == 0x11E6_0398)
  }

  @Test("any length and content, the largest bytes too, as a byte at a time")
  func lengths() {
    var random = SeededGenerator(seed: 3)
    for count in Array(0...100) + [703, 704, 705, 5551, 5553, 100_000] {
      for bytes in [
        [UInt8](repeating: 255, count: count),
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) },
      ] {
        #expect(adler(bytes).value == ChunkedFile.adler(bytes))
        var crc = CRC32()
        crc.add(bytes)
        #expect(crc.value == ChunkedFile.checksum(bytes))
      }
    }
  }

  @Test("the checksum of parts, in pieces or appended, is that of the whole")
  func parts() {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for cut in [0, 1, 31, 2500, 5000] {
      var sum = adler(Array(bytes[..<cut]))
      sum.append(adler(Array(bytes[cut...])), count: bytes.count - cut)
      #expect(sum.value == ChunkedFile.adler(bytes))
      var crc = CRC32()
      crc.add(Array(bytes[..<cut]))
      crc.add(Array(bytes[cut...]))
      #expect(crc.value == ChunkedFile.checksum(bytes))
    }
  }
}
