public import MaquetteRaster

/// A picture of where two bitmaps differ: the expected one, faded to a quarter over white, with every pixel that
/// differs in opaque magenta, which no control uses.
///
/// Sizes need not be equal: the picture holds both, and what is in only one of them differs.
public enum DifferenceImage {
  static let mark: UInt32 = 0xFFFF_00FF

  /// Draws the picture, or nil when it would pass ``Bitmap/pixelLimit``.
  public static func make(actual: Bitmap, expected: Bitmap) -> Bitmap? {
    let width = max(actual.width, expected.width)
    let height = max(actual.height, expected.height)
    guard var result = Bitmap(width: width, height: height)?.pixels else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixel(x, y, of: expected)
        let isEqual = pixel != nil && pixel == Self.pixel(x, y, of: actual)
        result[y * width + x] = isEqual ? faded(pixel ?? 0) : mark
      }
    }
    return Bitmap(width: width, height: height, pixels: result)
  }

  private static func pixel(_ x: Int, _ y: Int, of bitmap: Bitmap) -> UInt32? {
    x < bitmap.width && y < bitmap.height ? bitmap.pixels[y * bitmap.width + x] : nil
  }

  /// A premultiplied pixel over white, a quarter of the way from white: white + (c + 255 − a − 255) / 4.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    var result: UInt32 = 0xFF00_0000
    for shift in [0, 8, 16] as [UInt32] {
      let channel = min(pixel >> shift & 0xFF, alpha)
      result |= (255 - (alpha - channel) / 4) << shift
    }
    return result
  }
}
