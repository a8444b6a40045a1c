/// Chooses the font file of each code point: the requested one, or else the first of the library that has it.
struct FontFallback {
  private let font: Font
  private let shaper: Shaper
  private let preferred: Int

  init(font: Font, shaper: Shaper) {
    self.font = font
    self.shaper = shaper
    preferred = shaper.selection.fileIndex(for: font)
  }

  /// Returns the index of a file for each code point of a paragraph.
  ///
  /// Marks, joiners and variation selectors have the file of the character before them; visible signs, such as the one that
  /// encircles an Arabic number, do not. The other files are opened only if the requested one lacks a character.
  func files(for codePoints: ArraySlice<UInt32>) -> [Int] {
    guard let preferredFont = self.font(ofFile: preferred) else { return codePoints.map { _ in preferred } }
    var others: [(index: Int, font: HarfBuzzFont)]?
    var files: [Int] = []
    files.reserveCapacity(codePoints.count)
    for codePoint in codePoints {
      if let previous = files.last, isAttached(codePoint) {
        files.append(previous)
      } else if preferredFont.glyph(for: codePoint) != nil {
        files.append(preferred)
      } else {
        let candidates = others ?? fallbacks()
        others = candidates
        files.append(candidates.first { $0.font.glyph(for: codePoint) != nil }?.index ?? preferred)
      }
    }
    return files
  }

  private func fallbacks() -> [(index: Int, font: HarfBuzzFont)] {
    shaper.selection.fallbackIndices(for: font, besides: preferred).compactMap { index in
      self.font(ofFile: index).map { (index, $0) }
    }
  }

  private func font(ofFile index: Int) -> HarfBuzzFont? {
    shaper.font(for: shaper.selection.sizedFace(for: font, fileIndex: index).face)
  }

  private func isAttached(_ codePoint: UInt32) -> Bool {
    guard codePoint >= 0x300, let scalar = Unicode.Scalar(codePoint) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    case .format: return scalar.properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }
}
