import MaquettePNG
import MaquetteRaster
import Testing

@Suite("Comparing with a file")
struct ComparisonTests {
  @Test("a file holds the bitmap that it was made of and no other", arguments: EncodingTests.reductions)
  func onePixel(reduction: EncodingTests.Reduction) throws {
    let bitmap = try EncodingTests.bitmap(reduction.pixels)
    let bytes = try PNG.encode(bitmap)
    #expect(try PNG.isEncoding(bytes, of: bitmap))
    for index in [0, 63, 64, 1000, bitmap.pixels.count - 1] {
      for bit in [0, 9, 18, 31] {
        var pixels = bitmap.pixels
        pixels[index] ^= 1 << UInt32(bit)
        let other = try #require(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
        #expect(try !PNG.isEncoding(bytes, of: other))
      }
    }
  }

  @Test("the same pixels in another shape are another picture")
  func shape() throws {
    let bytes = try PNG.encode(try #require(Bitmap(width: 4, height: 6)))
    #expect(try !PNG.isEncoding(bytes, of: try #require(Bitmap(width: 6, height: 4))))
    #expect(try !PNG.isEncoding(bytes, of: try #require(Bitmap(width: 4, height: 5))))
  }

  @Test("it agrees with decoding for every kind of file", arguments: Fixture.all)
  func fixtures(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    var bitmap = try PNG.decode(bytes)
    #expect(try PNG.isEncoding(bytes, of: bitmap))
    bitmap[0, 0] = PremultipliedColor(packed: bitmap.pixels[0] ^ 0x0100)
    #expect(try !PNG.isEncoding(bytes, of: bitmap))
  }

  @Test("a file with the right pixels and damage behind them is an error, not equal")
  func damage() throws {
    let bitmap = try EncodingTests.bitmap([0xFF00_0000, 0xFF12_3456])
    let bytes = try PNG.encode(bitmap)
    for length in bytes.count - 20..<bytes.count {
      #expect(throws: PNGError.self) { try PNG.isEncoding(Array(bytes.prefix(length)), of: bitmap) }
    }
    var file = ChunkedFile(bytes)
    let index = try #require(file.chunks.firstIndex { $0.name == "IDAT" })
    let last = file.chunks[index].data.count - 1
    file.chunks[index].data[last] ^= 1
    #expect(throws: PNGError.self) { try PNG.isEncoding(file.bytes, of: bitmap) }
  }
}
