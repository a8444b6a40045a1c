import MaquetteGraphics
import Testing

@testable import MaquetteTypography

/// The base direction of each paragraph (UAX 9, P2 and P3), and the side where its lines stand.
@Suite struct ParagraphDirectionTests {
  private let library = FontLibrary.bundled

  private func paragraph(
    _ text: String, in direction: LayoutDirection = .leftToRight, lines: Int? = nil, maxWidth: Double? = nil
  ) -> Paragraph {
    library.paragraph(
      text, style: ParagraphStyle(font: Font(size: 17), lineLimit: lines, direction: direction),
      maxWidth: maxWidth)
  }

  /// The glyphs of a line from left to right.
  private func glyphs(_ line: Paragraph.Line) -> [GlyphID] { line.runs.flatMap { $0.run.glyphs.map(\.id) } }

  private func glyph(_ character: String) -> [GlyphID] { glyphs(paragraph(character).lines[0]) }

  @Test(arguments: [
    ("שלום!", LayoutDirection.rightToLeft), ("Hello!", .leftToRight), ("12 שלום", .rightToLeft),
    // The letters of an isolate do not count: U+2067 and U+2069 are around the first word.
    ("\u{2067}שלום\u{2069} is peace", .leftToRight), ("\u{2066}Swift\u{2069} שפה", .rightToLeft),
    // An isolate without an end hides the rest.
    ("\u{2067}שלום", .leftToRight),
  ])
  func aParagraphHasTheDirectionOfItsFirstLetter(text: String, direction: LayoutDirection) {
    #expect(paragraph(text).lines[0].direction == direction)
  }

  @Test(arguments: LayoutDirection.allCases)
  func theLayoutDecidesForTextWithoutLetters(direction: LayoutDirection) {
    for text in ["", "12:30", "+1 555 0100", "!", "\u{2067}שלום\u{2069}"] {
      #expect(paragraph(text, in: direction).lines[0].direction == direction, "\(text)")
    }
    #expect(paragraph("a", in: direction).lines[0].direction == .leftToRight)
    #expect(paragraph("א", in: direction).lines[0].direction == .rightToLeft)
  }

  @Test(arguments: LayoutDirection.allCases)
  func signsStandAtTheLogicalEnd(direction: LayoutDirection) {
    let (sign, mark) = (glyph("!"), glyph("?"))
    #expect(glyphs(paragraph("שלום!", in: direction).lines[0]).prefix(1) == sign[...])
    #expect(glyphs(paragraph("Hello?", in: direction).lines[0]).suffix(1) == mark[...])
  }

  @Test(arguments: [1, 2])
  func theEllipsisStandsAtTheLogicalEnd(lines: Int) {
    let ellipsis = glyph("\u{2026}")
    let arabic = paragraph("مرحبا بالعالم كله ومن فيه", lines: lines, maxWidth: 80)
    let english = paragraph("Good morning to all of you", in: .rightToLeft, lines: lines, maxWidth: 80)
    #expect(arabic.isTruncated && english.isTruncated)
    #expect(arabic.lines.last.map(glyphs)?.prefix(1) == ellipsis[...])
    #expect(english.lines.last.map(glyphs)?.suffix(1) == ellipsis[...])
  }

  @Test func eachParagraphHasItsOwnDirection() {
    let directions = paragraph("Hello!\nשלום!\r\nEnd\n", in: .rightToLeft).lines.map(\.direction)
    #expect(directions == [.leftToRight, .rightToLeft, .leftToRight, .rightToLeft])
    // U+2028 ends a line, not a paragraph: both lines have the direction of the first letter.
    #expect(
      paragraph("1.\u{2028}שלום\u{2028}abc").lines.map(\.direction)
        == Array(repeating: .rightToLeft, count: 3))
  }

  @Test func linesStandAtTheLeadingSideOfTheLayout() {
    let lines = paragraph("Hello!\nשלום עולם, מה שלומך?", in: .rightToLeft).lines
    #expect(lines[1].width > lines[0].width && lines[1].x == 0)
    #expect(lines[0].x == lines[1].width - lines[0].width)
    #expect(paragraph("Hello!\nשלום עולם, מה שלומך?").lines[0].x == 0)
  }
}
