import MaquetteGraphics
import Testing

@testable import MaquetteTypography

/// The fonts of letters with marks, of compatibility characters, and of signs that belong together.
@Suite struct ClusterFallbackTests {
  private let library = FontLibrary.bundled

  private func paragraph(_ text: String, in library: FontLibrary? = nil, font: Font = Font(size: 17))
    -> Paragraph
  {
    (library ?? self.library).paragraph(text, style: ParagraphStyle(font: font))
  }

  private func glyphs(_ text: String) -> [GlyphID] {
    paragraph(text).lines[0].runs.flatMap { $0.run.glyphs.map(\.id) }
  }

  private func files(_ text: String) -> [Int] { paragraph(text).lines[0].runs.map(\.run.face.fontIndex) }

  @Test(arguments: [
    ("g\u{331}a\u{331}p", "gap"), ("s\u{336}o\u{336}ld", "sold"), ("a\u{301}\u{336}", "á"),
    ("x\u{20D7}", "x"),
  ])
  func onlyTheMarkIsLeftOut(text: String, letters: String) {
    #expect(glyphs(text) == glyphs(letters))
    #expect(!glyphs(text).contains(0))
    #expect(paragraph(text).size == paragraph(letters).size)
  }

  @Test func marksThatAreLeftOutAreNamedOnce() {
    #expect(paragraph("g\u{331}a\u{331}p s\u{336}").missing == ["\u{331}", "\u{336}"])
    #expect(paragraph("e\u{301} ë o\u{302}").missing.isEmpty)
    // A mark without a letter.
    #expect(paragraph("\u{336}").missing == ["\u{336}"])
    // What is never drawn is not missed.
    #expect(paragraph("\u{202E}AB\u{202C}\u{200D}\u{FE0F}").missing.isEmpty)
  }

  /// Lines are cut between characters, and a cut part is shaped again.
  @Test func textWithLeftOutMarksWraps() {
    let style = ParagraphStyle(font: Font(size: 17))
    let text = "s\u{336}o\u{336}l\u{336}d\u{336} ﬁne g\u{331}a\u{331}p"
    let lines = library.paragraph(text, style: style, maxWidth: 30).lines
    #expect(
      lines.flatMap(\.runs).flatMap { $0.run.glyphs.map(\.id) } == ["sold", "fine", "gap"].flatMap(glyphs))
  }

  @Test(arguments: [
    ("ﬁ", "fi"), ("ﬀ", "ff"), ("ﬃ", "ffi"), ("ŉ", "ʼn"), ("𝐀", "A"), ("ℕ", "N"), ("𝟘", "0"),
  ])
  func compatibilityCharactersThatNoFontHasAreDrawnByTheirLetters(text: String, letters: String) {
    #expect(paragraph(text).missing.isEmpty)
    #expect(glyphs(text) == glyphs(letters))
  }

  @Test func compatibilityCharactersKeepTheirOwnLook() {
    for text in ["①", "½", "℃", "Ａ", "№", "㎏"] {
      #expect(paragraph(text).missing.isEmpty)
      #expect(paragraph(text).lines[0].runs.flatMap(\.run.glyphs).count == 1, "\(text)")
    }
    // A raised digit without a glyph does not become another number.
    #expect(compatibilityLetters(of: 0x2075) == nil)
    #expect(compatibilityLetters(of: 0x2003) == nil)
  }

  /// Debian's place for a font with both the letter and the mark.
  private static let machineFont = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  @Test(.enabled(if: (try? FontFile(path: machineFont)) != nil))
  func theFirstFontWithAllOfACharacterDrawsIt() throws {
    let library = try FontLibrary(paths: [Self.machineFont])
    let paragraph = paragraph("g\u{331}ap s\u{336}", in: library)
    #expect(paragraph.missing.isEmpty)
    #expect(paragraph.lines[0].runs.map(\.run.face.fontIndex) == [1, 0, 1])
    // A font that the text names draws the signs that it has.
    let named = Font(family: .named("DejaVu Sans"), size: 17)
    #expect(self.paragraph("♥", in: library, font: named).lines[0].runs.map(\.run.face.fontIndex) == [1])
  }

  @Test(arguments: [
    "♠♥♦♣", "♤♡♢♧", "✓✔✕✖✗✘", "☐☑☒", "⬅⬆⬇➡", "▪▫◻◼", "☀☁☂☃☄", "♩♪♫♬♭♮♯", "♀♂⚧", "☹☺☻",
  ])
  func signsOfASetAreTextInOneFont(set: String) {
    let runs = paragraph(set).lines[0].runs
    #expect(Set(runs.map(\.run.face.fontIndex)).count == 1)
    #expect(runs.flatMap(\.pictures).isEmpty)
    for sign in set {
      #expect(files(String(sign)) == [runs[0].run.face.fontIndex], "\(sign)")
    }
  }

  @Test func aSelectorAsksForAPicture() {
    func pictures(_ text: String) -> Int {
      paragraph(text).lines[0].runs.reduce(0) { $0 + $1.pictures.count }
    }
    #expect(pictures("♠\u{FE0F}♥\u{FE0F}♦\u{FE0F}♣\u{FE0F}") == 4)
    #expect(pictures("☑\u{FE0F}✔\u{FE0F}") == 2)
    // A sign of text stays text beside a picture, and signs that Unicode shows as pictures are pictures.
    #expect(pictures("😀♦✔") == 1)
    #expect(pictures("✅❌⭐") == 3)
  }
}
