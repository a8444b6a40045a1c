import MaquetteGraphics

/// A face at a size, with its tracking.
struct SizedFace: Hashable, Sendable {
  var face: FontFace
  /// The em of drawn glyphs in points.
  var emSize: Double
  /// The requested size in points.
  var fontSize: Double
  /// The side of the em in font units.
  var unitsPerEm: Int
  /// The tracking: points added after every character.
  var tracking: Double
  /// Whether the face stands in for the system font in its default design and width.
  var isStandIn = false
  /// What is added to the advance of a space, in ems of the requested size.
  var spaceGrowth = 0.0
  /// Where the pictures of a face without outlines are drawn, in points from their origin on the baseline, y down.
  var pictureBox: Rect?
  /// The room that text of a tall script needs above and below the baseline; nil for other scripts.
  var room: LineRoom?

  /// Points per font unit.
  var unit: Double { emSize / Double(unitsPerEm) }

  /// Returns the advance in points of a character from that of its glyphs in font units; zero-width characters get no
  /// tracking.
  func advance(ofUnits units: Int) -> Double {
    guard units != 0 else { return 0 }
    return ShapedText.quantized(Double(units) * unit) + ShapedText.quantized(tracking)
  }
}

/// The vertical extents of a font's line, in points.
struct LineExtents: Hashable, Sendable {
  var ascent: Double
  var descent: Double
  /// The gap between a line and the next.
  var gap: Double

  var height: Double { ascent + descent + gap }
}

extension Font {
  /// The points added after every character besides those of a stand-in; 0 if they are no number.
  fileprivate var addedTracking: Double {
    let sum = tracking + letterSpacing
    return sum.isFinite ? sum : 0
  }
}

