import MaquetteRaster
import Testing

@testable import MaquettePNG

@Suite("Rows of a file")
struct PNGRowsTests {
  /// All rows of a file, read in bands of a height.
  private func pixels(_ bytes: [UInt8], band: Int) throws -> [UInt32] {
    var rows = try PNGRows(bytes)
    var pixels: [UInt32] = []
    var memory = [UInt32](repeating: 0, count: rows.width * band)
    while rows.rowsLeft > 0 {
      let count = min(band, rows.rowsLeft)
      try memory.withUnsafeMutableBufferPointer { try rows.next(count, into: try #require($0.baseAddress)) }
      pixels += memory.prefix(count * rows.width)
    }
    return pixels
  }

  @Test("bands of any height have the pixels of the whole", arguments: Fixture.all)
  func bands(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    let bitmap = try PNG.decode(bytes)
    for band in [1, 3, bitmap.height] { #expect(try pixels(bytes, band: band) == bitmap.pixels) }
  }

  /// A megabyte of noise, so that rows reach over what is decompressed at once.
  private static func noise(changing index: Int? = nil) throws -> Bitmap {
    var random = SeededGenerator(seed: 7)
    var pixels = (0..<700 * 500).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
    if let index { pixels[index] ^= 1 }
    return try #require(Bitmap(width: 700, height: 500, pixels: pixels))
  }

  @Test("files are equal by their pixels, whatever their bytes")
  func equality() throws {
    let bitmap = try Self.noise()
    let options = [PNGOptions(compression: .fast), PNGOptions(title: "Noise", compression: .default)]
    let files = try options.map { try PNG.encode(bitmap, options: $0) }
    #expect(files[0] != files[1])
    let bounds = PixelRect(x: 0, y: 0, width: 700, height: 500)
    #expect(try PNG.boundsIfEqual(files[0], files[1]) == bounds)
    #expect(try PNG.boundsIfEqual(files[0], files[0]) == bounds)
    for index in [0, 699, 700, bitmap.pixels.count - 1] {
      #expect(try PNG.boundsIfEqual(files[0], PNG.encode(Self.noise(changing: index))) == nil)
    }
    let other = try #require(Bitmap(width: 500, height: 700, pixels: bitmap.pixels))
    #expect(try PNG.boundsIfEqual(files[0], PNG.encode(other)) == nil)
  }

  @Test("damage behind the last row is an error")
  func damage() throws {
    let bytes = try PNG.encode(EncodingTests.bitmap([0xFF00_0000, 0xFF12_3456]))
    var file = ChunkedFile(bytes)
    let index = try #require(file.chunks.firstIndex { $0.name == "IDAT" })
    file.chunks[index].data[file.chunks[index].data.count - 1] ^= 1
    #expect(throws: PNGError.self) { try pixels(file.bytes, band: 1) }
    for pair in [(bytes, file.bytes), (file.bytes, bytes), (file.bytes, file.bytes)] {
      #expect(throws: PNGError.self) { try PNG.boundsIfEqual(pair.0, pair.1) }
    }
  }
}
