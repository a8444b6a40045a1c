import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// The Markdown of words, by examples of CommonMark 0.31 (sections 2.4 and 6.2) where it has them.
@Suite struct MarkdownTests {
  /// The runs as text: `<b>`, `<i>` and `<a>` around what is bold, sloping and a link.
  private func html(_ markdown: String) throws -> String {
    try TextContent(markdown: markdown).runs.reduce(into: "") { result, run in
      var text = run.text
      if run.isItalic == true { text = "<i>\(text)</i>" }
      if run.isEmphasized == true { text = "<b>\(text)</b>" }
      switch run.link {
      case .named(let name): text = "<a \(name)>\(text)</a>"
      case .unnamed: text = "<a>\(text)</a>"
      case nil: break
      }
      result += text
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""),
    ("*foo bar*", "<i>foo bar</i>"), ("_foo bar_", "<i>foo bar</i>"), ("**foo bar**", "<b>foo bar</b>"),
    ("__foo bar__", "<b>foo bar</b>"), ("foo*bar*", "foo<i>bar</i>"), ("foo**bar**", "foo<b>bar</b>"),
    ("***both***", "<b><i>both</i></b>"), ("**foo *bar***", "<b>foo </b><b><i>bar</i></b>"),
    ("*foo **bar** baz*", "<i>foo </i><b><i>bar</i></b><i> baz</i>"),
    ("**a** and *b*", "<b>a</b> and <i>b</i>"),
    ("5*6*78", "5<i>6</i>78"),
  ])
  func starsAndLinesEmphasize(markdown: String, expected: String) throws {
    #expect(try html(markdown) == expected)
    #expect(try TextContent(markdown: markdown).text == expected.replacing(/<[^>]*>/, with: ""))
  }

  @Test(arguments: [
    ("a * foo bar", "a * foo bar"), ("foo_bar_baz", "foo_bar_baz"), ("snake_case", "snake_case"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("a ** b", "a ** b"), ("*foo**", "<i>foo</i>*"),
    (#"\*not emphasized\*"#, "*not emphasized*"), (#"\[not a link](x)"#, "[not a link](x)"),
    (#"\_ \\ \a"#, #"_ \ \a"#), ("[foo] bar", "[foo] bar"), ("a [", "a ["), ("x](y)", "x](y)"),
    ("[foo", "[foo"),
    ("a\\", "a\\"),
  ])
  func otherSignsAreDrawn(markdown: String, expected: String) throws {
    #expect(try html(markdown) == expected)
  }

  @Test(arguments: [
    ("[terms](terms)", "<a terms>terms</a>"), ("see [terms]() now", "see <a>terms</a> now"),
    ("[**privacy** policy](privacy)", "<a privacy><b>privacy</b></a><a privacy> policy</a>"),
    ("**see [terms](t)**", "<b>see </b><a t><b>terms</b></a>"), (#"[a\]b](c)"#, "<a c>a]b</a>"),
    ("[a](b)[c](d)", "<a b>a</a><a d>c</a>"),
  ])
  func bracketsMakeLinks(markdown: String, expected: String) throws {
    #expect(try html(markdown) == expected)
  }

  @Test(arguments: [
    ("**bold", "'**' at character 1 of the Markdown is not closed", "close it with '**', or write '\\*' for"),
    ("a *b", "'*' at character 3 of the Markdown is not closed", "close it with '*'"),
    ("héllo _b", "'_' at character 7 of the Markdown is not closed", "write '\\_'"),
    ("**a*", "'**' at character 1", ""), ("[*a](b)*", "'*' at character 2", ""),
  ])
  func whatIsNotClosedIsAMistake(markdown: String, message: String, hint: String) {
    let error = #expect(throws: AttributeError.self) { try TextContent(markdown: markdown) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.hint?.contains(hint) == true || hint.isEmpty)
  }

  /// The time grows with the length, not with its square: every sign of these may open something.
  @Test(arguments: ["*a ", "[", "[a](", "_", "\\"])
  func longMarkdownIsRead(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    // Whatever comes of it comes soon.
    _ = try? TextContent(markdown: text)
  }
}
