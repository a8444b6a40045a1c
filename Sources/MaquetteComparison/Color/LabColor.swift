/// A colour in CIE L*a*b* for the white of sRGB, D65.
///
/// IEC 61966-2-1 converts sRGB to XYZ, CIE 15 converts XYZ; greys have a* = b* = 0.
struct LabColor: Equatable {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The colour of three sRGB channels, each 0 to 255.
  init(red: Int, green: Int, blue: Int) {
    let linear = (Self.linear[red & 0xFF], Self.linear[green & 0xFF], Self.linear[blue & 0xFF])
    // Each row of the matrix is divided by its sum, the value of white, so that white is 1, 1, 1.
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

  /// The cube root, with a linear segment near black.
  private static func response(_ value: Double) -> Double {
    value > 216.0 / 24389 ? Functions.cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// The linear value of each step of a channel, 0 to 1.
  private static let linear: [Double] = (0..<256).map { step in
    let value = Double(step) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // To the power of 2.4.
    return base * base * Functions.fifthRoot(base * base)
  }
}

extension LabColor {
  /// The perceived difference from another colour; 1 is just noticeable.
  ///
  /// CIEDE2000 with all weights 1, as given by Sharma, Wu and Dalal, The CIEDE2000 color-difference formula:
  /// implementation notes, supplementary test data, and mathematical observations, 2005; numbers in comments are those
  /// of its equations.
  func difference(from other: LabColor) -> Double {
    // (2) to (7): a* is scaled up for colours that are nearly grey.
    let meanChroma = (Self.length(a, b) + Self.length(other.a, other.b)) / 2
    let stretch = 1 + (1 - Self.saturation(meanChroma)) / 2
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (chroma1, chroma2) = (Self.length(a1, b), Self.length(a2, other.b))
    let hue1 = Functions.angle(y: b, x: a1)
    let hue2 = Functions.angle(y: other.b, x: a2)

    // (8) to (14): the differences, and the mean of two hues on the shorter arc.
    let areBothColored = chroma1 * chroma2 != 0
    var hueStep = areBothColored ? hue2 - hue1 : 0
    if hueStep > Self.opposite { hueStep -= 360 } else if hueStep < -Self.opposite { hueStep += 360 }
    let hueDifference =
      2 * (chroma1 * chroma2).squareRoot() * Functions.sineAndCosine(degrees: hueStep / 2).sine
    var hue = hue1 + hue2
    if areBothColored {
      if abs(hue1 - hue2) > Self.opposite { hue += hue < 360 ? 360 : -360 }
      hue /= 2
    }
    let chroma = (chroma1 + chroma2) / 2
    let middle = (lightness + other.lightness) / 2 - 50

    // (15) to (21): the weights.
    let cosine = { Functions.sineAndCosine(degrees: $0).cosine }
    let tone =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
    let blueness = (hue - 275) / 25
    let turn = 30 * Functions.exponential(max(-(blueness * blueness), -128))
    let lightnessWeight = 1 + 0.015 * middle * middle / (20 + middle * middle).squareRoot()
    let chromaWeight = 1 + 0.045 * chroma
    let hueWeight = 1 + 0.015 * chroma * tone
    let rotation = -2 * Self.saturation(chroma) * Functions.sineAndCosine(degrees: 2 * turn).sine

    // (22)
    let l = (other.lightness - lightness) / lightnessWeight
    let c = (chroma2 - chroma1) / chromaWeight
    let h = hueDifference / hueWeight
    return max(l * l + c * c + h * h + rotation * c * h, 0).squareRoot()
  }

  /// 180° with a margin for rounding, so that opposite hues do not exceed it.
  private static let opposite = 180 + 1e-9

  private static func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

  /// √(C⁷ / (C⁷ + 25⁷)).
  private static func saturation(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let seventh = cube * cube * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }
}
