import MaquetteGraphics
import Testing

@testable import MaquetteTypography

/// Lines of scripts whose letters are taller than Latin ones.
@Suite struct TallLineTests {
  private static let library = FontLibrary(files: [])

  private func paragraph(_ text: String, weight: FontWeight = .regular, lineHeight: Double? = nil)
    -> Paragraph
  {
    Self.library.paragraph(
      text, style: ParagraphStyle(font: Font(size: 100, weight: weight), lineHeight: lineHeight))
  }

  /// The ink of a line's glyphs above and below its baseline, in points.
  private func ink(_ line: Paragraph.Line) -> (above: Double, below: Double) {
    line.runs.reduce(into: (0.0, 0.0)) { ink, placed in
      for glyph in placed.run.glyphs {
        let outline = Self.library.outline(of: glyph.id, in: placed.run.face)
        guard let bounds = outline.controlBounds else { continue }
        ink.0 = max(ink.0, -(glyph.position.y + bounds.minY * placed.run.emSize))
        ink.1 = max(ink.1, glyph.position.y + bounds.maxY * placed.run.emSize)
      }
    }
  }

  @Test(
    arguments: [
      "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ที่นี้ ปุ่ม",
      "ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ, ສິດທິ, ທີ່ນີ້", "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता",
      "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে", "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ", "પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ",
      "ସମସ୍ତ ମଣିଷ ଜନ୍ମକାଳରୁ ସ୍ୱାଧୀନ", "மனிதப் பிறிவியினர் சகலரும்", "ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః",
      "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ", "മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും", "සියලු මනුෂ්‍යයෝ නිදහස්ව උපත",
      "មនុស្សទាំងអស់ កើតមកមានសេរីភាព ក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ", "လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့်",
    ], [FontWeight.regular, .bold])
  func ordinaryTextStaysWithinItsLine(text: String, weight: FontWeight) {
    let paragraph = paragraph(text, weight: weight)
    let ink = ink(paragraph.lines[0])
    #expect(ink.above <= paragraph.firstBaseline + 0.01)
    #expect(ink.below <= paragraph.size.height - paragraph.firstBaseline + 0.01)
  }

  @Test func otherLinesKeepTheirHeight() {
    let latin = paragraph("Latin")
    #expect(abs(latin.size.height - 119.34) < 0.01)
    for text in ["日本語 한국어", "שלום", "مرحبا", "Հայերեն", "ქართული", "አማርኛ"] {
      #expect(paragraph(text).size == Size(width: paragraph(text).size.width, height: latin.size.height))
    }
    // Every line has the room of its own letters.
    let mixed = paragraph("ab\nกี่\ncd")
    #expect(abs(mixed.lines[1].baseline - mixed.lines[0].baseline - 24.12 - 105) < 0.01)
    #expect(abs(mixed.lines[2].baseline - mixed.lines[1].baseline - 30 - 95.21) < 0.01)
    #expect(abs(mixed.size.height - 2 * latin.size.height - 135) < 0.01)
  }

  @Test func aGreaterLineHeightIsKept() {
    #expect(abs(paragraph("กี่", lineHeight: 200).size.height - 200) < 0.01)
    #expect(paragraph("กี่", lineHeight: 120).size.height > 130)
  }
}
