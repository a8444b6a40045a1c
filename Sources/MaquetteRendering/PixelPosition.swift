internal import MaquetteGraphics

/// A coordinate in pixels, as a whole number and quarters beyond it.
struct PixelPosition {
  var whole: Int
  /// 0 to 3 quarters.
  var quarters: Int

  /// Positions further out than this cannot show in any picture.
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

  /// The quarters as a distance in pixels.
  var fraction: Double { Double(quarters) / 4 }

  /// Rounds to the nearest integer, halves upwards, without a call into the maths library.
  private static func nearest(_ value: Double, limit: Double) -> Int? {
    guard value.magnitude < limit else { return nil }
    // Truncation is the floor for what has been made positive.
    let bias = 4_294_967_296.0
    return Int(value + 0.5 + bias) &- 4_294_967_296
  }
}

extension Transform {
  /// How many pixels the longer of the two unit vectors becomes.
  var greatestScale: Double {
    Swift.max(a * a + b * b, c * c + d * d).squareRoot()
  }

  /// The factor of a map that only scales both axes alike and moves; nil for any other.
  var uniformScale: Double? {
    isScaleAndTranslation && a == d ? a : nil
  }
}
