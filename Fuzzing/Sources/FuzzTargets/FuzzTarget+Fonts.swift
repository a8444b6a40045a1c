import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteRendering
import MaquetteTypography

extension FuzzTarget {
  /// The words that are shaped and drawn with a font: kerning, ligatures, marks, both directions and a character that few fonts have.
  private static let samples = ["Play fi AV", "e\u{301}a\u{308}", "تشغيل", "再生", "नमस्ते", "1/2 €", "😀"]

  static let font = FuzzTarget(name: "font", input: "a font", seeds: ["ttf", "otf"], words: fontWords) {
    bytes in
    guard let file = try? FontFile(name: "input", bytes: bytes) else { return }
    let library = FontLibrary(files: [file])
    let font = Font(family: .named(file.family), size: 17, weight: .bold)
    _ = library.metrics(for: font)
    for word in samples {
      let paragraph = library.paragraph(word, style: ParagraphStyle(font: font), maxWidth: 60)
      try BrokenPromise.unless(
        paragraph.size.width.isFinite && paragraph.size.height.isFinite, "a text has a size")
    }
    let face = library.face(for: font)
    for scalar in "Aag1".unicodeScalars {
      guard let glyph = library.glyph(for: scalar, in: face) else { continue }
      _ = library.outline(of: glyph, in: face)
    }
  }
}
