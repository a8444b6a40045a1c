import MaquetteGraphics
import Testing

@testable import MaquetteRaster

/// A scaled picture in parts has the pixels of the whole.
@Suite struct ScaledPictureTests {
  @Test(arguments: [(40, 30, false), (7, 9, true), (16, 3000, false)])
  func partsArePartsOfTheWhole(width: Int, height: Int, isMirrored: Bool) throws {
    let pixels = (0..<16 * 12).map { UInt32(truncatingIfNeeded: $0 &* 0x01_2345) | 0xFF00_0000 }
    let image = try #require(RasterImage(width: 16, height: 12, pixels: pixels))
    let window = PixelRect(x: 2, y: 3, width: width - 3, height: height - 4)
    let tint = isMirrored ? Color(red: 1, green: 2, blue: 3) : nil
    let whole = ImageRendition(
      image, width: width, height: height, window: window, isMirrored: isMirrored, tint: tint)
    let scaled = ScaledPicture(
      image, width: width, height: height, window: window, isMirrored: isMirrored, tint: tint)
    for first in stride(from: -1, to: height + 2, by: 2) {
      let wanted = (first..<first + 3).clamped(to: window.rows)
      let part = scaled.part(first..<first + 3)
      #expect((part == nil) == wanted.isEmpty)
      guard let part else { continue }
      for y in wanted {
        let place = (y - part.bounds.y) * window.width
        let expected = (y - window.y) * window.width
        #expect(
          part.pixels[place..<place + window.width] == whole.pixels[expected..<expected + window.width])
      }
    }
  }
}
