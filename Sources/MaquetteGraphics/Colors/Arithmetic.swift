// Roots, sines and cosines from + - * / and the square root, which IEEE 754 rounds the same on every machine; the
// functions of the C library differ between systems, and a token's colour must be the same pixel everywhere.

/// Mathematics for colour spaces.
package enum Arithmetic {
  /// The n-th root of a number from 0 to 1, by Newton's method from above, which falls until it stops changing.
  package static func root(_ n: Int, of value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<1000 {
      let next = (Double(n - 1) * root + value / power(root, n - 1)) / Double(n)
      guard next < root else { break }
      root = next
    }
    return root
  }

  package static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= base }
    return result
  }

  /// A positive number to any power: the exponent times the logarithm, and 2 to the power of that, both by their series.
  /// Zero and what is below it give 0.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0, base.isFinite else { return base > 0 ? base : 0 }
    let logarithm = exponent * logarithm2(base)
    // Beyond these every result is 0 or infinite.
    guard logarithm > -1100 else { return 0 }
    guard logarithm < 1024 else { return .infinity }
    let whole = logarithm.rounded()
    let rest = (logarithm - whole) * ln2
    var series = 1.0
    // 18 terms reach the last bit up to half of ln 2.
    for term in (1...18).reversed() { series = 1 + rest / Double(term) * series }
    return Double(sign: .plus, exponent: Int(whole), significand: series)
  }

  private static let ln2 = 0.693147180559945309417

  /// The logarithm to base 2: the exponent, and the inverse hyperbolic tangent's series for a significand around 1.
  private static func logarithm2(_ value: Double) -> Double {
    var (significand, exponent) = (value.significand, Double(value.exponent))
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var series = 0.0
    for term in (0..<14).reversed() { series = 1 / Double(2 * term + 1) + square * series }
    return exponent + 2 * ratio * series / ln2
  }

  /// Cosine and sine of an angle in degrees, by their series within half a right angle of the nearest axis.
  package static func direction(degrees: Double) -> (cosine: Double, sine: Double) {
    let turns = degrees / 360
    let angle = (turns - turns.rounded(.down)) * 360
    let quarter = (angle / 90).rounded()
    let x = (angle - quarter * 90) * (Double.pi / 180)
    let square = x * x
    var sine = 0.0
    var cosine = 0.0
    // 17 terms of either series reach the last bit for so small an angle.
    for term in (0..<9).reversed() {
      let n = Double(2 * term)
      cosine = 1 - square / ((n + 1) * (n + 2)) * cosine
      sine = 1 - square / ((n + 2) * (n + 3)) * sine
    }
    sine *= x
    switch Int(quarter) % 4 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }
}
