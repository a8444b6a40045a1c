import MaquetteFiles
import MaquetteSnapshots
import Testing

@testable import MaquetteTesting

@Suite struct TextSnapshotTests {
  private let folder = TemporaryFolder()

  private func run(_ text: String) -> [String] {
    folder.issues { assertSnapshot(of: text, as: .text, testName: "text()") }
  }

  @Test func aTextThatDiffersIsLeftForAReview() throws {
    _ = run("one\ntwo\n")
    let message = try #require(run("one\nthree\n").first)
    let golden = "\(folder.path)/TextSnapshotTests/text.1.txt"
    let results = ResultsFolder(folder.path + "/results")
    let item = try #require(try results.read().cases.first)
    #expect(item.path == golden && item.outcome == .different)
    #expect(item.message == "1 line removed, 1 added\n@@ -1,2 +1,2 @@\n one\n-two\n+three")
    #expect(try item.files.expected?.read() == Array("one\ntwo\n".utf8))
    #expect(try item.files.actual?.read() == Array("one\nthree\n".utf8))
    #expect(try item.files.difference?.read() == Array("@@ -1,2 +1,2 @@\n one\n-two\n+three\n".utf8))
    let difference = try #require(item.files.difference?.path)
    #expect(
      message == """
        it differs from \(golden)
          1 line removed, 1 added
          @@ -1,2 +1,2 @@
           one
          -two
          +three
          actual:     \(try #require(item.files.actual?.path))
          difference: \(difference)
          if this is intended: maquette accept \(golden), or run again with MAQUETTE_RECORD=failed
        """)
  }

  @Test func whatPassesIsInTheResultsToo() throws {
    _ = run("one\n")
    _ = run("two\n")
    #expect(run("one\n").isEmpty)
    let item = try #require(try ResultsFolder(folder.path + "/results").readAtEnd().first)
    #expect(item.outcome == .equal && item.source?.hasSuffix("TextSnapshotTests.swift") == true)
  }

  @Test func aTextThatCannotBeReadCanBeReplaced() throws {
    try folder.write([0xFF], to: "TextSnapshotTests/text.1.txt")
    #expect(run("one\n").first?.contains("it is not text in UTF-8") == true)
    let item = try #require(try ResultsFolder(folder.path + "/results").read().cases.first)
    #expect(item.outcome == .unreadable)
    #expect(try item.files.expected?.read() == [0xFF])
  }

  @Test func aValueThatCannotBeMadeIsInTheResults() throws {
    struct Broken: Error {}
    let strategy = Snapshotting<String, String>(fileExtension: "txt", diffing: .text) {
      (_: String) throws -> String in
      throw Broken()
    }
    #expect(folder.issues { assertSnapshot(of: "", as: strategy, testName: "b()") }.count == 1)
    let item = try #require(try ResultsFolder(folder.path + "/results").read().cases.first)
    #expect(item.outcome == .notDrawn && item.path.contains("TextSnapshotTests.swift:"))
  }

  @Test func processesOfOneRunHaveOneParent() {
    let status = "42 (swift-test) S" + (0..<18).map { " \($0)" }.joined() + " 777 1 2"
    #expect(TestProcess.parentRun(status) == "42 777")
    #expect(TestProcess.parentRun(status.replacing("swift-test", with: "bash")) == nil)
    for broken in ["", "42", ")(", "42 (swift", "42 (swift-test) S 1"] {
      #expect(TestProcess.parentRun(broken) == nil)
    }
    #expect(!TestProcess.run.isEmpty)
  }
}

extension ResultsFolder {
  /// The cases once the process has ended, which writes those since the last list.
  fileprivate func readAtEnd() throws -> [ReportCase] {
    try SnapshotResults.shared(path).finish()
    return try read().cases
  }
}
