import MaquetteDiagnostics
import Testing

@testable import MaquetteSheets

/// Languages that a sheet asks for, and that are not there.
@Suite struct LanguageWarningTests {
  private func warnings(_ text: String) throws -> [String] {
    try Sheet(Array("maquette: 1\n\(text)".utf8), path: "sheet.yaml").warnings.map(\.message)
  }

  @Test(arguments: ["zh-TW", "zh-Hant-HK", "zh-Hant"])
  func aLanguageIsThereUnderAnyOfItsNames(tag: String) throws {
    let strings = "strings: { zh-Hant: { Save: 儲存 } }"
    #expect(try warnings("locale: \(tag)\n\(strings)\nbody: { button: Save }").isEmpty)
  }

  @Test func aLanguageWithoutTranslationsIsNamedOnce() throws {
    let found = try warnings(
      """
      strings: { de: { Save: Sichern } }
      body: { vstack: [{ label: { text: a, with: { locale: fr } } }, { label: { text: b, with: { locale: fr } } }] }
      variants: { locale: [en, de, fr], appearance: [light, dark] }
      """)
    #expect(found == ["'strings' has no language for 'fr'; the texts stay as written"])
  }

  /// The texts themselves are in the language of the first column, and of a language without translations.
  @Test(arguments: ["strings: { de: { Save: Sichern }, fr: {} }", "strings: [{ fr: Oui, de: Ja }]"])
  func theLanguageOfTheTextsNeedsNone(strings: String) throws {
    #expect(try warnings("locale: fr\n\(strings)\nbody: { button: Save }").isEmpty)
  }

  @Test func aLanguageThatControlsLackIsNamed() throws {
    #expect(
      try warnings("locale: tlh\nbody: { button: Save }") == [
        "controls are not translated into 'tlh'; they show English"
      ])
    #expect(try warnings("locale: de-LI\nbody: { button: Save }").isEmpty)
    #expect(try warnings("locale: en-ZA\nbody: { button: Save }").isEmpty)
  }
}
