import MaquetteSnapshots
import Testing

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
