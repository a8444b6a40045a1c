import MaquetteGraphics
import Testing

@testable import MaquetteRaster

/// Pictures on a canvas: the fast paths against the definition of source-over.
@Suite struct ImageDrawingTests {
  private func rendition(_ image: RasterImage) -> ImageRendition {
    ImageRendition(
      image, width: image.width, height: image.height,
      window: PixelRect(x: 0, y: 0, width: image.width, height: image.height))
  }

  /// round(s · m + d · (255 - round(a · m / 255))) / 255), channel by channel.
  private func over(_ below: UInt32, _ source: UInt32, _ coverage: UInt32) -> UInt32 {
    func rounded(_ value: UInt32) -> UInt32 { (2 * value + 255) / 510 }
    let inverse = 255 - rounded((source >> 24) * coverage)
    return [0, 8, 16, 24].reduce(0) { pixel, shift in
      pixel | rounded((source >> shift & 255) * coverage + (below >> shift & 255) * inverse) << shift
    }
  }

  @Test(arguments: [1.0, 0.5, 0.2])
  func everyPixelIsComposited(opacity: Double) throws {
    let image = try ImageRenditionTests.noise(37, 5)
    let picture = rendition(image)
    let gray = Color(red: 90, green: 120, blue: 30)
    let bitmap = try drawn(41, 9) { canvas in
      canvas.clear(gray)
      canvas.draw(picture, x: 3, y: 2, opacity: opacity)
    }
    let below = PremultipliedColor(gray).packed
    for y in 0..<9 {
      for x in 0..<41 {
        let isInside = (3..<40).contains(x) && (2..<7).contains(y)
        let expected =
          isInside
          ? over(below, image.pixels[(y - 2) * 37 + x - 3], UInt32(opacity * 255 + 0.5)) : below
        #expect(bitmap[x, y].packed == expected)
      }
    }
  }

  @Test func anOpaquePictureIsCopied() throws {
    let image = try ImageRenditionTests.gray((0..<6).map { y in (0..<20).map { UInt32($0 * 10 + y) } })
    let bitmap = try drawn(20, 6) { $0.draw(rendition(image)) }
    #expect(bitmap.pixels == image.pixels)
  }

  @Test func clipsAndShapesCutPicturesAlike() throws {
    let picture = rendition(try ImageRenditionTests.noise(30, 30))
    let circle = Shape.ellipse(Rect(x: 2, y: 3, width: 25, height: 22))
    let shaped = try drawn(32, 32) { canvas in
      canvas.clear(.white)
      canvas.draw(picture, x: 1, y: 1, within: circle)
    }
    let clipped = try drawn(32, 32) { canvas in
      canvas.clear(.white)
      canvas.pushClip(circle)
      canvas.draw(picture, x: 1, y: 1)
      canvas.popClip()
    }
    #expect(shaped == clipped)
    #expect(shaped[0, 0] == PremultipliedColor(.white))
    #expect(shaped[14, 14].packed == over(0xFFFF_FFFF, picture.pixels[13 * 30 + 13], 255))
  }

  @Test func picturesOutsideAreLeftOut() throws {
    let picture = rendition(try ImageRenditionTests.noise(8, 8))
    let bitmap = try drawn(4, 4) { canvas in
      canvas.draw(picture, x: 4, y: 0)
      canvas.draw(picture, x: -8, y: 0)
      canvas.draw(picture, x: 0, y: 0, opacity: .nan)
    }
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }
}
