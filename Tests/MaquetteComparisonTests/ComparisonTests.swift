@testable import MaquetteComparison
import MaquetteRaster
import Testing

@Suite("Comparison")
struct ComparisonTests {
  @Test("equal bitmaps are equal", arguments: Tolerance.Metric.allCases)
  func equal(metric: Tolerance.Metric) {
    let result = Comparison.compare(.filled(3, 2), .filled(3, 2), tolerance: Tolerance(metric))
    #expect(result.outcome == .equal)
    #expect(result.comparedCount == 6)
    #expect(result.description == "equal")
  }

  @Test("nothing compared is no pass")
  func vacuous() {
    let empty = Comparison.compare(.empty, .empty)
    #expect(empty.outcome == .invalid(reason: "the drawing has no pixels (0 × 0)"))
    #expect(empty.description == "nothing was compared: the drawing has no pixels (0 × 0)")
    let emptyGolden = Comparison.compare(.filled(1, 1), .empty)
    #expect(emptyGolden.outcome == .invalid(reason: "the golden picture has no pixels (0 × 0)"))
    let masked = Comparison.compare(
      .filled(4, 4), .filled(4, 4),
      masks: [PixelRect(x: -9, y: 0, width: 11, height: 9), PixelRect(x: 2, y: 0, width: .max, height: 4)])
    #expect(masked.outcome == .invalid(reason: "the masks hide every pixel"))
    let lenient = Comparison.compare(
      .filled(4, 4), .filled(4, 4), tolerance: Tolerance(.channel, maxPixels: 16))
    #expect(lenient.outcome == .invalid(reason: "all 16 pixels may fail, so any picture would pass"))
    #expect(![empty, emptyGolden, masked, lenient].contains { $0.passes })
  }

  @Test("pictures of other sizes are compared where they overlap, and fail")
  func sizes() {
    let equal = Comparison.compare(.filled(3, 2), .filled(2, 3))
    #expect(equal.outcome == .differentSize)
    #expect(!equal.passes)
    #expect(equal.comparedCount == 4)
    #expect(
      equal.description == "the drawing is 3 × 2 pixels, the golden picture 2 × 3; where they overlap, "
        + "all 4 pixels are equal")
    let different = Comparison.compare(.filled(3, 2).changing([4: 0]), .filled(2, 3))
    #expect(different.difference?.bounds == PixelRect(x: 1, y: 1, width: 1, height: 1))
    #expect(
      different.description == "the drawing is 3 × 2 pixels, the golden picture 2 × 3; where they overlap, "
        + "1 of 4 pixel differs, within 1 × 1 at (1, 1), by at most 255 of 255")
    let tolerated = Comparison.compare(
      .filled(3, 2).changing([4: 0xFF80_8081]), .filled(2, 3), tolerance: .channel)
    #expect(tolerated.outcome == .differentSize)
  }

  @Test("a difference is counted, bounded and measured")
  func difference() throws {
    let expected = Bitmap.filled(10, 8)
    let actual = expected.changing([2 * 10 + 3: 0xFF80_8081, 5 * 10 + 1: 0xF080_8080])
    let difference = try #require(Comparison.compare(actual, expected).difference)
    #expect(difference.count == 2)
    #expect(difference.pixelCount == 80)
    #expect(difference.bounds == PixelRect(x: 1, y: 2, width: 3, height: 4))
    #expect(difference.largestChannelDifference == 15)
    #expect(
      difference.description == "2 of 80 pixels differ, within 3 × 4 at (1, 2), by at most 15 of 255")
  }

  /// 70 columns, so that rows have whole runs and a rest.
  @Test(
    "one step in one channel of one pixel is found, wherever it is", arguments: [0, 1, 31, 32, 63, 69, 209])
  func smallestDifference(index: Int) throws {
    let expected = Bitmap.filled(70, 3)
    for channel in 0..<4 {
      let actual = expected.changing([index: 0xFF80_8080 - 1 << (8 * UInt32(channel))])
      let difference = try #require(Comparison.compare(actual, expected).difference)
      #expect(difference.count == 1)
      #expect(difference.bounds == PixelRect(x: index % 70, y: index / 70, width: 1, height: 1))
      #expect(difference.largestChannelDifference == 1)
      #expect(difference.description.hasPrefix("1 of 210 pixel differs"))
    }
  }

  @Test("what is tolerated is told")
  func tolerated() {
    let expected = Bitmap.filled(40, 40)
    let result = Comparison.compare(expected.changing([5: 0xFF82_8080]), expected, tolerance: .channel)
    #expect(result.outcome == .tolerated)
    #expect((result.failingCount, result.score) == (0, 2))
    #expect(
      result.description == "1 of 1600 pixel differs, within 1 × 1 at (5, 0), by at most 2 of 255, "
        + "which 'channel' allows")
    #expect(result.reasons == [])
  }

  @Test("drift tells how much of the picture changed by how much")
  func drift() {
    let result = Comparison.compare(
      .filled(64, 64, 0xFF7F_7F7F), .filled(64, 64), tolerance: .perceptual)
    #expect(result.drift == Comparison.Drift(share: 1, mean: -1))
    #expect(
      result.description == "100 % of the picture changes colour by −1 of 255 on average; "
        + "at most a quarter may drift, however little")
  }

  @Test("scores are in the metric's unit")
  func scores() {
    let score = { (metric: Tolerance.Metric) in
      Comparison.compare(
        .filled(9, 9, 0xFFFF_FFFF), .filled(9, 9, 0xFF00_0000), tolerance: Tolerance(metric)
      ).score ?? .nan
    }
    #expect(score(.channel) == 255)
    #expect(abs(score(.perceptual) - 100) < 1e-9)
    // Black and white differ in Y only: √(0.5053 × 255² / 35215).
    #expect(abs(score(.antialiased) - 0.96594) < 1e-4)
    let steady = 2.55 * 2.55
    #expect(abs(score(.structural) - steady / (255 * 255 + steady)) < 1e-9)
  }
}
