internal import MaquetteGraphics

/// Finds the rows of a picture that a drawing can touch.
struct PixelRows {
  /// All rows of the picture.
  let all: Range<Int>

  /// The rows of what lies within a rectangle that a transform maps to pixels; all of them if it is not finite.
  ///
  /// There is a row to spare on both sides, so that no rounding on the way to coverage matters.
  func around(_ rect: Rect, under transform: Transform) -> Range<Int> {
    let (left, right) = (transform.b * rect.minX, transform.b * rect.maxX)
    let (top, bottom) = (transform.d * rect.minY, transform.d * rect.maxY)
    let low = Swift.min(left, right) + Swift.min(top, bottom) + transform.ty
    let high = Swift.max(left, right) + Swift.max(top, bottom) + transform.ty
    guard low.isFinite, high.isFinite else { return all }
    return limited(low - 1, high + 2)
  }

  /// The rows of some pixels.
  func of(_ rows: Range<Int>) -> Range<Int> { rows.clamped(to: all) }

  /// The rows from one ordinate to another, both rounded down.
  private func limited(_ low: Double, _ high: Double) -> Range<Int> {
    let (first, end) = (Double(all.lowerBound), Double(all.upperBound))
    let lower = Int(Swift.min(Swift.max(low, first), end))
    return lower..<Swift.max(lower, Int(Swift.min(Swift.max(high, first), end)))
  }
}

extension Range<Int> {
  /// The smallest range that holds both; an empty one does not count.
  func union(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
