import MaquetteRaster
import Testing

@testable import MaquettePages

@Suite struct ThumbnailTests {
  /// A picture of gray values, opaque.
  private func gray(_ rows: [[UInt8]]) throws -> Bitmap {
    let pixels = rows.joined().map { PremultipliedColor(red: $0, green: $0, blue: $0, alpha: 255).packed }
    return try #require(Bitmap(width: rows[0].count, height: rows.count, pixels: pixels))
  }

  @Test func aPixelIsTheMeanOfItsArea() throws {
    let half = Thumbnail.reduced(try gray([[0, 100, 10, 10], [100, 200, 10, 14]]), width: 2, height: 1)
    #expect(half == (try gray([[100, 11]])))
    // Three into two: each takes a whole pixel and half of the middle one.
    let two = Thumbnail.reduced(try gray([[0, 90, 240]]), width: 2, height: 1)
    #expect(two == (try gray([[30, 190]])))
  }

  @Test(arguments: [(7, 5, 3, 2), (100, 3, 1, 1), (64, 64, 63, 63), (5, 5, 5, 5)])
  func anEvenPictureStaysEven(_ size: (Int, Int, Int, Int)) throws {
    let color = PremultipliedColor(red: 10, green: 77, blue: 3, alpha: 129).packed
    let picture = try #require(
      Bitmap(width: size.0, height: size.1, pixels: [UInt32](repeating: color, count: size.0 * size.1)))
    let small = Thumbnail.reduced(picture, width: size.2, height: size.3)
    #expect((small.width, small.height) == (size.2, size.3))
    #expect(small.pixels.allSatisfy { $0 == color })
  }

  @Test func picturesKeepTheirProportionsAndAreNeverEnlarged() throws {
    func size(_ width: Int, _ height: Int) throws -> [Int] {
      let picture = try #require(Bitmap(width: width, height: height))
      let small = Thumbnail.fitting(picture, width: 100, height: 50)
      return [small.width, small.height]
    }
    #expect(try size(200, 100) == [100, 50])
    #expect(try size(200, 50) == [100, 25])
    #expect(try size(30, 500) == [3, 50])
    #expect(try size(99, 50) == [99, 50])
    #expect(try size(5000, 1) == [100, 1])
  }
}
