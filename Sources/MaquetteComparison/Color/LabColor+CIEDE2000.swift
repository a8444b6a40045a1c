extension LabColor {
  /// The perceived difference from another colour; 1 is just noticeable.
  ///
  /// CIEDE2000 with all weights 1, as given by Sharma, Wu and Dalal, The CIEDE2000 color-difference formula:
  /// implementation notes, supplementary test data, and mathematical observations, 2005; the numbers at the lines are
  /// those of its equations.
  func difference(from other: LabColor) -> Double {
    // (2) to (7): a* is stretched for colours that are nearly grey.
    let meanChroma = (Self.length(a, b) + Self.length(other.a, other.b)) / 2
    let stretch = 1 + (1 - Self.saturation(meanChroma)) / 2
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (chroma1, chroma2) = (Self.length(a1, b), Self.length(a2, other.b))
    let hue1 = Functions.angle(y: b, x: a1)
    let hue2 = Functions.angle(y: other.b, x: a2)

    // (8) to (14): the differences, and the mean of two hues on the shorter way round.
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
