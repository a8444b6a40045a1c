import MaquetteGraphics
import Testing

@testable import MaquetteTypography

@Suite struct WrappingTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  @Test func linesFitAndBreakBetweenWords() {
    let lines = wrap(text, 120)
    #expect(lines.map(\.text).joined(separator: " ") == text)
    #expect(lines.count > 2)
    for line in lines { #expect(line.line.width <= 120 + 0.001) }
  }

  @Test func everyLineTakesAsManyWordsAsFit() {
    let lines = wrap(text, 120)
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.text.prefix { $0 != " " }
      #expect(setText("\(line.text) \(word)").size.width > 120)
    }
  }

  @Test func aParagraphFitsInItsOwnWidth() {
    let ideal = setText(text)
    #expect(setText(text, maxWidth: ideal.idealWidth) == ideal)
    #expect(setText(text, maxWidth: ideal.idealWidth - 0.0001).lines.count == 1)
    #expect(setText(text, maxWidth: ideal.idealWidth - 1).lines.count == 2)
  }

  @Test func aLongWordBreaksBetweenCharacters() {
    let lines = wrap("Donaudampfschifffahrtsgesellschaft", 60)
    #expect(lines.map(\.text).joined() == "Donaudampfschifffahrtsgesellschaft")
    for line in lines { #expect(line.line.width <= 60 + 0.001) }
    let narrow = setText("e\u{301}e\u{301}", maxWidth: 0)
    #expect(narrow.lines.count == 2)
  }

  @Test func lineEndsAreKept() {
    #expect(wrap("a\nb\r\nc\u{2029}d\u{2028}e", nil).map(\.text) == ["a", "b", "c", "d", "e"])
    #expect(wrap("\n\na\n", nil).map(\.text) == ["", "", "a", ""])
    #expect(setText("a\nbb").idealWidth == setText("bb").size.width)
  }

  @Test func anEmptyTextHasOneEmptyLine() {
    let paragraph = setText("", maxWidth: 100)
    #expect(paragraph.lines.count == 1)
    #expect(paragraph.size.width == 0)
    #expect(abs(paragraph.size.height - 20.287) < 0.001)
    #expect(!paragraph.isTruncated && paragraph.missing.isEmpty)
  }

  @Test func spacesVanishAtABreakButNotAtTheEnd() {
    let word = setText("word").size.width
    #expect(wrap("word      word", word).map(\.text) == ["word", "word"])
    #expect(setText("word ").size.width > word)
    #expect(setText("word ", maxWidth: word).size.width == word)
    #expect(setText("word ", maxWidth: word).lines.count == 1)
    let spaces = String(repeating: " ", count: 100)
    #expect(wrap("word word\(spaces)\nword\(spaces)", word).map(\.text) == ["word", "word", "word"])
    #expect(wrap("word\n\(spaces)\nword", word).map(\.text) == ["word", "", "word"])
  }

  @Test func softHyphensShowOnlyWhereALineEnds() {
    #expect(setText("Donau\u{ad}tal").size.width == setText("Donautal").size.width)
    let room = setText("Donau\u{2010}").size.width + 1
    let lines = wrap("Donau\u{ad}tal", room)
    #expect(lines.count == 2)
    #expect(readBack(lines[0].line).hasSuffix("\u{2010}"))
  }

  @Test(arguments: [TextAlignment.leading, .center, .trailing], LayoutDirection.allCases)
  func linesAlignWithinTheWidest(alignment: TextAlignment, direction: LayoutDirection) {
    var style = ParagraphStyle(font: Font(size: 17), alignment: alignment, direction: direction)
    style.lineLimit = nil
    let paragraph = FontLibrary.bundled.paragraph("a\nwidest", style: style)
    let slack = paragraph.size.width - paragraph.lines[0].width
    let isAtLeft = (alignment == .leading) == (direction == .leftToRight)
    #expect(slack > 10)
    #expect(paragraph.lines[0].x == (alignment == .center ? slack / 2 : isAtLeft ? 0 : slack))
    #expect(paragraph.lines[1].x == 0)
    #expect(paragraph.lines[0].runs.first?.origin.x == paragraph.lines[0].x)
  }

  @Test func baselinesAreALineApart() {
    let own = setText("a\nb")
    #expect(abs(own.firstBaseline - 0.95215 * 17) < 0.001)
    #expect(abs(own.lastBaseline - own.firstBaseline - 20.287) < 0.001)
    let set = FontLibrary.bundled.paragraph(
      "a\nb", style: ParagraphStyle(font: Font(size: 17), lineHeight: 30))
    #expect(set.size.height == 60)
    #expect(set.lastBaseline - set.firstBaseline == 30)
    #expect(abs(set.firstBaseline - own.firstBaseline - (30 - 20.287) / 2) < 0.001)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300])
  func strangeWidthsDoNotTrap(maxWidth: Double) {
    let paragraph = setText("two words", maxWidth: maxWidth)
    #expect(paragraph.size.width.isFinite && !paragraph.lines.isEmpty)
  }

  @Test func cjkBreaksBetweenIdeographs() {
    let paragraph = setText("日本語日本語日本語", maxWidth: 40)
    #expect(paragraph.lines.count > 2)
    for line in paragraph.lines { #expect(line.width <= 40) }
  }

  @Test func longTextsAreSet() {
    let long = String(repeating: "lorem ipsum ", count: 8_400)
    let paragraph = setText(long, maxWidth: 300)
    #expect(paragraph.lines.count > 1_000)
    let word = setText(String(repeating: "x", count: 10_000), maxWidth: 300)
    #expect(word.lines.count > 100)
    #expect(setText(String(repeating: "ꀀᚠ", count: 5_000), maxWidth: 300).missing == ["ꀀ", "ᚠ"])
  }
}

/// Sets a text in the system font at 17 pt.
func setText(
  _ text: String, maxWidth: Double? = nil, lineLimit: Int? = nil, truncation: TruncationMode = .tail,
  direction: LayoutDirection = .leftToRight
) -> Paragraph {
  let style = ParagraphStyle(
    font: Font(size: 17), lineLimit: lineLimit, truncation: truncation, direction: direction)
  return FontLibrary.bundled.paragraph(text, style: style, maxWidth: maxWidth)
}

/// Sets a text and reads its lines back.
func wrap(
  _ text: String, _ maxWidth: Double?, lineLimit: Int? = nil, truncation: TruncationMode = .tail
) -> [(text: String, line: Paragraph.Line)] {
  setText(text, maxWidth: maxWidth, lineLimit: lineLimit, truncation: truncation).lines
    .map { (readBack($0), $0) }
}

/// Reads the Latin letters of a line from its glyphs, from left to right; what is not known reads as "?".
func readBack(_ line: Paragraph.Line) -> String {
  let library = FontLibrary.bundled
  var names: [GlyphID: Character] = [:]
  let known = (0x20...0x7e).compactMap(Unicode.Scalar.init) + ["…", "\u{2010}"]
  for scalar in known {
    if let glyph = library.glyph(for: scalar, in: library.face(for: Font(size: 17))) {
      names[glyph] = Character(scalar)
    }
  }
  return line.runs.map(\.run).reduce(into: "") { text, run in
    for glyph in run.glyphs { text.append(run.face.fontIndex == 0 ? names[glyph.id] ?? "?" : "?") }
  }
}
