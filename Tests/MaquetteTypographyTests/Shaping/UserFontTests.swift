import MaquetteGraphics
import Testing

@testable import MaquetteTypography

/// Debian's place for a font with many scripts.
private let machineFont = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

/// Scripts that the bundled font lacks, set in a font of the machine; skipped where that is not installed.
@Suite(.enabled(if: (try? FontFile(path: machineFont)) != nil))
struct UserFontTests {
  private let library: FontLibrary
  private let system = Font(size: 17)
  private let named = Font(family: .named("dejavu sans"), size: 17)

  init() throws {
    library = try FontLibrary(paths: [machineFont])
  }

  private func runs(
    _ text: String, font: Font, direction: LayoutDirection = .leftToRight, maxWidth: Double? = nil
  ) -> [GlyphRun] {
    let style = ParagraphStyle(font: font, lineLimit: 1, direction: direction)
    return library.paragraph(text, style: style, maxWidth: maxWidth).lines[0].runs.map(\.run)
  }

  @Test func aFamilyIsFoundByItsName() {
    #expect(library.families.prefix(4) == ["Inter", "DejaVu Sans", "Noto Sans Hebrew", "Noto Sans Arabic"])
    #expect(library.face(for: named) == library.userFaces[0])
    #expect(library.emSize(for: named) == 17)
    // The line of the file itself: 1901 and 483 units of 2048.
    #expect(abs(library.metrics(for: named).lineHeight - 17 * 2384 / 2048) < 0.001)
  }

  @Test func aCharacterComesFromTheFirstFontThatHasIt() {
    let mixed = runs("ab שלום", font: system)
    #expect(mixed.map(\.face.fontIndex) == [0, 1])
    #expect(library.paragraph("ab שלום", style: ParagraphStyle(font: system)).missing.isEmpty)
    #expect(library.paragraph("ꀀ", style: ParagraphStyle(font: system)).missing == ["ꀀ"])
  }

  @Test func lettersFormLigatures() {
    #expect(runs("ffi", font: named).flatMap(\.glyphs).count == 1)
  }

  @Test func hebrewStandsFromRightToLeft() {
    let alone = runs("ש", font: named) + runs("ם", font: named)
    let word = runs("שם", font: named).flatMap(\.glyphs)
    #expect(word.map(\.id) == alone.reversed().flatMap(\.glyphs).map(\.id))
    #expect(word[0].position.x < word[1].position.x)
  }

  @Test func bracketsAreMirrored() {
    let open = runs("(", font: named).flatMap(\.glyphs).map(\.id)
    let word = runs("(ש)", font: named, direction: .rightToLeft).flatMap(\.glyphs).map(\.id)
    #expect(word.first == open.first)
  }

  @Test func arabicLettersJoinAndStayJoinedWhenCut() {
    let isolated = runs("ب", font: named).flatMap(\.glyphs).map(\.id)
    let word = runs("ببب", font: named, direction: .rightToLeft).flatMap(\.glyphs).map(\.id)
    #expect(Set(word).count == 3)
    #expect(!word.contains(isolated[0]))
    let long = String(repeating: "ب", count: 40)
    let cut = runs(long, font: named, direction: .rightToLeft, maxWidth: 60)
    let letters = cut.flatMap(\.glyphs).map(\.id)
    #expect(letters.count < 20)
    // The letter beside the ellipsis keeps its middle form: the text goes on behind it.
    #expect(letters[1] == word[1])
  }
}
