import MaquetteDiagnostics
import Testing

@testable import MaquetteDocuments

@Suite("Formatting documents")
struct DocumentFormatTests {
  /// The text of a document in the style, nil if it is refused, and what was reported.
  private func result(of text: String) -> (text: String?, diagnostics: DiagnosticList) {
    let kind = DocumentKind(noun: "sheet", beginning: "begin", whole: "whole")
    var diagnostics = DiagnosticList(name: "a.yaml", kind: kind)
    let source = DocumentSource(text, name: "a.yaml", kind: kind, file: 0)
    return (DocumentFormat.formatted(source, into: &diagnostics)?.text, diagnostics)
  }

  private func formatted(_ text: String) throws -> String {
    let (formatted, diagnostics) = result(of: text)
    return try #require(formatted, "\(diagnostics.sorted.map(\.rendered))")
  }

  /// Expects a text to become another, which stays as it is.
  private func expect(
    _ text: String, _ expected: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    #expect(try formatted(text) == expected, sourceLocation: location)
    #expect(try formatted(expected) == expected, sourceLocation: location)
  }

  @Test("two columns a level, lists below their key, one space around what is written")
  func indentation() throws {
    try expect(
      "maquette:   1\nbody:\n    vstack:\n    - label:    A\n    -   button:\n          title:  'B'\n",
      "maquette: 1\nbody:\n  vstack:\n    - label: A\n    - button:\n        title: 'B'\n")
    try expect("- - a\n  - b\n-\n  - c", "- - a\n  - b\n- - c\n")
    try expect("a: {b: 1,c: [ 1,2 ],d: { }, e}", "a: { b: 1, c: [1, 2], d: {}, e }\n")
    try expect("a: [b: 1, {c: 2}, \"d\": 3]", "a: [b: 1, { c: 2 }, \"d\": 3]\n")
    try expect("a:\nb: ~\nc: {d: , e: , f}", "a:\nb: ~\nc: { d, e, f }\n")
    try expect("a: [b: , c]", "a: [{ b }, c]\n")
    try expect("? a\n: b\n\"c\"  : d", "a: b\n\"c\": d\n")
  }

  @Test("comments stay with what they are about")
  func comments() throws {
    let text = """
      # The sheet.
      # Two lines.

      maquette: 1 # the version
      # About the body.
      body: # the content
        # The first.
        - label: A # its text

        # The second.
        - button:
            title: B
            # The end of the button.
          # The end of an item.
        # The end of the list.
      # About the title.
      title: C
      # The end.

      """
    try expect(text, text)
    try expect(
      "a:   #one\n\n  #two\n    b:   1    #three\n#four\nc: [ 1, 2 ] # five\n",
      "a: #one\n  #two\n  b: 1 #three\n#four\nc: [1, 2] # five\n")
    try expect("a:\n  # above\n  1\n", "# above\na: 1\n")
    try expect("a: # one\n  1 # two\n", "# one\na: 1 # two\n")
    try expect("a:\n- 1\n# about b\nb: 2\n", "a:\n  - 1\n# about b\nb: 2\n")
    try expect("- # one\n  a: 1\n- # two\n  b: 2\n", "# one\n- a: 1\n# two\n- b: 2\n")
    try expect("# only\na: '#no' # yes\n...\n# after\n", "# only\na: '#no' # yes\n# after\n")
  }

  @Test("a comment gives a collection in brackets lines of its own")
  func commentsInBrackets() throws {
    try expect(
      "a: [ # all\n  1, # one\n  # two\n  2\n  # end\n]\nb: 3\n",
      "a: # all\n  - 1 # one\n  # two\n  - 2\n  # end\nb: 3\n")
    try expect("a: { # none\n  # at all\n}\n", "# at all\na: {} # none\n")
  }

