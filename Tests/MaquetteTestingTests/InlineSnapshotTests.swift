import Foundation
import MaquetteSnapshots
import Testing

@testable import MaquetteTesting

@Suite struct InlineLiteralTests {
  private func rewritten(
    _ source: String, line: Int = 2, column: Int = 3, expected: String?, text: String
  ) throws -> String {
    var bytes = Array(source.utf8)
    let edit = try InlineLiteral(in: bytes, line: line, column: column, expected: expected, text: text)
    bytes.replaceSubrange(edit.range, with: edit.replacement)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aCallWithoutATextGetsAClosure() throws {
    let source = "func a() {\n  assertInlineSnapshot(of: f(\")\", /* ) */ [1]), as: .dump)\n  next()\n}\n"
    #expect(
      try rewritten(source, expected: nil, text: "one\n\n  two") == """
        func a() {
          assertInlineSnapshot(of: f(")", /* ) */ [1]), as: .dump) {
            \"""
            one

              two
            \"""
          }
          next()
        }

        """)
    // The compiler may give the place of the parenthesis.
    #expect(
      try rewritten(source, column: 23, expected: nil, text: "x")
        == rewritten(source, expected: nil, text: "x"))
  }

  @Test func aTextIsReplacedAtItsIndentation() throws {
    let source = """
      func a() {
        assertInlineSnapshot(of: "\\(b(")"))", as: .lines) {
              \"""
              old
                \u{E4}

              end
              \"""
        }
      }
      """
    let new = try rewritten(source, expected: "old\n  \u{E4}\n\nend", text: "a\\b \"\"\"")
    #expect(new.contains("{\n        #\"\"\"\n        a\\b \"\"\"\n        \"\"\"#\n  }"))
    #expect(try rewritten(new, expected: "a\\b \"\"\"", text: "old\n  \u{E4}\n\nend") == source)
  }

  @Test func lineBreaksOfTheFileAreKept() throws {
    let source = "func a() {\r\n\tassertInlineSnapshot(of: b, as: .dump)\r\n}\r\n"
    let new = try rewritten(source, column: 2, expected: nil, text: "one\ntwo")
    #expect(new.contains(" {\r\n\t\t\"\"\"\r\n\t\tone\r\n\t\ttwo\r\n\t\t\"\"\"\r\n\t}\r\n"))
    #expect(try rewritten(new, column: 2, expected: "one\ntwo", text: "x").contains("\t\tx\r\n"))
  }

  @Test(
    arguments: [
      ("  assertSnapshot(of: b)", nil), ("", nil), ("  assertInlineSnapshot(of: b", nil),
      ("  assertInlineSnapshot(of: /[\"(]/)", nil), ("  assertInlineSnapshot(of: \"b)", nil),
      ("  assertInlineSnapshot(of: b) { \"old\" }", nil), ("  assertInlineSnapshot(of: b)", "old"),
      ("  assertInlineSnapshot(of: b) { \"old\" }", "old"),
      ("  assertInlineSnapshot(of: b) {\n\"\"\"\nother\n\"\"\"\n}", "old"),
      ("  assertInlineSnapshot(of: b) {\n\"\"\"\nold\n\"\"\" + c\n}", "old"),
      ("  assertInlineSnapshot(of: b) {\n\"\"\"\no\\u{6C}d\n\"\"\"\n}", "old"),
      ("  assertInlineSnapshot(of: b) {\n  \"\"\"\nold\n  \"\"\"\n}", "old"),
    ] as [(String, String?)])
  func whatIsInDoubtIsLeftAlone(call: String, expected: String?) {
    #expect(throws: InlineRefusal.self) {
      try rewritten("func a() {\n\(call)\n", expected: expected, text: "new")
    }
  }

  @Test func controlCharactersAreRefused() {
    #expect(throws: InlineRefusal.self) {
      try rewritten("\n  assertInlineSnapshot(of: b)\n", expected: nil, text: "a\rb")
    }
  }
}

@Suite struct InlineSourcesTests {
  private let folder = TemporaryFolder()
  private let source = """
    func a() {
      assertInlineSnapshot(of: 1, as: .dump)
      assertInlineSnapshot(of: 2, as: .dump) {
        \"""
        old
        \"""
      }
    }

    """

  private var path: String { folder.path + "/A.swift" }

  @Test func severalCallsOfAFileAreRewrittenByTheirCompiledLines() throws {
    try folder.write(Array(source.utf8), to: "A.swift")
    let sources = InlineSources()
    func write(_ text: String, _ expected: String?, line: Int) throws {
      try sources.write(text, expected: expected, to: path, line: line, column: 3, hasChanged: { _ in false })
    }
    try write("1\n1", nil, line: 2)
    try write("2", "old", line: 3)
    try write("2", "old", line: 3)
    let new = String(decoding: folder.bytes("A.swift"), as: UTF8.self)
    #expect(new.contains("as: .dump) {\n    \"\"\"\n    1\n    1\n    \"\"\"\n  }\n"))
    #expect(new.contains("    2\n    \"\"\"\n"))
    #expect(throws: InlineRefusal.self) { try write("3", "old", line: 3) }
    try folder.write(Array((new + "// edited\n").utf8), to: "A.swift")
    #expect(throws: InlineRefusal.self) { try write("1\n1", nil, line: 2) }
    #expect(String(decoding: folder.bytes("A.swift"), as: UTF8.self) == new + "// edited\n")
  }

  @Test func aFileThatChangedSinceItWasCompiledIsLeftAlone() throws {
    try folder.write(Array(source.utf8), to: "A.swift")
    // It has just been written, after this test was compiled.
    #expect(throws: InlineRefusal.self) {
      try InlineSources().write("1", expected: nil, to: path, line: 2, column: 3)
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
    #expect(
      failing == [
        """
        it differs from the text in the source
          1 line removed, 1 added
          @@ -1,2 +1,2 @@
           one
          -2
          +two
          if this is meant: run again with MAQUETTE_RECORD=failed
          difference: \(try #require(try results().files.difference?.path))
        """
      ])
    #expect(try results().files.actual == nil)
    let missing = folder.issues { assertInlineSnapshot(of: "one", as: .lines, record: .never) }
    #expect(missing.first?.hasPrefix("there is no text in the source") == true)
  }

  private func results() throws -> ReportCase {
    try #require(try ResultsFolder(folder.path + "/results").read().cases.first)
  }
}
