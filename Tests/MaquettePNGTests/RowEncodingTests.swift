import MaquettePNG
import MaquetteRaster
import Synchronization
import Testing

@Suite("Encoding of a picture as it comes")
struct RowEncodingTests {
  /// A picture of as many colours as `colors` gives for a pixel's place.
  private func bitmap(width: Int, height: Int, _ colors: (Int) -> UInt32) throws -> Bitmap {
    try #require(Bitmap(width: width, height: height, pixels: (0..<width * height).map(colors)))
  }

  /// Palettes whose colours are first used in different bands, greys, and colours with a clear pixel at the very end.
  private func pictures() throws -> [Bitmap] {
    let size = (width: 640, height: 700)
    let last = size.width * size.height - 1
    return try [
      bitmap(width: size.width, height: size.height) { 0xFF00_0000 | UInt32($0 / 5000 % 7 * 40) },
      bitmap(width: size.width, height: size.height) { 0xFF00_0000 | UInt32($0 / 9000) * 0x010101 },
      bitmap(width: size.width, height: size.height) { 0xFF00_0000 | UInt32($0 / 40) },
      bitmap(width: size.width, height: size.height) { $0 == last ? 0 : 0xFF00_0000 | UInt32($0 / 40) },
      bitmap(width: 5, height: 1) { 0x8000_0000 | UInt32($0) },
    ]
  }

  @Test("gives the bytes of the bitmap, on any number of threads", arguments: [1, 2, 5])
  func pieces(threads: Int) throws {
    for bitmap in try pictures() {
      let bytes = try PNG.encode(rows: Pieces(bitmap), threads: threads)
      #expect(try bytes == PNG.encode(bitmap))
      #expect(try PNG.decode(bytes) == bitmap)
      #expect(try PNG.isEncoding(bytes, ofRows: Pieces(bitmap)))
    }
  }

  @Test("keeps a clear pixel that comes after the format was chosen")
  func lateTransparency() throws {
    let bitmap = try pictures()[3]
    #expect(try PNG.decode(PNG.encode(rows: Pieces(bitmap))) == bitmap)
  }

  @Test("compresses noise of many bands with filters or without, and loses nothing")
  func noise() throws {
    var random = SeededGenerator(seed: 11)
    // 3 · 1024 + 1 bytes a row make 34 bands, more than are tried both ways.
    let slope = try bitmap(width: 1024, height: 5900) {
      let (x, y) = (UInt32($0 % 1024), UInt32($0 / 1024))
      let (red, green, blue) = ((x + y) & 0xFF, (x + 3 * y) / 4 & 0xFF, (x + 2 * y) / 2 & 0xFF)
      return 0xFF00_0000 | red | green << 8 | blue << 16
    }
    let bytes = try PNG.encode(rows: Pieces(slope), threads: 2)
    #expect(try bytes == PNG.encode(slope))
    #expect(try PNG.decode(bytes) == slope)
    let noise = try bitmap(width: 300, height: 90) { _ in
      UInt32.random(in: 0...0xFFFFFF, using: &random) | 0xFF00_0000
    }
    #expect(try PNG.decode(PNG.encode(rows: Pieces(noise))) == noise)
  }

  @Test("asks once for a picture of many colours, but for the few rows that decide it")
  func once() throws {
    let many = Pieces(
      try bitmap(width: 640, height: 700) { 0xFF00_0000 | UInt32(truncatingIfNeeded: $0 / 40) })
    _ = try PNG.encode(rows: many)
    // The colours are decided in the first piece of 65,536 pixels; a band begins with the rows before it.
    let context = 32768 / (640 * 3 + 1)
    let bands = 700 * (640 * 3 + 1) / (1 << 19) + 1
    #expect(many.rowCount.withLock { $0 } <= 700 + 65_536 / 640 + context * bands)
  }

  @Test("a difference in any piece is found, and no later row is asked for")
  func difference() throws {
    let bitmap = try pictures()[2]
    let bytes = try PNG.encode(bitmap)
    for y in [0, 1, 350, 699] {
      var other = bitmap
      other[639, y] = PremultipliedColor(packed: 0xFF12_3456)
      let pieces = Pieces(other)
      #expect(try !PNG.isEncoding(bytes, ofRows: pieces))
      #expect(pieces.rowCount.withLock { $0 } <= y + 3)
    }
    #expect(try !PNG.isEncoding(bytes, ofRows: Pieces(self.bitmap(width: 640, height: 699) { _ in 0 })))
  }
}
