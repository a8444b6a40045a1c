import MaquetteElements
import TestSupport
import Testing

/// Capitals by the rules of Unicode's SpecialCasing.txt and of CLDR.
@Suite struct CapitalsTests {
  @Test(arguments: [
    ("de", "Straße", "STRASSE"), ("en", "iris", "IRIS"), ("tr", "ışık için", "IŞIK İÇİN"),
    ("az-Latn", "iki", "İKİ"), ("el", "Άλλη ώρα", "ΑΛΛΗ ΩΡΑ"), ("el", "Μάιος", "ΜΑΪΟΣ"),
    ("el", "προϊόν", "ΠΡΟΪΟΝ"), ("el", "ναι ή όχι", "ΝΑΙ Ή ΟΧΙ"), ("el", "ᾠδή", "ΩΙΔΗ"),
    ("el", "μα\u{301}ιος", "ΜΑΪΟΣ"), ("lt", "i\u{307}\u{301}", "I\u{301}"), ("hy", "Երևան", "ԵՐԵՎԱՆ"),
    ("fr", "été", "ÉTÉ"), ("ja", "設定", "設定"),
  ])
  func eachLanguageHasItsRules(language: String, text: String, capitals: String) throws {
    var environment = Environment()
    let tag: LanguageTag = try #require(LanguageTag(language))
    environment.locale = tag
    #expect(environment.capitals(of: text) == capitals)
  }

  @Test func withoutALanguageTheRulesAreUnicodes() {
    #expect(Environment().capitals(of: "Straße, iris, ώρα") == "STRASSE, IRIS, ΏΡΑ")
  }
}
