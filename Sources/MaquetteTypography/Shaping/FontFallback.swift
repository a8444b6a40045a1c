/// Chooses the font file of each code point: that of emoji for what is shown as a picture, or else the requested one, or else
/// that of the character before it, or else the first of the library that has it.
struct FontFallback {
  private let font: Font
  private let shaper: Shaper
  private let preferred: Int
  private let emoji: Int?

  init(font: Font, shaper: Shaper) {
    self.font = font
    self.shaper = shaper
    preferred = shaper.selection.fileIndex(for: font)
    emoji = shaper.selection.emojiIndex
  }

  /// Returns the index of a file for each code point of a paragraph.
  ///
  /// Marks, joiners and variation selectors have the file of the character before them; visible signs, such as the one that
  /// encircles an Arabic number, do not. Punctuation that several scripts share, such as the danda, has it too. The
  /// bundled files are not opened for that, and the user's only for a character that the requested one lacks.
  func files(for codePoints: ArraySlice<UInt32>) -> [Int] {
    guard let preferredFont = self.font(ofFile: preferred) else { return codePoints.map { _ in preferred } }
    var others: [Int]?
    var files: [Int] = []
    files.reserveCapacity(codePoints.count)
    for (index, codePoint) in zip(codePoints.indices, codePoints) {
      if let previous = files.last, isAttached(codePoint) {
        files.append(previous)
      } else if let emoji,
        isEmoji(
          at: index, of: codePoints,
          fontHasIt: preferred != 0 && preferredFont.glyph(for: codePoint) != nil),
        has(codePoint, inFile: emoji)
      {
        files.append(emoji)
      } else if preferredFont.glyph(for: codePoint) != nil {
        files.append(preferred)
      } else if let previous = files.last, previous != preferred, has(codePoint, inFile: previous) {
        files.append(previous)
      } else {
        let candidates = others ?? shaper.fallbackIndices(for: font, besides: preferred)
        others = candidates
        files.append(candidates.first { has(codePoint, inFile: $0) } ?? preferred)
      }
    }
    return files
  }

  private func has(_ codePoint: UInt32, inFile index: Int) -> Bool {
    shaper.selection.files[index].has(codePoint) ?? (font(ofFile: index)?.glyph(for: codePoint) != nil)
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
