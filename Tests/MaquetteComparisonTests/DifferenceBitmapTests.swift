import MaquetteComparison
import MaquetteRaster
import Testing

@Suite("Picture of a difference")
struct DifferenceBitmapTests {
  @Test("what fails is magenta over the faded golden")
  func failing() throws {
    let expected = Bitmap.filled(2, 2, 0xFF00_0000)
    let actual = expected.changing([3: 0xFF00_0001])
    let image = try #require(DifferenceBitmap.make(actual: actual, expected: expected))
    // White less a quarter of black's distance to it: 255 − 255 / 4 = 192.
    #expect(image.pixels == [0xFFC0_C0C0, 0xFFC0_C0C0, 0xFFC0_C0C0, 0xFFFF_00FF])
  }

  @Test("what is tolerated is yellow", arguments: Tolerance.Metric.allCases)
  func tolerated(metric: Tolerance.Metric) throws {
    let expected = Bitmap.filled(16, 16, 0xFF80_8080)
    let actual = expected.changing([7: 0xFF80_8081, 200: 0xFF00_0000])
    let image = try #require(
      DifferenceBitmap.make(actual: actual, expected: expected, tolerance: Tolerance(metric)))
    let mark = metric == .exact ? DifferenceBitmap.failingMark : DifferenceBitmap.toleratedMark
    #expect(image.pixels[7] == mark)
    #expect(image.pixels[200] == DifferenceBitmap.failingMark)
  }

  @Test("the picture of a difference in size holds both")
  func sizes() throws {
    let image = try #require(
      DifferenceBitmap.make(actual: .filled(3, 1, 0), expected: .filled(1, 2, 0)))
    #expect((image.width, image.height) == (3, 2))
    #expect(image.pixels.filter { $0 == DifferenceBitmap.failingMark }.count == 5)
  }

  @Test("a mask is hatched and hides what differs")
  func masks() throws {
    let expected = Bitmap.filled(16, 8, 0xFFFF_FFFF)
    let mask = PixelRect(x: 4, y: 2, width: 8, height: 4)
    let image = try #require(
      DifferenceBitmap.make(
        actual: expected.mapped { x, y, pixel in
          mask.columns.contains(x) && mask.rows.contains(y) ? 0xFF00_0000 : pixel
        }, expected: expected, masks: [mask]))
    let lines = image.pixels.indices.filter { image.pixels[$0] == 0xFF80_8080 }
    // 2 of each 8 pixels of the mask's 4 rows.
    #expect(lines.count == 8)
    #expect(lines.allSatisfy { mask.columns.contains($0 % 16) && mask.rows.contains($0 / 16) })
    #expect(image.pixels.count { $0 == 0xFFFF_FFFF } == 16 * 8 - 8)
  }
}
