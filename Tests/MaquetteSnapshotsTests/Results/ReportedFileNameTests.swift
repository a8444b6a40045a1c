import Testing

@testable import MaquetteSnapshots

@Suite("Names of pictures")
struct ReportedFileNameTests {
  @Test("a plain path keeps its name")
  func plain() {
    let name = ReportedFileName.name(ofCase: "Golden/Button/matrix~dark.png", role: "actual")
    #expect(name == "pictures/Golden/Button/matrix~dark.actual.png")
  }

  @Test(
    "no path leaves the folder",
    arguments: [
      "../../etc/passwd", "/etc/passwd", "a/../../b.png", "", "/", "..", ".", "a//b.png", "a\u{0}b",
      "C:\\x.png",
      String(repeating: "ä", count: 5000), String(repeating: "a/", count: 500), ".hidden.png", "a/.png",
      "sheet.yaml",
    ])
  func hostile(path: String) {
    let name = ReportedFileName.name(ofCase: path, role: "expected")
    #expect(ReportedFileName.isInside(name), "\(name)")
    #expect(name.utf8.allSatisfy { $0 < 0x7F && $0 >= 0x20 })
    #expect(name.split(separator: "/").allSatisfy { $0.utf8.count <= 255 })
  }

  @Test("paths that look alike have names of their own")
  func distinct() {
    let paths = ["a/b.png", "a:b.png", "a?b.png", "/a/b.png", "a/b", "a//b.png", "a\\b.png", "a_b.png"]
    #expect(Set(paths.map { ReportedFileName.name(ofCase: $0, role: "actual") }).count == paths.count)
  }

  @Test(
    "a name from a file must stay inside",
    arguments: [
      "pictures/../a.png", "/pictures/a.png", "pictures", "pictures/a.txt", "texts/a.png", "texts/a", "a.png",
      "pictures//a.png",
      "pictures/a\u{0}.png", "../pictures/a.png", "pictures/./a.png",
    ])
  func outside(name: String) { #expect(!ReportedFileName.isInside(name)) }
}
