import MaquetteGraphics
import Testing

@testable import MaquetteTypography

/// Texts in several fonts: widths, lines and glyphs against those of the parts and of the plain text.
@Suite struct SpanTests {
  @Test(arguments: [1.0, 11, 17, 26.5, 34])
  func theWidthIsTheSumOfTheParts(size: Double) {
    let spans = [
      TextSpan("One label, ", font: Font(size: 17)), TextSpan("bold", font: Font(size: 17, weight: .bold)),
      TextSpan(" and ", font: Font(size: size)),
      TextSpan("named", font: Font(family: .named("Inter"), size: 12)),
    ]
    let widths = spans.map { setSpans([$0]).size.width }
    // Advances are multiples of 2^-20 points, so sums are exact.
    #expect(setSpans(spans).size.width == widths.reduce(0, +))
    let line = setSpans(spans).lines[0]
    #expect(starts(line) == [0, widths[0], widths[0] + widths[1], widths[0] + widths[1] + widths[2]])
  }

  /// Pairs that are kerned, an arrow of two signs, marks, digits and both directions: a border between parts of one font
  /// changes nothing, wherever it is.
  @Test(arguments: [
    "AVATAR To Yak", "a -> b", "10:45 Uhr", "e\u{301}te\u{301}", "abc שלום 12 def", "مرحبا بكم",
  ])
  func partsOfOneFontAreSetAsPlainText(text: String) {
    let font = Font(size: 17)
    for direction in LayoutDirection.allCases {
      for maxWidth in [nil, 60, 25.0] {
        let plain = setText(text, maxWidth: maxWidth, direction: direction)
        for place in text.indices.dropFirst() {
          let spans = [
            TextSpan(String(text[..<place]), font: font), TextSpan(String(text[place...]), font: font),
          ]
          let parts = setSpans(spans, maxWidth: maxWidth, direction: direction)
          #expect(parts.lines.map(glyphs) == plain.lines.map(glyphs), "\(spans.map(\.text))")
          #expect(parts.lines.map(\.width) == plain.lines.map(\.width))
          #expect((parts.size.height - plain.size.height).magnitude < 1e-9)
          #expect(parts.idealWidth == plain.idealWidth && parts.isTruncated == plain.isTruncated)
        }
      }
    }
  }

