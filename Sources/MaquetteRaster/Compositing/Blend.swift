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
/// The kernels work on words: `pixel & 0x00ff00ff` holds red and blue as two 16-bit lanes, `pixel >> 8 &
/// 0x00ff00ff` green and alpha, so that eight pixels are two vectors of sixteen lanes and the multiplications are
/// the 16-bit ones that every processor has. A tail of fewer pixels goes through the same arithmetic one by one.
enum Blend {
  /// Returns x / 255 rounded to the nearest integer, exactly for 0 to 65,407 (Blinn, "Three Wrongs Make a Right", 1995).
  @inline(__always)
  static func divide255(_ x: UInt32) -> UInt32 {
    let y = x &+ 128
    return (y &+ (y &>> 8)) &>> 8
  }

  /// `divide255` on sixteen lanes at once.
  @inline(__always)
  static func divide255(_ x: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let y = x &+ SIMD16(repeating: 128)
    return (y &+ (y &>> SIMD16(repeating: 8))) &>> SIMD16(repeating: 8)
  }
}
