/// Device coordinates as integers: 1/65536 of a pixel, kept in 64 bits.
///
/// Sixteen fractional bits keep the error of rounding a vertex two orders of magnitude below one step of
/// 8-bit coverage, and make a pixel's full coverage 65536, which leaves a 32-bit cell room for 32,767
/// overlapping windings.
enum FixedPoint {
  static let bits = 16
  static let one = 1 << bits
  static let fraction = one - 1

  /// The limit of coordinates in pixels (2^30); greater ones count as this.
  ///
  /// Differences of two coordinates then have at most 47 bits: Double holds them exactly.
  static let limit = 1_073_741_824.0

  /// 1.5 * 2^52: a Double this large has no fractional bits, so that adding it rounds to the nearest integer.
  private static let magic = 6_755_399_441_055_744.0

  /// Returns the integer nearest to `value`, halves to even, for magnitudes below 2^51.
  ///
  /// Reading the sum's bits instead of converting it needs no range check and cannot trap for any `value`.
  @inline(__always)
  static func round(_ value: Double) -> Int {
    Int(
      truncatingIfNeeded: Int64(bitPattern: (value + magic).bitPattern) &- Int64(bitPattern: magic.bitPattern)
    )
  }

  /// Returns a coordinate in pixels, within `limit`, as fixed point.
  @inline(__always)
  static func coordinate(_ pixels: Double) -> Int {
    round(pixels * 65536)
  }

  /// Returns a point in pixels, within `limit`, as fixed point.
  @inline(__always)
  static func vertex(_ point: SIMD2<Double>) -> SIMD2<Int> {
    SIMD2(coordinate(point.x), coordinate(point.y))
  }

  /// Returns the nearest value within `limit`; a NaN becomes the lower limit.
  @inline(__always)
  static func clamp(_ pixels: Double) -> Double {
    pixels > -limit ? (pixels < limit ? pixels : limit) : -limit
  }
}
