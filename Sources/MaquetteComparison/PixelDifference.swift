public import MaquetteRaster

/// How two bitmaps of one size differ.
public struct PixelDifference: Sendable, Equatable {
  /// The number of pixels that differ.
  public let count: Int

  /// The number of all pixels.
  public let pixelCount: Int

  /// The smallest rectangle around all pixels that differ.
  public let bounds: PixelRect

  /// The largest difference of one channel of one pixel, 1 to 255, in premultiplied values.
  public let largestChannelDifference: Int

  /// Measures the difference of two bitmaps, of which one at least has pixels the other has not.
  init(_ actual: Bitmap, _ expected: Bitmap) {
    var (count, largest) = (0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for index in actual.pixels.indices where actual.pixels[index] != expected.pixels[index] {
      count += 1
      largest = max(largest, Self.channelDifference(actual.pixels[index], expected.pixels[index]))
      let (y, x) = index.quotientAndRemainder(dividingBy: actual.width)
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    self.count = count
    pixelCount = actual.pixels.count
    largestChannelDifference = largest
    bounds =
      count == 0
      ? PixelRect(x: 0, y: 0, width: 0, height: 0)
      : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The largest difference of the four channels.
  static func channelDifference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
    }
    return largest
  }
}
