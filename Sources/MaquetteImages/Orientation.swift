/// How a picture is turned for display: the tag `Orientation` of EXIF (CIPA DC-008), 1 for upright.
struct Orientation: Hashable, Sendable {
  /// 1 to 8.
  private let value: Int

  init(_ value: Int) {
    self.value = (1...8).contains(value) ? value : 1
  }

  /// Reads the tag from the segments before a JPEG's first scan; upright if there is none or it is damaged.
  init(jpeg bytes: [UInt8]) {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF, bytes[position + 1] != 0xDA {
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      if bytes[position + 1] == 0xE1, let value = Self.tag(in: bytes[position + 4..<end]) {
        self.init(value)
        return
      }
      position = end
    }
    self.init(1)
  }

  /// The tag in a segment: `Exif`, then a TIFF header with its byte order and the place of the first list of tags.
  private static func tag(in segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = segment.dropFirst(6)
    let isLittle = tiff.starts(with: Array("II".utf8))
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff.dropFirst(offset).prefix(count)
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let list = number(at: 4, bytes: 4), let count = number(at: list, bytes: 2) else { return nil }
    for index in 0..<count {
      let entry = list + 2 + 12 * index
      guard let tag = number(at: entry, bytes: 2) else { return nil }
      if tag == 0x0112 { return number(at: entry + 8, bytes: 2) }
    }
    return nil
  }

  /// Turns pixels row by row; those of odd quarter turns have columns for rows.
  func turned(
    _ pixels: [UInt32], width: Int, height: Int
  ) -> (pixels: [UInt32], width: Int, height: Int) {
    if value == 1 { return (pixels, width, height) }
    let isSideways = value >= 5
    let (columns, rows) = isSideways ? (height, width) : (width, height)
    var result: [UInt32] = []
    result.reserveCapacity(pixels.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let (sourceX, sourceY) = source(x: x, y: y, width: width, height: height)
        result.append(pixels[sourceY * width + sourceX])
      }
    }
    return (result, columns, rows)
  }

  /// The stored pixel that is shown in column `x` of row `y`.
  private func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch value {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (y, height - 1 - x)
    case 7: (width - 1 - y, height - 1 - x)
    case 8: (width - 1 - y, x)
    default: (x, y)
    }
  }
}
