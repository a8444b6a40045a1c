import Testing

@testable import MaquetteDiagnostics

@Suite struct ExcerptTests {
  private func excerpt(_ line: String, column: Int) -> Diagnostic.Excerpt {
    let source = DocumentSource(line, name: "s", kind: .note, file: 0)
    return Diagnostic.Excerpt(of: source, at: SourceLocation(line: 1, column: column))
  }

  @Test func putsTheCaretUnderTheCharacter() {
    #expect(excerpt("label: a", column: 8) == excerpt("label: a\nmore", column: 8))
    #expect(excerpt("label: a", column: 8).indent == "       ")
    #expect(excerpt("label: a", column: 9).indent.count == 8)
  }

  @Test func keepsTabsAndCountsWideAndCombiningCharacters() {
    #expect(excerpt("\ta: b", column: 5).indent == "\t   ")
    #expect(excerpt("😀日: b", column: 5).indent == "      ")
    #expect(excerpt("e\u{301}: b", column: 5).indent == "   ")
  }

  @Test func cutsLongLines() {
    let line = String(repeating: "0123456789", count: 100_000)
    let middle = excerpt(line, column: 500_001)
    #expect(middle.text.count == 98)
    #expect(middle.text.first == "…" && middle.text.last == "…")
    #expect(Array(middle.text)[middle.indent.count] == "0")
    #expect(excerpt(line, column: 1).text.hasPrefix("0123"))
    #expect(excerpt(line, column: 1_000_000).text.hasSuffix("789"))
  }

  @Test(arguments: [Int.min, -1, 0, 9, 500, Int.max])
  func acceptsPlacesOutsideTheText(number: Int) {
    let source = DocumentSource("a: b", name: "s", kind: .note, file: 0)
    #expect(Diagnostic.Excerpt(of: source, at: SourceLocation(line: number, column: 1)).text.isEmpty)
    let excerpt = Diagnostic.Excerpt(of: source, at: SourceLocation(line: 1, column: number))
    #expect(excerpt.text == (number > 64 ? "…" : "a: b"))
  }

  @Test func showsControlCharactersAsBoxes() {
    #expect(excerpt("a\u{1B}[31m", column: 2).text == "a\u{FFFD}[31m")
  }
}

extension DocumentKind {
  /// A kind of file that only tests have.
  fileprivate static let note = DocumentKind(
    noun: "note", beginning: "begin with 'Dear'", whole: "a note is one mapping")
}
