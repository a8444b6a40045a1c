import MaquetteGraphics
import Testing

/// Decoded pictures as values.
@Suite struct RasterImageTests {
  private let opaque: UInt32 = 0xFF00_0000

  @Test func sizesAndScalesAreChecked() {
    #expect(RasterImage(width: 2, height: 1, pixels: [opaque]) == nil)
    #expect(RasterImage(width: 0, height: 1, pixels: []) == nil)
    #expect(RasterImage(width: -1, height: -1, pixels: [opaque]) == nil)
    #expect(RasterImage(width: 1, height: 1, pixels: [opaque], scale: 0) == nil)
    #expect(RasterImage(width: 1, height: 1, pixels: [opaque], scale: .nan) == nil)
    #expect(!RasterImage.isValid(width: 65_536, height: 1))
    #expect(!RasterImage.isValid(width: 65_535, height: 65_535))
    #expect(RasterImage.isValid(width: 8192, height: 8192))
  }

  @Test func pointsFollowFromTheScale() throws {
    let image = try #require(
      RasterImage(width: 4, height: 2, pixels: [UInt32](repeating: opaque, count: 8), scale: 2))
    #expect(image.size == Size(width: 2, height: 1))
    #expect(image.isOpaque)
  }

  @Test func channelsEndAtAlpha() throws {
    let image = try #require(RasterImage(width: 1, height: 1, pixels: [0x80FF_40C0]))
    #expect(image.pixels == [0x8080_4080])
    #expect(!image.isOpaque)
  }

  @Test func equalPixelsAreEqual() throws {
    let pixels: [UInt32] = [opaque | 1, opaque | 2, opaque | 3, opaque | 4]
    let square = try #require(RasterImage(width: 2, height: 2, pixels: pixels))
    let again = try #require(RasterImage(width: 2, height: 2, pixels: pixels))
    let row = try #require(RasterImage(width: 4, height: 1, pixels: pixels))
    let swapped = try #require(RasterImage(width: 2, height: 2, pixels: pixels.reversed()))
    let large = try #require(RasterImage(width: 2, height: 2, pixels: pixels, scale: 2))
    #expect(square == again && square.hashValue == again.hashValue)
    #expect(square != row && square != swapped && square != large)
    #expect(square.digest != swapped.digest)
  }

  @Test func transformsAreReversed() throws {
    let map = Transform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let point = try #require(map.inverse).apply(map.apply(Point(x: 3, y: 4)))
    #expect(abs(point.x - 3) < 1e-12 && abs(point.y - 4) < 1e-12)
    #expect(Transform.scale(x: 0).inverse == nil)
  }
}
