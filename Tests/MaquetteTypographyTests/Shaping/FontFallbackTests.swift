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

  /// Files 1 and 2 are the regular and the bold Hebrew, 3 and 4 the Arabic ones.
  @Test func hebrewAndArabicAreBundled() {
    #expect(files("שלום") == [1])
    #expect(files("سلام") == [3])
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
  func theBoldStandsInFromSemiboldOn(weight: FontWeight) {
    let isBold = weight.rawValue >= 600
    #expect(files("שלום", weight: weight) == [isBold ? 2 : 1])
    #expect(files("سلام", weight: weight) == [isBold ? 4 : 3])
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
    #expect(library.families == ["Inter", "Noto Sans Hebrew", "Noto Sans Arabic"])
  }
}
