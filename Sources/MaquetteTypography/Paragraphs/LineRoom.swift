/// The room that text asks for above and below the baseline of its line, in points.
struct LineRoom: Hashable, Sendable {
  var ascent: Double
  var descent: Double

  init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// Extra line height is divided equally above and below.
  init(_ line: LineExtents, lineHeight: Double?) {
    let height = lineHeight.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } ?? line.height
    ascent = (height - line.ascent - line.descent) / 2 + line.ascent
    descent = height - ascent
  }

  /// The room of a line that holds both.
  func union(_ other: LineRoom?) -> LineRoom {
    guard let other else { return self }
    return LineRoom(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
  }
}

extension FontTraits {
  /// Returns the room of a line of a tall script in a size in points; nil for other scripts.
  ///
  /// Labels of iOS 17 are taller where their text has such letters (UIKit, `UILetterformAwareAdjusting`); by how much is not
  /// published. Derived: ordinary text stays within its line.
  func room(ofSize size: Double) -> LineRoom? {
    tallText.map { text in
      let unit = size / Double(unitsPerEm)
      return LineRoom(ascent: Double(text.ascent) * unit, descent: Double(text.descent) * unit)
    }
  }
}
