import Foundation
import Testing

/// Rules that hold for every file.
@Suite struct FileTests {
  @Test(arguments: SourceTree.sources + SourceTree.tests)
  func noFileIsTooLong(file: SourceTree.File) {
    let count = file.lines.count
    #expect(count <= 400, "\(file.path) has \(count) lines; split it")
  }

  @Test func theMedianFileIsShort() {
    let lengths = SourceTree.sources.map(\.lines.count).sorted()
    #expect(lengths.count > 100)
    #expect(lengths[lengths.count / 2] <= 150)
  }

  /// The linter's rule would also require a comment on every witness, which inherits that of its requirement.
  @Test(arguments: SourceTree.sources)
  func everyVisibleTypeIsDocumented(file: SourceTree.File) {
    let lines = file.lines
    let type = /^ *(?:public|package) (?:final |indirect )?(?:struct|enum|class|actor|protocol) (\w+)/
    for (index, line) in lines.enumerated() {
      guard let name = line.firstMatch(of: type)?.output.1 else { continue }
      let above = lines[..<index].last { !$0.contains(/^ *(?:@|#if)/) }
      #expect(above?.contains(/^ *\/\/\//) == true, "\(file.path): \(name) has no doc comment")
    }
  }

  /// Words that must not occur, spelt in two halves so that this file may.
  static let banned = [
    "fatal" + "Error(", "try" + "!", "// MA" + "RK", "TO" + "DO", "FIX" + "ME",
  ]

  @Test(arguments: SourceTree.sources + SourceTree.tests)
  func noBannedWordOccurs(file: SourceTree.File) {
    let text = file.text
    for word in Self.banned {
      #expect(!text.contains(word), "\(file.path) contains \(word)")
    }
  }

  /// Places that exist on one machine only, spelt in two halves so that this file may.
  static let places = ["/wo" + "rk/", "/Us" + "ers/", "/ho" + "me/", "/ro" + "ot/"]
  /// The folder of temporary files, which tests may use.
  static let temporary = "/tm" + "p/"

  /// The files that are text and belong to the project, not to git or the package manager.
  static let texts = SourceTree.files.filter { file in
    !["png", "ttf", "otf"].contains(file.url.pathExtension)
      && ![".git", "Package.resolved"].contains(file.name)
  }

  @Test(arguments: texts)
  func noPathOfAMachineOccurs(file: SourceTree.File) {
    let text = file.text
    for place in Self.places + (file.path.hasPrefix("Tests/") ? [] : [Self.temporary]) {
      #expect(!text.contains(place), "\(file.path) contains \(place)")
    }
  }
}
