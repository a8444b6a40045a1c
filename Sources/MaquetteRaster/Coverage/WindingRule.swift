internal import MaquetteGraphics

/// How a sum of signed areas, in units of 1/65536 pixel, becomes coverage from 0 to 255.
///
/// In a pixel that a path covers partly more than once the sum does not tell the overlaps apart: there, and
/// only there, coverage is the rule applied to the mean winding rather than the mean of the rule.
struct WindingRule {
  private let isEvenOdd: Bool

  init(_ rule: FillRule) {
    isEvenOdd = rule == .evenOdd
  }

  /// Returns the coverage of a pixel, rounded to the nearest step.
  @inline(__always)
  func coverage(of sum: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: steps(SIMD4(repeating: sum))[0])
  }

  /// Returns the coverage of four pixels, each in both halves of its word.
  @inline(__always)
  func lanes(of sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let steps = steps(sums)
    return steps | (steps &<< SIMD4(repeating: 16))
  }

  @inline(__always)
  private func steps(_ sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let full = SIMD4<Int32>(repeating: 65536)
    var area: SIMD4<Int32>
    if isEvenOdd {
      // The distance to the nearest even number of windings: a triangle wave.
      let phase = sums & SIMD4(repeating: 131071)
      area = phase.replacing(with: SIMD4(repeating: 131072) &- phase, where: phase .> full)
    } else {
      let sign = sums &>> SIMD4(repeating: 31)
      area = (sums ^ sign) &- sign
      area = area.replacing(with: full, where: area .> full)
    }
    let scaled = (area &<< SIMD4(repeating: 8)) &- area &+ SIMD4(repeating: 32768)
    return SIMD4<UInt32>(truncatingIfNeeded: scaled) &>> SIMD4(repeating: 16)
  }
}
