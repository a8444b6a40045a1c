/// Elementary functions from + − × ÷ and the square root only: system functions differ in the last digits between
/// machines, and verdicts must be equal.
enum Functions {
  /// The real cube root of a finite number above 0, to a relative error of 1e-15.
  ///
  /// Dividing the bits by 3 is within 4 %; each Newton step squares the error.
  static func cubeRoot(_ value: Double) -> Double {
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<4 { root = (2 * root + value / (root * root)) / 3 }
    return root
  }

  /// The fifth root of a number from 0.001 to 1, to a relative error of 1e-15: Newton steps from above.
  static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<24 { root = (4 * root + value / (root * root * root * root)) / 5 }
    return root
  }

  /// The exponential of a number from −128 to 0, to a relative error of 1e-13.
  ///
  /// The series to the 18th power of x / 128 has an error of 1e-17, and each of seven squarings doubles the error.
  static func exponential(_ value: Double) -> Double {
    let part = value / 128
    var sum = 1.0
    for n in stride(from: 18.0, through: 1, by: -1) { sum = 1 + part / n * sum }
    for _ in 0..<7 { sum *= sum }
    return sum
  }

  /// The sine and cosine of an angle from −3600 to 3600 in degrees, to 1e-13.
  ///
  /// The series of a quarter of the angle, at most π/4, then two double-angle steps.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let turned = degrees - 360 * (degrees / 360).rounded()
    let angle = turned * (.pi / 720)
    let square = angle * angle
    var (sine, cosine) = (1.0, 1.0)
    for n in stride(from: 18.0, through: 2, by: -2) {
      sine = 1 - square / (n * (n + 1)) * sine
      cosine = 1 - square / (n * (n - 1)) * cosine
    }
    sine *= angle
    for _ in 0..<2 { (sine, cosine) = (2 * sine * cosine, cosine * cosine - sine * sine) }
    return (sine, cosine)
  }

  /// The angle of a vector from the x axis in degrees, from 0 to 360, to 1e-13; 0 for the zero vector.
  ///
  /// Halving the angle twice gives a tangent of at most 0.2, whose series to the 21st power has an error of 1e-17.
  static func angle(y: Double, x: Double) -> Double {
    let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    guard long > 0 else { return 0 }
    var tangent = short / long
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var sum = 0.0
    for n in stride(from: 21.0, through: 1, by: -2) { sum = 1 / n - square * sum }
    var angle = 4 * tangent * sum * (180 / .pi)
    if abs(y) > abs(x) { angle = 90 - angle }
    if x < 0 { angle = 180 - angle }
    return y < 0 ? 360 - angle : angle
  }
}
