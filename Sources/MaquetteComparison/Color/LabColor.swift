/// A colour in CIE L*a*b* for the white of sRGB, D65.
///
/// IEC 61966-2-1 from sRGB to XYZ and CIE 15 from there; a grey has neither a* nor b*.
struct LabColor: Equatable {
  var lightness: Double
  var a: Double
  var b: Double

  /// A colour from its coordinates.
  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The colour of three sRGB channels, each 0 to 255.
  init(red: Int, green: Int, blue: Int) {
    let linear = (Self.linear[red & 0xFF], Self.linear[green & 0xFF], Self.linear[blue & 0xFF])
    // The rows of the matrix, each divided by its sum: that is the white, for which all three are then 1.
    let x = Self.row(0.4124, 0.3576, 0.1805, linear)
    let y = Self.row(0.2126, 0.7152, 0.0722, linear)
    let z = Self.row(0.0193, 0.1192, 0.9505, linear)
    let (fx, fy, fz) = (Self.response(x), Self.response(y), Self.response(z))
    self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  private static func row(
    _ red: Double, _ green: Double, _ blue: Double, _ linear: (Double, Double, Double)
  ) -> Double {
    (red * linear.0 + green * linear.1 + blue * linear.2) / (red + green + blue)
  }

  /// The cube root, and a straight line near black.
  private static func response(_ value: Double) -> Double {
    value > 216.0 / 24389 ? Functions.cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// The light of each step of a channel, 0 to 1.
  private static let linear: [Double] = (0..<256).map { step in
    let value = Double(step) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // To the power of 2.4.
    return base * base * Functions.fifthRoot(base * base)
  }
}
