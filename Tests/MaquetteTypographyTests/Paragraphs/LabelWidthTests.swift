import MaquetteGraphics
import MaquetteTypography
import Testing

/// Widths of labels against what interface files of public projects record for the system font.
@Suite struct LabelWidthTests {
  @Test(
    arguments: [
      ("Label", 17.0, 41.5), ("Title", 17, 33), ("Detail", 17, 43.8), ("Version", 17, 57),
      ("Password", 17, 74), ("Next", 15, 32),
    ])
  func widthIsWithinAPointOfTheRecordedOne(text: String, size: Double, recorded: Double) {
    let width = paragraph(text, size: size).size.width
    #expect(abs(width - recorded) < 1, "\(text) is \(width) wide")
  }

  /// The widths of Inter at its own size and spacing, with and without its kerning.
  @Test(arguments: [("To Try", 49.9, 52.2), ("Tap to Wake", 97.8, 100.6)])
  func kerningNarrowsPairs(text: String, kerned: Double, unkerned: Double) {
    let inter = Font.Family.named("Inter")
    let width = paragraph(text, size: 17, family: inter).size.width
    let sum = text.map { paragraph(String($0), size: 17, family: inter).size.width }.reduce(0, +)
    #expect(abs(width - kerned) < 0.1, "kerned: \(width)")
    #expect(abs(sum - unkerned) < 0.1, "unkerned: \(sum)")
  }

  private func paragraph(_ text: String, size: Double, family: Font.Family = .system) -> Paragraph {
    FontLibrary.bundled.paragraph(text, style: ParagraphStyle(font: Font(family: family, size: size)))
  }
}