  @Test("a collection in brackets that is too long for a line gets several")
  func longCollections() throws {
    let long = String(repeating: "x", count: 60)
    try expect(
      "a: { b: \(long), c: { d: \(long) } }\n", "a:\n  b: \(long)\n  c: { d: \(long) }\n")
    try expect(
      "a: [b: \(long), c: { d: \(long), e: \(long) }]\n",
      "a:\n  - b: \(long)\n  - c:\n      d: \(long)\n      e: \(long)\n")
    try expect("a: [\(long), \(long)]\n", "a:\n  [\(long),\n   \(long)]\n")
    try expect("- &a [\(long), \(long)]\n", "- &a\n  [\(long),\n   \(long)]\n")
    // 110 columns are few enough, 111 are not.
    try expect(
      "a: [\(long), \(String(repeating: "y", count: 43))]\n",
      "a: [\(long), \(String(repeating: "y", count: 43))]\n")
    try expect(
      "a: [\(long), \(String(repeating: "y", count: 44))]\n",
      "a:\n  [\(long), \(String(repeating: "y", count: 44))]\n")
  }

  @Test("blank lines stay, one at a time, and none comes first")
  func blankLines() throws {
    try expect("\n\na: 1\n\n\nb:\n\n  c: 2\n\n\n  d: 3\n\n\n", "a: 1\n\nb:\n  c: 2\n\n  d: 3\n")
  }

  @Test("texts on several lines keep their lines")
  func longTexts() throws {
    try expect(
      "a: |\n     one\n       two\n\n     three\n\n\nb: 1\n", "a: |\n  one\n    two\n\n  three\n\nb: 1\n")
    try expect("a: |4- # why\n      one\n     two\n", "a: |2- # why\n    one\n   two\n")
    try expect(
      "a:\n  - |+\n    one\n\n\n  - >\n    two\n    three\n",
      "a:\n  - |+\n    one\n\n\n  - >\n    two\n    three\n")
    try expect("a: one\n      two\n\n      three\n", "a: one\n  two\n\n  three\n")
    try expect("a: \"one\\\n      two \\ \n      three\"\n", "a: \"one\\\n  two \\ \n  three\"\n")
    try expect("a: [one\n  two]\n", "a:\n  - one\n    two\n")
    // What stands after the last line stays there: on a line of its own it would be about the next item.
    try expect("a: \"one\n  two\" # why\nb: 1\n", "a: \"one\n  two\" # why\nb: 1\n")
    try expect("a: \"one\n  two\"#why\n", "a: \"one\n  two\" #why\n")
    try expect("- one\n  two # why\n", "- one\n  two # why\n")
    try expect("a: # why\n  one\n  two\n", "a: one\n  two # why\n")
  }

  @Test("anchors and aliases stay")
  func anchors() throws {
    try expect(
      "a: &x   [1]\nb: &y\n    c: 1\nd: &z text\ne: [*x , *y ]\nf: *z\n",
      "a: &x [1]\nb: &y\n  c: 1\nd: &z text\ne: [*x, *y]\nf: *z\n")
    try expect("a: &x |\n   one\n", "a: &x |\n  one\n")
    try expect("- &a\n  b: 1\n- *a\n", "- &a\n  b: 1\n- *a\n")
  }

  @Test("line ends, byte order and directives of other systems are read")
  func systems() throws {
    try expect("a:\r\n    - 1\r\n    # c\r\n", "a:\n  - 1\n  # c\n")
    try expect("# c\n%YAML 1.2\n--- # d\na: 1\n", "# c\n%YAML 1.2\n---\n# d\na: 1\n")
    try expect("\t{\"a\":\t\"\\ud83d\\ude00\"}", "{ \"a\": \"\\ud83d\\ude00\" }\n")
    try expect("text", "text\n")
  }

  @Test("what is no YAML is reported and stays")
  func problems() throws {
    let (text, diagnostics) = result(of: "a: [1\nb: 2\n")
    #expect(text == nil && diagnostics.hasErrors)
  }

  @Test("a long line takes no longer than as many short ones")
  func longLine() throws {
    let items = Array(repeating: "{ a: 1 }", count: 20_000)
    let lines = "- " + items.joined(separator: "\n- ") + "\n"
    #expect(try formatted("[" + items.joined(separator: ",") + "]") == lines)
  }

  @Test(
    "any end of the text is an end of what is written",
    arguments: ["a: |\n  b", "a: >-\n", "a: &x", "a: [b", "a: \"b", "- ", "# c"])
  func ends(text: String) throws {
    for text in [text, text + "\n", text + "\n\n  "] {
      let (formatted, diagnostics) = result(of: text)
      #expect((formatted == nil) == diagnostics.hasErrors)
    }
  }
}
