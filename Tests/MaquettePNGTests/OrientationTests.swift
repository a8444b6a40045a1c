import MaquetteRaster
import Testing

@testable import MaquettePNG

/// The tag of EXIF: its place in a PNG, and the eight ways to turn a picture.
@Suite struct OrientationTests {
  /// EXIF with the tag in one of two byte orders, after another tag.
  static func exif(_ value: UInt8, isLittle: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittle ? bytes : bytes.reversed()
    }
    return Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
      + number(0x010F, 2) + number(2, 2) + number(4, 4) + number(0, 4)
      + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(value), 2) + [0, 0] + number(0, 4)
  }

  @Test(arguments: 1...8, [true, false])
  func theTagIsFound(value: Int, isLittle: Bool) {
    let exif = Self.exif(UInt8(value), isLittle: isLittle)
    #expect(Orientation(exif: exif) == Orientation(value))
    #expect(Orientation(exif: Array("Exif\0\0".utf8) + exif) == Orientation(value))
  }

  @Test func damagedTagsAreUpright() {
    let exif = Self.exif(6, isLittle: true)
    for count in 0..<exif.count - 8 {
      // Never a trap, wherever the data ends.
      #expect(Orientation(exif: exif.prefix(count)) == .upright)
    }
    #expect(Orientation(exif: Self.exif(9, isLittle: true)) == .upright)
  }

  /// The letter F as stored by a camera in each of the eight ways, as in the table of the specification: row 0 and column 0
  /// are the visual top, left, and so on.
  @Test(arguments: [
    (1, ["ab", "cd", "ef"]), (2, ["ba", "dc", "fe"]), (3, ["fe", "dc", "ba"]), (4, ["ef", "cd", "ab"]),
    (5, ["ace", "bdf"]), (6, ["eca", "fdb"]), (7, ["fdb", "eca"]), (8, ["bdf", "ace"]),
  ])
  func picturesAreTurned(value: Int, shown: [String]) {
    let stored = "abcdef".unicodeScalars.map(\.value)
    let turned = Orientation(value).turned(stored, width: 2, height: 3)
    #expect(turned == shown.joined().unicodeScalars.map(\.value))
    let size = Orientation(value).size(width: 2, height: 3)
    #expect(size.width == shown.first?.count)
    #expect(size.height == shown.count)
  }

  /// Every way to read a PNG turns it, wherever the chunk stands and however rows are stored.
  @Test(arguments: 1...8)
  func chunksTurnAPicture(value: Int) throws {
    let samples: [UInt8] = [10, 20, 30, 40, 50, 60]
    let turned = Orientation(value).turned(samples.map(UInt32.init), width: 2, height: 3)
    let size = Orientation(value).size(width: 2, height: 3)
    let exif = ChunkedFile.Chunk(
      name: "eXIf", data: Self.exif(UInt8(value), isLittle: value.isMultiple(of: 2)))
    let rows: [UInt8] = [0, 10, 20, 0, 30, 40, 0, 50, 60]
    // Adam7 stores the pixels of this size in passes: the first, the odd columns of even rows, then odd rows.
    let passes: [UInt8] = [0, 10, 0, 50, 0, 20, 0, 60, 0, 30, 40]
    for (interlace, data) in [(0, rows), (1, passes)] as [(UInt8, [UInt8])] {
      let image = ChunkedFile.Chunk(name: "IDAT", data: ChunkedFile.stored(data))
      for chunks in [[exif, image], [image, exif]] {
        let bytes = ChunkedFile(
          chunks: [ChunkedFile.header(width: 2, height: 3, colorType: 0, interlace: interlace)] + chunks
            + [.init(name: "IEND", data: [])]
        ).bytes
        let bitmap = try PNG.decode(bytes)
        #expect(bitmap.width == size.width && bitmap.height == size.height)
        #expect(bitmap.pixels.map { $0 & 255 } == turned)
        let header = try PNG.size(bytes)
        #expect(header.width == size.width && header.height == size.height)
        #expect(try PNG.isEncoding(bytes, of: bitmap))
        #expect(try PNG.boundsIfEqual(bytes, PNG.encode(bitmap)) == bitmap.bounds)
      }
    }
  }
}
