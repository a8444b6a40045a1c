import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// The Markdown of words, by examples of CommonMark 0.31 (sections 2.4, 2.5 and 6) where it has them.
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

  /// Examples of section 6.3.
  @Test(arguments: [
    ("[Wiki](https://example.org/A_(b)) end", "<a https://example.org/A_(b)>Wiki</a> end"),
    ("[a](foo(and(bar)))", "<a foo(and(bar))>a</a>"), (#"[a](\(foo\))"#, "<a (foo)>a</a>"),
    (#"[a](foo\)\:)"#, "<a foo):>a</a>"), ("[a](foo(and(bar))", "[a](foo(and(bar))"),
    ("[a](<foo(and(bar)>)", "<a foo(and(bar)>a</a>"), ("[a](</my uri>)", "<a /my uri>a</a>"),
    ("[a](/my uri)", "[a](/my uri)"), ("[a](<b)c>)", "<a b)c>a</a>"), (#"[a](<foo\>)"#, "[a](<foo>)"),
    (#"[a](/url "title")"#, "<a /url>a</a>"), ("[a](/url 'title')", "<a /url>a</a>"),
    ("[a](/url (title))", "<a /url>a</a>"),
    (#"[a](/url "title "and" title")"#, #"[a](/url "title "and" title")"#),
    (#"[a](  /url "t" )"#, "<a /url>a</a>"), (#"[a]("t")"#, #"<a "t">a</a>"#), ("[a] (/url)", "[a] (/url)"),
    ("[link [foo [bar]]](/url)", "<a /url>link [foo [bar]]</a>"), ("[link] bar](/url)", "[link] bar](/url)"),
    ("[link [bar](/url)", "[link <a /url>bar</a>"), (#"[link \[bar](/url)"#, "<a /url>link [bar</a>"),
    ("[foo [bar](/a)](/b)", "[foo <a /a>bar</a>](/b)"), ("[foo`](/a)`", "[foo](/a)"),
    ("[a](b&amp;c)", "<a b&c>a</a>"), ("[a](<>)", "<a>a</a>"), ("[a](<b>c)", "[a](<b>c)"),
  ])
  func targetsAreThoseOfCommonMark(markdown: String, expected: String) throws {
    #expect(try html(markdown) == expected)
  }

  /// Examples of sections 2.4, 2.5, 6.1, 6.2 and 6.5.
  @Test(arguments: [
    ("`foo`", "foo"), ("`` foo ` bar ``", "foo ` bar"), ("` `` `", "``"), ("`  a `", " a"), ("`*a*`", "*a*"),
    (#"`foo\`bar`"#, #"foo\bar`"#), ("```foo``", "```foo``"), ("`foo", "`foo"),
    ("<https://foo.bar/a?q=1>", "<a https://foo.bar/a?q=1>https://foo.bar/a?q=1</a>"),
    ("<foo@bar.example.com>", "<a mailto:foo@bar.example.com>foo@bar.example.com</a>"),
    ("<m:abc>", "<m:abc>"), ("< https://foo.bar >", "< https://foo.bar >"), ("<foo.bar>", "<foo.bar>"),
    (
      ##"\!\"\#\$\%\&\'\(\)\*\+\,\-\.\/\:\;\<\=\>\?\@\[\\\]\^\_\`\{\|\}\~"##,
      ##"!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"##
    ),
    ("&amp; &copy; &#35; &#x20AC; &#0;", "& © # € \u{FFFD}"), ("&nothing; &#; &", "&nothing; &#; &"),
    ("a*\"foo\"*", "a*\"foo\"*"), ("*(*foo*)*", "<i>(</i><i>foo</i><i>)</i>"),
    ("foo-_(bar)_", "foo-<i>(bar)</i>"),
    ("пристаням_стремятся_", "пристаням_стремятся_"),
    ("*foo**bar*", "<i>foo**bar</i>"),
    ("*foo**bar**baz*", "<i>foo</i><b><i>bar</i></b><i>baz</i>"),
    ("foo***bar***baz", "foo<b><i>bar</i></b>baz"),
    ("foo******bar*********baz", "foo<b>bar</b>***baz"), ("2*3", "2*3"), ("* a *", "* a *"),
    ("a * b*", "a * b*"),
  ])
  func otherSyntaxIsThatOfCommonMark(markdown: String, expected: String) throws {
    #expect(try html(markdown) == expected)
  }

  @Test func picturesAreMistakes() throws {
    let error = #expect(throws: AttributeError.self) { try TextContent(markdown: "so ![a](b)") }
    #expect(error?.message.contains("character 4") == true)
    #expect(try html(#"so\![a](b) ![c]"#) == "so!<a b>a</a> ![c]")
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
  @Test(arguments: [
    "*a ", "[", "[a](", "_", "\\", "`", "``a`", "<a:", "[a](<", "[a](b '", "&", "*a_", "a**b", "[a](b)",
  ])
  func longMarkdownIsRead(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    // Whatever comes of it comes soon.
    _ = try? TextContent(markdown: text)
  }
}
