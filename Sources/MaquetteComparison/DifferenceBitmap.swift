package import MaquetteRaster

/// An image of the differences between two bitmaps: the expected one, faded to a quarter over white, with failing
/// pixels in magenta, tolerated ones in yellow, and masks hatched in grey.
///
/// Sizes need not be equal: the image is as wide and as high as the larger one, and pixels outside of their overlap fail.
package enum DifferenceBitmap {
  /// The colour of failing pixels: opaque magenta, which no control uses.
  package static let failingMark: UInt32 = 0xFFFF_00FF
  /// The colour of tolerated pixels: opaque yellow.
  package static let toleratedMark: UInt32 = 0xFF00_D7FF
  /// The lines over masked pixels.
  static let hatching: UInt32 = 0xFF80_8080
  // A line of 2 pixels in every 8, rising to the right.
  private static let hatchPeriod = 8
  private static let hatchWidth = 2

  /// Draws the image; nil if it exceeds ``Bitmap/pixelLimit``.
  package static func make(
    actual: Bitmap, expected: Bitmap, tolerance: Tolerance = .exact, masks: [PixelRect] = []
  ) -> Bitmap? {
    let width = max(actual.width, expected.width)
    let height = max(actual.height, expected.height)
    guard var pixels = Bitmap(width: width, height: height)?.pixels else { return nil }
    for index in pixels.indices { pixels[index] = failingMark }
    let overlap = actual.bounds.intersection(expected.bounds)
    for y in 0..<overlap.height {
      for x in 0..<overlap.width { pixels[y * width + x] = faded(expected.pixels[y * expected.width + x]) }
    }
    let mask = Mask(masks, width: overlap.width, height: overlap.height)
    var marks = Marks(pixels: pixels, width: width)
    tolerance.grade(BitmapPair(actual, expected, mask: mask), for: &marks)
    pixels = marks.pixels
    // The whole mask, even where only one bitmap has pixels.
    for rectangle in masks {
      let rectangle = Mask.clipped(rectangle, width: width, height: height)
      for y in rectangle.rows {
        for x in rectangle.columns where (x + y) % hatchPeriod < hatchWidth {
          pixels[y * width + x] = hatching
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
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

  /// Marks every pixel that differs.
  private struct Marks: GradeReader {
    var pixels: [UInt32]
    let width: Int

    mutating func read(_ pair: BitmapPair, by metric: inout some PixelMetric) {
      pair.forEachDifference { x, y, actual, expected in
        let grade = metric.grade(x: x, y: y, actual: actual, expected: expected)
        pixels[y * width + x] = grade.verdict == .failing ? failingMark : toleratedMark
      }
    }
  }
}
