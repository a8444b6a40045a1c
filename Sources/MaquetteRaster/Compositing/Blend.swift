import CRaster

/// Source-over on premultiplied 8-bit pixels.
///
/// With source s (alpha a), destination d and coverage m, all 0 to 255, every channel becomes
///
///     round((s m + d (255 - round(a m / 255))) / 255)
///
/// One rounding serves both products, so full coverage gives exactly round(s + d (255 - a) / 255), the
/// definition of Porter and Duff ("Compositing Digital Images", 1984) correctly rounded, and partial
/// coverage of an opaque colour is the correctly rounded mix. With s <= a and d <= its alpha the sum is at
/// most 255 * 255 + 127, so it fits 16 bits with the rounding of `divide255`, and a channel never exceeds
/// its alpha.
///
/// The kernels work on words: `pixel & 0x00ff00ff` holds red and blue as two 16-bit lanes, `(pixel >> 8) &
/// 0x00ff00ff` green and alpha, so eight pixels are two vectors of sixteen lanes, and every processor has the 16-bit
/// multiplications. A tail of fewer pixels uses the same arithmetic.
enum Blend {
  /// The variant of the C loops for this processor; all give the same bytes.
  static let variant = craster_best()

  /// Returns x / 255 rounded to the nearest integer, exactly for 0 to 65,407 (Blinn, "Three Wrongs Make a
  /// Right", 1995).
  @inline(__always)
  static func divide255(_ x: UInt32) -> UInt32 {
    let y = x &+ 128
    return (y &+ (y &>> 8)) &>> 8
  }

  /// Returns the pixels with a constant source over them.
  ///
  /// `scaled` is source times coverage before the division, `inverse` is 255 minus its alpha; both are lanes.
  @inline(__always)
  static func over(
    _ destination: SIMD8<UInt32>, scaledRedBlue: SIMD8<UInt32>, scaledGreenAlpha: SIMD8<UInt32>,
    inverse: SIMD8<UInt32>
  ) -> SIMD8<UInt32> {
    let redBlue = lanes(scaledRedBlue) &+ lanes(destination & laneMask) &* lanes(inverse)
    let greenAlpha =
      lanes(scaledGreenAlpha) &+ lanes((destination &>> eight) & laneMask) &* lanes(inverse)
    return words(divided(redBlue)) | words(dividedHigh(greenAlpha))
  }

  /// Returns pixels with a source over them, through coverage in both halves of each word.
  @inline(__always)
  static func over(
    _ destination: SIMD8<UInt32>, redBlue: SIMD8<UInt32>, greenAlpha: SIMD8<UInt32>,
    alpha: SIMD8<UInt32>, coverage: SIMD8<UInt32>
  ) -> SIMD8<UInt32> {
    let mask = lanes(coverage)
    let inverse = SIMD16(repeating: 255) &- divided(lanes(alpha) &* mask)
    let low = lanes(redBlue) &* mask &+ lanes(destination & laneMask) &* inverse
    let high = lanes(greenAlpha) &* mask &+ lanes((destination &>> eight) & laneMask) &* inverse
    return words(divided(low)) | words(dividedHigh(high))
  }

  /// Returns pixels with others over them, through coverage in both halves of each word.
  @inline(__always)
  static func over(
    _ destination: SIMD8<UInt32>, source: SIMD8<UInt32>, coverage: SIMD8<UInt32>
  ) -> SIMD8<UInt32> {
    let alpha = source &>> SIMD8(repeating: 24)
    return over(
      destination, redBlue: source & laneMask, greenAlpha: (source &>> eight) & laneMask,
      alpha: alpha | (alpha &<< SIMD8(repeating: 16)), coverage: coverage)
  }

  /// Returns pixels with others over them, fully covered.
  @inline(__always)
  static func over(_ destination: SIMD8<UInt32>, source: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let alpha = source &>> SIMD8(repeating: 24)
    let inverse = SIMD8(repeating: 255) &- alpha
    let factor = lanes(inverse | (inverse &<< SIMD8(repeating: 16)))
    // A product divided by 255 and the colour, which is at most alpha, together stay below 256.
    let low = divided(lanes(destination & laneMask) &* factor)
    let high = dividedHigh(lanes((destination &>> eight) & laneMask) &* factor)
    return source &+ (words(low) | words(high))
  }

  /// Returns pixels with an opaque source over them, through coverage in both halves of each word.
  @inline(__always)
  static func mix(
    _ destination: SIMD8<UInt32>, redBlue: SIMD8<UInt32>, greenAlpha: SIMD8<UInt32>,
    coverage: SIMD8<UInt32>
  ) -> SIMD8<UInt32> {
    let mask = lanes(coverage)
    let inverse = SIMD16(repeating: 255) &- mask
    let low = lanes(redBlue) &* mask &+ lanes(destination & laneMask) &* inverse
    let high = lanes(greenAlpha) &* mask &+ lanes((destination &>> eight) & laneMask) &* inverse
    return words(divided(low)) | words(dividedHigh(high))
  }

  /// The bits of the lower of the two channels in each half of a word.
  static let laneBits: UInt32 = 0x00ff_00ff

  @inline(__always)
  static var laneMask: SIMD8<UInt32> { SIMD8(repeating: laneBits) }

  @inline(__always)
  static var eight: SIMD8<UInt32> { SIMD8(repeating: 8) }

  @inline(__always)
  private static func lanes(_ words: SIMD8<UInt32>) -> SIMD16<UInt16> {
    unsafeBitCast(words, to: SIMD16<UInt16>.self)
  }

  @inline(__always)
  private static func words(_ lanes: SIMD16<UInt16>) -> SIMD8<UInt32> {
    unsafeBitCast(lanes, to: SIMD8<UInt32>.self)
  }

  /// Sixteen products divided by 255 and rounded.
  @inline(__always)
  private static func divided(_ x: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let y = x &+ SIMD16(repeating: 128)
    return (y &+ (y &>> SIMD16(repeating: 8))) &>> SIMD16(repeating: 8)
  }

  /// Sixteen products divided by 255 and rounded, in the upper byte of their lanes.
  @inline(__always)
  private static func dividedHigh(_ x: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let y = x &+ SIMD16(repeating: 128)
    return (y &+ (y &>> SIMD16(repeating: 8))) & SIMD16(repeating: 0xff00)
  }
}
