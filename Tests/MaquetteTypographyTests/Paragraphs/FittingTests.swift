import MaquetteGraphics
import Testing

@testable import MaquetteTypography

/// A text that has the room it wants is not set again for each width: these tests set it again.
@Suite struct FittingTests {
  private static let shaper = Shaper(selection: FontSelection(files: [.inter] + FontFile.fallbacks))

  private func set(_ text: String, _ style: ParagraphStyle, maxWidth: Double) -> Paragraph {
    Typesetter(
      text: Self.shaper.shapedText(text, font: style.font, context: style.context), shaper: Self.shaper,
      style: style, line: Self.shaper.selection.lineExtents(for: style.font), maxWidth: maxWidth
    ).paragraph()
  }

  @Test(
    arguments: [
      "", "Play", "Two words", "spaces at the end   ", "one\ntwo lines", "blank lines\n\n",
      "soft\u{ad}hyphen",
      "AVAWATo", "שלום world", "مرحبا", "e\u{301}e\u{301}\u{200d}", "\u{10ffff}?",
    ],
    [nil, 1, 2])
  func whatFitsIsSetAsWithoutALimit(_ text: String, _ lineLimit: Int?) {
    for truncation in TruncationMode.allCases {
      for direction in LayoutDirection.allCases {
        let style = ParagraphStyle(
          font: Font(size: 17), alignment: .trailing, lineLimit: lineLimit, truncation: truncation,
          direction: direction)
        let ideal = set(text, style, maxWidth: .infinity)
        for width in [-1, -0.0005, 0, 0.0005, 1, 500].map({ ideal.idealWidth + $0 }) where ideal.fits(width) {
          #expect(set(text, style, maxWidth: width) == ideal)
        }
      }
    }
  }

  @Test func whatDoesNotFitIsSetAgain() {
    let style = ParagraphStyle(font: Font(size: 17))
    let ideal = set("Two words", style, maxWidth: .infinity)
    #expect(ideal.fits(ideal.idealWidth))
    #expect(!ideal.fits(ideal.idealWidth - 1))
    #expect(
      FontLibrary.bundled.paragraph("Two words", style: style, maxWidth: ideal.idealWidth - 1).lines.count
        == 2)
  }

  @Test func whatAnEllipsisStandsForDependsOnTheRoom() {
    let style = ParagraphStyle(font: Font(size: 17), lineLimit: 1)
    let ideal = set("one line\nand another", style, maxWidth: .infinity)
    #expect(ideal.isTruncated)
    #expect(!ideal.fits(1000))
  }

  @Test func aLineHeightNeedsNoLetters() {
    for font in [Font(size: 17), Font(size: 12.5, weight: .bold)] {
      #expect(FontLibrary.bundled.lineHeight(for: font) == FontLibrary.bundled.metrics(for: font).lineHeight)
    }
  }
}
