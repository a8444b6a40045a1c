import MaquetteRaster

/// How a picture is turned for display: the tag `Orientation` of EXIF (CIPA DC-008), 1 for upright.
package struct Orientation: Hashable, Sendable {
  /// 1 to 8.
  private let value: Int

  package static let upright = Orientation(1)

  package init(_ value: Int) {
    self.value = (1...8).contains(value) ? value : 1
  }

  /// Reads the tag in the data of EXIF: a TIFF header with its byte order and the place of the first list of tags. Upright if there
  /// is none or it is damaged.
  package init(exif: some Collection<UInt8>) {
    // JPEG has a name before the header, and so have the PNGs of some writers.
    let name = Array("Exif\0\0".utf8)
    let tiff = Array(exif.starts(with: name) ? exif.dropFirst(name.count) : exif.dropFirst(0))
    self.init(Self.tag(in: tiff) ?? 1)
  }

  private static func tag(in tiff: [UInt8]) -> Int? {
    let isLittle = tiff.starts(with: Array("II".utf8))
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return isLittle
        ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let list = number(at: 4, bytes: 4), let count = number(at: list, bytes: 2) else { return nil }
    for index in 0..<count {
      let entry = list + 2 + 12 * index
      guard let tag = number(at: entry, bytes: 2) else { return nil }
      if tag == 0x0112 { return number(at: entry + 8, bytes: 2) }
    }
    return nil
  }

  /// The size of a picture as it is shown; odd quarter turns exchange its sides.
  package func size(width: Int, height: Int) -> (width: Int, height: Int) {
    value >= 5 ? (height, width) : (width, height)
  }

  /// Where stored pixels go: the index of the first in the picture that is shown, and how far it is to those of the next
  /// column and of the next row.
  package struct Steps {
    package var first: Int
    package var column: Int
    package var row: Int
  }

  /// The steps in a picture with a stored size.
  package func steps(width: Int, height: Int) -> Steps {
    let last = width * height - 1
    return switch value {
    case 2: Steps(first: width - 1, column: -1, row: width)
    case 3: Steps(first: last, column: -1, row: -width)
    case 4: Steps(first: last - width + 1, column: 1, row: -width)
    case 5: Steps(first: 0, column: height, row: 1)
    case 6: Steps(first: height - 1, column: height, row: -1)
    case 7: Steps(first: last, column: -height, row: -1)
    case 8: Steps(first: last - height + 1, column: -height, row: 1)
    default: Steps(first: 0, column: 1, row: width)
    }
  }

  /// Turns pixels row by row.
  package func turned(_ pixels: [UInt32], width: Int, height: Int) -> [UInt32] {
    if self == .upright { return pixels }
    let steps = steps(width: width, height: height)
    var result = [UInt32](repeating: 0, count: pixels.count)
    for y in 0..<height {
      var place = steps.first + y * steps.row
      for x in 0..<width {
        result[place] = pixels[y * width + x]
        place += steps.column
      }
    }
    return result
  }

  func turned(_ bitmap: Bitmap) -> Bitmap {
    let size = size(width: bitmap.width, height: bitmap.height)
    let pixels = turned(bitmap.pixels, width: bitmap.width, height: bitmap.height)
    return Bitmap(width: size.width, height: size.height, pixels: pixels) ?? bitmap
  }
}
