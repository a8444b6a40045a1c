/// Chooses the font file of each character, which its marks and joiners share.
///
/// These are tried in order, and the first that has the letter and all of its marks is taken: the file of emoji for what is
/// shown as a picture, the requested file, that of the character before, the library's files in their order. If none has all
/// of it, the first that has the letter is taken, and the marks that it lacks are left out. If none has the letter either, a
/// compatibility character, such as a fullwidth letter, is drawn by the letters that it stands for.
struct FontFallback {
  /// The files of a part of a text, and what is shaped in place of some of its code points.
  struct Choice {
    /// The index of a file for each code point of the part.
    var files: [Int] = []
    /// What replaces code points of the text, by their places; nothing replaces a mark that is left out.
    var replacements: [Int: [UInt32]] = [:]
  }

  private let font: Font
  private let shaper: Shaper
  /// The index of the requested file.
  private let preferred: Int
  /// Whether the requested file is one that the text names, rather than the system's.
  private let isNamed: Bool
  /// The index of the file of pictures.
  private let emoji: Int?

  init(font: Font, shaper: Shaper) {
    self.font = font
    self.shaper = shaper
    preferred = shaper.selection.fileIndex(for: font)
    isNamed = preferred != 0 && shaper.selection.standIn(fileIndex: preferred) == nil
    emoji = shaper.selection.emojiIndex
  }

  /// Returns the choice for a part of a line.
  ///
  /// Visible signs, such as the one that encircles an Arabic number, are no marks. Punctuation that several scripts share, such
  /// as the danda, has the file of the character before it. The bundled files are not opened for that, and the user's only for
  /// a character that the requested one lacks.
  func choice(for codePoints: ArraySlice<UInt32>) -> Choice {
    var choice = Choice()
    choice.files.reserveCapacity(codePoints.count)
    guard let requested = self.font(ofFile: preferred) else {
      choice.files = codePoints.map { _ in preferred }
      return choice
    }
    var start = codePoints.startIndex
    while start < codePoints.endIndex {
      var end = start + 1
      while end < codePoints.endIndex, isMark(codePoints[end]) { end += 1 }
      if end == start + 1, isPlain(codePoints[start]), requested.glyph(for: codePoints[start]) != nil {
        choice.files.append(preferred)
        start = end
        continue
      }
      choose(for: start..<end, of: codePoints, into: &choice)
      start = end
    }
    return choice
  }

  private func choose(for range: Range<Int>, of codePoints: ArraySlice<UInt32>, into choice: inout Choice) {
    let cluster = Cluster(codePoints: codePoints[range])
    let isPicture = isEmoji(
      at: range.lowerBound, of: codePoints, fontHasIt: isNamed && has(cluster.base, inFile: preferred))
    let order = Order(picture: isPicture ? emoji : nil, previous: choice.files.last)
    let letters = compatibilityLetters(of: cluster.base)
    var file = preferred
    var spelling: [UInt32]?
    if !isPicture, let set = signSet(of: cluster.base), let found = self.file(ofSet: set, for: cluster, order)
    {
      file = found
    } else if let letters, letters.isLigature, !has(cluster.base, inFile: preferred),
      has(letters, inFile: preferred)
    {
      spelling = letters.letters
    } else if let found = first(of: order, where: { hasAll(of: cluster, inFile: $0) })
      ?? first(of: order, where: { has(cluster.base, inFile: $0) })
    {
      file = found
    } else if let letters, let found = first(of: order, where: { has(letters, inFile: $0) }) {
      file = found
      spelling = letters.letters
    } else if isMark(cluster.base), !isIgnorable(cluster.base) {
      // A mark without a letter.
      spelling = []
    }
    choice.files.append(contentsOf: repeatElement(file, count: range.count))
    if let spelling { choice.replacements[range.lowerBound] = spelling }
    for place in marks(of: cluster, lackingIn: file) { choice.replacements[place] = [] }
  }
}

/// A character: a letter with the marks after it.
private struct Cluster {
  var codePoints: ArraySlice<UInt32>

  var base: UInt32 { codePoints[codePoints.startIndex] }
}

/// The files that are tried before those of the library.
private struct Order {
  var picture: Int?
  var previous: Int?
}

extension FontFallback {
  private func first(of order: Order, where isFitting: (Int) -> Bool) -> Int? {
    if let picture = order.picture, isFitting(picture) { return picture }
    if isFitting(preferred) { return preferred }
    // A sign that is text does not become a picture because one stands before it.
    if let previous = order.previous, previous != preferred, previous != emoji, isFitting(previous) {
      return previous
    }
    return shaper.fallbackIndices(for: font, besides: preferred).first(where: isFitting)
  }

  /// Returns the first file of text that has a whole set of signs; nil if there is none, or if the text names a font that has
  /// the sign itself.
  private func file(ofSet set: [UInt32], for cluster: Cluster, _ order: Order) -> Int? {
    if isNamed && has(cluster.base, inFile: preferred) { return nil }
    return first(of: order) { file in
      file != emoji && hasAll(of: cluster, inFile: file) && set.allSatisfy { has($0, inFile: file) }
    }
  }

  private func hasAll(of cluster: Cluster, inFile file: Int) -> Bool {
    has(cluster.base, inFile: file) && marks(of: cluster, lackingIn: file).isEmpty
  }

  /// Returns the places of the marks that a file lacks, alone and joined with their letter.
  private func marks(of cluster: Cluster, lackingIn file: Int) -> [Int] {
    guard cluster.codePoints.count > 1 else { return [] }
    var letter = cluster.base
    return cluster.codePoints.indices.dropFirst().filter { place in
      let mark = cluster.codePoints[place]
      if let composed = canonicalComposition(of: letter, mark), has(composed, inFile: file) {
        letter = composed
        return false
      }
      return !isIgnorable(mark) && !has(mark, inFile: file)
    }
  }

  /// Whether a file can show a code point, which shaping decomposes if need be.
  private func has(_ codePoint: UInt32, inFile index: Int) -> Bool {
    if shaper.selection.files[index].has(codePoint) ?? (font(ofFile: index)?.glyph(for: codePoint) != nil) {
      return true
    }
    guard let parts = canonicalDecomposition(of: codePoint) else { return false }
    return has(parts.first, inFile: index) && parts.second.map { has($0, inFile: index) } ?? true
  }

  private func has(_ letters: CompatibilityLetters, inFile index: Int) -> Bool {
    letters.letters.allSatisfy { has($0, inFile: index) }
  }

  private func font(ofFile index: Int) -> HarfBuzzFont? {
    shaper.font(for: shaper.selection.sizedFace(for: font, fileIndex: index).face)
  }

  /// Whether a code point is a letter or a sign that nothing is known of but its glyph, as most are: of ASCII or a Latin letter. It is
  /// no picture, is in no set of signs, and stands for no others.
  private func isPlain(_ codePoint: UInt32) -> Bool {
    codePoint < 0x80 || codePoint >= 0xC0 && codePoint < 0x250
  }

  /// Whether a code point belongs to the letter before it: a mark, a joiner or a variation selector.
  private func isMark(_ codePoint: UInt32) -> Bool {
    guard codePoint >= 0x300, let scalar = Unicode.Scalar(codePoint) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    case .format: return scalar.properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  private func isIgnorable(_ codePoint: UInt32) -> Bool {
    Unicode.Scalar(codePoint)?.properties.isDefaultIgnorableCodePoint ?? false
  }
}
