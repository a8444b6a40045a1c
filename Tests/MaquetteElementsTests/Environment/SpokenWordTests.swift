import MaquetteControls
import TestSupport
import Testing

@testable import MaquetteElements

/// The files of `Sources/CWords/Words`.
@Suite struct SpokenWordTests {
  static let files = LanguageFile.files(.words).values.sorted { $0.tag < $1.tag }
  /// The files that have only what differs from another one, with that one's tag.
  static let regions = ["en-GB": "en", "es-419": "es", "fr-CA": "fr", "pt-PT": "pt", "zh-HK": "zh-Hant"]

  @Test func thereAreMoreThanFortyLanguages() throws {
    let whole = Set(Self.files.map(\.tag)).subtracting(Self.regions.keys)
    #expect(whole.count >= 45)
    #expect(SpokenWord.languages == (whole + ["en"]).sorted())
    #expect(Set(Self.regions.keys).isSubset(of: Self.files.map(\.tag)))
  }

  @Test(arguments: files)
  func everyLanguageHasEveryWord(file: LanguageFile) {
    for word in SpokenWord.allCases where Self.regions[file.tag] == nil {
      #expect(file[word.rawValue]?.isEmpty == false, "\(word) is missing in \(file.tag)")
    }
    for (key, value) in file.lines {
      #expect(SpokenWord(rawValue: key) != nil, "\(file.tag) has a word “\(key)” that nobody says")
      #expect(value == value.trimming, "“\(value)” of \(file.tag) has spaces around it")
    }
    #expect(Set(file.lines.map(\.key)).count == file.lines.count, "\(file.tag) has a word twice")
  }

  /// Words that a language has in common with English.
  static let loanwords: [String: Set<String>] = [
    "ca": ["Color"], "cs": ["OK", "shift"], "da": ["OK", "link", "pause", "send"],
    "de": ["Details", "Minute", "OK"], "el": ["shift"], "es": ["Color"], "es-419": ["OK"], "fi": ["OK"],
    "fr": ["Date", "Minute", "Minutes", "OK", "globe", "image", "page", "pause"], "hr": ["OK", "shift"],
    "hu": ["OK", "shift"], "id": ["return", "shift", "tab"], "it": ["OK", "link"], "ja": ["OK"],
    "ko": ["return", "shift"], "ms": ["OK", "return", "shift", "tab"], "nb": ["OK", "pause", "send"],
    "nl": ["Details", "Help", "OK", "return", "route", "shift"], "pl": ["OK", "shift"], "pt": ["OK", "link"],
    "ro": ["OK", "link"], "sk": ["OK", "shift"], "sv": ["OK"], "uk": ["OK"], "vi": ["OK", "shift", "tab"],
  ]

  @Test(arguments: files)
  func wordsAreTranslated(file: LanguageFile) {
    let same = file.lines.filter { $0.key == $0.value }.map(\.key)
    #expect(Set(same) == Self.loanwords[file.tag, default: []], "\(file.tag)")
  }

  @Test(arguments: files)
  func namesInBracesStay(file: LanguageFile) {
    func names(_ text: String) -> [String] { text.matches(of: /\{\w+\}/).map { String($0.output) }.sorted() }
    for (key, value) in file.lines { #expect(names(key) == names(value), "“\(value)” of \(file.tag)") }
  }

  @Test(arguments: [
    ("de", "Abbrechen"), ("ko", "취소"), ("ko-KR", "취소"), ("no", "Avbryt"), ("iw", "ביטול"), ("zh-TW", "取消"),
    ("sr-Latn-RS", "Otkaži"), ("sr", "Откажи"), ("en-AU", "Cancel"), ("tlh", "Cancel"), ("fr-CH", "Annuler"),
  ])
  func aTagFindsTheNearestLanguage(tag: String, word: String) {
    #expect(environment(tag).translated(.cancel) == word)
  }

  @Test func regionsHaveWordsOfTheirOwn() {
    for (tag, word) in [
      ("en", "Color"), ("en-US", "Color"), ("en-GB", "Colour"), ("en-NZ", "Colour"), ("es", "Color"),
    ] { #expect(environment(tag).translated(.color) == word, "\(tag)") }
    for (tag, word) in [
      ("pt", "Buscar"), ("pt-BR", "Buscar"), ("pt-AO", "Procurar"), ("es-MX", "Buscar"),
      ("zh-Hans-CN", "搜索"), ("zh", "搜索"), ("zh-SG", "搜索"), ("zh-MO", "搜尋"), ("zh-Hant-HK", "搜尋"),
    ] { #expect(environment(tag).translated(.search) == word, "\(tag)") }
    #expect(environment("es-AR").translated(.done) == "Listo")
    #expect(environment("es-ES").translated(.done) == "Aceptar")
    #expect(environment("zh-HK").translated(.details) == "詳細資料")
    #expect(environment("zh-TW").translated(.details) == "詳細資訊")
  }

  @Test func aSheetHasTheLastWord() throws {
    var environment = environment("de-CH")
    environment.strings.set("Cancel", to: "Doch nicht", in: try #require(LanguageTag("de")))
    #expect(environment.translated(.cancel) == "Doch nicht")
    environment.strings.set(
      SpokenWord.place.rawValue, to: "{number} / {count}", in: try #require(LanguageTag("de")))
    #expect(environment.spokenPlace(2, of: 3) == "2 / 3")
  }

  @Test func placesAreNamed() {
    #expect(Environment().spokenPlace(1, of: 3) == "1 of 3")
    #expect(environment("de").spokenPlace(1, of: 3) == "1 von 3")
    #expect(environment("hi").spokenPlace(1, of: 3) == "3 में से 1")
    #expect(environment("ar").spokenPlace(1, of: 12) == "١ من ١٢")
  }

  @Test func pseudoLanguagesConvertTheTranslation() {
    var environment = environment("de")
    environment.pseudoLanguage = .accented
    #expect(environment.spoken(.cancel) == PseudoLanguage.accented.text("Abbrechen"))
    environment.pseudoLanguage = .mirrored
    #expect(environment.spoken(.cancel) == "Abbrechen")
  }

  private func environment(_ tag: String) -> Environment {
    var environment = Environment()
    environment.locale = LanguageTag(tag)
    return environment
  }
}

extension String {
  fileprivate var trimming: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension LanguageFile: CustomTestStringConvertible {
  public var testDescription: String { tag }
}
