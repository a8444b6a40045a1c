extension Double {
  /// The number as a fraction: clamped to 0 to 1, and 0 for not a number.
  package var part: Double { self > 0 ? Swift.min(self, 1) : 0 }

  /// The position of the number between two others as a fraction, 0 to 1; 0 if the range is empty.
  package func part(from lower: Double, to upper: Double) -> Double {
    guard upper > lower, (upper - lower).isFinite else { return 0 }
    return ((self - lower) / (upper - lower)).part
  }
}
