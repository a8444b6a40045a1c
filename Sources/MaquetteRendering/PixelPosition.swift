import MaquetteGraphics

/// A coordinate in pixels, as a whole number and quarters.
struct PixelPosition {
  var whole: Int
  /// 0 to 3 quarters.
  var quarters: Int

  /// The limit of coordinates in pixels; no picture is as large.
  private static let limit = 1_073_741_824.0

  /// The nearest quarter of a pixel; nil for a coordinate that is not finite or beyond 2^30.
  init?(nearestQuarter coordinate: Double) {
    guard let quarters = PixelPosition.nearest(coordinate * 4, limit: Self.limit * 4) else { return nil }
    whole = quarters >> 2
    self.quarters = quarters & 3
  }

  /// The nearest whole pixel; nil for a coordinate that is not finite or beyond 2^30.
  init?(nearestWhole coordinate: Double) {
    guard let whole = PixelPosition.nearest(coordinate, limit: Self.limit) else { return nil }
    self.whole = whole
    quarters = 0
  }

  /// Rounds to the nearest integer, halves up, without a call into the maths library.
  private static func nearest(_ value: Double, limit: Double) -> Int? {
    guard value.magnitude < limit else { return nil }
    // Truncation equals the floor of the biased, positive value.
    let bias = 4_294_967_296.0
    return Int(value + 0.5 + bias) &- 4_294_967_296
  }
}

extension Transform {
  /// The length in pixels of the longer of the two mapped unit vectors.
  var greatestScale: Double {
    Swift.max(a * a + b * b, c * c + d * d).squareRoot()
  }

  /// The factor of a transform that scales both axes equally and translates; nil for any other.
  var uniformScale: Double? {
    isScaleAndTranslation && a == d ? a : nil
  }
}

/// Computes the rows of a picture that a drawing can touch.
struct PixelRows {
  let all: Range<Int>

  /// The rows of a rectangle that a transform maps to pixels; all rows if it is not finite.
  ///
  /// One more row is included on both sides, so that rounding on the way to coverage does not matter.
  func around(_ rect: Rect, under transform: Transform) -> Range<Int> {
    let (left, right) = (transform.b * rect.minX, transform.b * rect.maxX)
    let (top, bottom) = (transform.d * rect.minY, transform.d * rect.maxY)
    let low = Swift.min(left, right) + Swift.min(top, bottom) + transform.ty
    let high = Swift.max(left, right) + Swift.max(top, bottom) + transform.ty
    guard low.isFinite, high.isFinite else { return all }
    return limited(low - 1, high + 2)
  }

  func of(_ rows: Range<Int>) -> Range<Int> { rows.clamped(to: all) }

  /// The rows from one y coordinate to another, both rounded down.
  private func limited(_ low: Double, _ high: Double) -> Range<Int> {
    let (first, end) = (Double(all.lowerBound), Double(all.upperBound))
    let lower = Int(Swift.min(Swift.max(low, first), end))
    return lower..<Swift.max(lower, Int(Swift.min(Swift.max(high, first), end)))
  }
}

extension Range<Int> {
  /// The smallest range that holds both; an empty one is ignored.
  func union(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
