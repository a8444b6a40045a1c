import MaquetteGraphics
import Testing

@testable import MaquetteImages

/// Files that are damaged or made to do harm end in a message of one line; those that promise too many pixels are refused by what
/// their header says, before there is memory for them.
@Suite struct HostilePictureTests {
  /// What is done to a good file.
  struct Harm: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Whether the file is refused for its size.
    var isLimit = false
    var file: @Sendable () -> [UInt8]
  }

  /// A chunk: its length, its name, its content and their checksum (PNG, section 5).
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return word(UInt32(content.count)) + body + word(~sum)
  }

  /// A stream of zlib with one stored block (RFC 1950 and 1951).
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let count = UInt16(bytes.count)
    let length = [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
    return [0x78, 0x01, 1] + length + bytes + word(b << 16 | a)
  }

  static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  static func header(
    _ width: UInt32 = 6, _ height: UInt32 = 4, depth: UInt8 = 8, kind: UInt8 = 6,
    methods: [UInt8] = [0, 0, 0]
  ) -> [UInt8] {
    chunk("IHDR", word(width) + word(height) + [depth, kind] + methods)
  }

  /// Four rows of six pixels, each row after the number of its filter.
  static let rows: [UInt8] = (0..<4).flatMap { row in
    [0] + (0..<24).map { UInt8($0 * 9 + row) }
  }

  static func png(
    _ header: [UInt8] = header(), data: [UInt8] = stored(rows), end: [UInt8] = chunk("IEND", [])
  ) -> [UInt8] {
    signature + header + chunk("IDAT", data) + end
  }

  static func changed(_ bytes: [UInt8], at index: Int, to value: UInt8) -> [UInt8] {
    var bytes = bytes
    bytes[index] = value
    return bytes
  }

  static let pngs: [Harm] = [
    Harm(testDescription: "the signature alone") { signature },
    Harm(testDescription: "a header cut off") { Array(png().prefix(20)) },
    Harm(testDescription: "half of it") { Array(png().prefix(png().count / 2)) },
    Harm(testDescription: "no data") { signature + header() + chunk("IEND", []) },
    Harm(testDescription: "data before the header") { signature + chunk("IDAT", stored(rows)) + header() },
    Harm(testDescription: "a checksum of the header") { changed(png(), at: 30, to: 7) },
    Harm(testDescription: "a checksum of the data") { changed(png(), at: 60, to: 77) },
    Harm(testDescription: "no width") { png(header(0, 4)) },
    Harm(testDescription: "no height") { png(header(6, 0)) },
    Harm(testDescription: "four thousand million pixels", isLimit: true) { png(header(65_535, 65_535)) },
    Harm(testDescription: "the greatest sides", isLimit: true) { png(header(0x7FFF_FFFF, 0x7FFF_FFFF)) },
    Harm(testDescription: "a row of a million", isLimit: true) { png(header(1 << 20, 1)) },
    Harm(testDescription: "three bits") { png(header(depth: 3)) },
    Harm(testDescription: "a kind that is none") { png(header(kind: 5)) },
    Harm(testDescription: "another compression") { png(header(methods: [1, 0, 0])) },
    Harm(testDescription: "another interlacing") { png(header(methods: [0, 0, 2])) },
    Harm(testDescription: "a filter that is none") { png(data: stored(changed(rows, at: 0, to: 9))) },
    Harm(testDescription: "rows missing") { png(data: stored(Array(rows.prefix(40)))) },
    Harm(testDescription: "no palette") { png(header(kind: 3)) },
    Harm(testDescription: "a chunk of four gigabytes") { signature + header() + word(0xFFFF_FFFF) + rows },
    Harm(testDescription: "data that is not compressed") { png(data: rows) },
  ]

  /// A good file after a change at some bytes from a marker on.
  static func jpeg(_ marker: UInt8, _ offset: Int, _ values: UInt8...) -> [UInt8] {
    var bytes = ImageDecoderTests.gray
    let place = start(of: marker) + offset
    bytes.replaceSubrange(place..<place + values.count, with: values)
    return bytes
  }

  /// Where a marker is; the good file has each before its scan.
  static func start(of marker: UInt8) -> Int {
    let bytes = ImageDecoderTests.gray
    return bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == marker } ?? 0
  }

  /// A good file without the first segment of a marker.
  static func without(_ marker: UInt8) -> [UInt8] {
    var bytes = ImageDecoderTests.gray
    let place = start(of: marker)
    bytes.removeSubrange(place..<place + 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3]))
    return bytes
  }

  static let jpegs: [Harm] = [
    Harm(testDescription: "its beginning alone") { Array(ImageDecoderTests.gray.prefix(3)) },
    Harm(testDescription: "half of it") { Array(ImageDecoderTests.gray.prefix(80)) },
    Harm(testDescription: "no scan") { Array(ImageDecoderTests.gray.prefix(start(of: 0xDA))) },
    Harm(testDescription: "no width") { jpeg(0xC0, 7, 0, 0) },
    Harm(testDescription: "no height") { jpeg(0xC0, 5, 0, 0) },
    Harm(testDescription: "four thousand million pixels", isLimit: true) {
      jpeg(0xC0, 5, 0xFF, 0xDC, 0xFF, 0xDC)
    },
    Harm(testDescription: "twelve bits") { jpeg(0xC0, 4, 12) },
    Harm(testDescription: "no colour") { jpeg(0xC0, 9, 0) },
    Harm(testDescription: "two hundred colours") { jpeg(0xC0, 9, 200) },
    Harm(testDescription: "no samples") { jpeg(0xC0, 11, 0) },
    Harm(testDescription: "fifteen samples") { jpeg(0xC0, 11, 0xFF) },
    Harm(testDescription: "a table that is none") { jpeg(0xC0, 12, 7) },
    Harm(testDescription: "a frame without loss") { jpeg(0xC0, 1, 0xC3) },
    Harm(testDescription: "no frame") { without(0xC0) },
    Harm(testDescription: "no quantization") { without(0xDB) },
    Harm(testDescription: "no codes") { without(0xC4) },
    Harm(testDescription: "codes without room") { jpeg(0xC4, 5, 255, 255, 255, 255) },
    Harm(testDescription: "a ninth table of codes") { jpeg(0xC4, 4, 9) },
    Harm(testDescription: "a segment of no length") { jpeg(0xDB, 2, 0, 0) },
    Harm(testDescription: "a segment beyond the end") { jpeg(0xC0, 2, 0xFF, 0xFF) },
    Harm(testDescription: "a scan of another colour") { jpeg(0xDA, 5, 9) },
    Harm(testDescription: "a scan beyond its band") { jpeg(0xDA, 8, 64) },
  ]

  @Test func theFilesAreGoodBeforeTheHarm() throws {
    let image = try ImageDecoder.decode(Self.png())
    #expect(image.width == 6 && image.height == 4)
    #expect(try ImageDecoder.decode(ImageDecoderTests.gray).width == 16)
    #expect(Self.pngs.count + Self.jpegs.count >= 40)
  }

  @Test(arguments: pngs + jpegs)
  func everyFileEndsInAMessage(harm: Harm) throws {
    let error = try #require(throws: ImageError.self) { try ImageDecoder.decode(harm.file()) }
    #expect(error.isLimit == harm.isLimit)
    #expect(!error.message.isEmpty && error.message.count < 200)
    #expect(!error.message.contains { $0.isNewline || $0 == "\0" })
  }

  /// Any bytes changed at random: a picture of the size that the header says, or a message.
  @Test(arguments: [png(), ImageDecoderTests.gray, ImageDecoderTests.inks, ImageDecoderTests.deep])
  func chanceEndsInAPictureOrAMessage(bytes: [UInt8]) {
    var state: UInt64 = 3
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<400 {
      var mutant = bytes
      for _ in 0...next(3) {
        // The kind of the file stays, so that its reader sees it.
        let place = 3 + next(mutant.count - 3)
        switch next(4) {
        case 0: mutant[place] ^= 1 << UInt8(next(8))
        case 1: mutant[place] = [0, 1, 0x7F, 0x80, 0xFF][next(5)]
        case 2: mutant.insert(UInt8(next(256)), at: place)
        default: mutant.removeSubrange(place..<min(mutant.count, place + 1 + next(12)))
        }
      }
      do throws(ImageError) {
        let image = try ImageDecoder.decode(mutant)
        #expect(RasterImage.isValid(width: image.width, height: image.height))
        #expect(image.pixels.count == image.width * image.height)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }
}
