import MaquetteGraphics
import Testing

@testable import MaquetteTypography

@Suite struct LetterSpacingTests {
  private func paragraph(
    _ text: String, spacing: Double = 0, hasLigatures: Bool = true, design: FontDesign = .default,
    maxWidth: Double? = nil
  ) -> Paragraph {
    var font = Font(size: 17)
    (font.letterSpacing, font.hasLigatures, font.design) = (spacing, hasLigatures, design)
    return FontLibrary.bundled.paragraph(text, style: ParagraphStyle(font: font), maxWidth: maxWidth)
  }

  private func glyphCount(_ paragraph: Paragraph) -> Int {
    paragraph.lines.flatMap(\.runs).reduce(0) { $0 + $1.run.glyphs.count }
  }

  @Test(arguments: ["Spaced", "שלום", "Ελλάς", "a b"])
  func everyCharacterGetsThePoints(text: String) {
    let added = paragraph(text, spacing: 3).idealWidth - paragraph(text).idealWidth
    #expect(abs(added - 3 * Double(text.count)) < 0.001)
  }

  /// A base with its mark is one character.
  @Test func marksStayOnTheirLetters() {
    let added = paragraph("e\u{301}x", spacing: 3).idealWidth - paragraph("e\u{301}x").idealWidth
    #expect(abs(added - 6) < 0.001)
  }

  @Test(arguments: ["مرحبا", "مرحبا بالعالم", "ܫܠܡܐ"])
  func joinedLettersStayAsTheyAre(text: String) {
    #expect(paragraph(text, spacing: 5, hasLigatures: false) == paragraph(text))
  }

  @Test func ligaturesAreLeftOut() {
    #expect(glyphCount(paragraph("fi", design: .serif)) == 1)
    #expect(glyphCount(paragraph("fi", spacing: 2, design: .serif)) == 1)
    #expect(glyphCount(paragraph("fi", spacing: 2, hasLigatures: false, design: .serif)) == 2)
    // What a script has to join stays joined: lam and alef are one glyph, and both words have as many glyphs.
    #expect(glyphCount(paragraph("لا", hasLigatures: false)) == glyphCount(paragraph("لا")))
  }

  @Test func negativePointsTakeRoomAway() {
    #expect(paragraph("Tight", spacing: -1).idealWidth == paragraph("Tight").idealWidth - 5)
    #expect(paragraph("Tight", spacing: .infinity) == paragraph("Tight"))
    #expect(paragraph("Tight", spacing: .nan).idealWidth == paragraph("Tight").idealWidth)
  }

  @Test func anEllipsisIsSpacedToo() {
    let cut = { (spacing: Double) in
      var style = ParagraphStyle(font: Font(size: 17), lineLimit: 1)
      style.font.letterSpacing = spacing
      return FontLibrary.bundled.paragraph("A long sentence that is cut off", style: style, maxWidth: 120)
    }
    #expect(cut(2).isTruncated && cut(2).size.width <= 120)
    #expect(glyphCount(cut(2)) < glyphCount(cut(0)))
  }

  /// A line that is cut between letters that are kerned is shaped again, with the same spaces and figures.
  @Test func cutLinesKeepTheWidthsOfSpacesAndFigures() {
    var narrow = Font(size: 17)
    narrow.width = .compressed
    var figures = Font(size: 17)
    figures.hasMonospacedDigits = true
    let shaper = Shaper(selection: FontSelection(files: [.inter], standIns: FontFile.standIns))
    for (text, font) in [("o AVAV", narrow), ("1 AVAV", figures)] {
      let shaped = shaper.shapedText(text, font: font, context: ShapingContext())
      #expect(shaped.boundaries[3].contains(.unsafe))
      let cut = LineCutter(text: shaped, shaper: shaper).fragments(of: 0..<3)
      let alone = shaper.shapedText(String(text.prefix(3)), font: font, context: ShapingContext())
      #expect(abs(cut.reduce(0) { $0 + $1.width } - alone.width(of: 0..<3)) < 0.001)
    }
  }
}
