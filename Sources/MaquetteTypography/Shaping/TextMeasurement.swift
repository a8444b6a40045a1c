/// Measures a text's runs: the beginnings of characters, the offset of each place, the characters that no font has.
struct TextMeasurement {
  private(set) var boundaries: [ShapedText.Boundary]
  private(set) var missing: [Character] = []
  private var missingSet: Set<Character> = []
  /// The advance of the character that begins at each code point, in points; 0 inside a character.
  private var advances: [Double]
  private let original: [UInt32]

  init(codePoints: [UInt32], original: [UInt32]) {
    self.original = original
    advances = [Double](repeating: 0, count: codePoints.count)
    boundaries = lineBreakOpportunities(in: codePoints).map { $0 ? .lineBreak : [] }
    for (index, codePoint) in codePoints.enumerated() where isLineSpace(codePoint) {
      boundaries[index].insert(.space)
    }
    boundaries[codePoints.count].insert(.cluster)
  }

  /// Adds a run, whose glyphs come cluster by cluster in either direction.
  mutating func add(_ run: ShapedRun) {
    boundaries[run.item.range.lowerBound].insert(.cluster)
    for (place, letters) in run.item.replacements.sorted(by: { $0.key < $1.key }) where letters.isEmpty {
      addMissing(Unicode.Scalar(original[place]).map(Character.init))
    }
    for cluster in GlyphClusters(run.glyphs) {
      let place = Int(cluster.first.cluster)
      // HarfBuzz numbers clusters by code points of the item; the check prevents a trap if it does not.
      guard run.item.range.contains(place) else { continue }
      boundaries[place].insert(.cluster)
      if cluster.isUnsafeToBreakBefore { boundaries[place].insert(.unsafe) }
      advances[place] += run.sizedFace.advance(of: cluster)
      if cluster.glyphs.contains(where: { $0.id == 0 }) { addMissing(at: place, in: run.item.range) }
    }
  }

  func offsets() -> [Double] {
    var offsets: [Double] = [0]
    offsets.reserveCapacity(advances.count + 1)
    var sum = 0.0
    for advance in advances {
      sum += advance
      offsets.append(sum)
    }
    return offsets
  }

  private mutating func addMissing(at place: Int, in range: Range<Int>) {
    // Clusters are graphemes, so the text from here on begins with the missing character.
    var scalars = String.UnicodeScalarView()
    for codePoint in original[place..<min(place + 32, range.upperBound)] {
      if let scalar = Unicode.Scalar(codePoint) { scalars.append(scalar) }
    }
    addMissing(String(scalars).first)
  }

  private mutating func addMissing(_ character: Character?) {
    guard let character, missingSet.insert(character).inserted else { return }
    missing.append(character)
  }
}

/// The glyphs of a run, cluster by cluster from left to right.
struct GlyphClusters: Sequence, IteratorProtocol {
  /// The glyphs of one cluster; there is at least one.
  struct Cluster {
    var glyphs: ArraySlice<ShapedGlyph>
    var first: ShapedGlyph
    var isUnsafeToBreakBefore: Bool { glyphs.contains { $0.isUnsafeToBreakBefore } }
  }

  private var rest: ArraySlice<ShapedGlyph>

  init(_ glyphs: [ShapedGlyph]) { rest = glyphs[...] }

  init(_ glyphs: ArraySlice<ShapedGlyph>) { rest = glyphs }

  mutating func next() -> Cluster? {
    guard let first = rest.first else { return nil }
    let end = rest.firstIndex { $0.cluster != first.cluster } ?? rest.endIndex
    defer { rest = rest[end...] }
    return Cluster(glyphs: rest[..<end], first: first)
  }
}

extension SizedFace {
  /// Returns the advance of a cluster in points, tracking included.
  func advance(of cluster: GlyphClusters.Cluster) -> Double {
    advance(ofUnits: cluster.glyphs.reduce(into: 0) { $0 += Int($1.advance) })
  }
}
