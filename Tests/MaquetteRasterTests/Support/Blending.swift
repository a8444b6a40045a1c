import MaquetteGraphics

@testable import MaquetteRaster

/// The definition of the mixing of premultiplied pixels by a blend mode, one pixel at a time, which the loops in C must equal.
///
/// Channels of 8 bits are multiplied as whole numbers and rounded once; the modes that divide by a channel of the group, or take a
/// square root, are computed in Double with IEEE's operations alone, so that each machine rounds alike.
enum Blending {
  /// Returns the mix of a pixel over another; `coverage` is that of the group's pixel, 0 to 255.
  static func pixel(_ source: UInt32, over below: UInt32, mode: BlendMode, coverage: UInt32) -> UInt32 {
    if mode == .destinationIn {
      // Where the group covers a pixel partly, the rest of what is below stays.
      let kept = 255 &- Blend.divide255((255 &- source >> 24) &* coverage)
      return scaled(below, by: kept)
    }
    let source = Channels(scaled(source, by: coverage))
    let below = Channels(below)
    if source.alpha == 0 { return below.packed }
    return mixed(source, below, mode).packed
  }

  /// Returns a pixel with all channels multiplied by a share of 255.
  private static func scaled(_ pixel: UInt32, by share: UInt32) -> UInt32 {
    if share == 255 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 { Blend.divide255((pixel >> shift & 255) &* share) << shift }
    return channel(0) | channel(8) | channel(16) | channel(24)
  }

  private static func mixed(_ source: Channels, _ below: Channels, _ mode: BlendMode) -> Channels {
    let (sa, ba) = (source.alpha, below.alpha)
    let union = (255 * (sa + ba) - sa * ba + 127) / 255
    switch mode {
    case .plusLighter:
      let alpha = Swift.min(255, sa + ba)
      return source.zip(below, alpha: alpha) { $0 + $1 }
    case .plusDarker:
      let alpha = Swift.min(255, sa + ba)
      return source.zip(below, alpha: alpha) { alpha - (ba - $1) - (sa - $0) }
    case .sourceAtop: return source.zip(below, alpha: ba) { ($0 * ba + $1 * (255 - sa) + 127) / 255 }
    case .destinationOver: return source.zip(below, alpha: union) { $1 + ($0 * (255 - ba) + 127) / 255 }
    case .destinationOut:
      let rest = 255 - sa
      return source.zip(below, alpha: (ba * rest + 127) / 255) { ($1 * rest + 127) / 255 }
    case .hue, .saturation, .color, .luminosity:
      let color = HueMix(source, below).color(mode)
      return Channels(
        red: outside(source.red, below.red, sa, ba, color.red),
        green: outside(source.green, below.green, sa, ba, color.green),
        blue: outside(source.blue, below.blue, sa, ba, color.blue), alpha: union)
    default:
      return source.zip(below, alpha: union) { s, b in
        (s * (255 - ba) + b * (255 - sa) + inside(s, sa, b, ba, mode) + 127) / 255
      }
    }
  }

  /// The sum of both where the other is not, and of a mixed share where both are.
  private static func outside(_ s: Int, _ b: Int, _ sa: Int, _ ba: Int, _ mixed: Double) -> Int {
    let both = Double(sa * ba) * mixed
    return Int((Double(s * (255 - ba) + b * (255 - sa)) + both) / 255 + 0.5)
  }

  /// The mix where both are: the product of both alphas and of the formula's value, in units of 1 / 255².
  private static func inside(_ s: Int, _ sa: Int, _ b: Int, _ ba: Int, _ mode: BlendMode) -> Int {
    switch mode {
    case .multiply: s * b
    case .screen: s * ba + b * sa - s * b
    case .darken: Swift.min(s * ba, b * sa)
    case .lighten: Swift.max(s * ba, b * sa)
    case .difference: abs(s * ba - b * sa)
    case .exclusion: s * ba + b * sa - 2 * s * b
    case .hardLight: 2 * s <= sa ? 2 * s * b : sa * ba - 2 * (ba - b) * (sa - s)
    case .overlay: 2 * b <= ba ? 2 * s * b : sa * ba - 2 * (ba - b) * (sa - s)
    case .colorDodge: b == 0 ? 0 : s >= sa ? sa * ba : Swift.min(sa * ba, sa * sa * b / (sa - s))
    case .colorBurn: b >= ba ? sa * ba : s == 0 ? 0 : sa * ba - Swift.min(sa * ba, sa * sa * (ba - b) / s)
    case .softLight:
      ba == 0 ? 0 : Int(Double(sa * ba) * softLight(Double(s) / Double(sa), Double(b) / Double(ba)) + 0.5)
    default: s * ba
    }
  }

