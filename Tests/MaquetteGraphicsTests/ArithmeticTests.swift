import Foundation
import Testing

@testable import MaquetteGraphics

/// Powers from + - * / alone, against the C library's, which differ in the last bit from system to system.
@Suite struct ArithmeticTests {
  @Test(arguments: [1e-90, 1e-6, 0.0031308, 0.2, 0.5, 0.70710678, 0.999, 1, 1.5, 3, 1e9])
  func powersArePowers(base: Double) {
    for exponent in [-3, 0, 1 / 2.4, 0.45455, 1, 1.8, 2.19921875, 2.4, 7.5] {
      let expected = pow(base, exponent)
      #expect(abs(Arithmetic.power(base, exponent) - expected) <= 1e-13 * expected, "\(base) \(exponent)")
    }
  }

  @Test func extremesHaveAnEnd() {
    #expect(Arithmetic.power(0, 2.2) == 0)
    #expect(Arithmetic.power(-1, 2.2) == 0)
    #expect(Arithmetic.power(.nan, 2.2) == 0)
    #expect(Arithmetic.power(0.5, 1e9) == 0)
    #expect(Arithmetic.power(0.5, -1e9) == .infinity)
  }

  /// The primaries of sRGB under D65 give the matrix of CSS Color 4, whose inverse is known.
  @Test func chromaticitiesMakeAMatrix() throws {
    let matrix = try #require(
      ColorMatrix.rgbToXYZ(
        red: SIMD2(0.64, 0.33), green: SIMD2(0.30, 0.60), blue: SIMD2(0.15, 0.06),
        white: SIMD2(0.3127, 0.3290)))
    let unit = ColorMatrix.xyzToLinear.times(matrix)
    for (row, values) in [unit.rows.0, unit.rows.1, unit.rows.2].enumerated() {
      for column in 0..<3 { #expect(abs(values[column] - (row == column ? 1 : 0)) < 1e-12) }
    }
    #expect(
      ColorMatrix.rgbToXYZ(
        red: SIMD2(0.3, 0.3), green: SIMD2(0.3, 0.3), blue: SIMD2(0.1, 0.1), white: SIMD2(0.3, 0.3)) == nil)
  }
}
