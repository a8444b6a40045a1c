import Foundation
import MaquetteFoundation
import Testing

@Suite struct MarkdownTests {
  private func runs(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent?.rawValue ?? 0
      return
        "\(String(text[run.range].characters))/\(intent)\(run.link.map { "/\($0.absoluteString)" } ?? "")"
    }
  }

  @Test func marksBecomeIntents() throws {
    #expect(
      try runs("a **b *c* d** `e*` ~~f~~") == ["a /0", "b /2", "c/3", " d/2", " /0", "e*/4", " /0", "f/32"])
    #expect(
      try runs("see [the **page**](https://a.b/c)!") == [
        "see /0", "the /0/https://a.b/c", "page/2/https://a.b/c", "!/0",
      ])
  }

  @Test func whatIsNotClosedIsText() throws {
    #expect(try runs("2 * 3 * 4") == ["2 * 3 * 4/0"])
    #expect(try runs("snake_case_name **open [x] (y) `z") == ["snake_case_name **open [x] (y) `z/0"])
    #expect(try runs(#"\*a\* b"#) == ["*a* b/0"])
    #expect(try runs(String(repeating: "*a ", count: 500)).isEmpty == false)
    #expect(try runs("") == [])
  }

  @Test func linesAreJoinedUnlessWhitespaceIsKept() throws {
    #expect(try String(AttributedString(markdown: "a\nb\n\nc").characters) == "a b\nc")
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(try String(AttributedString(markdown: "a\n b", options: options).characters) == "a\n b")
  }
}
