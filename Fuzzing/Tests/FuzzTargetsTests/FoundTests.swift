import Foundation
import FuzzTargets
import Testing

/// What fuzzing found once is tried again: a file of `Found/TARGET` broke its target.
@Suite struct FoundTests {
  struct Found: Sendable, CustomTestStringConvertible {
    let target: String
    let url: URL
    var testDescription: String { "\(target)/\(url.lastPathComponent)" }
  }

  static let found: [Found] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Found")
    let paths = FileManager.default.subpaths(atPath: root.path) ?? []
    return paths.sorted().compactMap { path in
      let parts = path.split(separator: "/")
      guard parts.count == 2 else { return nil }
      return Found(target: String(parts[0]), url: root.appending(path: path))
    }
  }()

  @Test(arguments: found)
  func whatBrokeATargetBreaksItNoMore(found: Found) throws {
    let target = try #require(FuzzTarget.named(found.target))
    try target.test(Array(Data(contentsOf: found.url)))
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func nothingAndNonsenseAreRefused(target: String) throws {
    let target = try #require(FuzzTarget.named(target))
    for text in ["", "\u{0}", "\u{FF}\u{FE}", "{", "[[[[", "maquette: 1"] {
      try target.test(Array(text.utf8))
    }
  }

  @Test func everyTargetHasItsOwnName() {
    #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
  }
}
