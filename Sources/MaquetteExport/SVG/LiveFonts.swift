import MaquetteGraphics
import MaquetteTypography

/// The fonts of an SVG file's live text.
struct LiveFonts {
  private(set) var subsets: [FontSubset] = []
  private var indices: [FontFace: Int] = [:]

  /// The family name of a font in the file; the original family stands in for it where fonts of files are not read.
  static func family(_ index: Int) -> String { "letters-\(index + 1)" }

  /// Returns the index of the font for a run and its characters in the order of the text, each with its place; nil for a run that a
  /// program would not draw alike, because letters are joined or share glyphs.
  mutating func letters(
    of run: GlyphRun, fonts: FontLibrary
  ) -> (font: Int, letters: [(character: String, place: Point)])? {
    if indices[run.face] == nil, let subset = FontSubset(run.face, of: fonts) {
      subsets.append(subset)
      indices[run.face] = subsets.count - 1
    }
    guard let index = indices[run.face] else { return nil }
    var subset = subsets[index]
    var letters: [(character: String, place: Point)] = []
    let clusters = run.clusters
    for cluster in clusters {
      guard cluster.count == 1, let glyph = cluster.first else { return nil }
      let text = run.source.characters(at: glyph.cluster)
      guard text.utf16.count == 1, !Self.isJoined(text),
        subset.number(ofOnly: FontSubset.Letter(glyph: glyph.id, characters: text)) != nil
      else { return nil }
      letters.append((text, glyph.position))
    }
    subsets[index] = subset
    return (index, run.isRightToLeft ? letters.reversed() : letters)
  }

  /// Whether a program shapes a character by its neighbours: letters of Arabic, Syriac, the scripts of India and South-East Asia.
  private static func isJoined(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      (0x0600...0x08FF).contains(scalar.value) || (0x0900...0x109F).contains(scalar.value)
        || (0x1780...0x18AF).contains(scalar.value) || (0x1A00...0x1CFF).contains(scalar.value)
    }
  }
}
