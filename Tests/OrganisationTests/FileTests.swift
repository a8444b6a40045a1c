import Foundation
import Testing

/// Rules that hold for every file.
@Suite struct FileTests {
  @Test(arguments: SourceTree.sources + SourceTree.tests)
  func noFileIsTooLongToRead(file: SourceTree.File) {
    let count = file.lines.count
    #expect(count <= 600, "\(file.path) has \(count) lines; split it")
  }

  @Test func theMedianFileIsShort() {
    let lengths = SourceTree.sources.map(\.lines.count).sorted()
    #expect(lengths.count > 100)
    #expect(lengths[lengths.count / 2] <= 150)
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
  static let places = ["/wo" + "rk/", "/tm" + "p/", "/Us" + "ers/", "/ho" + "me/", "C:" + "\\"]

  @Test(arguments: SourceTree.files.filter { !["png", "ttf", "otf"].contains($0.url.pathExtension) })
  func noPathOfAMachineOccurs(file: SourceTree.File) {
    if file.name == "Package.resolved" { return }
    let text = file.text
    for place in Self.places {
      #expect(!text.contains(place), "\(file.path) contains \(place)")
    }
  }
}
