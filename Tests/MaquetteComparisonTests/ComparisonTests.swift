import MaquetteRaster
import MaquetteComparison
import Testing

@Suite("Comparison")
struct ComparisonTests {
  private func bitmap(_ width: Int, _ height: Int, fill: UInt32 = 0xFF80_8080) throws -> Bitmap {
    try #require(
      Bitmap(width: width, height: height, pixels: Array(repeating: fill, count: width * height)))
  }

  private func bitmap(_ original: Bitmap, changing changes: [Int: UInt32]) throws -> Bitmap {
    var pixels = original.pixels
    for (index, pixel) in changes { pixels[index] = pixel }
    return try #require(Bitmap(width: original.width, height: original.height, pixels: pixels))
  }

  @Test("equal bitmaps are equal, whatever their size")
  func equal() throws {
    #expect(try Comparison.compare(bitmap(3, 2), bitmap(3, 2)).outcome == .equal)
    #expect(try Comparison.compare(bitmap(0, 0), bitmap(0, 0)).outcome == .equal)
  }

  @Test("sizes are told before pixels")
  func sizes() throws {
    let comparison = try Comparison.compare(bitmap(3, 2), bitmap(2, 3))
    #expect(comparison.description == "the drawing is 3 × 2 pixels, the golden picture 2 × 3")
  }

  @Test("a difference is counted, bounded and measured")
  func difference() throws {
    let expected = try bitmap(10, 8)
    let actual = try bitmap(expected, changing: [2 * 10 + 3: 0xFF80_8081, 5 * 10 + 1: 0xF080_8080])
    guard let difference = Comparison.compare(actual, expected).difference else {
      Issue.record("no difference was found")
      return
    }
    #expect(difference.count == 2)
    #expect(difference.pixelCount == 80)
    #expect(difference.bounds == PixelRect(x: 1, y: 2, width: 3, height: 4))
    #expect(difference.largestChannelDifference == 15)
    #expect(
      difference.description == "2 of 80 pixels differ, within 3 × 4 at (1, 2), by at most 15 of 255")
  }

  @Test("one step in one channel of one pixel is found, wherever it is", arguments: 0..<12)
  func smallestDifference(index: Int) throws {
    let expected = try bitmap(4, 3)
    for channel in 0..<4 {
      let actual = try bitmap(expected, changing: [index: 0xFF80_8080 - 1 << (8 * UInt32(channel))])
      guard let difference = Comparison.compare(actual, expected).difference else {
        Issue.record("channel \(channel) of pixel \(index) was not compared")
        continue
      }
      #expect(difference.count == 1)
      #expect(difference.bounds == PixelRect(x: index % 4, y: index / 4, width: 1, height: 1))
      #expect(difference.largestChannelDifference == 1)
      #expect(difference.description.hasPrefix("1 of 12 pixel differs") == true)
    }
  }

  @Test("the picture of a difference marks it in magenta over the faded golden")
  func differenceImage() throws {
    let expected = try bitmap(2, 2, fill: 0xFF00_0000)
    let actual = try bitmap(expected, changing: [3: 0xFF00_0001])
    let image = try #require(DifferenceImage.make(actual: actual, expected: expected))
    // White less a quarter of black's distance to it: 255 − 255 / 4 = 192.
    #expect(image.pixels == [0xFFC0_C0C0, 0xFFC0_C0C0, 0xFFC0_C0C0, 0xFFFF_00FF])
  }

  @Test("the picture of a difference in size holds both")
  func differenceImageOfSizes() throws {
    let image = try #require(
      DifferenceImage.make(actual: bitmap(3, 1, fill: 0), expected: bitmap(1, 2, fill: 0)))
    #expect((image.width, image.height) == (3, 2))
    #expect(image.pixels.filter { $0 == 0xFFFF_00FF }.count == 5)
  }
}
