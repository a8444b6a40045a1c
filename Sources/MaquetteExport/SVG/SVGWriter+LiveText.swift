import MaquetteFiles
import MaquetteGraphics
import MaquetteTypography

extension SVGWriter {
  /// Writes a run as text; returns false for a run that a program would not draw alike.
  mutating func writeLive(_ run: GlyphRun, at origin: Point, _ color: Color) -> Bool {
    guard let (font, letters) = liveFonts.letters(of: run, fonts: picture.fonts), let first = letters.first
    else { return false }
    begin(run, family: LiveFonts.family(font))
    body.write(" x=\"")
    for (index, letter) in letters.enumerated() {
      if index > 0 { body.write(" ") }
      body.write(points: origin.x + letter.place.x)
    }
    body.write("\"")
    body.attribute("y", points: origin.y + first.place.y)
    body.attribute("fill", opacity: "fill-opacity", color)
    body.write(">")
    body.escape(letters.map(\.character).joined())
    body.write("</text>")
    return true
  }

  /// Writes the characters of a run that is drawn as outlines, so that they can be selected but are not seen.
  mutating func writeUnseen(_ run: GlyphRun, at origin: Point) {
    let clusters = run.clusters.compactMap { $0.first?.cluster }.sorted()
    let text = clusters.map { run.source.characters(at: $0) }.joined()
    if text.isEmpty { return }
    begin(run, family: nil)
    body.attribute("x", points: origin.x)
    body.attribute("y", points: origin.y)
    body.write(" fill-opacity=\"0\">")
    body.escape(text)
    body.write("</text>")
  }

  private mutating func begin(_ run: GlyphRun, family: String?) {
    let original = picture.fonts.identity(of: run.face)?.family ?? "sans-serif"
    body.write("<text xml:space=\"preserve\"")
    body.attribute("font-family", (family.map { "\($0), " } ?? "") + "'\(original)'")
    body.attribute("font-size", points: run.emSize)
    if run.face.weight != 400 { body.attribute("font-weight", fine: Double(run.face.weight)) }
  }

  /// The style sheet with the fonts of the text.
  func fontFaces() -> [UInt8] {
    var style: [UInt8] = []
    for (index, subset) in liveFonts.subsets.enumerated() where !subset.letters.isEmpty {
      style.append("@font-face{font-family:\(LiveFonts.family(index));")
      if subset.face.weight != 400 { style.append("font-weight:\(subset.face.weight);") }
      style.append("src:url(data:font/ttf;base64,")
      style.append(base64: TrueTypeFont(subset, of: picture.fonts).bytes)
      style.append(")}")
    }
    return style
  }
}