  private static func softLight(_ source: Double, _ below: Double) -> Double {
    if source <= 0.5 { return below - (1 - 2 * source) * below * (1 - below) }
    let light = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return below + (2 * source - 1) * (light - below)
  }
}

/// The channels of a premultiplied pixel, 0 to 255.
struct Channels {
  var red: Int, green: Int, blue: Int, alpha: Int

  init(red: Int, green: Int, blue: Int, alpha: Int) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ packed: UInt32) {
    let pixel = PremultipliedColor(packed: packed)
    self.init(red: Int(pixel.red), green: Int(pixel.green), blue: Int(pixel.blue), alpha: Int(pixel.alpha))
  }

  /// The pixel; no colour exceeds its alpha.
  var packed: UInt32 {
    func byte(_ value: Int) -> UInt8 { UInt8(Swift.max(0, Swift.min(value, alpha))) }
    return PremultipliedColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha)).packed
  }

  /// Returns the colours mixed channel by channel, with an alpha.
  func zip(_ other: Channels, alpha: Int, _ mix: (Int, Int) -> Int) -> Channels {
    Channels(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}

/// The modes that mix hue, saturation and lightness (Compositing and Blending Level 1, section 10.2).
private struct HueMix {
  typealias RGB = (red: Double, green: Double, blue: Double)

  private let source: RGB
  private let below: RGB

  init(_ source: Channels, _ below: Channels) {
    self.source = Self.straight(source)
    self.below = Self.straight(below)
  }

  private static func straight(_ pixel: Channels) -> RGB {
    let alpha = Double(Swift.max(1, pixel.alpha))
    return (Double(pixel.red) / alpha, Double(pixel.green) / alpha, Double(pixel.blue) / alpha)
  }

  func color(_ mode: BlendMode) -> RGB {
    switch mode {
    case .hue: Self.lit(Self.saturated(source, Self.saturation(below)), Self.luminosity(below))
    case .saturation: Self.lit(Self.saturated(below, Self.saturation(source)), Self.luminosity(below))
    case .color: Self.lit(source, Self.luminosity(below))
    default: Self.lit(below, Self.luminosity(source))
    }
  }

  private static func luminosity(_ color: RGB) -> Double {
    0.3 * color.red + 0.59 * color.green + 0.11 * color.blue
  }

  private static func saturation(_ color: RGB) -> Double {
    Swift.max(color.red, color.green, color.blue) - Swift.min(color.red, color.green, color.blue)
  }

  /// Returns a colour with another saturation: its least channel becomes 0, its greatest the saturation.
  private static func saturated(_ color: RGB, _ saturation: Double) -> RGB {
    let least = Swift.min(color.red, color.green, color.blue)
    let range = Self.saturation(color)
    if range <= 0 { return (0, 0, 0) }
    func channel(_ value: Double) -> Double { (value - least) * saturation / range }
    return (channel(color.red), channel(color.green), channel(color.blue))
  }

  /// Returns a colour with another luminosity, brought back into the range of colours.
  private static func lit(_ color: RGB, _ luminosity: Double) -> RGB {
    let change = luminosity - Self.luminosity(color)
    let moved: RGB = (color.red + change, color.green + change, color.blue + change)
    let least = Swift.min(moved.red, moved.green, moved.blue)
    let most = Swift.max(moved.red, moved.green, moved.blue)
    func channel(_ value: Double) -> Double {
      var value = value
      if least < 0 { value = luminosity + (value - luminosity) * luminosity / (luminosity - least) }
      if most > 1 { value = luminosity + (value - luminosity) * (1 - luminosity) / (most - luminosity) }
      return value
    }
    return (channel(moved.red), channel(moved.green), channel(moved.blue))
  }
}
