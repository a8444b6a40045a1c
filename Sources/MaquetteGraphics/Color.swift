/// A colour in sRGB encoding with straight (not premultiplied) alpha, 8 bits a channel.
public struct Color: Hashable, Sendable {
  /// The red channel, 0 to 255.
  public var red: UInt8
  /// The green channel, 0 to 255.
  public var green: UInt8
  /// The blue channel, 0 to 255.
  public var blue: UInt8
  /// The opacity, 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Nothing at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a colour from its channels, each 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour without its transparency.
  public var opaque: Color { Color(red: red, green: green, blue: blue) }

  /// Returns the colour with its alpha multiplied by `factor` (0 to 1), rounded to the nearest step.
  public func opacity(_ factor: Double) -> Color {
    let clamped = factor > 0 ? Swift.min(factor, 1) : 0
    return Color(red: red, green: green, blue: blue, alpha: UInt8(Double(alpha) * clamped + 0.5))
  }

  /// Returns the mix of this colour and another, channel by channel: `fraction` 0 is this one, 1 the other.
  public func mixed(with other: Color, fraction: Double) -> Color {
    let t = fraction > 0 ? Swift.min(fraction, 1) : 0
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(Double(from) + (Double(to) - Double(from)) * t + 0.5)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// Returns the colour that looks, over whatever lies behind, like the mix of what this colour and another look like
  /// there: each counts by its opacity. `fraction` 0 is this one, 1 the other.
  public func crossfaded(to other: Color, fraction: Double) -> Color {
    let t = fraction > 0 ? Swift.min(fraction, 1) : 0
    if t == 0 { return self }
    if t == 1 { return other }
    let (first, second) = (Double(alpha) * (1 - t), Double(other.alpha) * t)
    let sum = first + second
    guard sum > 0 else { return .clear }
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) * first + Double(to) * second) / sum + 0.5)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: UInt8(sum + 0.5))
  }
}
