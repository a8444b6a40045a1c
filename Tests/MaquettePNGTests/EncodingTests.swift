import MaquettePNG
import MaquetteRaster
import Testing

@Suite("Encoding")
struct EncodingTests {
  /// A bitmap of 64 columns, so that a palette is worth its bytes, whose pixels repeat the given ones.
  static func bitmap(_ pixels: [UInt32], height: Int = 64) throws -> Bitmap {
    try #require(
      Bitmap(width: 64, height: height, pixels: (0..<64 * height).map { pixels[$0 % pixels.count] }))
  }

  static func gray(_ value: UInt32, alpha: UInt32 = 255) -> UInt32 { value * 0x010101 | alpha << 24 }

  struct Reduction: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let pixels: [UInt32]
    let depth: UInt8
    let colorType: UInt8
  }

  static let reductions = [
    Reduction(testDescription: "black and white", pixels: [gray(0), gray(255)], depth: 1, colorType: 0),
    Reduction(testDescription: "white", pixels: [gray(255)], depth: 1, colorType: 0),
    Reduction(testDescription: "thirds", pixels: [gray(0), gray(85), gray(170)], depth: 2, colorType: 0),
    Reduction(testDescription: "fifteenths", pixels: (0..<16).map { gray($0 * 17) }, depth: 4, colorType: 0),
    Reduction(
      testDescription: "every grey", pixels: (0..<256).map { gray($0) }, depth: 8, colorType: 0),
    Reduction(testDescription: "two odd greys", pixels: [gray(1), gray(100)], depth: 1, colorType: 3),
    Reduction(
      testDescription: "every grey and alpha",
      pixels: (0..<256).flatMap { alpha in (0...alpha / 8).map { gray($0, alpha: alpha) } }, depth: 8,
      colorType: 4),
    Reduction(testDescription: "clear", pixels: [0], depth: 1, colorType: 3),
    Reduction(
      testDescription: "three colours", pixels: [0xFF00_00FF, 0xFF00_FF00, 0x8080_0000], depth: 2,
      colorType: 3),
    Reduction(
      testDescription: "sixteen colours", pixels: (0..<16).map { 0xFF00_0001 + $0 << 12 }, depth: 4,
      colorType: 3),
    Reduction(
      testDescription: "256 colours", pixels: (0..<256).map { 0xFF00_0040 + $0 << 8 }, depth: 8,
      colorType: 3),
    Reduction(
      testDescription: "257 opaque colours", pixels: (0..<257).map { 0xFF00_0040 + $0 << 8 }, depth: 8,
      colorType: 2),
    Reduction(
      testDescription: "257 colours, one clear", pixels: [0] + (0..<257).map { 0xFF00_0040 + $0 << 8 },
      depth: 8, colorType: 6),
  ]

  @Test("takes the smallest colour type, and loses nothing", arguments: reductions)
  func reduction(_ reduction: Reduction) throws {
    let bitmap = try Self.bitmap(reduction.pixels)
    let bytes = try PNG.encode(bitmap)
    let header = try #require(ChunkedFile(bytes)["IHDR"])
    #expect(header[8] == reduction.depth)
    #expect(header[9] == reduction.colorType)
    #expect(try PNG.decode(bytes) == bitmap)
  }

  @Test("rows that do not fill their last byte", arguments: 1...17)
  func oddWidths(width: Int) throws {
    for reduction in Self.reductions {
      let count = reduction.pixels.count
      let bitmap = try #require(
        Bitmap(width: width, height: 9, pixels: (0..<width * 9).map { reduction.pixels[$0 * 7 % count] }))
      #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
    }
  }

  @Test("every channel with every alpha reads back equal")
  func everyPremultipliedPair() throws {
    let pairs = (0..<UInt32(256)).flatMap { alpha in
      (0..<UInt32(256)).map { value in
        // Three different channels, so that nothing is grey.
        let (r, g, b) = (min(value, alpha), min(255 - value, alpha), alpha / 2)
        return r | g << 8 | b << 16 | alpha << 24
      }
    }
    let bitmap = try #require(Bitmap(width: 256, height: 256, pixels: pairs))
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  @Test("a picture of any content reads back equal", arguments: 0..<40)
  func randomPictures(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (Int.random(in: 1...70, using: &random), Int.random(in: 1...40, using: &random))
    let colors = (0..<Int.random(in: 1...400, using: &random)).map { _ in
      let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      return (0..<3).reduce(alpha << 24) { $0 | UInt32.random(in: 0...alpha, using: &random) << ($1 * 8) }
    }
    let pixels = (0..<width * height).map { _ in colors.randomElement(using: &random) ?? 0 }
    let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
    let bytes = try PNG.encode(bitmap)
    #expect(try PNG.decode(bytes) == bitmap)
    #expect(try PNG.encode(bitmap) == bytes)
  }

  @Test("translucent colours lead the palette, so that tRNS is short")
  func paletteOrder() throws {
    let file = ChunkedFile(try PNG.encode(Self.bitmap([0xFF00_00FF, 0x8000_0000, 0xFF00_FF00, 0x4000_0040])))
    #expect(file["tRNS"] == [0x80, 0x40])
    #expect(file["PLTE"] == [0, 0, 0, 0xFF, 0, 0, 0xFF, 0, 0, 0, 0xFF, 0])
  }

  @Test("a small picture does not carry a palette larger than itself")
  func smallPicture() throws {
    let bitmap = try #require(
      Bitmap(width: 4, height: 4, pixels: (0..<16).map { 0xFF00_0001 + $0 << 12 }))
    #expect(ChunkedFile(try PNG.encode(bitmap))["PLTE"] == nil)
  }

  @Test("gradients in both directions are filtered, which makes them a tenth")
  func gradient() throws {
    let pixels = (0..<UInt32(256 * 256)).map { index in
      let (x, y) = (index % 256, index / 256)
      return x | y << 8 | (x + y) / 2 << 16 | 0xFF00_0000
    }
    let bitmap = try #require(Bitmap(width: 256, height: 256, pixels: pixels))
    let bytes = try PNG.encode(bitmap)
    #expect(bytes.count < 256 * 256 * 3 / 10)
    #expect(try PNG.decode(bytes) == bitmap)
  }

  @Test("says that colours are sRGB")
  func colorSpace() throws {
    #expect(ChunkedFile(try PNG.encode(Self.bitmap([0])))["sRGB"] == [0])
  }
}
