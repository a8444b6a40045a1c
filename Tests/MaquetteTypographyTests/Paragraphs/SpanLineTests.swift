import MaquetteGraphics
import Testing

@testable import MaquetteTypography

/// Lines of several fonts: their heights, the order of both directions, and what an ellipsis leaves.
@Suite struct SpanLineTests {
  /// The system font has 1950 of 2048 units above the baseline and 494 below it.
  private let above = 1950.0 / 2048
  private let below = 494.0 / 2048

  private func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }

  private func part(_ text: String, _ size: Double, lineHeight: Double? = nil) -> TextSpan {
    TextSpan(text, font: Font(size: size), lineHeight: lineHeight)
  }

  @Test func aLineIsAsHighAsItsTallestPart() {
    let paragraph = setSpans([
      part("small ", 12), part("tall", 34), part(" and\nsmall\n", 12), part("tall", 20),
    ])
    #expect(paragraph.lines.count == 3)
    #expect(isNear(paragraph.firstBaseline, above * 34))
    let tops = [0, 34, 34 + 12].map { Double($0) * (above + below) }
    for (line, (top, size)) in zip(paragraph.lines, zip(tops, [34.0, 12, 20])) {
      #expect(isNear(line.baseline, top + above * size))
    }
    #expect(paragraph.lastBaseline == paragraph.lines[2].baseline)
    #expect(isNear(paragraph.size.height, (34 + 12 + 20) * (above + below)))
  }

  /// Room above the baseline and room below it can come from different parts.
  @Test func extraHeightIsHalfAboveAndHalfBelow() {
    let small = 12.0
    let extra = 40 - small * (above + below)
    let paragraph = setSpans([part("a", small, lineHeight: 40), part("b", 34)])
    #expect(extra / 2 + above * small < above * 34 && extra / 2 + below * small > below * 34)
    #expect(isNear(paragraph.firstBaseline, above * 34))
    #expect(isNear(paragraph.size.height, above * 34 + extra / 2 + below * small))
    let lone = setSpans([part("a", small, lineHeight: 40), part("b", small)])
    #expect(isNear(lone.firstBaseline, extra / 2 + above * small) && isNear(lone.size.height, 40))
  }

  @Test func anEmptyLineIsAsHighAsThePartThatItIsIn() {
    let paragraph = setSpans([part("a\n", 12), part("\n", 30), part("b", 12)])
    #expect(paragraph.lines.count == 3)
    #expect(isNear(paragraph.size.height, (12 + 30 + 12) * (above + below)))
  }

  @Test func whatIsCutOffAsksForNoRoom() {
    let spans = [part("These words are small and many ", 12), part("TALL", 60)]
    #expect(isNear(setSpans(spans).size.height, 60 * (above + below)))
    let cut = setSpans(spans, maxWidth: 100, lineLimit: 1)
    #expect(cut.isTruncated && isNear(cut.size.height, 12 * (above + below)))
  }

  /// Parts of different sizes in the order in which they stand from left to right (UAX 9, rules P2 and L2): the first letter decides.
  @Test(arguments: [
    (["abc ", "שלום", "עולם", " def"], LayoutDirection.leftToRight, [0, 2, 1, 3]),
    (["abc ", "שלום", "עולם", " def"], .rightToLeft, [0, 2, 1, 3]),
    (["שלום ", "world", " ועוד"], .leftToRight, [2, 1, 0]),
    (["שלום ", "big ", "world", " ועוד"], .rightToLeft, [3, 1, 2, 0]),
    (["שלום ", "12", "34", " ועוד"], .leftToRight, [3, 1, 2, 0]),
    (["a ", "(", "b", ")"], .rightToLeft, [0, 1, 2, 3]),
  ])
  func partsStandInTheOrderOfTheWholeText(texts: [String], direction: LayoutDirection, order: [Int]) {
    let spans = texts.enumerated().map { part($1, 15 + Double($0)) }
    let line = setSpans(spans, direction: direction).lines[0]
    #expect(line.runs.map(\.origin.x) == line.runs.map(\.origin.x).sorted())
    #expect(neighboursOnce(line.runs.map(\.span)) == order)
    for placed in line.runs { #expect(placed.run.fontSize == 15 + Double(placed.span)) }
  }

  /// Letters of one word join whatever colours its parts have, which are parts of one font here, and also where the weight
  /// changes within the word, as long as a file has both.
  @Test func arabicJoinsAcrossParts() {
    let word = setText("مرحبا").lines[0]
    let parts = setSpans([part("مر", 17), part("ح", 17), part("با", 17)]).lines[0]
    #expect(glyphs(parts) == glyphs(word))
    // From right to left: the first part is the last run.
    #expect(neighboursOnce(parts.runs.map(\.span)) == [2, 1, 0])
    let apart = ["با", "ح", "مر"].flatMap { setText($0).lines[0].runs.flatMap(\.run.glyphs).map(\.id) }
    #expect(parts.runs.flatMap(\.run.glyphs).map(\.id) != apart)
    let sizes = setSpans([part("مر", 17), part("ح", 20), part("با", 17)]).lines[0]
    #expect(sizes.runs.flatMap(\.run.glyphs).map(\.id) == word.runs.flatMap(\.run.glyphs).map(\.id))
  }

  private func neighboursOnce(_ spans: [Int]) -> [Int] {
    spans.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private let ends = [
    TextSpan("The end of this text ", font: Font(size: 13)),
    TextSpan("does not fit into its line", font: Font(size: 19, weight: .bold)),
  ]

  @Test(arguments: TruncationMode.allCases)
  func theEllipsisHasTheFontBesideIt(mode: TruncationMode) throws {
    let whole = setSpans(ends).size.width
    var seen: Set<Int> = []
    for maxWidth in stride(from: 40.0, to: whole - 1, by: 13.7) {
      let paragraph = setSpans(ends, maxWidth: maxWidth, lineLimit: 1, truncation: mode)
      let line = paragraph.lines[0]
      #expect(paragraph.isTruncated && line.width <= maxWidth + 0.001)
      let place = try #require(line.runs.firstIndex { isEllipsis($0) })
      let ellipsis = line.runs[place]
      // The ellipsis follows what was kept, or, at the head, comes before it.
      let beside = try #require(place > 0 ? line.runs[place - 1] : line.runs.dropFirst().first)
      #expect(ellipsis.span == beside.span && ellipsis.run.face == beside.run.face, "\(maxWidth)")
      #expect(ellipsis.run.fontSize == ends[ellipsis.span].font.size)
      seen.insert(ellipsis.span)
    }
    #expect(seen == [0, 1])
  }

  @Test func anEllipsisLeavesAsMuchAsFits() {
    let whole = setSpans(ends).size.width
    for maxWidth in stride(from: 60.0, to: whole - 1, by: 9.1) {
      let width = setSpans(ends, maxWidth: maxWidth, lineLimit: 1).size.width
      // Neither the widest letter nor a space and a letter would fit as well.
      #expect(width <= maxWidth + 0.001 && width > maxWidth - 26)
    }
  }

  private func isEllipsis(_ placed: Paragraph.PlacedRun) -> Bool {
    let glyph = FontLibrary.bundled.glyph(for: "…", in: placed.run.face)
    return placed.run.glyphs.count == 1 && placed.run.glyphs[0].id == glyph
  }
}
