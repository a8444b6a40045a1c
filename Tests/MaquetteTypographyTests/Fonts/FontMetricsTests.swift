import MaquetteTypography
import Testing

@Suite struct FontMetricsTests {
  @Test func stemsGrowWithTheWeight() {
    // The published stems of the stand-in at 17 pt, in points.
    let expected = [0.37, 0.72, 1.08, 1.43, 1.76, 2.08, 2.40, 2.80, 3.23]
    for (weight, stem) in zip(FontWeight.allCases, expected) {
      let measured = FontLibrary.bundled.metrics(for: Font(size: 17, weight: weight)).stemWidth
      #expect(abs(measured - stem) < 0.02, "\(weight): \(measured)")
    }
  }

  @Test func lineIsThatOfTheSystemFont() {
    let metrics = FontLibrary.bundled.metrics(for: Font(size: 17))
    #expect(abs(metrics.lineHeight - 20.29) < 0.005)
    #expect(abs(metrics.ascent - 0.952 * 17) < 0.01)
    #expect(abs(metrics.descent - 0.241 * 17) < 0.01)
    #expect(metrics.ascent + metrics.descent == metrics.lineHeight)
  }

  @Test func lettersAreAsTallAsTheSystemFonts() {
    let metrics = FontLibrary.bundled.metrics(for: Font(size: 100))
    #expect(abs(metrics.capHeight - 70.46) < 0.1)
    #expect(metrics.xHeight > 49 && metrics.xHeight < 54)
  }
}
