extension Double {
  /// The number as a part of a whole: kept between 0 and 1, and 0 if it is none.
  package var part: Double { self > 0 ? Swift.min(self, 1) : 0 }

  /// Where the number lies between two others as a part of the way, 0 to 1; 0 if there is no way.
  package func part(from lower: Double, to upper: Double) -> Double {
    guard upper > lower, (upper - lower).isFinite else { return 0 }
    return ((self - lower) / (upper - lower)).part
  }

  /// The number as a part of a hundred, as the platforms say it.
  package var percentText: String { "\(Int((part * 100).rounded()))%" }
}
