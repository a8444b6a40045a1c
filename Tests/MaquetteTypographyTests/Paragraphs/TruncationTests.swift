import MaquetteGraphics
import Testing

@testable import MaquetteTypography

@Suite struct TruncationTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  @Test(arguments: TruncationMode.allCases, [30.0, 61.7, 100, 150.25, 250, 330])
  func aTruncatedLineFitsAndIsAsLongAsItCanBe(mode: TruncationMode, maxWidth: Double) throws {
    let paragraph = setText(text, maxWidth: maxWidth, lineLimit: 1, truncation: mode)
    #expect(paragraph.isTruncated && paragraph.lines.count == 1)
    #expect(paragraph.size.width <= maxWidth + 0.001)
    // Neither the widest letter nor two spaces would fit as well.
    #expect(paragraph.size.width > maxWidth - 26)

    let shown = readBack(paragraph.lines[0])
    let parts = shown.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
    try #require(parts.count == 2)
    #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
    switch mode {
    case .tail: #expect(!parts[0].isEmpty && parts[1].isEmpty)
    case .head: #expect(parts[0].isEmpty && !parts[1].isEmpty)
    case .middle:
      let (head, tail) = (setText(parts[0]).size.width, setText(parts[1]).size.width)
      #expect(abs(head - tail) < 20)
    }
    #expect(!parts[0].hasSuffix(" ") && !parts[1].hasPrefix(" "))
  }

  /// What is left of a text against the paragraph's direction reads as the text does, not with its halves exchanged.
  @Test(arguments: [
    ("Quarterly report 2024.pdf", LayoutDirection.rightToLeft), ("שלום עולם טוב ויפה מאוד", .leftToRight),
  ])
  func theMiddleIsTruncatedInTheDirectionOfTheText(text: String, direction: LayoutDirection) throws {
    let library = FontLibrary.bundled
    func ids(_ direction: LayoutDirection) -> [GlyphID] {
      let style = ParagraphStyle(
        font: Font(size: 17), lineLimit: 1, truncation: .middle, direction: direction)
      let paragraph = library.paragraph(text, style: style, maxWidth: 120)
      #expect(paragraph.isTruncated)
      return paragraph.lines[0].runs.sorted { $0.origin.x < $1.origin.x }.flatMap { $0.run.glyphs.map(\.id) }
    }
    #expect(ids(direction) == ids(direction == .leftToRight ? .rightToLeft : .leftToRight))
  }

  @Test func whatFitsIsLeftAlone() {
    let ideal = setText(text).idealWidth
    for mode in TruncationMode.allCases {
      let paragraph = setText(text, maxWidth: ideal, lineLimit: 1, truncation: mode)
      #expect(!paragraph.isTruncated)
      #expect(readBack(paragraph.lines[0]) == text)
    }
  }

  @Test(arguments: 1...4) func theLimitCountsLines(limit: Int) throws {
    let lines = wrap(text, 90, lineLimit: limit)
    #expect(lines.count == limit)
    let unlimited = wrap(text, 90)
    for (line, free) in zip(lines.dropLast(), unlimited) { #expect(line.text == free.text) }
    #expect(try #require(lines.last).text.hasSuffix("…"))
    #expect(setText(text, maxWidth: 90, lineLimit: limit).idealWidth == setText(text).idealWidth)
  }

  @Test func aLimitBelowOneIsOne() {
    #expect(setText(text, maxWidth: 90, lineLimit: 0) == setText(text, maxWidth: 90, lineLimit: 1))
    #expect(setText("a\nb", lineLimit: -3).lines.count == 1)
  }

  @Test func furtherLinesLeaveAnEllipsis() {
    #expect(wrap("one\ntwo\nthree", nil, lineLimit: 2).map(\.text) == ["one", "two…"])
    #expect(wrap("one\ntwo", nil, lineLimit: 1, truncation: .head).map(\.text) == ["one…"])
    #expect(wrap("one\ntwo", nil, lineLimit: 2).map(\.text) == ["one", "two"])
  }

  @Test func blankLinesAtTheEndLeaveNone() {
    #expect(wrap("one\n", nil, lineLimit: 1).map(\.text) == ["one"])
    #expect(wrap("one\n \n\n", nil, lineLimit: 2).map(\.text) == ["one", " "])
    #expect(!setText("one\n\n", lineLimit: 1).isTruncated)
  }

  @Test(arguments: TruncationMode.allCases) func noRoomLeavesTheEllipsisAlone(mode: TruncationMode) {
    for maxWidth in [0, 1, 5.0] {
      #expect(wrap(text, maxWidth, lineLimit: 1, truncation: mode).map(\.text) == ["…"])
    }
  }

  @Test func theEllipsisStandsWhereReadingEnds() throws {
    let hebrew = "שלום עולם שלום עולם"
    func runs(_ direction: LayoutDirection) -> String {
      readBack(setText(hebrew, maxWidth: 80, lineLimit: 1, direction: direction).lines[0])
    }
    // Hebrew is read from the right in either layout.
    #expect(runs(.rightToLeft).hasPrefix("…"))
    #expect(runs(.leftToRight).hasPrefix("…"))
  }

  @Test func whatStaysIsSetAsIfItStoodAlone() throws {
    // Every pair of this text is kerned, so a cut between two letters must not leave half of a pair's kerning.
    let text = String(repeating: "AVAT", count: 10)
    for maxWidth in stride(from: 40.0, to: 120, by: 7.3) {
      let line = setText(text, maxWidth: maxWidth, lineLimit: 1).lines[0]
      let kept = String(readBack(line).dropLast())
      #expect(line.width == setText(kept).size.width + setText("…").size.width)
    }
  }

  @Test(arguments: 1...3) func kernedLinesKeepTheirLimitAndTheirRoom(limit: Int) {
    let text = "AVAT AVATAV AVA TAVAT YAYA\u{ad}TOTO."
    for maxWidth in stride(from: 22.0, to: 260, by: 1.9) {
      let paragraph = setText(text, maxWidth: maxWidth, lineLimit: limit)
      #expect(paragraph.lines.count <= limit)
      #expect(paragraph.size.width <= maxWidth + 0.001)
      #expect(paragraph.isTruncated == readBack(paragraph.lines[paragraph.lines.count - 1]).hasSuffix("…"))
    }
  }

  @Test func charactersStayWhole() throws {
    let text = String(repeating: "q\u{301}", count: 30)
    for maxWidth in stride(from: 30.0, to: 60, by: 3.7) {
      let paragraph = setText(text, maxWidth: maxWidth, lineLimit: 1)
      let glyphs = paragraph.lines[0].runs.flatMap(\.run.glyphs)
      // Each character has two glyphs, and the ellipsis one.
      #expect(glyphs.count % 2 == 1)
    }
  }

  @Test(arguments: TruncationMode.allCases) func longTitlesAreCut(mode: TruncationMode) {
    let title = String(repeating: "Title ", count: 16_667)
    let paragraph = setText(title, maxWidth: 200, lineLimit: 1, truncation: mode)
    #expect(paragraph.isTruncated)
    #expect(paragraph.size.width <= 200.001)
    #expect(paragraph.lines[0].runs.flatMap(\.run.glyphs).count < 60)
  }

  @Test func truncationNeverGrowsWithLessRoom() {
    for mode in TruncationMode.allCases {
      var previous = Double.infinity
      for maxWidth in stride(from: 340.0, to: 0, by: -2.3) {
        let width = setText(text, maxWidth: maxWidth, lineLimit: 1, truncation: mode).size.width
        #expect(width <= max(maxWidth, setText("…").size.width) + 0.001)
        #expect(width <= previous + 12)
        previous = width
      }
    }
  }
}
