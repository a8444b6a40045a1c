// The colour spaces of Design Tokens Color Module 2025.10, chapter 4, which are those of CSS Color Module Level 4.
//
// Every space is converted to CIE XYZ under D65 and from there to linear sRGB; colours outside of sRGB are clipped,
// because the pictures are sRGB. Matrices and constants are those of CSS Color 4, sections 10 to 17, and its sample
// code.

import MaquetteGraphics

/// A colour space that a token may be written in; raw values are the module's names.
enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  case srgb
  case linearSRGB = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// Three numbers: the channels or coordinates of a space.
  typealias Components = SIMD3<Double>

  /// The range of each of the three components.
  var ranges: [ClosedRange<Double>] {
    let unbounded = -1000.0...1000.0
    return switch self {
    case .srgb, .linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020: [0...1, 0...1, 0...1]
    // White is a little beyond 1 here.
    case .xyzD65, .xyzD50: [-2...2, -2...2, -2...2]
    case .hsl, .hwb: [0...360, 0...100, 0...100]
    case .lab: [0...100, unbounded, unbounded]
    case .lch: [0...100, 0...1000, 0...360]
    case .oklab: [0...1, unbounded, unbounded]
    case .oklch: [0...1, 0...1000, 0...360]
    }
  }

  /// The sRGB channels of a colour, encoded and clipped to 0 to 1.
  func sRGB(_ color: Components) -> Components {
    switch self {
    case .srgb: Self.clipped(color)
    case .linearSRGB: Self.encoded(color)
    case .hsl: Self.clipped(Self.fromHSL(color))
    case .hwb: Self.clipped(Self.fromHWB(color))
    default: Self.encoded(Self.linear(fromXYZ: xyz(color)))
    }
  }

  /// CIE XYZ under D65 of a colour in one of the spaces that are not derived from sRGB.
  private func xyz(_ color: Components) -> Components {
    switch self {
    case .srgb, .linearSRGB, .hsl, .hwb, .xyzD65: color
    case .displayP3: ColorMatrix.displayP3.times(color.map(TransferFunction.decodeSRGB))
    case .a98RGB: ColorMatrix.a98RGB.times(color.map(TransferFunction.decodeA98))
    case .proPhotoRGB:
      ColorMatrix.d50ToD65.times(ColorMatrix.proPhoto.times(color.map(TransferFunction.decodeProPhoto)))
    case .rec2020: ColorMatrix.rec2020.times(color.map(TransferFunction.decodeRec2020))
    case .xyzD50: ColorMatrix.d50ToD65.times(color)
    case .lab: ColorMatrix.d50ToD65.times(Self.fromLab(color))
    case .lch: ColorMatrix.d50ToD65.times(Self.fromLab(Self.fromPolar(color)))
    case .oklab: Self.fromOKLab(color)
    case .oklch: Self.fromOKLab(Self.fromPolar(color))
    }
  }

  private static func clipped(_ color: Components) -> Components {
    color.clamped(lowerBound: .zero, upperBound: .one)
  }

  private static func linear(fromXYZ color: Components) -> Components { ColorMatrix.xyzToLinear.times(color) }

  private static func encoded(_ color: Components) -> Components {
    clipped(clipped(color).map(TransferFunction.encodeSRGB))
  }

  /// Hue in degrees, saturation and lightness in percent (CSS Color 4, section 7.1).
  private static func fromHSL(_ color: Components) -> Components {
    let saturation = color.y / 100
    let lightness = color.z / 100
    let amount = saturation * min(lightness, 1 - lightness)
    return Components(0, 8, 4).map { offset in
      var k = offset + color.x / 30
      while k >= 12 { k -= 12 }
      return lightness - amount * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  /// Hue in degrees, whiteness and blackness in percent (CSS Color 4, section 8.1).
  private static func fromHWB(_ color: Components) -> Components {
    let white = color.y / 100
    let black = color.z / 100
    if white + black >= 1 { return Components(repeating: white / (white + black)) }
    return fromHSL(Components(color.x, 100, 50)).map { $0 * (1 - white - black) + white }
  }

  /// Lightness, chroma and hue to lightness and two coordinates.
  private static func fromPolar(_ color: Components) -> Components {
    let (cosine, sine) = Arithmetic.direction(degrees: color.z)
    return Components(color.x, color.y * cosine, color.y * sine)
  }

  /// CIE Lab to XYZ under D50 (CSS Color 4, section 9.3).
  private static func fromLab(_ color: Components) -> Components {
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let y = (color.x + 16) / 116
    let f = Components(color.y / 500 + y, y, y - color.z / 200)
    let cubes = f * f * f
    let x = cubes.x > epsilon ? cubes.x : (116 * f.x - 16) / kappa
    let z = cubes.z > epsilon ? cubes.z : (116 * f.z - 16) / kappa
    let luminance = color.x > kappa * epsilon ? cubes.y : color.x / kappa
    return Components(x, luminance, z) * Components(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  }

  /// OKLab to XYZ under D65 (CSS Color 4, section 9.4).
  private static func fromOKLab(_ color: Components) -> Components {
    let roots = ColorMatrix.okLabToRoots.times(color)
    return ColorMatrix.conesToXYZ.times(roots * roots * roots)
  }
}

extension SIMD3<Double> {
  /// Applies a function to each component.
  func map(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
