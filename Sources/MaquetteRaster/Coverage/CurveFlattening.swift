import MaquetteGraphics

/// The subdivision of curves into straight pieces.
///
/// The criterion is area: a piece may leave its curve as long as every pixel keeps its coverage. A chord between two
/// points of a curve lies on its inner side everywhere, and the errors of all chords in a pixel add up. So the
/// inner vertices are moved outwards by a sixth of the local second derivative (times step^2 / 2): each
/// piece then crosses its arc twice and the areas on its two sides cancel. The first and the last piece keep one
/// end on the curve and cancel too if their step is 1/sqrt(2) of the others. For a quadratic, whose second derivative is
/// constant, this is exact; for a cubic it holds up to third order. (Own derivation; the usual bound of chords
/// by the second difference is in Wang's formula, 1984.)
///
/// With D half the second derivative, S the maximum speed, H the step, pieces stay within |D| H^2 / 6 of the
/// curve, and the area between a piece and its arc up to any place along it is at most 0.0321 |D| S H^3. A
/// pixel's error is below the lesser of the two; the step is chosen so that it is at most `tolerance`.
enum CurveFlattening {
  /// The error in coverage that one curve may cause in a pixel: one step of 255.
  static let tolerance = 1.25 / 255
  /// The maximum number of pieces of a curve; only curves longer than 100,000 pixels reach it.
  static let maximumPieces = 4096

  /// 1 / sqrt(2), the first and last step relative to the others.
  static let endStep = 0.707_106_781_186_547_6

  /// Returns the number of pieces for a curve with half second derivatives up to `bend` and speeds up to `speed`, in pixels.
  @inline(__always)
  static func pieces(bend: Double, speed: Double) -> Int {
    if bend * Swift.min(speed, 1) <= 6 * tolerance { return 1 }
    let cubed = bend * speed * (0.0321 / tolerance)
    // Pieces in terms of the inner step: n - 2 whole steps and two of `endStep`.
    var steps = 2 * endStep
    var count = 2
    while count < 32 {
      if steps * steps * steps >= cubed { return count }
      steps += 1
      count += 1
    }
    let squared = bend * (1 / (6 * tolerance))
    let least = Swift.min(squared.squareRoot(), cubed / (steps * steps))
    return Int(Swift.min(Swift.max(least, steps) + 2, Double(maximumPieces)))
  }

  /// Returns lengths that are at least the vectors' and at most an eighth more.
  @inline(__always)
  static func lengths(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    let x = magnitudes(SIMD2(a.x, b.x))
    let y = magnitudes(SIMD2(a.y, b.y))
    return 0.960_434 * x.greatest(y) + 0.397_825 * x.least(y)
  }

  @inline(__always)
  private static func magnitudes(_ values: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(values.x.magnitude, values.y.magnitude)
  }
}
