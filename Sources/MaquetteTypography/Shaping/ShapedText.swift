import MaquetteGraphics

/// A shaped range of text in one face, direction and script.
struct ShapedRun: Hashable, Sendable {
  /// The shaped item, with its range of code points.
  var item: ShapingItem
  /// The embedding level; odd reads right to left.
  var level: Int8
  var sizedFace: SizedFace
  /// The glyphs from left to right.
  var glyphs: [ShapedGlyph]
}

/// The text between two explicit line ends.
struct HardLine: Hashable, Sendable {
  /// The code points; perhaps none.
  var range: Range<Int>
  /// The base direction.
  var direction: LayoutDirection
}

/// A whole text, shaped once; wrapping and truncation only cut it.
///
/// Every advance is a multiple of `ShapedText.quantum`, so sums and differences of advances are exact: the width of
/// a word does not depend on its place in the text, and the width of a range takes two look-ups.
final class ShapedText: Sendable {
  /// The grid of advances, 2^-20 of a point.
  static let quantum = 1.0 / 1_048_576

  /// The properties of a place between two code points.
  struct Boundary: OptionSet, Sendable {
    let rawValue: UInt8
    /// A grapheme cluster begins here.
    static let cluster = Boundary(rawValue: 1)
    /// A line may be broken here.
    static let lineBreak = Boundary(rawValue: 2)
    /// Text cut here must be shaped again, because glyphs on the two sides depend on each other.
    static let unsafe = Boundary(rawValue: 4)
    /// The code point after this place is a space that is dropped at the end of a line.
    static let space = Boundary(rawValue: 8)
  }

  let codePoints: [UInt32]
  /// At least one.
  let lines: [HardLine]
  /// The runs of all lines in logical order.
  let runs: [ShapedRun]
  /// One for each place, the end of the text included.
  let boundaries: [Boundary]
  /// The sum of the advances before each place, in points.
  let offsets: [Double]
  /// The characters that no font has, and the marks that no font has together with their letter.
  let missing: [Character]
  let hasSoftHyphens: Bool
  /// Whether letters of a tall script ask for more room than the font's.
  let hasTallLetters: Bool
  /// The parts of a text in several fonts; nil for a text in one font.
  let spans: SpanTable?

  init(
    codePoints: [UInt32], lines: [HardLine], runs: [ShapedRun], boundaries: [Boundary],
    offsets: [Double], missing: [Character], spans: SpanTable? = nil
  ) {
    self.codePoints = codePoints
    self.lines = lines
    self.runs = runs
    self.boundaries = boundaries
    self.offsets = offsets
    self.missing = missing
    self.spans = spans
    hasSoftHyphens = codePoints.contains(0x00ad)
    hasTallLetters = runs.contains { $0.sizedFace.room != nil }
  }

  /// Returns the sum of the advances of a range, in points.
  func width(of range: Range<Int>) -> Double {
    offsets[range.upperBound] - offsets[range.lowerBound]
  }

  func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && boundaries[end - 1].contains(.space) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the first place at or after `place` where a character begins, at most `limit`.
  func clusterBoundary(atOrAfter place: Int, limit: Int) -> Int {
    var place = place
    while place < limit && !boundaries[place].contains(.cluster) { place += 1 }
    return min(place, limit)
  }

  /// Returns the last place at or before `place` where a character begins, at least `limit`.
  func clusterBoundary(atOrBefore place: Int, limit: Int) -> Int {
    var place = place
    while place > limit && !boundaries[place].contains(.cluster) { place -= 1 }
    return max(place, limit)
  }

  /// Returns the runs that overlap a range, in logical order.
  func runs(in range: Range<Int>) -> ArraySlice<ShapedRun> {
    // The runs are in order and do not overlap, so both ends are found by binary search.
    let first = runs.partitioningIndex { $0.item.range.upperBound > range.lowerBound }
    let end = runs.partitioningIndex { $0.item.range.lowerBound >= range.upperBound }
    return runs[first..<max(first, end)]
  }

  static func quantized(_ length: Double) -> Double {
    (length / quantum).rounded() * quantum
  }
}

extension Array {
  /// Returns the index of the first element that satisfies a monotone condition.
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
