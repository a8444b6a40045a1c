import MaquetteGraphics
import Testing

@testable import MaquetteTypography

@Suite struct ShapingTests {
  private let library = FontLibrary.bundled

  private func glyphs(_ text: String, font: Font = Font(size: 17)) -> [GlyphID] {
    library.paragraph(text, style: ParagraphStyle(font: font)).lines
      .flatMap(\.runs).flatMap(\.run.glyphs).map(\.id)
  }

  private func width(_ text: String, font: Font = Font(size: 17)) -> Double {
    library.paragraph(text, style: ParagraphStyle(font: font)).size.width
  }

  @Test func arrowsAreLigatures() {
    #expect(glyphs("->").count == 1)
    #expect(glyphs("a-").count == 2)
  }

  @Test func monospacedDigitsShareAnAdvance() {
    let digits = (0...9).map(String.init)
    let tabular = Font(size: 17, hasMonospacedDigits: true)
    #expect(Set(digits.map { width($0 + "0", font: tabular) }).count == 1)
    #expect(Set(digits.map { width($0) }).count > 1)
  }

  /// Measured on `mac-datepicker-textual` (13 pt) and, on a time of 17 pt, by the width of its pill: the system's digits
  /// advance 0.642 em and its tracking.
  @Test(arguments: [(13.0, 0.636), (17, 0.616)])
  func digitsOfOneWidthAreAsWideAsTheSystems(_ size: Double, _ ems: Double) {
    let font = Font(size: size, hasMonospacedDigits: true)
    #expect(abs((width("2000", font: font) - width("20", font: font)) / 2 / size - ems) < 0.003)
  }

  /// `mac-datepicker-textual` and `ios26-list-2line-rows`: 0.27 and 0.30 em, where the font's own is 0.35.
  @Test func aSlashIsAsNarrowAsTheSystems() {
    let font = Font(size: 13, hasMonospacedDigits: true)
    #expect(abs((width("2/2", font: font) - width("22", font: font)) / 13 - 0.29) < 0.02)
  }

  @Test func aOneAmongDigitsOfOneWidthHasNoFoot() {
    let tabular = Font(size: 13, hasMonospacedDigits: true)
    #expect(glyphs("1", font: tabular) == glyphs("1", font: Font(size: 13)))
    let own = Font(family: .named("Inter"), size: 13, hasMonospacedDigits: true)
    #expect(glyphs("1", font: own) != glyphs("1"))
  }

  @Test func combiningMarksMakeOneCharacter() {
    #expect(width("e\u{301}tude") == width("\u{e9}tude"))
    // A mark that no precomposed letter has sits on its base and adds no width.
    #expect(width("q\u{301}") == width("q"))
    #expect(glyphs("q\u{301}").count == 2)
  }

  /// Strings that are canonically equivalent are equal, and have other glyphs: the Kelvin sign is no K to a font.
  @Test(arguments: [["AVA\u{212a}\u{c5}AVA", "AVAK\u{212b}AVA"], ["\u{2126}", "\u{3a9}"]])
  func noTextStandsForAnother(texts: [String]) {
    #expect(texts[0] == texts[1])
    func shaped(_ texts: [String]) -> [Paragraph] {
      let library = FontLibrary(files: [])
      return texts.map { library.paragraph($0, style: ParagraphStyle(font: Font(size: 17))) }
    }
    let alone = texts.map { shaped([$0])[0] }
    #expect(shaped(texts) == alone)
    #expect(shaped(texts.reversed()) == alone.reversed())
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{b}", "\u{85}", "\u{2028}", "\u{2029}"])
  func lettersDoNotJoinAcrossLineEnds(end: String) {
    #expect(glyphs("ب\(end)ب") == glyphs("ب") + glyphs("ب"))
    #expect(glyphs("مرحب\(end)مرحب") == glyphs("مرحب") + glyphs("مرحب"))
  }

  @Test func theSizeIsThatWhichWasAskedFor() {
    for family in [Font.Family.system, .named("Inter")] {
      let font = Font(family: family, size: 17)
      let run = library.paragraph("a", style: ParagraphStyle(font: font)).lines[0].runs[0].run
      #expect(run.fontSize == 17)
      #expect((run.emSize == 17) == (family != .system))
    }
  }

  @Test func marksStandOverTheirBase() throws {
    let paragraph = library.paragraph("q\u{301}", style: ParagraphStyle(font: Font(size: 17)))
    let glyphs = try #require(paragraph.lines.first?.runs.first).run.glyphs
    let mark = try #require(glyphs.last)
    #expect(mark.position.x > 0 && mark.position.x < paragraph.size.width)
  }

  @Test func everyMissingCharacterIsOneBox() {
    for character in ["ꀀ", "ꀀ\u{301}\u{302}", "𐌰", "ᚠ\u{fe0f}", "Ꮳ\u{301}"] {
      #expect(glyphs(character) == [0], "\(character)")
    }
    let box = library.outline(of: 0, in: library.face(for: Font(size: 17)))
    #expect(!box.isEmpty)
  }

  @Test func missingCharactersAreReportedOnceInOrder() {
    let paragraph = library.paragraph("aꀀbᚠcꀀ𐌰", style: ParagraphStyle(font: Font(size: 17)))
    #expect(paragraph.missing == ["ꀀ", "ᚠ", "𐌰"])
    #expect(
      library.paragraph("Żółć Ελλάδα Привет", style: ParagraphStyle(font: Font(size: 17))).missing.isEmpty)
  }

  @Test func controlsTakeNoRoomAndTabsOneSpace() {
    #expect(width("a\u{0}\u{1b}b") == width("ab"))
    #expect(width("a\tb") == width("a b"))
    #expect(library.paragraph("\u{7}\t", style: ParagraphStyle(font: Font(size: 17))).missing.isEmpty)
  }

  @Test func rightToLeftRunsStandInVisualOrder() {
    func runs(_ direction: LayoutDirection) -> [String] {
      let style = ParagraphStyle(font: Font(size: 17), direction: direction)
      let names: [GlyphID: String] = Dictionary(
        uniqueKeysWithValues: "ab12".unicodeScalars.compactMap { scalar in
          library.glyph(for: scalar, in: library.face(for: style.font)).map { ($0, String(scalar)) }
        })
      return library.paragraph("ab שלום 12", style: style).lines[0].runs
        .map(\.run).map { run in
          run.glyphs.map { run.face.fontIndex == 0 ? names[$0.id] ?? " " : "?" }.joined()
        }
    }
    #expect(runs(.leftToRight).joined() == "ab 12 ????")
    // The first letter decides, not the layout.
    #expect(runs(.rightToLeft).joined() == "ab 12 ????")
  }

  @Test func advancesLieOnTheGrid() {
    for size in [11, 13.3, 17, 34] {
      for character in "AVWa.1 " {
        let quanta = width(String(character), font: Font(size: size)) / ShapedText.quantum
        #expect(quanta == quanta.rounded())
      }
    }
  }

  @Test(arguments: [Double.nan, -1, 0, .infinity, 1e300, 1e-300])
  func strangeSizesDoNotTrap(size: Double) {
    let paragraph = library.paragraph(
      "Strange … size", style: ParagraphStyle(font: Font(size: size)), maxWidth: 10)
    #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite)
    #expect(library.metrics(for: Font(size: size)).lineHeight.isFinite)
  }
}
