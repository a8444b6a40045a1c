import MaquetteSwiftSource
import Testing

@Suite struct TokenizerTests {
  private func words(_ text: String) -> [String] {
    let source = Source(text)
    return source.tokens.map { $0.kind == .newline ? "⏎" : source.text($0) }
  }

  @Test func aStringIsOneTokenWithItsInterpolations() {
    #expect(words(#"a("b \(c("}")) )") d"#) == ["a", "(", #""b \(c("}")) )""#, ")", "d"])
    #expect(words(##"x = #"raw " \(y) \#(z(")"))"#"##) == ["x", "=", ##"#"raw " \(y) \#(z(")"))"#"##])
    #expect(words("\"\"\"\n\" \\\"\"\" }\n\"\"\"}") == ["\"\"\"\n\" \\\"\"\" }\n\"\"\"", "}"])
    #expect(words(#""\\" {"#) == [#""\\""#, "{"])
  }

  @Test func commentsAreNoTokens() {
    #expect(words("a // } \"\n/* { /* } */ \" */ b") == ["a", "⏎", "b"])
  }

  @Test func expressionsAndBackticksHideTheirMarks() {
    #expect(words("#/a}\"/# b `class` #if") == ["#/a}\"/#", "b", "`class`", "#", "if"])
  }

  @Test func brokenTextsEnd() {
    for text in [
      "\"", "\"\"\"a", "#\"a\"", "/* /* */", "\"\\(", "\"\\", "`a", "#/a", "(((", "\"\\(\"\\(\"", "#",
    ] {
      let source = Source(text)
      #expect(source.tokens.allSatisfy { $0.range.upperBound <= source.bytes.count })
    }
    let deep = String(repeating: "\"\\(", count: 20_000)
    #expect(Source(deep).tokens.count > 0)
  }

  @Test func statementsEndWhereTheirLineCannotGoOn() {
    let source = Source(
      "@A(1)\n@B var a = [\n1]\n  .count\nf(a,\n b) { x\n y }; let c =\n 3\nif d {\n}\nelse { }\nText(c)")
    let statements = source.statements(0..<source.tokens.count).map(source.text(ofTokens:))
    #expect(
      statements == [
        "@A(1)\n@B var a = [\n1]\n  .count", "f(a,\n b) { x\n y }", "let c =\n 3", "if d {\n}\nelse { }",
        "Text(c)",
      ])
  }
}
