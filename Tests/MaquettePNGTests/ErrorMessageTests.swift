import MaquettePNG
import MaquetteRaster
import Testing

@Suite("Error messages")
struct ErrorMessageTests {
  static let table: [(name: String, bytes: [UInt8], message: String)] = [
    ("nothing", [], "the file is empty"),
    (
      "a JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 74, 70, 73, 70],
      "the file is a JPEG, expected a PNG: convert it to PNG"
    ),
    ("half a signature", [0x89, 0x50], "the PNG ends early, after 2 bytes"),
    ("a signature", ChunkedFile.signature, "the PNG ends early, after 8 bytes"),
    (
      "too many pixels",
      ChunkedFile(chunks: [
        ChunkedFile.header(width: 16385, height: 16384), .init(name: "IDAT", data: []),
      ]).bytes,
      "16385 × 16384 pixels is too large; at most 256 megapixels are read"
    ),
    (
      "the most pixels a header can claim",
      ChunkedFile(chunks: [
        ChunkedFile.header(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, depth: 16),
        .init(name: "IDAT", data: []),
      ]).bytes,
      "2147483647 × 2147483647 pixels is too large; at most 256 megapixels are read"
    ),
    (
      "a small file that claims the most pixels that are read",
      ChunkedFile(chunks: [
        ChunkedFile.header(width: 16384, height: 16384), .init(name: "IDAT", data: [0x78, 0x9C]),
        .init(name: "IEND", data: []),
      ]).bytes,
      "the PNG claims 16384 × 16384 pixels, but has only 59 bytes"
    ),
    (
      "no width", ChunkedFile(chunks: [ChunkedFile.header(width: 0, height: 1)]).bytes,
      "the PNG is damaged near byte 33: Invalid IHDR data"
    ),
    (
      "no pixels",
      ChunkedFile(chunks: [
        ChunkedFile.header(width: 1, height: 1), .init(name: "IEND", data: []),
      ]).bytes,
      "the PNG is damaged near byte 41: IEND: out of place"
    ),
  ]

  @Test("say what is wrong with the bytes", arguments: table)
  func messages(name: String, bytes: [UInt8], message: String) {
    let error = #expect(throws: PNGError.self) { try PNG.decode(bytes) }
    #expect(error?.description == message)
  }

  @Test("a wrong checksum names the chunk")
  func wrongChecksum() throws {
    var bytes = try #require(Fixture.all.first).bytes()
    bytes[30] ^= 1
    #expect(throws: PNGError.corrupt(reason: "IHDR: CRC error", offset: 33)) { try PNG.decode(bytes) }
  }

  @Test("a bitmap without pixels is no PNG")
  func emptyBitmap() throws {
    let bitmap = try #require(Bitmap(width: 0, height: 5))
    let error = #expect(throws: PNGError.self) { try PNG.encode(bitmap) }
    #expect(
      error?.description == "a PNG cannot hold 0 × 5 pixels; it needs at least one pixel in each direction")
  }
}
