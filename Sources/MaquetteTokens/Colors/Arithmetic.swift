// Roots, sines and cosines from + - * / and the square root, which IEEE 754 rounds the same on every machine; the
// functions of the C library differ between systems, and a token's colour must be the same pixel everywhere.

/// Mathematics for colour spaces.
enum Arithmetic {
  /// The n-th root of a number from 0 to 1, by Newton's method from above, which falls until it stops changing.
  static func root(_ n: Int, of value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<1000 {
      let next = (Double(n - 1) * root + value / power(root, n - 1)) / Double(n)
      guard next < root else { break }
      root = next
    }
    return root
  }

  static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= base }
    return result
  }

  /// Cosine and sine of an angle in degrees, by their series within half a right angle of the nearest axis.
  static func direction(degrees: Double) -> (cosine: Double, sine: Double) {
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
