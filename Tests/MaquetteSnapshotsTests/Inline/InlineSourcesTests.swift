import MaquetteSnapshots
import Testing

@Suite struct InlineSourcesTests {
  private let folder: GoldenFolder

  init() throws { folder = try GoldenFolder() }

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
    let new = String(decoding: try folder.bytes(of: "A.swift"), as: UTF8.self)
    #expect(new.contains("as: .dump) {\n    \"\"\"\n    1\n    1\n    \"\"\"\n  }\n"))
    #expect(new.contains("    2\n    \"\"\"\n"))
    #expect(throws: InlineRefusal.self) { try write("3", "old", line: 3) }
    try folder.write(Array((new + "// edited\n").utf8), to: "A.swift")
    #expect(throws: InlineRefusal.self) { try write("1\n1", nil, line: 2) }
    #expect(try String(decoding: folder.bytes(of: "A.swift"), as: UTF8.self) == new + "// edited\n")
  }

  @Test func anAcceptanceWritesWhatTheCallExpectsAndNothingElse() throws {
    try folder.write(Array(source.utf8), to: "A.swift")
    let acceptance = try GoldenAcceptance(environment: [:])
    #expect(throws: GoldenError.self) {
      try acceptance.accept("new", inSource: path, line: 3, column: 3, former: "other")
    }
    #expect(throws: GoldenError.self) {
      try acceptance.accept("new", inSource: path + ".txt", line: 3, column: 3, former: "old")
    }
    #expect(try folder.bytes(of: "A.swift") == Array(source.utf8))
    // Both places are those of the file as it was checked.
    #expect(try acceptance.accept("one\ntwo", inSource: path, line: 2, column: 3, former: nil) == .written)
    #expect(try acceptance.accept("new", inSource: path, line: 3, column: 3, former: "old") == .written)
    let new = String(decoding: try folder.bytes(of: "A.swift"), as: UTF8.self)
    #expect(new.contains("    one\n    two\n") && new.contains("    new\n") && !new.contains("old"))
  }
}