/// Selects the file, and the position on its axes, for a font request.
package struct FontSelection: Sendable {
  /// The limit of sizes in points, which keeps the arithmetic on widths exact.
  package static let largestSize = 10_000.0

  /// The substitute first, then the user's files in order, then the bundled fallbacks, then the stand-ins for other designs.
  let files: [FontFile]
  /// The index of the first stand-in. They are neither named nor fallbacks of other files.
  private let firstStandIn: Int
  /// The index of the file whose glyphs are pictures; nil if there is none.
  let emojiIndex: Int?

  init(files: [FontFile], standIns: [FontFile] = []) {
    firstStandIn = files.count
    let files = files + standIns
    self.files = files
    emojiIndex = files.lastIndex { $0.traits.pictureAdvance != nil }
  }

  /// The files that a text can name, and those that are tried for characters that another lacks.
  var namedFiles: ArraySlice<FontFile> { files[..<firstStandIn] }

  /// Returns a size clamped to 0...`largestSize`.
  static func bounded(_ size: Double) -> Double {
    size > 0 ? min(size, largestSize) : 0
  }

  /// Returns the file of a request: of the files of its family, those of its slope first, the one that is nearest to the
  /// weight.
  func fileIndex(for font: Font) -> Int {
    guard case .named(let name) = font.family else {
      guard let standIn = StandIn(for: font) else { return 0 }
      let index = firstStandIn + standIn.rawValue
      return files.indices.contains(index) ? index : 0
    }
    let wanted = name.lowercased()
    let candidates = namedFiles.indices.filter { files[$0].family.lowercased() == wanted }
    let nearest = candidates.min { left, right in
      distance(from: files[left], to: font) < distance(from: files[right], to: font)
    }
    return nearest ?? 0
  }

  /// Returns the other files in the order in which they are tried for characters that a request's own file lacks: families
  /// in the order of their first files, and in each family the file nearest to the weight first.
  func fallbackIndices(for font: Font, besides preferred: Int) -> [Int] {
    var families: [String: Int] = [:]
    for index in namedFiles.indices where families[files[index].family] == nil {
      families[files[index].family] = index
    }
    func rank(_ index: Int) -> (Int, Double, Int) {
      (families[files[index].family] ?? index, distance(from: files[index], to: font), index)
    }
    return namedFiles.indices.filter { $0 != preferred }.sorted { rank($0) < rank($1) }
  }

  private func distance(from file: FontFile, to font: Font) -> Double {
    let traits = file.traits
    let weight = Double(font.weight.rawValue)
    let reached = traits.weightAxis?.nearest(to: weight) ?? Double(traits.weight)
    return abs(reached - weight) + (traits.isItalic != font.isItalic ? 1000 : 0)
  }

  /// Returns a file's face for a request; the file may be a fallback for missing glyphs.
  func sizedFace(for font: Font, fileIndex: Int, emoji: EmojiStyle = .touch) -> SizedFace {
    let size = Self.bounded(font.size)
    if let advance = files[fileIndex].traits.pictureAdvance {
      return pictureFace(for: font, fileIndex: fileIndex, advance: advance, box: emoji.box(beside: size))
    }
    let isStandIn = fileIndex == 0 && !isNamedStandIn(font.family)
    let standIn = standIn(fileIndex: fileIndex)
    var face = face(weight: Double(font.weight.rawValue), size: size, fileIndex: fileIndex)
    // Fallbacks stay upright, as on the platforms, whose faces of Hebrew and Arabic have no italics. What draws the letters that
    // another design lacks is the system font too.
    if font.isItalic, !files[fileIndex].traits.isItalic {
      let own = self.fileIndex(for: font)
      face.isOblique = fileIndex == own || isStandIn && self.standIn(fileIndex: own) != nil
    }
    return SizedFace(
      face: face, emSize: size * (isStandIn ? systemEmScale : standIn?.emScale ?? 1), fontSize: size,
      unitsPerEm: files[fileIndex].traits.unitsPerEm,
      tracking: (isStandIn
        ? systemTracking(size: size, weight: face.weight) : standIn?.tracking(size: size) ?? 0)
        + font.addedTracking,
      isStandIn: isStandIn, spaceGrowth: standIn?.spaceGrowth ?? 0,
      room: files[fileIndex].traits.room(ofSize: size))
  }

  /// Returns the face of a file of pictures, whose glyphs are as wide as the box that they are drawn in.
  private func pictureFace(for font: Font, fileIndex: Int, advance: Int, box: Rect) -> SizedFace {
    let unitsPerEm = files[fileIndex].traits.unitsPerEm
    return SizedFace(
      face: FontFace(fontIndex: fileIndex, weight: files[fileIndex].traits.weight, opticalSize: 0),
      emSize: box.width * Double(unitsPerEm) / Double(advance), fontSize: Self.bounded(font.size),
      unitsPerEm: unitsPerEm, tracking: font.addedTracking, pictureBox: box)
  }

  /// Returns a file's face at the position on its axes nearest to a weight and a nominal size in points.
  func face(weight: Double, size: Double, fileIndex: Int) -> FontFace {
    let traits = files[fileIndex].traits
    let reached = traits.weightAxis?.nearest(to: weight) ?? Double(traits.weight)
    let opticalSize = traits.opticalSizeAxis?.nearest(to: size) ?? 0
    // The ends of axes are 16.16 numbers, so both conversions are in range.
    return FontFace(
      fontIndex: fileIndex, weight: Int(reached.rounded()), opticalSize: Int((opticalSize * 100).rounded()))
  }

  /// Returns the line extents of a request; the substitute has those of the system font, not its own.
  ///
  /// They are 1950 and 494 of 2048 units, together the 1.1934 em of recorded label heights.
  func lineExtents(for font: Font) -> LineExtents {
    let size = Self.bounded(font.size)
    let index = fileIndex(for: font)
    if index == 0 && !isNamedStandIn(font.family) || standIn(fileIndex: index) != nil {
      return LineExtents(ascent: size * 1950 / 2048, descent: size * 494 / 2048, gap: 0)
    }
    let traits = files[index].traits
    let unit = size / Double(traits.unitsPerEm)
    return LineExtents(
      ascent: Double(traits.ascender) * unit, descent: Double(traits.descender) * unit,
      gap: Double(traits.lineGap) * unit)
  }

  /// Returns the lines under and through the text of a request, where its file puts them.
  ///
  /// What the system font's file says is not published; the substitute's is taken.
  func textLines(for font: Font) -> TextLines {
    let index = fileIndex(for: font)
    let sized = sizedFace(for: font, fileIndex: index)
    let traits = files[index].traits
    func line(_ line: FontTraits.Line) -> TextLines.Line {
      TextLines.Line(top: -Double(line.top) * sized.unit, thickness: Double(line.thickness) * sized.unit)
    }
    return TextLines(underline: line(traits.underline), strikethrough: line(traits.strikeout))
  }

  /// Returns the design or width of the system font that a file stands in for; nil for other files.
  func standIn(fileIndex: Int) -> StandIn? {
    fileIndex < firstStandIn ? nil : StandIn(rawValue: fileIndex - firstStandIn)
  }

  /// Whether the substitute is requested by its own name, and so at its own size and spacing.
  func isNamedStandIn(_ family: Font.Family) -> Bool {
    if case .named(let name) = family { return name.lowercased() == files[0].family.lowercased() }
    return false
  }
}
