/// Converts a sum of signed areas, in units of 1/65536 pixel, to coverage from 0 to 255.
///
/// In a pixel that a path partly covers more than once, the sum does not distinguish the overlaps: there, and
/// only there, coverage is the rule applied to the mean winding rather than the mean of the rule.
protocol WindingRule {
  /// Returns the covered area of four pixels, 0 to 65536.
  static func area(of sums: SIMD4<Int32>) -> SIMD4<Int32>
}

extension WindingRule {
  /// Returns the coverage of a pixel, rounded to the nearest step.
  @inline(__always)
  static func coverage(of sum: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: steps(SIMD4(repeating: sum))[0])
  }

  /// Returns the coverage of four pixels, each in both halves of its word.
  @inline(__always)
  static func lanes(of sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let steps = steps(sums)
    return steps | (steps &<< SIMD4(repeating: 16))
  }

  @inline(__always)
  private static func steps(_ sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let area = area(of: sums)
    // area * 255 / 65536, without the 32-bit multiplication that older vector units lack.
    let scaled = (area &<< SIMD4(repeating: 8)) &- area &+ SIMD4(repeating: 32768)
    return unsafeBitCast(scaled, to: SIMD4<UInt32>.self) &>> SIMD4(repeating: 16)
  }
}

/// Inside where the winding number is not zero.
enum NonzeroRule: WindingRule {
  @inline(__always)
  static func area(of sums: SIMD4<Int32>) -> SIMD4<Int32> {
    let full = SIMD4<Int32>(repeating: 65536)
    let sign = sums &>> SIMD4(repeating: 31)
    let magnitude = (sums ^ sign) &- sign
    return magnitude.replacing(with: full, where: magnitude .> full)
  }
}

/// Inside where the winding number is odd.
enum EvenOddRule: WindingRule {
  @inline(__always)
  static func area(of sums: SIMD4<Int32>) -> SIMD4<Int32> {
    // The distance to the nearest even number of windings: a triangle wave.
    let phase = sums & SIMD4(repeating: 131071)
    return phase.replacing(
      with: SIMD4(repeating: 131072) &- phase, where: phase .> SIMD4(repeating: 65536))
  }
}
