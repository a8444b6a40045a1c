import MaquettePNG

/// What the segments before the first scan of a JPEG say of the picture: how it is turned (EXIF), and its colour profile (ICC.1:2022,
/// annex B.4).
struct JPEGSegments {
  private(set) var orientation = Orientation.upright
  /// The parts of the profile by their number, from 1.
  private var parts: [Int: ArraySlice<UInt8>] = [:]
  private var partCount = 0
  private var isDamaged = false

  private static let profileName = Array("ICC_PROFILE\0".utf8)

  init(_ bytes: [UInt8]) {
    var position = 2
    var hasOrientation = false
    while position + 4 <= bytes.count, bytes[position] == 0xFF, bytes[position + 1] != 0xDA {
      // Any number of these fills the room before a marker.
      if bytes[position + 1] == 0xFF {
        position += 1
        continue
      }
      let end = position + 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
      guard end >= position + 4, end <= bytes.count else { break }
      let data = bytes[position + 4..<end]
      switch bytes[position + 1] {
      case 0xE1 where !hasOrientation && data.starts(with: Array("Exif\0\0".utf8)):
        orientation = Orientation(exif: data)
        hasOrientation = true
      case 0xE2 where data.starts(with: Self.profileName): add(data.dropFirst(Self.profileName.count))
      default: break
      }
      position = end
    }
  }

  /// Adds a part of the profile after its number and the number of all.
  private mutating func add(_ data: ArraySlice<UInt8>) {
    guard let number = data.first, let count = data.dropFirst().first, number >= 1, number <= count,
      parts[Int(number)] == nil, partCount == 0 || partCount == Int(count)
    else {
      isDamaged = true
      return
    }
    partCount = Int(count)
    parts[Int(number)] = data.dropFirst(2)
  }

  /// The bytes of the colour profile; nil if there is none.
  ///
  /// - Throws: ``ColorProblem`` for one whose parts are not complete.
  func profile() throws(ColorProblem) -> [UInt8]? {
    if isDamaged || parts.count < partCount { throw .damaged("it is incomplete") }
    let count = parts.values.reduce(0) { $0 + $1.count }
    guard count <= PixelConversion.largestProfile else { throw .profileTooLarge }
    return partCount == 0 ? nil : (1...partCount).flatMap { parts[$0] ?? [] }
  }
}
