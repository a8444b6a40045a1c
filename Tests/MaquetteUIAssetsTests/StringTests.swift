import MaquetteDiagnostics
import MaquetteUIAssets
import Testing

@Suite struct StringTests {
  @Test func aCatalogueHasTextsAndFormsOfNumbers() throws {
    var problems: [Diagnostic] = []
    let catalog = try #require(
      StringCatalog(
        Array(
          """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
            "Empty": {},
            "%lld items": {"localizations": {"ru": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld one"}}, "few": {"stringUnit": {"value": "%lld few"}},
              "other": {"stringUnit": {"value": "%lld other"}}}}}}},
            "%lld of %lld": {"localizations": {"en": {"stringUnit": {"value": "%#@first@, %2$lld in all"},
              "substitutions": {"first": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}}
          }}
          """.utf8), path: "L.xcstrings", into: &problems))
    #expect(problems.isEmpty)
    #expect(catalog.phrases["Hello"]?["de"]?.text(numbers: [], language: "de") == "Hallo")
    #expect(catalog.phrases["Empty"] == nil)
    let items = try #require(catalog.phrases["%lld items"]?["ru"])
    #expect(
      [1, 3, 5, 21, 11].map { items.text(numbers: [$0], language: "ru") } == [
        "%lld one", "%lld few", "%lld other", "%lld one", "%lld other",
      ])
    let birds = try #require(catalog.phrases["%lld of %lld"]?["en"])
    #expect(birds.text(numbers: [1, 9], language: "en") == "%1$lld bird, %2$lld in all")
    #expect(birds.text(numbers: [4, 9], language: "en") == "%1$lld birds, %2$lld in all")
  }

  @Test func problemsOfACatalogueHaveTheirPositions() {
    var problems: [Diagnostic] = []
    #expect(StringCatalog(Array("{\n\"strings\": 1}".utf8), path: "a", into: &problems) == nil)
    #expect(problems.first?.position.line == 2)
    let broken = "{\"strings\": {\"a\": {\"localizations\": {\n\"en\": {\"stringUnit\": {}}}}}}"
    #expect(StringCatalog(Array(broken.utf8), path: "a", into: &problems)?.phrases["a"]?["en"] == nil)
    #expect(problems.last?.message.contains("no 'value'") == true && problems.last?.position.line == 2)
  }

  @Test func aTableHasPairsAndComments() {
    var problems: [Diagnostic] = []
    let text =
      "/* a \"b\" = c; */\n\"k\\\"ey\" = \"te\\nxt \\U00e9\"; // end\nplain = \"x\";\n\"k2\" = \"%1$@; {}\";"
    let file = StringsFile(Array(text.utf8), path: "a.strings", into: &problems)
    #expect(file.texts == ["k\"ey": "te\nxt é", "plain": "x", "k2": "%1$@; {}"] && problems.isEmpty)
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 {
      wide += [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    }
    #expect(StringsFile(wide, path: "a", into: &problems).texts == file.texts)
  }

  @Test func aBrokenTableKeepsWhatCanBeRead() {
    var problems: [Diagnostic] = []
    let file = StringsFile(
      Array("\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = \"3\";".utf8), path: "a", into: &problems)
    #expect(file.texts == ["a": "1", "c": "3"])
    #expect(problems.map(\.position.line) == [2])
    for text in ["\"a", "\"a\" =", "/* x", "=", "\"a\" = \"\\", "\u{FEFF}", "?;?"] {
      _ = StringsFile(Array(text.utf8), path: "a", into: &problems)
    }
  }

  @Test func formsFollowTheLanguage() {
    #expect([0, 1, 2].map { PluralRule.form(of: $0, language: "en-GB") } == ["other", "one", "other"])
    #expect([0, 1, 2].map { PluralRule.form(of: $0, language: "fr") } == ["one", "one", "other"])
    #expect(
      [0, 1, 2, 5, 11, 100].map { PluralRule.form(of: $0, language: "ar") } == [
        "zero", "one", "two", "few", "many", "other",
      ])
    #expect(
      [1, 2, 5, 12, 22].map { PluralRule.form(of: $0, language: "pl") } == [
        "one", "few", "many", "many", "few",
      ])
    #expect(PluralRule.form(of: 1, language: "ja") == "other")
  }
}
