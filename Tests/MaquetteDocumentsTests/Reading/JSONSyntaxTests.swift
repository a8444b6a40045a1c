import MaquetteDiagnostics
import Testing

@testable import MaquetteDocuments

/// Verdicts by RFC 8259; the texts are of the kinds of JSONTestSuite (Seriot, "Parsing JSON is a Minefield").
@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    "{}", "[]", "[[]   ]", "[\"\"]", "{\"a\":[]}", "[1]", "[-0]", "[1E+2]", "[123.456e-789]",
    "[null, 1, \"1\", {}]",
    "[\"\\u0060\\u012a\\uD83D\\uDE00\"]", "\"lonely\"", " [true]\n", "42", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]",
    "",
    "{\"a\":{\"b\":[1,{\"c\":null}]},\"d\":false}", "[\"/*#\"]", "[[[],{}],{}]",
  ])
  func takesJSON(text: String) {
    let found = JSONSyntax.problem(in: text)
    #expect(found == nil, "\(text): \(String(describing: found))")
  }

  @Test(
    arguments: [
      ("{ /* a */ \"b\": 1 }", .comment, 2), ("[1, // a\n2]", .comment, 4), ("# a\n{}", .comment, 0),
      ("[1,]", .trailingComma("]"), 2), ("{\"a\":1 , }", .trailingComma("}"), 7), ("['a']", .singleQuotes, 1),
      ("{'a':1}", .singleQuotes, 1), ("{a: 1}", .expectedName(word: "a"), 1),
      ("{\"a\" 1}", .expectedColon, 5),
      ("[a]", .expectedValue(word: "a"), 1), ("[#112233]", .expectedValue(word: "#112233"), 1),
      ("[1 2]", .expectedComma("]"), 3), ("{\"a\":1 \"b\":2}", .expectedComma("}"), 7),
      ("[01]", .badNumber("01"), 1), ("[1.]", .badNumber("1."), 1), ("[.5]", .expectedValue(word: ".5"), 1),
      ("[+1]", .expectedValue(word: "+1"), 1), ("[0x1]", .badNumber("0x1"), 1), ("[1e]", .badNumber("1e"), 1),
      ("[\"a\nb\"]", .unclosedText, 1), ("[\"a", .unclosedText, 1), ("[\"\t\"]", .controlCharacter(9), 2),
      ("[\"\\x\"]", .badEscape, 2), ("[\"\\u12G4\"]", .badEscape, 2), ("[1", .unclosed("]"), 0),
      ("{\"a\":[1]", .unclosed("}"), 0), ("[1]]", .contentAfterEnd, 3), ("[,1]", .expectedValue(word: ""), 1),
      ("{\"a\":}", .expectedValue(word: ""), 5), ("[True]", .expectedValue(word: "True"), 1),
      ("[\"é\", 'a']", .singleQuotes, 6), ("[1}", .expectedComma("]"), 2),
    ] as [(String, JSONProblem, Int)])
  func namesTheFirstProblem(text: String, problem: JSONProblem, offset: Int) throws {
    let found = try #require(JSONSyntax.problem(in: text), "\(text)")
    #expect(found.0 == problem && found.offset == offset, "\(text): \(found)")
  }

  @Test func aMillionBracketsAreNoTrouble() {
    #expect(JSONSyntax.problem(in: String(repeating: "[", count: 1_000_000))?.0 == .unclosed("]"))
  }

  @Test(arguments: ["a.json", "a.tokens", "A.JSON"])
  func filesOfJSONSpeakOfJSON(name: String) {
    let kind = DocumentKind(noun: "file", beginning: "begin", whole: "whole")
    var diagnostics = DiagnosticList(name: name, kind: kind)
    let source = DocumentSource("{ \"a\": 1, }", name: name, kind: kind, file: 0)
    diagnostics.sources = [source]
    #expect(DocumentReader.read(source, into: &diagnostics) == nil)
    #expect(diagnostics.sorted.map(\.message) == ["JSON allows no comma before '}'"])
    #expect(diagnostics.sorted.first?.position == SourceLocation(line: 1, column: 9))
  }
}
