import MaquettePNG
import MaquetteRaster
import Testing

@Suite("Scale and texts")
struct OptionsTests {
  private func bitmap() throws -> Bitmap { try #require(Bitmap(width: 3, height: 2)) }

  /// 72 dots to the inch of 0.0254 m are 2834.6 to the metre.
  @Test(
    "the scale is a resolution", arguments: [(1.0, 2835), (2, 5669), (3, 8504), (1.5, 4252), (0.5, 1417)])
  func scale(scale: Double, pixelsPerMetre: UInt32) throws {
    let bytes = try PNG.encode(bitmap(), options: PNGOptions(scale: scale))
    let number = ChunkedFile.bigEndian(pixelsPerMetre)
    #expect(ChunkedFile(bytes)["pHYs"] == number + number + [1])
    #expect(try PNG.decodePicture(bytes).scale == scale)
  }

  @Test(
    "a scale that no resolution can say is left out", arguments: [nil, 0, -2, .nan, .infinity, 1e300, 1e-9])
  func noScale(scale: Double?) throws {
    let bytes = try PNG.encode(bitmap(), options: PNGOptions(scale: scale))
    #expect(ChunkedFile(bytes)["pHYs"] == nil)
    #expect(try PNG.decodePicture(bytes).scale == nil)
  }

  @Test("a resolution without a unit is no scale")
  func unknownUnit() throws {
    var file = ChunkedFile(try PNG.encode(bitmap(), options: PNGOptions(scale: 2)))
    let index = try #require(file.chunks.firstIndex { $0.name == "pHYs" })
    file.chunks[index].data[8] = 0
    #expect(try PNG.decodePicture(file.bytes).scale == nil)
  }

  @Test(
    "texts read back",
    arguments: [
      "Button matrix", "Größe\nµ", "ボタン 🎛️", "", "tab\tand bell\u{7}", String(repeating: "x", count: 70_000),
    ])
  func texts(title: String) throws {
    let options = PNGOptions(title: title, software: "maquette 1.0")
    let picture = try PNG.decodePicture(PNG.encode(bitmap(), options: options))
    #expect(picture.texts == ["Title": title, "Software": "maquette 1.0"])
  }

  @Test("Latin-1 is written as tEXt, everything else as iTXt")
  func textChunks() throws {
    let latin = ChunkedFile(try PNG.encode(bitmap(), options: PNGOptions(title: "Größe")))
    #expect(latin["tEXt"] == Array("Title\0Gr".utf8) + [0xF6, 0xDF] + Array("e".utf8))
    let other = ChunkedFile(try PNG.encode(bitmap(), options: PNGOptions(title: "→")))
    #expect(other["iTXt"] == Array("Title\0\0\0\0\0→".utf8))
  }

  @Test("a NUL in a title cannot end the text early")
  func nulInTitle() throws {
    let picture = try PNG.decodePicture(PNG.encode(bitmap(), options: PNGOptions(title: "a\0b")))
    #expect(picture.texts["Title"] == "ab")
  }

  @Test("compression changes the bytes, not the picture", arguments: [PNGOptions.Compression.fast, .small])
  func compression(level: PNGOptions.Compression) throws {
    let bitmap = try EncodingTests.bitmap(EncodingTests.reductions.flatMap(\.pixels))
    #expect(try PNG.decode(PNG.encode(bitmap, options: PNGOptions(compression: level))) == bitmap)
  }
}
