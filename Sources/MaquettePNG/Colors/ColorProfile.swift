import MaquetteGraphics

/// What a picture says of its colours: a tone curve for each channel, and what the lights of its primaries make in sRGB.
struct ColorProfile: Sendable {
  /// Those of red, green and blue.
  let curves: [ToneCurve]
  /// Linear light to that of sRGB.
  let matrix: ColorMatrix

  /// The chromaticities of primaries and white.
  struct Primaries: Equatable, Sendable {
    var red: SIMD2<Double>
    var green: SIMD2<Double>
    var blue: SIMD2<Double>
    var white: SIMD2<Double>

    static let sRGB = Primaries(
      red: SIMD2(0.64, 0.33), green: SIMD2(0.30, 0.60), blue: SIMD2(0.15, 0.06),
      white: SIMD2(0.3127, 0.3290))

    /// Whether the coordinates agree to two thousandths.
    func isNear(_ other: Primaries) -> Bool {
      let differences = [
        red - other.red, green - other.green, blue - other.blue, white - other.white,
      ]
      return differences.allSatisfy { max($0.x.magnitude, $0.y.magnitude) <= 0.002 }
    }
  }

  init(curves: [ToneCurve], matrix: ColorMatrix) {
    self.curves = curves
    self.matrix = matrix
  }

  /// A space of three primaries with one curve; nil if they span none.
  init?(curve: ToneCurve, primaries: Primaries) {
    let white = Self.xyz(primaries.white)
    guard
      let space = ColorMatrix.rgbToXYZ(
        red: primaries.red, green: primaries.green, blue: primaries.blue, white: primaries.white),
      let adaptation = ColorMatrix.adaptation(from: white, to: Self.xyz(Primaries.sRGB.white))
    else { return nil }
    self.init(
      curves: [curve, curve, curve], matrix: ColorMatrix.xyzToLinear.times(adaptation.times(space)))
  }

  /// The coordinates of a chromaticity whose luminance is 1.
  private static func xyz(_ chromaticity: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(chromaticity.x, chromaticity.y, 1 - chromaticity.x - chromaticity.y) / chromaticity.y
  }
}

/// Why the colours that a picture declares cannot be applied.
package struct ColorProblem: Error, Hashable, Sendable {
  /// The end of a sentence about the picture.
  package var reason: String
  /// Whether a limit was passed.
  package var isLimit = false

  /// What to do about any of them.
  package static let hint = "save it as sRGB"

  /// A profile of more bytes than are read.
  package static let profileTooLarge = ColorProblem(
    reason: "its colour profile has more than \(PixelConversion.largestProfile >> 20) MiB", isLimit: true)

  package static func damaged(_ reason: String) -> ColorProblem {
    ColorProblem(reason: "its colour profile is damaged: \(reason)")
  }
}
