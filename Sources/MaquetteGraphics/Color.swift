/// A colour in sRGB encoding with straight (not premultiplied) alpha, 8 bits a channel.
///
/// A colour from a theme also stores its token, for redlines, lint and exports. Equality and hashes ignore the token:
/// two colours are equal if they look the same, so caches, fingerprints and goldens cannot depend on names.
public struct Color: Sendable {
  /// The red channel, 0 to 255.
  public var red: UInt8
  /// The green channel, 0 to 255.
  public var green: UInt8
  /// The blue channel, 0 to 255.
  public var blue: UInt8
  /// The opacity, 0 (clear) to 255 (opaque).
  public var alpha: UInt8
  /// The token that the colour was looked up by; nil for a colour that is not from a theme.
  package private(set) var token: ColorTokenName?
  /// The remaining part of the token's own opacity, 0 (clear) to 255 (all of it).
  package private(set) var tokenOpacity: UInt8 = 255

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a colour from its channels, each 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour without its transparency.
  public var opaque: Color {
    var color = self
    color.alpha = 255
    color.tokenOpacity = 255
    return color
  }

  /// Returns the colour with its alpha multiplied by `factor` (0 to 1), rounded to the nearest step.
  public func opacity(_ factor: Double) -> Color {
    let clamped = factor > 0 ? Swift.min(factor, 1) : 0
    var color = self
    color.alpha = UInt8(Double(alpha) * clamped + 0.5)
    color.tokenOpacity = UInt8(Double(tokenOpacity) * clamped + 0.5)
    return color
  }

  /// Returns the colour as the value of a token.
  package func named(_ token: ColorTokenName?) -> Color {
    var color = self
    color.token = token
    color.tokenOpacity = 255
    return color
  }

  /// Returns the mix of this colour and another, channel by channel: `fraction` 0 is this one, 1 the other. Colours
  /// between the two have no token.
  public func mixed(with other: Color, fraction: Double) -> Color {
    let t = fraction > 0 ? Swift.min(fraction, 1) : 0
    if t == 0 { return self }
    if t == 1 { return other }
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(Double(from) + (Double(to) - Double(from)) * t + 0.5)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// Returns the colour whose result over any background is the mix of the results of this colour and another,
  /// weighted by their opacities. `fraction` 0 is this one, 1 the other.
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

extension Color: Hashable {
  public static func == (first: Color, second: Color) -> Bool { first.channels == second.channels }

  public func hash(into hasher: inout Hasher) { hasher.combine(channels) }

  private var channels: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}

/// The name of a colour token as a number, so that a colour fits a machine word.
///
/// `ValueText.swift` keeps the table of names. Numbers depend on the order in which a program first uses the names;
/// only their equality is meaningful.
package struct ColorTokenName: Hashable, Sendable {
  let number: UInt16

  init(number: UInt16) { self.number = number }
}
