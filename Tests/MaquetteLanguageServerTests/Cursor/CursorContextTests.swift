import Testing

@testable import MaquetteLanguageServer

@Suite("The place of the cursor") struct CursorContextTests {
  private func context(_ marked: String) -> CursorContext {
    let offset = marked.utf8.firstIndex(of: UInt8(ascii: "|")).map {
      marked.utf8.distance(from: marked.startIndex, to: $0)
    }
    let document = TextDocument(
      path: "/a.yaml", bytes: Array(marked.replacing("|", with: "", maxReplacements: 1).utf8))
    return CursorContext(in: document, at: offset ?? 0)
  }

  private func path(_ marked: String) -> String {
    context(marked).path.map { step in
      switch step {
      case .key(let key): key
      case .item: "-"
      }
    }.joined(separator: "/")
  }

  @Test(
    "is told by indentation",
    arguments: [
      ("|", ""), ("a:\n  |", "a"), ("a:\n|", ""), ("a: |", "a"), ("a:\n  b: x|", "a/b"),
      ("a:\n  b:\n  c|", "a"),
      ("a:\n  - |", "a/-"), ("a:\n- b: |", "a/-/b"), ("a:\n- b: 1\n  |", "a/-"),
      ("a:\n  - b:\n      c: |", "a/-/b/c"),
      ("a:\n  - - x|", "a/-/-"), ("a:\n  - b: 1\n  - c|", "a/-"), ("a:\n\n  # b:\n  c|", "a"),
      ("\"a b\":\n  |", "a b"), ("a:\n  - b:\n    - c|", "a/-/b/-"),
    ])
  func indentation(marked: String, expected: String) { #expect(path(marked) == expected) }

  @Test(
    "is told by brackets",
    arguments: [
      ("a: { |", "a"), ("a: { b: |", "a/b"), ("a: { b: [|", "a/b/-"), ("a: { b: [1, { c: |", "a/b/-/c"),
      ("a: { b: 1 }\nc: |", "c"), ("a: { b: 1,\n  c: |", "a/c"), ("{ \"a\": { \"b\": \"|", "a/b"),
      ("- a: { b: \"}\", c|", "-/a"), ("a:\n  - b: { c: d, |}", "a/-/b"), ("a: [x, |y]", "a/-"),
      ("a: &n { |", "a"), ("a: { b: 'it''s', c: |", "a/c"), ("a: { b: { c: 1 }, |", "a"),
    ])
  func brackets(marked: String, expected: String) { #expect(path(marked) == expected) }

  @Test("has the word around it, and what the mapping has already")
  func words() {
    let block = context("a:\n  bb: 1\n  cc|dd: 2\n  ee: 3\nff: 4")
    #expect(block.partial == "cc" && block.word.count == 4 && block.hasColon && block.isKey)
    #expect(block.siblings == ["bb", "ee"])
    let flow = context("a: { bb: 1, c|")
    #expect(flow.partial == "c" && flow.siblings == ["bb"] && flow.isKey && !flow.isValue)
    let item = context("- a: 1\n  b|\n- c: 3")
    #expect(item.siblings == ["a"])
    #expect(context("a: \"x y|").partial == "x y")
    #expect(context("a:\n  - b\n  |").isBesideItems)
  }

  @Test("is found in any text")
  func anyText() {
    var generator = SystemRandom(seed: 3)
    let signs = Array("a:-{}[]\"'#&* \n\r|é,$".unicodeScalars)
    for _ in 0..<3000 {
      let text = String(
        String.UnicodeScalarView((0..<generator.next(30)).map { _ in signs[generator.next(signs.count)] }))
      let document = TextDocument(path: "/a.yaml", bytes: Array(text.utf8))
      for offset in 0...document.bytes.count
      where offset == document.bytes.count || !UTF8.isContinuation(document.bytes[offset]) {
        let context = CursorContext(in: document, at: offset)
        #expect(context.word.lowerBound <= offset && context.word.upperBound >= offset)
      }
    }
  }
}
