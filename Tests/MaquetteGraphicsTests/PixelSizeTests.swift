import MaquetteGraphics
import Testing

@Suite struct PixelSizeTests {
  @Test(
    arguments: [
      // Thirds of points, exact and as they are written with two decimals.
      (94 + 2.0 / 3, 3, 284), (94.67, 3, 284), (94.33, 3, 283), (94.68, 3, 285),
      (10.2, 2, 21), (10.5, 2, 21), (10.01, 2, 21), (7, 0.5, 4), (0, 2, 0), (0.001, 2, 1), (1e-9 + 5, 2, 10),
    ] as [(Double, Double, Int)])
  func lengthsAreRoundedUpButForWhatTwoDecimalsLeaveOver(points: Double, scale: Double, pixels: Int) {
    let size = PixelSize(Size(width: points, height: points), scale: scale, limit: 1_000_000)
    #expect(size?.width == pixels && size?.height == pixels)
  }

  @Test func aSizeOnPixelsStaysThere() {
    for pixels in 1...4000 {
      for scale in [1.0, 1.5, 2, 3, 7] {
        #expect(PixelSize.wholePixels(Double(pixels) / scale, scale: scale) == Double(pixels))
      }
    }
  }

  @Test func noPictureIsTooLargeNegativeOrUnknown() {
    for length in [-1, .infinity, .nan, 1e300, -.infinity, 101] as [Double] {
      #expect(PixelSize(Size(width: length, height: 1), scale: 1, limit: 100) == nil)
    }
    #expect(PixelSize(Size(width: 20, height: 6), scale: 1, limit: 100) == nil)
    #expect(PixelSize(Size(width: 20, height: 0), scale: 1, limit: 100)?.isEmpty == true)
  }
}
