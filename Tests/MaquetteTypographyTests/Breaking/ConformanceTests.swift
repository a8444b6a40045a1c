import Foundation
import Testing

@testable import MaquetteGraphics
@testable import MaquetteTypography

/// The test files of the Unicode Character Database, as Debian's unicode-data installs them: each case of each file.
@Suite(.enabled(if: ConformanceFile.areInstalled, "unicode-data 15.0 is not installed"))
struct ConformanceTests {
  @Test(arguments: [
    ("LineBreakTest", 7000, { @Sendable in lineBreakOpportunities(in: $0, tailoring: .none) }),
    ("GraphemeBreakTest", 600, { @Sendable in graphemeBoundaries(in: $0) }),
    ("WordBreakTest", 1800, { @Sendable in wordBoundaries(in: $0) }),
  ])
  func boundaries(
    file: String, atLeast count: Int, boundaries: @Sendable ([UInt32]) -> [Bool]
  ) throws {
    let cases = try ConformanceFile.lines(of: "auxiliary/\(file).txt")
    #expect(cases.count >= count)
    let wrong = cases.filter { line in
      var (text, expected): ([UInt32], [Bool]) = ([], [])
      for word in line.split(whereSeparator: \.isWhitespace) {
        switch word {
        case "÷": expected.append(true)
        case "×": expected.append(false)
        default: text += [UInt32(word, radix: 16)].compactMap(\.self)
        }
      }
      return boundaries(text) != expected
    }
    #expect(wrong.isEmpty)
  }

  /// Levels and order of characters; those that the algorithm removes have none.
  @Test func bidirectionalCharacters() throws {
    let cases = try ConformanceFile.lines(of: "BidiCharacterTest.txt")
    #expect(cases.count > 90_000)
    let wrong = cases.filter { line in
      let fields = line.split(separator: ";").map { $0.split(separator: " ") }
      let text = fields[0].compactMap { UInt32($0, radix: 16) }
      let levels = fields[3].map { Int8($0) }
      let direction: LayoutDirection = fields[2] == ["1"] ? .rightToLeft : .leftToRight
      if fields[1] == ["2"], (naturalDirection(of: text[...]) ?? .leftToRight) != direction { return true }
      let found = bidiLevels(of: text[...], direction: direction)
      let seen = levels.indices.filter { levels[$0] != nil }
      let order = visualOrder(ofLevels: seen.map { found[$0] }).map { seen[$0] }
      let asked = fields.count > 4 ? fields[4].compactMap { Int($0) } : []
      return seen.contains { found[$0] != levels[$0] } || order != asked
    }
    #expect(wrong.isEmpty)
  }

  /// Every sequence of up to four classes, in paragraphs of both directions and of the text's own.
  @Test func bidirectionalClasses() throws {
    var levels: [Int8?] = []
    var count = 0
    var wrong: [String] = []
    for line in try ConformanceFile.lines(of: "BidiTest.txt") {
      if line.hasPrefix("@") {
        if line.hasPrefix("@Levels:") {
          levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { Int8($0) }
        }
        continue
      }
      let fields = line.split(separator: ";")
      let text = try fields[0].split(separator: " ").map { try #require(Self.examples[String($0)]) }
      let directions = try #require(Int(fields[1].trimmingCharacters(in: .whitespaces), radix: 16))
      let natural = naturalDirection(of: text[...]) ?? .leftToRight
      for (bit, direction) in [(1, natural), (2, .leftToRight), (4, .rightToLeft)]
      where directions & bit != 0 {
        count += 1
        let found = bidiLevels(of: text[...], direction: direction)
        if zip(found, levels).contains(where: { $1 != nil && $0 != $1 }) {
          wrong.append("\(line) \(direction)")
        }
      }
    }
    #expect(count > 770_000)
    #expect(wrong.isEmpty)
  }

  /// A code point of each class of UAX 9, table 4.
  private static let examples: [String: UInt32] = [
    "L": 0x41, "R": 0x5d0, "AL": 0x627, "EN": 0x30, "ES": 0x2b, "ET": 0x23, "AN": 0x660, "CS": 0x2c,
    "B": 0x2029,
    "S": 0x09, "WS": 0x20, "ON": 0x21, "NSM": 0x300, "BN": 0xad, "LRE": 0x202a, "RLE": 0x202b, "PDF": 0x202c,
    "LRO": 0x202d, "RLO": 0x202e, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]
}

/// A file of the Unicode Character Database.
enum ConformanceFile {
  private static let folder = "/usr/share/unicode"

  /// Whether the files are there, and those of the version that the tables are made from.
  static var areInstalled: Bool {
    let text = try? String(contentsOfFile: folder + "/auxiliary/LineBreakTest.txt", encoding: .utf8)
    return text?.hasPrefix("# LineBreakTest-15.0.0") == true
      && FileManager.default.fileExists(atPath: folder + "/BidiTest.txt")
  }

  /// The lines without comments that are not empty.
  static func lines(of name: String) throws -> [String] {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n").compactMap {
      line in
      let content = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      return content.isEmpty ? nil : content
    }
  }
}
