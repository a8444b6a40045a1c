public import MaquetteGraphics

/// A colour as a bitmap stores it: sRGB-encoded channels already multiplied by alpha, 8 bits each.
public struct PremultipliedColor: Hashable, Sendable {
  /// The red channel times alpha, 0 to `alpha`.
  public var red: UInt8
  /// The green channel times alpha, 0 to `alpha`.
  public var green: UInt8
  /// The blue channel times alpha, 0 to `alpha`.
  public var blue: UInt8
  /// The opacity, 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Fully transparent.
  public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a colour from channels that are premultiplied already.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from one with straight alpha; every channel is rounded to the nearest step.
  public init(_ color: Color) {
    func scaled(_ channel: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: Blend.divide255(UInt32(channel) * UInt32(color.alpha)))
    }
    self.init(
      red: scaled(color.red), green: scaled(color.green), blue: scaled(color.blue), alpha: color.alpha)
  }

  /// The colour with straight alpha, every channel rounded to the nearest step; clear where alpha is 0.
  ///
  /// Premultiplying it again gives back this colour. A channel above alpha counts as alpha.
  public var color: Color {
    guard alpha > 0 else { return .clear }
    let divisor = UInt32(alpha)
    func straight(_ channel: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: (UInt32(Swift.min(channel, alpha)) * 255 + divisor / 2) / divisor)
    }
    return Color(red: straight(red), green: straight(green), blue: straight(blue), alpha: alpha)
  }

  /// The four channels as a pixel holds them: red in the lowest byte, alpha in the highest.
  @inline(__always)
  public var packed: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Creates a colour from a pixel.
  @inline(__always)
  public init(packed pixel: UInt32) {
    red = UInt8(truncatingIfNeeded: pixel)
    green = UInt8(truncatingIfNeeded: pixel >> 8)
    blue = UInt8(truncatingIfNeeded: pixel >> 16)
    alpha = UInt8(truncatingIfNeeded: pixel >> 24)
  }
}
