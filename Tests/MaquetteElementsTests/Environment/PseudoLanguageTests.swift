import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// Pseudo-languages and language tags.
@Suite struct PseudoLanguageTests {
  @Test(arguments: [("Play", 10), ("Notifications", 25), ("Allow notifications", 37), ("", 0), ("5", 1)])
  func longerTextsAreAsLongAsTranslationsMayGet(text: String, atLeast: Int) {
    let longer = PseudoLanguage.longer.text(text)
    #expect(longer.hasPrefix(text))
    #expect(longer.count >= atLeast)
    #expect(longer.count <= 3 * text.count + 12)
  }

  @Test func everyLetterHasAnAccentThatIsInTheFont() {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let accented = PseudoLanguage.accented.text(letters)
    #expect(accented.count == 52)
    #expect(zip(letters, accented).allSatisfy { $0 != $1 })
    #expect(Set(accented).count == 52)
    let node = Text(accented).node(in: Environment())
    #expect(node.warnings.isEmpty)
    #expect(PseudoLanguage.accented.text("5 × 7") == "5 × 7")
  }

  @Test func mirroredTextRunsFromTheRight() {
    var environment = Environment()
    environment.writtenPseudoLanguage = .mirrored
    #expect(environment.direction == .rightToLeft)
    let text = Text("AB\nC")
    let node = text.node(in: environment)
    #expect(node.warnings.isEmpty)
    let mirrored = text.node(in: environment).item.measure(.unspecified).size
    let plain = text.node(in: Environment()).item.measure(.unspecified).size
    #expect(mirrored.height == plain.height)
    #expect(node.accessibility?.label == "AB\nC")
  }

  @Test(arguments: [
    ("de", "de"), ("DE-at", "de-AT"), ("zh-hant-tw", "zh-Hant-TW"), ("sl-rozaj", "sl-rozaj"),
  ])
  func tagsComeOutInTheRecommendedCase(text: String, tag: String) {
    #expect(LanguageTag(text)?.description == tag)
  }

  @Test(arguments: ["", "d", "german", "de_AT", "de-", "-de", "d1", "de-toolongsubtag", "a-b-c-d-e-f-g"])
  func whatIsNoTagIsNone(text: String) { #expect(LanguageTag(text) == nil) }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("ur", true), ("az", false), ("az-Arab", true), ("ar-Latn", false),
    ("de", false),
  ])
  func scriptsDecideOnTheDirection(tag: String, isRightToLeft: Bool) {
    #expect(LanguageTag(tag)?.direction == (isRightToLeft ? .rightToLeft : .leftToRight))
  }
}
