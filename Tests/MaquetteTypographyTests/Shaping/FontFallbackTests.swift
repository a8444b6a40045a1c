import MaquetteGraphics
import Testing

@testable import MaquetteTypography

/// The scripts that the stand-in lacks and the bundled fallbacks have.
@Suite struct FontFallbackTests {
  private let library = FontLibrary(files: [])

  private func runs(_ text: String, weight: FontWeight = .regular, in library: FontLibrary? = nil)
    -> [GlyphRun]
  {
    let style = ParagraphStyle(font: Font(size: 17, weight: weight))
    return (library ?? self.library).paragraph(text, style: style).lines[0].runs.map(\.run)
  }

  private func files(_ text: String, weight: FontWeight = .regular) -> [Int] {
    runs(text, weight: weight).map(\.face.fontIndex)
  }

  /// Files 1 to 4 are the Hebrew ones from regular to bold, 5 to 8 the Arabic ones.
  @Test func hebrewAndArabicAreBundled() {
    #expect(files("שלום") == [1])
    #expect(files("سلام") == [5])
    #expect(files("ab שלום") == [0, 1])
    let style = ParagraphStyle(font: Font(size: 17))
    #expect(library.paragraph("שָׁלוֹם, سَلَام ١٢٣", style: style).missing.isEmpty)
  }

  /// Signs that stand before the numbers that they are about are no part of the word before.
  @Test func arabicSignsThatCanBeSeenHaveAFontOfTheirOwn() {
    let style = ParagraphStyle(font: Font(size: 17))
    for text in ["ب \u{6dd}١", "a\u{600}", "a \u{600}١"] {
      #expect(library.paragraph(text, style: style).missing.isEmpty, "\(text)")
    }
    #expect(files("e\u{200d}\u{301}") == [0])
  }

  @Test(arguments: FontWeight.allCases)
  func theNearestWeightFromRegularToBoldIsTaken(weight: FontWeight) {
    let step = min(max(weight.rawValue, 400), 700) / 100 - 4
    #expect(files("שלום", weight: weight) == [1 + step])
    #expect(files("سلام", weight: weight) == [5 + step])
    // Chinese, Japanese and Korean have regular and bold only.
    let isBold = files("日", weight: weight) == files("日", weight: .bold)
    #expect(isBold == (weight >= .semibold))
  }

  @Test func lettersKeepTheirNominalSizeWithoutTheStandInsTracking() {
    #expect(runs("ם").map(\.emSize) == [17])
    let alone = library.paragraph("ם", style: ParagraphStyle(font: Font(size: 17))).size.width
    let twice = library.paragraph("םם", style: ParagraphStyle(font: Font(size: 17))).size.width
    #expect(abs(twice - 2 * alone) < 0.001)
  }

  @Test func hebrewStandsFromRightToLeft() {
    let word = runs("שם").flatMap(\.glyphs).map(\.id)
    #expect(word == (runs("ם") + runs("ש")).flatMap(\.glyphs).map(\.id))
  }

  @Test func arabicLettersJoin() {
    let isolated = runs("ب").flatMap(\.glyphs).map(\.id)
    let word = runs("ببب").flatMap(\.glyphs).map(\.id)
    #expect(Set(word).isDisjoint(with: isolated))
  }

  @Test func theUsersFontsGoFirst() throws {
    let copy = try FontFile(name: "copy.ttf", bytes: [UInt8](FontFile.fallbacks[0].bytes))
    let own = FontLibrary(files: [copy])
    #expect(own.userFaces.map(\.fontIndex) == [1])
    #expect(runs("שלום", in: own).map(\.face.fontIndex) == [1])
    #expect(library.userFaces.isEmpty)
    #expect(library.families.prefix(3) == ["Inter", "Noto Sans Hebrew", "Noto Sans Arabic"])
  }

  /// Article 1 of the Universal Declaration of Human Rights begins with these words.
  @Test(arguments: [
    ("Բոլոր մարդիկ", "Armenian"), ("ყველა ადამიანი", "Georgian"), ("የሰው ልጅ", "Ethiopic"),
    ("सभी मनुष्यों", "Devanagari"),
    ("সমস্ত মানুষ", "Bengali"), ("ਸਾਰਾ ਮਨੁੱਖੀ", "Gurmukhi"), ("પ્રતિષ્ઠા અને", "Gujarati"), ("ସମସ୍ତ ମଣିଷ", "Oriya"),
    ("மனிதப் பிறிவியினர்", "Tamil"), ("ప్రతిపత్తిస్వత్వముల", "Telugu"), ("ಎಲ್ಲಾ ಮಾನವರೂ", "Kannada"), ("മനുഷ്യരെല്ലാവരും", "Malayalam"),
    ("සියලු මනුෂ්‍යයෝ", "Sinhala"), ("มนุษย์ทั้งหลาย", "Thai"), ("ມະນຸດທຸກຄົນ", "Lao"), ("មនុស្សទាំងអស់", "Khmer"),
    ("လူတိုင်းသည်", "Myanmar"), ("すべての人間は", "CJK JP"), ("모든 인간은", "CJK JP"), ("人人生而自由", "CJK JP"),
  ])
  func everyScriptHasItsFont(text: String, family: String) {
    let style = ParagraphStyle(font: Font(size: 17))
    #expect(library.paragraph(text, style: style).missing.isEmpty)
    let bundled = [FontFile.inter] + FontFile.fallbacks
    let used = Set(files(text).map { bundled[$0].family }).subtracting(["Inter"])
    #expect(used == ["Noto Sans " + family])
  }

  /// The danda belongs to the scripts of India; it has the font of the word before it.
  @Test func sharedPunctuationHasTheFontOfItsWord() {
    #expect(Set(files("করে।")).count == 1)
    #expect(Set(files("सभी।")).count == 1)
    #expect(files("করে।") != files("सभी।"))
  }

  @Test func aLanguageChoosesTheFormsOfChineseCharacters() {
    func glyphs(_ language: String?) -> [GlyphID] {
      let style = ParagraphStyle(font: Font(size: 17), language: language)
      return library.paragraph("直骨", style: style).lines[0].runs.flatMap(\.run.glyphs).map(\.id)
    }
    let japanese = glyphs("ja")
    #expect(glyphs(nil) == japanese)
    #expect(glyphs("zh-Hans") != japanese)
    #expect(glyphs("zh-Hant-TW") != japanese)
    #expect(glyphs("zh-Hant-TW") != glyphs("zh-Hans"))
  }
}
