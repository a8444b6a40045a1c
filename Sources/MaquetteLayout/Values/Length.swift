/// The bounds of every length in a layout, in points.
///
/// Inputs are tamed where they enter (`Proposal`, `Measurement`, the layouts' own numbers), so that the
/// arithmetic in between needs no checks: a sum or difference of tamed lengths is never NaN.
public enum Length {
  /// The length that stands for "as large as you like" in a measurement, 2^30 points.
  ///
  /// It is finite so that sums and differences stay numbers, and a power of two so that halves are exact.
  public static let unbounded: Double = 1_073_741_824

  /// Returns a length between 0 and `unbounded`; NaN becomes 0.
  static func tamed(_ length: Double) -> Double {
    length > 0 ? Swift.min(length, unbounded) : 0
  }

  /// Returns a distance between minus and plus `unbounded`; NaN becomes 0.
  static func tamed(signed distance: Double) -> Double {
    distance.isNaN ? 0 : Swift.max(-unbounded, Swift.min(distance, unbounded))
  }
}
