import Foundation
import MaquetteSnapshots
import Testing

@testable import MaquetteTesting

@Suite struct InlineSnapshotTests {
  private let folder = TemporaryFolder()
  private let source = "assertInlineSnapshot(of: 1, as: .dump)\n"

  private var path: String { folder.path + "/A.swift" }

  @Test func aFileThatChangedSinceItWasCompiledIsLeftAlone() throws {
    try folder.write(Array(source.utf8), to: "A.swift")
    // It has just been written, after this test was compiled.
    #expect(throws: InlineRefusal.self) {
      try InlineSources().write(
        "1", expected: nil, to: path, line: 1, column: 1, hasChanged: TestProcess.isNewerThanProgram)
    }
    #expect(folder.bytes("A.swift") == Array(source.utf8))
  }

  @Test func aTextInTheSourceIsCompared() throws {
    let passing = folder.issues {
      assertInlineSnapshot(of: ["a": 1], as: .dump) {
        """
        ▿ 1 element
          ▿ (2 values)
            - key: "a"
            - value: 1
        """
      }
    }
    #expect(passing.isEmpty, "\(passing)")
    let failing = folder.issues {
      assertInlineSnapshot(of: "one\ntwo\n", as: .lines, record: .never) { "one\n2" }
    }
    let item = try results()
    #expect(
      failing == [
        """
        it differs from the text in the test's source
          1 line removed, 1 added
          @@ -1,2 +1,2 @@
           one
          -2
          +two
          actual:     \(try #require(try results().files.actual?.path))
          difference: \(try #require(try results().files.difference?.path))
          if this is intended: maquette accept \(item.path), or run again with MAQUETTE_RECORD=failed
        """
      ])
    #expect(try item.files.actual?.read() == Array("one\ntwo".utf8) && item.column != nil)
    let missing = folder.issues { assertInlineSnapshot(of: "one", as: .lines, record: .never) }
    #expect(missing.first?.hasPrefix("the source has no text") == true)
  }

  private func results() throws -> ReportCase {
    try #require(try ResultsFolder(folder.path + "/results").read().cases.first)
  }
}
