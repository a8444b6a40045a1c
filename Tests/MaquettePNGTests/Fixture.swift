import MaquetteFiles
import MaquettePNG
import MaquetteRaster
import Testing

/// A file that another encoder made, with the pixels that its script computed; see Fixtures/make.py.
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String
  let width: Int
  let height: Int
  let pixels: [UInt8]

  var testDescription: String { name }

  func bytes() throws -> [UInt8] { try FileBytes.read(Self.folder + name, limit: 1 << 20) }

  static let folder =
    #filePath.prefix(through: #filePath.lastIndex(of: "/") ?? #filePath.startIndex) + "Fixtures/"

  static let all: [Fixture] = {
    guard let bytes = try? FileBytes.read(folder + "expected.txt", limit: 1 << 20) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count == 4, let width = Int(fields[1]), let height = Int(fields[2]) else { return nil }
      let digits = fields[3].utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      let pixels = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
      return Fixture(name: String(fields[0]), width: width, height: height, pixels: pixels)
    }
  }()
}
