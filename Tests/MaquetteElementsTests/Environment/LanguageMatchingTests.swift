import MaquetteGraphics
import Testing

@testable import MaquetteElements

/// Tags of one language, and the languages that serve others: aliases, likely subtags and parents of CLDR.
@Suite struct LanguageMatchingTests {
  private func tag(_ text: String) throws -> LanguageTag { try #require(LanguageTag(text)) }

  @Test(arguments: [
    ("iw", "he"), ("no", "nb"), ("in", "id"), ("tl", "fil"), ("mo", "ro"), ("sh", "sr-Latn"), ("ji", "yi"),
    ("deu", "de"), ("zho", "zh"), ("zh-TW", "zh-Hant-TW"), ("zh-CN", "zh-Hans-CN"), ("zh", "zh-Hans"),
    ("zh-HK", "zh-Hant-HK"), ("sr-ME", "sr-Latn-ME"), ("pa-PK", "pa-Arab-PK"), ("ZH-tw", "zh-hant-TW"),
    ("de-u-nu-latn", "de-Latn"), ("cmn", "zh"), ("prs", "fa-AF"),
  ])
  func tagsOfOneLanguageAreEqual(first: String, second: String) throws {
    let names = (try tag(first).canonical, try tag(second).canonical)
    #expect(names.0 == names.1)
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant"), ("zh-Hant", "zh-TW"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-HK"),
    ("zh-CN", "zh-Hans"),
    ("zh-Hans-SG", "zh"), ("iw-IL", "he"), ("he", "iw"), ("nb-NO", "no"), ("nn", "no"), ("no", "nb"),
    ("id", "in"),
    ("fil-PH", "tl"), ("sr-Latn-RS", "sh"), ("ro", "mo"), ("de-AT", "de"), ("de-AT", "de-DE"),
    ("en-AU", "en-GB"),
    ("es-MX", "es-419"), ("es-419", "es"), ("pt-AO", "pt-PT"), ("pt", "pt-BR"), ("ca-ES-valencia", "ca"),
  ])
  func translationsAreFound(asked: String, given: String) throws {
    let asked = try tag(asked)
    var strings = StringTable()
    strings.set("Save", to: "✓", in: try tag(given))
    #expect(strings.text("Save", in: asked) == "✓")
    #expect(strings.serves(asked))
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hans"), ("zh-TW", "zh"), ("sr", "sr-Latn"), ("az-IR", "az"), ("de", "nl"),
    ("pt-BR", "pt-PT"),
    ("ca", "ca-valencia"),
  ])
  func noScriptAndNoOtherRegionServes(asked: String, given: String) throws {
    let asked = try tag(asked)
    var strings = StringTable()
    strings.set("Save", to: "✓", in: try tag(given))
    #expect(strings.text("Save", in: asked) == "Save")
    #expect(!strings.serves(asked))
  }

  /// The nearest language wins, text by text.
  @Test func theNearestTranslationIsTaken() throws {
    var strings = StringTable()
    strings.set("Cart", to: "Warenkorb", in: try tag("de"))
    strings.set("January", to: "Januar", in: try tag("de"))
    strings.set("January", to: "Jänner", in: try tag("de-AT"))
    let (austria, switzerland) = (try tag("de-AT"), try tag("de-CH"))
    #expect(strings.text("January", in: austria) == "Jänner")
    #expect(strings.text("Cart", in: austria) == "Warenkorb")
    #expect(strings.text("January", in: switzerland) == "Januar")
  }

  /// Translations, words of controls and dates follow one matching.
  @Test(arguments: ["zh-TW", "iw", "no", "in", "sh", "mo", "zh-CN", "en-AU", "es-MX", "nn", "pt-AO", "sr-ME"])
  func wordsDatesAndTranslationsAgree(text: String) throws {
    let tag = try tag(text)
    for kind in [LanguageFile.Kind.words, .calendars] {
      let file = try #require(LanguageTable.table(kind, for: tag).files.first)
      var strings = StringTable()
      strings.set("a", to: "b", in: try self.tag(file.tag))
      #expect(strings.text("a", in: tag) == "b", "\(file.tag)")
    }
  }

  @Test(arguments: [
    ("az-IR", true), ("pa-PK", true), ("pa", false), ("uz-AF", true), ("ku-IQ", false), ("ckb", true),
    ("iw", true),
    ("ji", true), ("pnb", true), ("arc", true), ("nqo", true), ("zh-TW", false), ("sd-IN", false),
  ])
  func likelyScriptsDecideOnTheDirection(text: String, isRightToLeft: Bool) throws {
    let direction = try tag(text).direction
    #expect((direction == .rightToLeft) == isRightToLeft)
  }
}
