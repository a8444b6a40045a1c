/// Conversion between premultiplied and straight 8-bit colour, one channel at a time.
///
/// `premultiply` is c·a/255 rounded to nearest; `unpremultiply` is p·255/a rounded to nearest. For p <= a,
/// `premultiply` reverses `unpremultiply`: the straight value u differs from p·255/a by at most 1/2, so u·a/255
/// differs from p by at most a/510. Below a = 255 that is less than 1/2 and rounds to p; at a = 255 both are the
/// identity.
package enum StraightAlpha {
  /// c·a/255, correctly rounded, without a division.
  @inline(__always)
  static func premultiply(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    let product = channel &* alpha &+ 128
    return (product &+ product >> 8) >> 8
  }

  /// p·255/a, rounded, and at most 255; alpha is not 0.
  @inline(__always)
  static func unpremultiply(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    min((channel &* 255 &+ alpha >> 1) / alpha, 255)
  }

  /// Converts a pixel of four bytes, alpha in the highest, to straight alpha; 0 where alpha is 0.
  @inline(__always)
  package static func unpremultiply(pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    // One division for three channels: the numerators n are below 2¹⁶, so n times the reciprocal rounded up to
    // 24 bits is less than 2⁻⁸ above n/alpha, which is less than the 1/alpha to the next whole number.
    let reciprocal = UInt64((1 << 24) / alpha &+ 1)
    let half = UInt64(alpha >> 1)
    var straight = alpha << 24
    for shift: UInt32 in [0, 8, 16] {
      let channel = UInt64(pixel >> shift & 0xFF)
      let quotient = ((channel &* 255 &+ half) &* reciprocal) >> 24
      straight |= UInt32(truncatingIfNeeded: min(quotient, 255)) << shift
    }
    return straight
  }

  /// Converts a straight pixel of four bytes, alpha in the highest, to premultiplied alpha.
  @inline(__always)
  static func premultiply(pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    // Red and blue at once, in sixteen bits each: 255 · 255 + 128 and a 256th of it stay below 2¹⁶.
    var redBlue = pixel & 0xFF_00FF &* alpha &+ 0x80_0080
    redBlue = (redBlue &+ redBlue >> 8 & 0xFF_00FF) >> 8 & 0xFF_00FF
    return redBlue | premultiply(pixel >> 8 & 0xFF, alpha: alpha) << 8 | alpha << 24
  }
}
