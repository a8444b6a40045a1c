import MaquetteRaster
import Testing

@testable import MaquettePNG

/// Our reader of rows against libpng's: it may take fewer files, and gives the same pixels for those it takes.
@Suite("Our reader and libpng")
struct ReaderAgreementTests {
  private func own(_ bytes: [UInt8]) throws -> [UInt32]? {
    try bytes.withUnsafeBufferPointer { try PNGReader($0).ownPixels() }
  }

  private func library(_ bytes: [UInt8]) throws -> [UInt32] {
    try bytes.withUnsafeBufferPointer { try PNGReader($0).libraryPixels() }
  }

  @Test("the common fixtures are read without libpng, and equal", arguments: Fixture.all)
  func fixtures(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    let pixels = try own(bytes)
    let header = try #require(ChunkedFile(bytes)["IHDR"])
    let hasTransparentColor = ChunkedFile(bytes)["tRNS"] != nil && header[9] != 3
    #expect((pixels != nil) == (header[8] <= 8 && header[12] == 0 && !hasTransparentColor))
    if let pixels { #expect(try pixels == library(bytes)) }
  }

  @Test("what our encoder writes is the same to both", arguments: EncodingTests.reductions)
  func encoded(reduction: EncodingTests.Reduction) throws {
    let bitmap = try EncodingTests.bitmap(reduction.pixels)
    for level in PNGOptions.Compression.allCases {
      let bytes = try PNG.encode(bitmap, options: PNGOptions(compression: level))
      #expect(try own(bytes) == bitmap.pixels)
      #expect(try library(bytes) == bitmap.pixels)
    }
  }

  @Test("every filter, in rows of several pieces", arguments: [UInt8(0), 2, 4, 6], 0..<5)
  func filters(colorType: UInt8, filter: UInt8) throws {
    // More than a megabyte, so that matches, rows and filters reach over the pieces that are decompressed at once.
    let pixelBytes = [0: 1, 2: 3, 4: 2, 6: 4][colorType] ?? 1
    let (width, height) = (1003, 1_200_000 / pixelBytes / 1003)
    var random = SeededGenerator(seed: UInt64(filter))
    var data: [UInt8] = []
    data.reserveCapacity((width * pixelBytes + 1) * height)
    for y in 0..<height {
      // Every filter after every other one.
      data.append(filter == 0 ? UInt8(y * y / 3 % 5) : y % 9 == 8 ? 0 : filter)
      for x in 0..<width * pixelBytes {
        data.append(UInt8(truncatingIfNeeded: x / 7 * y / 50) &+ (random.next() % 40 == 0 ? 1 : 0))
      }
    }
    let file = ChunkedFile(chunks: [
      ChunkedFile.header(width: UInt32(width), height: UInt32(height), colorType: colorType),
      .init(name: "IDAT", data: Array(ZlibStream.compress(data))), .init(name: "IEND", data: []),
    ])
    let bytes = file.bytes
    #expect(try own(bytes) == library(bytes))
    // A filter that there is not.
    data[(width * pixelBytes + 1) * 5] = 5
    var damaged = file
    damaged.chunks[1].data = ZlibStream.compress(data)
    #expect(throws: PNGError.self) { try PNG.decode(damaged.bytes) }
  }

  @Test("damage under right checksums: what our reader takes, libpng takes too", arguments: Fixture.all)
  func damage(fixture: Fixture) throws {
    let file = ChunkedFile(try fixture.bytes())
    var random = SeededGenerator(seed: UInt64(fixture.pixels.count) + 1)
    for _ in 0..<200 {
      var damaged = file
      let chunk = try #require(damaged.chunks.indices.randomElement(using: &random))
      guard let index = damaged.chunks[chunk].data.indices.randomElement(using: &random) else { continue }
      damaged.chunks[chunk].data[index] ^= UInt8.random(in: 1...255, using: &random)
      let bytes = damaged.bytes
      guard let pixels = try? own(bytes) else { continue }
      #expect(try pixels == library(bytes))
    }
  }

  @Test("a stream in many chunks, empty ones among them")
  func manyChunks() throws {
    let bitmap = try EncodingTests.bitmap([0xFF00_0000, 0xFF12_3456, 0xFF65_4321])
    var file = ChunkedFile(try PNG.encode(bitmap))
    let index = try #require(file.chunks.firstIndex { $0.name == "IDAT" })
    let pieces = file.chunks[index].data.map { ChunkedFile.Chunk(name: "IDAT", data: [$0]) }
    file.chunks.replaceSubrange(index...index, with: pieces + [.init(name: "IDAT", data: [])])
    #expect(try own(file.bytes) == bitmap.pixels)
    // A chunk between them ends the picture, and libpng says so.
    file.chunks.insert(.init(name: "tEXt", data: Array("a\0b".utf8)), at: index + 2)
    #expect(try own(file.bytes) == nil)
    #expect(throws: PNGError.self) { try PNG.decode(file.bytes) }
  }
}
