import MaquetteGraphics
import MaquetteTypography
import Testing

@Suite struct FontSelectionTests {
  @Test("a text of more than 10,000 points is set at that size", arguments: [10_001.0, 1e9, .infinity])
  func largestSize(size: Double) {
    func width(_ size: Double) -> Double {
      FontLibrary.bundled.paragraph("Ag", style: ParagraphStyle(font: Font(size: size))).size.width
    }
    #expect(width(9_999) < width(10_000))
    #expect(width(size) == width(10_000))
  }
}
