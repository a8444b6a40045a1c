import MaquettePNG
import MaquetteRaster
import Testing

@Suite("Decoding")
struct DecodingTests {
  @Test("every colour type, depth and interlacing, as another encoder wrote it", arguments: Fixture.all)
  func pixels(fixture: Fixture) throws {
    let bitmap = try PNG.decode(fixture.bytes())
    #expect(bitmap.width == fixture.width)
    #expect(bitmap.height == fixture.height)
    #expect(bitmap.withUnsafeBytes(Array.init) == fixture.pixels)
  }

  @Test("the fixtures are all there")
  func fixtureCount() {
    #expect(Fixture.all.count == 58)
  }

  @Test("a colour outside the palette is damage or black, never memory beyond it")
  func paletteIndexOutOfRange() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "indexed4-9x7.png" })
    var file = ChunkedFile(try fixture.bytes())
    let palette = try #require(file.chunks.firstIndex { $0.name == "PLTE" })
    file.chunks[palette].data.removeLast(15 * 3)
    let bytes = file.bytes
    if let bitmap = try? PNG.decode(bytes) {
      let color = file.chunks[palette].data
      for pixel in bitmap.pixels where pixel != 0xFF00_0000 {
        #expect([UInt8(pixel & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel >> 16 & 0xFF)] == color)
      }
    }
  }

  @Test("sixteen bits are rounded to eight, not cut off")
  func rounding() throws {
    // In steps of 257 these are 0.992, 1.494, 1.502 and 254.498; their high bytes are 0, 1, 1 and 255.
    let samples: [UInt8] = [0x00, 0xFF, 0x01, 0x80, 0x01, 0x82, 0xFF, 0x7E]
    let file = ChunkedFile(chunks: [
      ChunkedFile.header(width: 4, height: 1, depth: 16, colorType: 0),
      // One row without a filter.
      .init(name: "IDAT", data: ChunkedFile.stored([0] + samples)),
      .init(name: "IEND", data: []),
    ])
    let bitmap = try PNG.decode(file.bytes)
    #expect(bitmap.pixels.map { $0 & 0xFF } == [1, 1, 2, 254])
  }
}
