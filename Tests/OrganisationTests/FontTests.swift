import Foundation
import MaquetteFiles
import Testing

/// Every font is listed with its source, its digest and its licence.
@Suite struct FontTests {
  static let fonts = SourceTree.files.filter {
    $0.path.hasPrefix("Fonts/") && ["ttf", "otf", "ttc", "woff", "woff2"].contains($0.url.pathExtension)
  }

  @Test func thereAreFonts() {
    #expect(!Self.fonts.isEmpty)
  }

  @Test(arguments: fonts)
  func itIsListedWithItsDigest(font: SourceTree.File) throws {
    let readme = try #require(SourceTree.files.first { $0.path == "Fonts/README.md" })
    let digest = SHA256.digest(of: Array(try Data(contentsOf: font.url))).hex
    let path = font.path.dropFirst("Fonts/".count)
    let row = try #require(readme.lines.first { $0.contains("`\(path)`") }, "\(path) is not listed")
    #expect(row.contains(digest), "the digest of \(path) is \(digest)")
  }

  @Test(arguments: fonts)
  func itsLicenceLiesBesideIt(font: SourceTree.File) {
    let folder = font.path.dropLast(font.name.count)
    #expect(
      SourceTree.files.contains { file in
        file.path.hasPrefix(folder) && file.name.uppercased().hasPrefix("LICENSE") && file.text.count > 100
      }, "\(folder) holds no licence")
  }

  @Test func nothingIsListedThatIsNotThere() throws {
    let readme = try #require(SourceTree.files.first { $0.path == "Fonts/README.md" })
    for row in readme.lines where row.hasPrefix("| `") {
      let path = row.dropFirst(3).prefix { $0 != "`" }
      #expect(SourceTree.files.contains { $0.path == "Fonts/\(path)" }, "Fonts/\(path) does not exist")
    }
  }
}
