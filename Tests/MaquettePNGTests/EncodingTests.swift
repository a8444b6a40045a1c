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

  /// Shapes on a ground of one colour, as controls are, in so many colours.
  static func drawing(width: Int, height: Int, colorCount: Int, alpha: UInt32 = 255) throws -> Bitmap {
    var random = SeededGenerator(seed: UInt64(colorCount))
    var bitmap = try #require(Bitmap(width: width, height: height))
    var pixels = [UInt32](repeating: 0xFFF2_F2F7, count: width * height)
    for _ in 0..<width * height / 3000 {
      let color = UInt32.random(in: 0..<UInt32(colorCount), using: &random) &* 0x01_0307 % 0xFF_FFFF
      let straight = color & (alpha << 16 | alpha << 8 | alpha) | alpha << 24
      let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      for row in y..<min(y + 30, height) {
        for column in x..<min(x + 40, width) where (row - y) * 2 + column - x > 9 {
          pixels[row * width + column] = straight
        }
      }
    }
    bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
    return bitmap
  }

  @Test(
    "the bytes are the same for any number of threads, and all bands read back",
    arguments: [(1301, 2), (1301, 200), (1301, 5000), (40_001, 5000)], [UInt32(255), 127])
  func threads(shape: (width: Int, colorCount: Int), alpha: UInt32) throws {
    // At least two bands in every format, and rows that are wider than a distance reaches.
    let bitmap = try Self.drawing(
      width: shape.width, height: 3_000_000 / shape.width, colorCount: shape.colorCount, alpha: alpha)
    for level in [PNGOptions.Compression.fast, .default] {
      let options = PNGOptions(compression: level)
      let bytes = try PNG.encode(bitmap, options: options)
      #expect(ChunkedFile(bytes).chunks.filter { $0.name == "IDAT" }.count > 1)
      for threads in [2, 64] {
        #expect(try PNG.encode(bitmap, options: options, threads: threads) == bytes)
      }
      #expect(try PNG.isEncoding(bytes, of: bitmap))
    }
  }

  @Test("more effort makes a smaller file of lines of letters")
  func effort() throws {
    // Forty letters of 10 × 14 pixels in shades, in any order.
    var random = SeededGenerator(seed: 5)
    let letters = (0..<40).map { _ in
      (0..<140).map { _ in Int.random(in: 0..<3, using: &random) == 0 ? random.next() % 1000 : 999 }
    }
    var pixels = [UInt32](repeating: 0, count: 800 * 420)
    for line in 0..<30 {
      for place in 0..<80 {
        guard let letter = letters.randomElement(using: &random) else { continue }
        for index in letter.indices {
          let shade = UInt32(letter[index])
          pixels[(line * 14 + index / 10) * 800 + place * 10 + index % 10] =
            0xFF00_0000 | shade / 4 << 16 | shade / 5 << 8 | shade & 0xFF
        }
      }
    }
    let bitmap = try #require(Bitmap(width: 800, height: 420, pixels: pixels))
    let counts = try PNGOptions.Compression.allCases.map {
      try PNG.encode(bitmap, options: PNGOptions(compression: $0)).count
    }
    #expect(counts[0] > counts[1] && counts[1] > counts[2])
  }

  @Test("the bytes are the ones that were published with this version, on every machine")
  func bytesAreStable() throws {
    let bitmap = try Self.drawing(width: 300, height: 200, colorCount: 1000)
    let sums = try PNGOptions.Compression.allCases.map {
      ChunkedFile.checksum(try PNG.encode(bitmap, options: PNGOptions(compression: $0)))
    }
    #expect(sums == [1_443_884_271, 337_226_969, 2_480_044_101])
  }

  @Test("says that colours are sRGB")
  func colorSpace() throws {
    #expect(ChunkedFile(try PNG.encode(Self.bitmap([0])))["sRGB"] == [0])
  }
}