  @Test func onePartIsPlainText() {
    let font = Font(size: 22, weight: .light)
    let library = FontLibrary.bundled
    let style = ParagraphStyle(font: Font(size: 9), lineLimit: 2)
    let plain = ParagraphStyle(font: font, lineLimit: 2)
    let parts = [TextSpan("Several words of text", font: font)]
    #expect(
      library.paragraph(parts, style: style, maxWidth: 70)
        == library.paragraph("Several words of text", style: plain, maxWidth: 70))
    let none: [TextSpan] = []
    #expect(library.paragraph(none, style: style) == library.paragraph("", style: style))
  }

  @Test func wordsBreakOverTheBordersOfParts() {
    let (regular, bold) = (Font(size: 17), Font(size: 17, weight: .bold))
    // A border within a word is no place to break, one beside a space is.
    let spans = [
      TextSpan("one two th", font: regular), TextSpan("ree ", font: bold), TextSpan("four", font: regular),
    ]
    let word = setSpans([TextSpan("th", font: regular), TextSpan("ree", font: bold)]).size.width
    let room = setText("one two").size.width + 1
    #expect(word < room)
    let lines = setSpans(spans, maxWidth: room).lines
    #expect(lines.map(readBack) == ["one two", "three", "four"])
    #expect(lines[1].width == word)
    #expect(lines.map { $0.runs.map(\.span) } == [[0], [0, 1], [2]])
  }

  @Test func whatFitsIsSetAsWithoutALimit() {
    let spans = [
      TextSpan("Some words  ", font: Font(size: 17)), TextSpan("שלום\n", font: Font(size: 30)),
      TextSpan("and more ", font: Font(size: 12, weight: .bold)),
    ]
    let ideal = setSpans(spans)
    #expect(setSpans(spans, maxWidth: ideal.idealWidth) == ideal)
    #expect(setSpans(spans, maxWidth: ideal.idealWidth + 0.5) == ideal)
    #expect(setSpans(spans, maxWidth: ideal.idealWidth / 2).lines.count > ideal.lines.count)
  }

  /// A mark is drawn on the letter before it, whose part it then is.
  @Test func marksStayWithTheirLetter() {
    let spans = [TextSpan("e", font: Font(size: 17)), TextSpan("\u{301}x", font: Font(size: 34))]
    let runs = setSpans(spans).lines[0].runs
    #expect(runs.map(\.span) == [0, 1])
    #expect(runs.map(\.run.fontSize) == [17, 34])
    #expect(setSpans([spans[0], TextSpan("\u{301}", font: Font(size: 34))]).lines[0].runs.map(\.span) == [0])
  }

  @Test func aPartCanSlopeAtTheSameWidth() {
    var sloping = Font(size: 17)
    sloping.isItalic = true
    let paragraph = setSpans([TextSpan("upright ", font: Font(size: 17)), TextSpan("sloping", font: sloping)])
    #expect(paragraph.lines[0].runs.map(\.run.face.isOblique) == [false, true])
    #expect(paragraph.size.width == setText("upright ").size.width + setText("sloping").size.width)
  }

  @Test func theHyphenHasTheFontOfItsWord() throws {
    let bold = Font(size: 24, weight: .bold)
    let spans = [TextSpan("An der ", font: Font(size: 12)), TextSpan("Donau\u{ad}tal", font: bold)]
    let room = setSpans([spans[0], TextSpan("Donau\u{2010}", font: bold)]).size.width
    let line = setSpans(spans, maxWidth: room).lines[0]
    let hyphen = try #require(line.runs.last)
    #expect(readBack(line).hasPrefix("An der Donau") && readBack(line).hasSuffix("\u{2010}"))
    #expect(hyphen.span == 1 && hyphen.run.fontSize == 24 && hyphen.run.face.weight == 700)
    #expect(line.width == room)
  }

  @Test(arguments: [0, -4, Double.nan, .infinity, 1e300])
  func strangeSizesDoNotTrap(size: Double) {
    let spans = [
      TextSpan("a ", font: Font(size: size), lineHeight: size), TextSpan("b", font: Font(size: 17)),
    ]
    for maxWidth in [nil, 0, -1, Double.nan] {
      let paragraph = setSpans(spans, maxWidth: maxWidth, lineLimit: 1)
      #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite && paragraph.lines.count == 1)
    }
    #expect(
      setSpans([TextSpan("", font: Font(size: size)), TextSpan("", font: Font(size: 17))]).size.width == 0)
  }

  /// The left edges of the runs.
  private func starts(_ line: Paragraph.Line) -> [Double] { line.runs.map(\.origin.x) }
}

/// The glyphs of a line with their places in 1/1024 points, whatever runs they are in.
func glyphs(_ line: Paragraph.Line) -> [[Int]] {
  line.runs.flatMap { placed in
    placed.run.glyphs.map { glyph in
      [Int(glyph.id), placed.run.face.fontIndex]
        + [placed.origin.x + glyph.position.x, placed.origin.y + glyph.position.y].map {
          Int(($0 * 1024).rounded())
        }
    }
  }
}

/// Sets a text in several fonts.
func setSpans(
  _ spans: [TextSpan], maxWidth: Double? = nil, lineLimit: Int? = nil, truncation: TruncationMode = .tail,
  direction: LayoutDirection = .leftToRight
) -> Paragraph {
  let style = ParagraphStyle(
    font: Font(size: 17), lineLimit: lineLimit, truncation: truncation, direction: direction)
  return FontLibrary.bundled.paragraph(spans, style: style, maxWidth: maxWidth)
}
