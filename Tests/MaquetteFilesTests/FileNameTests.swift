import MaquetteFiles
import Testing

@Suite("File names")
struct FileNameTests {
  static let table: [(path: String, folder: String, last: String, suffix: String, without: String)] = [
    ("a/b.yaml", "a", "b.yaml", "yaml", "a/b"),
    ("b.yaml", "", "b.yaml", "yaml", "b"),
    ("/b.YAML", "/", "b.YAML", "yaml", "/b"),
    ("a.d/b", "a.d", "b", "", "a.d/b"),
    ("a/.hidden", "a", ".hidden", "", "a/.hidden"),
    ("a/b.tar.gz", "a", "b.tar.gz", "gz", "a/b.tar"),
    ("a/b.", "a", "b.", "", "a/b"),
    ("a/", "a", "", "", "a/"),
    ("", "", "", "", ""),
  ]

  @Test("are taken apart", arguments: table)
  func parts(path: String, folder: String, last: String, suffix: String, without: String) {
    #expect(FileName.folder(of: path) == folder)
    #expect(FileName.last(of: path) == last)
    #expect(FileName.suffix(of: path) == suffix)
    #expect(FileName.withoutSuffix(path) == without)
  }

  @Test(
    "are those of parts if they begin with _, or a folder's does",
    arguments: [
      ("s/_a.yaml", "s", true), ("s/_b/a.yaml", "s", true), ("s/a_b.yaml", "s", false),
      ("_s/a.yaml", "_s", false),
      ("_s/a.yaml", "", true),
    ])
  func isPart(path: String, folder: String, isPart: Bool) {
    #expect(FileName.isPart(path, below: folder) == isPart)
  }

  @Test(
    "have one shortest form",
    arguments: [
      ("Golden/", "Golden", "Golden"), ("./Golden//a", "Golden/a", "Golden/a"), (".", ".", "."),
      ("./", ".", "."),
      ("/a/./b", "/a/b", "/a/b"), ("../Golden", "../Golden", "../Golden"), ("/", "/", "/"),
      ("a/../b", "a/../b", "b"), ("a/../../b", "a/../../b", "../b"),
    ])
  func normalized(path: String, plain: String, folded: String) {
    #expect(FileName.normalized(path) == plain)
    #expect(FileName.normalized(path, foldsParents: true) == folded)
  }

  @Test(
    "are found from a folder",
    arguments: [
      ("build/a.png", "build", "a.png"), ("build/x/a.png", "build/gallery", "../x/a.png"),
      ("a.png", "", "a.png"), ("a.png", "gallery/", "../a.png"), ("./b/../a.png", "./gallery", "../a.png"),
      ("/x/a.png", "/x/y", "../a.png"), ("/x/a.png", "y", nil), ("../a.png", "y", "../../a.png"),
      ("a.png", "../y", nil),
    ] as [(String, String, String?)])
  func relative(path: String, folder: String, expected: String?) {
    #expect(FileName.path(path, from: folder) == expected)
  }

  @Test("are put together with one slash")
  func joined() {
    #expect(FileName.joined("a", "b") == "a/b")
    #expect(FileName.joined("a/", "b") == "a/b")
    #expect(FileName.joined("", "b") == "b")
    #expect(FileName.joined("/", "b") == "/b")
  }
}
