import Testing

@testable import MaquetteImages

/// The tag of EXIF: its place in a file, and the eight ways to turn a picture.
@Suite struct OrientationTests {
  /// A JPEG's beginning with the tag in one of two byte orders, after another tag.
  static func file(_ value: UInt8, isLittle: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittle ? bytes : bytes.reversed()
    }
    let tiff =
      Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
      + number(0x010F, 2) + number(2, 2) + number(4, 4) + number(0, 4)
      + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(value), 2) + [0, 0] + number(0, 4)
    let segment = Array("Exif\0\0".utf8) + tiff
    let length = segment.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + segment
      + [0xFF, 0xDA, 0, 2]
  }

  @Test(arguments: 1...8, [true, false])
  func theTagIsFound(value: Int, isLittle: Bool) {
    let file = Self.file(UInt8(value), isLittle: isLittle)
    #expect(Orientation(jpeg: file) == Orientation(value))
  }

  @Test func damagedTagsAreUpright() {
    let file = Self.file(6, isLittle: true)
    for count in 0..<file.count - 8 {
      // Never a trap, wherever the file ends.
      _ = Orientation(jpeg: Array(file.prefix(count)))
    }
    #expect(Orientation(jpeg: Self.file(9, isLittle: true)) == Orientation(1))
    #expect(Orientation(jpeg: [0xFF, 0xD8, 0xFF, 0xE1, 0, 0]) == Orientation(1))
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
    #expect(turned.pixels == shown.joined().unicodeScalars.map(\.value))
    #expect(turned.width == shown.first?.count)
    #expect(turned.height == shown.count)
  }
}
