/// The weights of a Gaussian at whole distances, as integers that sum to 65,536.
///
/// The Gaussian exp(-x^2 / 2 s^2) is needed at x = 0, 1, 2, ... only, where it follows from q = exp(-1 / 2 s^2) by
/// multiplication: each value is the one before it times q^(2x - 1), and those factors differ by q^2. So a single
/// exponential is computed, from its Taylor series: only + - * / are used, and every machine gets the same weights. Beyond 3 s,
/// where 0.27 % of the area lies, the weights are 0.
struct GaussianKernel: Equatable {
  /// The weights from distance 0 outwards; each but the first stands for two neighbours.
  let weights: [UInt32]

  static let sum: UInt32 = 65_536

  /// How far the kernel reaches, in pixels.
  var radius: Int { weights.count - 1 }

  /// Creates the kernel of a standard deviation in pixels, which is taken as 0 to 1000.
  init(sigma: Double) {
    let sigma = sigma > 0 ? Swift.min(sigma, 1000) : 0
    guard sigma > 0.05 else {
      weights = [Self.sum]
      return
    }
    let radius = Int(3 * sigma) + 1
    let q = Self.exponential(-1 / (2 * sigma * sigma))
    var values = [1.0]
    var factor = q
    for _ in 0..<radius {
      values.append(values[values.count - 1] * factor)
      factor *= q * q
    }
    let total = 2 * values.reduce(0, +) - 1
    var weights = values.map { UInt32($0 / total * Double(Self.sum) + 0.5) }
    while weights.count > 1 && weights[weights.count - 1] == 0 { weights.removeLast() }
    // The rounding error is added to the centre, so that full coverage stays full.
    let sides = 2 * weights.dropFirst().reduce(0, +)
    weights[0] = Self.sum - sides
    self.weights = weights
  }

  /// exp(x) for x <= 0: x is halved until |x| < 1/16; the Taylor series' value is squared as often.
  private static func exponential(_ x: Double) -> Double {
    var (x, halvings) = (Swift.max(x, -1000), 0)
    while x < -0.0625 {
      x /= 2
      halvings += 1
    }
    var (sum, term) = (1.0, 1.0)
    for index in 1...10 {
      term *= x / Double(index)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }
}
