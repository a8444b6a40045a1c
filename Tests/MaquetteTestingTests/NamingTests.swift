import MaquetteSnapshots
import Testing

@testable import MaquetteTesting

@Suite struct NamingTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    ("card()", "card"), ("card(_:in:)", "card"), ("`a card, in the dark`()", "a-card-in-the-dark"),
    ("testCard", "testCard"), ("../../etc/passwd", "etc-passwd"), ("..", "yhl8fr"), ("", "unnamed"),
    ("größe()", "größe"), ("a//b\\c:d\0e", "a-b-c-d-e"), ("card~dark@2x", "card~dark@2x"),
    (".hidden", "hidden"),
  ])
  func testsBecomeFiles(test: String, file: String) {
    let name = SnapshotFileName.name(of: test, parts: ["1"], fileExtension: "png")
    if test == ".." {
      #expect(!name.hasPrefix("."))
    } else {
      #expect(name == "\(file).1.png")
    }
    #expect(!name.contains("/") && !name.contains(".."))
  }

  @Test func longNamesStayApartAndShort() {
    let long = String(repeating: "é", count: 300)
    let names = ["a", "b"].map {
      SnapshotFileName.name(of: long + $0, parts: [long, long], fileExtension: "png")
    }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.utf8.count <= 255 })
  }

  @Test func snapshotsWithoutANameAreNumberedForEachEnding() {
    for _ in 0..<2 {
      _ = folder.issues {
        for text in ["one", "two"] {
          assertSnapshot(of: text, as: .text, testName: "list()")
          assertSnapshot(of: text, as: .text(extension: "md"), testName: "list()")
        }
        assertSnapshot(of: "three", as: .text, named: "third one", testName: "list()")
      }
    }
    #expect(
      folder.goldens(of: "NamingTests")
        == ["list.1.md", "list.1.txt", "list.2.md", "list.2.txt", "list.third-one.txt"])
    #expect(String(decoding: folder.bytes("NamingTests/list.2.txt"), as: UTF8.self) == "two")
  }

  @Test func oneFileForTwoContentsIsAMistake() throws {
    let found = folder.issues {
      assertSnapshot(of: "one", as: .text, named: "a", testName: "list()")
      assertSnapshot(of: "two", as: .text, named: "a", testName: "list()")
    }
    #expect(found.count == 2)
    #expect(
      found.last
        == "\(folder.path)/NamingTests/list.a.txt was already asserted in this test with other content; "
        + "name each snapshot with named:")
    #expect(String(decoding: folder.bytes("NamingTests/list.a.txt"), as: UTF8.self) == "one")
  }

  @Test func assertingTheSameTwiceIsNone() {
    let found = folder.issues {
      for _ in 0..<2 { assertSnapshot(of: "one", as: .text, named: "a", testName: "list()") }
    }
    #expect(found.count == 1)
  }

  @Test(arguments: [("a b", "a-b"), ("Card", "card")])
  func twoNamesForOneFileAreAMistake(first: String, second: String) {
    let found = folder.issues {
      assertSnapshot(of: "one", as: .text, named: first, testName: "list()")
      assertSnapshot(of: "one", as: .text, named: second, testName: "list()")
    }
    #expect(found.last?.contains("would be the file of two names") == true)
  }

  @Test func goldensLieBesideTheTestFile() {
    let folders = SnapshotFolders(testFile: "/a/b/CardTests.swift", SnapshotConfiguration())
    #expect(folders.goldens == "/a/b/__Snapshots__/CardTests")
    #expect(
      SnapshotFolders(testFile: "/a/CardTests.swift", SnapshotConfiguration(directory: "Goldens")).goldens
        == "/a/Goldens/CardTests")
    var configuration = SnapshotConfiguration(directory: "/b")
    #expect(SnapshotFolders(testFile: "/a/CardTests.swift", configuration).goldens == "/b/CardTests")
    configuration.subfolder = "linux"
    #expect(SnapshotFolders(testFile: "/a/CardTests.swift", configuration).goldens == "/b/CardTests/linux")
    configuration.goldens = "/c"
    #expect(SnapshotFolders(testFile: "/a/CardTests.swift", configuration).goldens == "/c")
  }
}
