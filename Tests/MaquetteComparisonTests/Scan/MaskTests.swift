import MaquetteRaster
import Testing

@testable import MaquetteComparison

@Suite("Masks")
struct MaskTests {
  @Test("overlapping rectangles hide their pixels once")
  func overlap() {
    let mask = Mask(
      [PixelRect(x: 1, y: 1, width: 2, height: 2), PixelRect(x: 2, y: 2, width: 9, height: 9)],
      width: 4, height: 4)
    #expect(mask.visibleCount == 16 - 4 - 3)
    #expect(mask.hides(1, 2) && mask.hides(3, 3) && !mask.hides(0, 0))
    #expect(mask.visibleCount(in: PixelRect(x: 0, y: 0, width: 2, height: 2)) == 3)
  }

  @Test(
    "any numbers are cut to the picture",
    arguments: [
      PixelRect(x: -5, y: -5, width: 7, height: 7), PixelRect(x: .min, y: .min, width: .max, height: .max),
      PixelRect(x: 2, y: 2, width: .max, height: .max), PixelRect(x: .max, y: 0, width: .max, height: 1),
      PixelRect(x: 0, y: 0, width: -1, height: .min),
    ])
  func clipped(rectangle: PixelRect) {
    let bounds = PixelRect(x: 0, y: 0, width: 10, height: 6)
    #expect(bounds.contains(Mask.clipped(rectangle, width: 10, height: 6)))
  }

  @Test("what a mask hides is not compared, what it leaves is")
  func comparison() {
    let expected = Bitmap.filled(10, 8)
    let actual = expected.changing([23: 0, 71: 0])
    let first = PixelRect(x: 3, y: 2, width: 1, height: 1)
    let result = Comparison.compare(actual, expected, masks: [first])
    #expect(result.difference?.count == 1)
    #expect(result.comparedCount == 79)
    #expect(result.regions == [PixelRect(x: 1, y: 7, width: 1, height: 1)])
    let both = Comparison.compare(
      actual, expected, masks: [first, PixelRect(x: 0, y: 7, width: 10, height: 1)])
    #expect(both.outcome == .equal)
  }
}
