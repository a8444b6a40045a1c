/// Which file draws each code point: the wanted one if it can, else the first of the library that can.
struct FontFallback {
  private let preferred: Int
  /// The other files in the order in which they are tried.
  private let others: [(index: Int, font: HarfBuzzFont)]
  private let preferredFont: HarfBuzzFont?

  init(font: Font, shaper: Shaper) {
    let selection = shaper.selection
    let preferred = selection.fileIndex(for: font)
    self.preferred = preferred
    preferredFont = shaper.font(for: selection.sizedFace(for: font, fileIndex: preferred).face)
    others = selection.files.indices.filter { $0 != preferred }.compactMap { index in
      shaper.font(for: selection.sizedFace(for: font, fileIndex: index).face).map { (index, $0) }
    }
  }

  /// Returns the index of a file for each code point of a paragraph.
  ///
  /// Marks, joiners and variation selectors stay with the character before them, whatever it is drawn with.
  func files(for codePoints: ArraySlice<UInt32>) -> [Int] {
    guard let preferredFont, !others.isEmpty else { return codePoints.map { _ in preferred } }
    var files: [Int] = []
    files.reserveCapacity(codePoints.count)
    for codePoint in codePoints {
      if let previous = files.last, isAttached(codePoint) {
        files.append(previous)
      } else if preferredFont.glyph(for: codePoint) != nil {
        files.append(preferred)
      } else {
        files.append(others.first { $0.font.glyph(for: codePoint) != nil }?.index ?? preferred)
      }
    }
    return files
  }

  private func isAttached(_ codePoint: UInt32) -> Bool {
    guard codePoint >= 0x300, let scalar = Unicode.Scalar(codePoint) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}
