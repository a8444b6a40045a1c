import MaquetteGraphics
import Testing

@testable import MaquetteRaster

/// Scaled pictures against closed forms.
@Suite struct ImageRenditionTests {
  /// An opaque picture of gray pixels.
  static func gray(_ rows: [[UInt32]], alpha: UInt32 = 255) throws -> RasterImage {
    let pixels = rows.flatMap { $0 }.map { $0 | $0 << 8 | $0 << 16 | alpha << 24 }
    return try #require(RasterImage(width: rows[0].count, height: rows.count, pixels: pixels))
  }

  /// A reproducible picture with all kinds of alpha.
  static func noise(_ width: Int, _ height: Int) throws -> RasterImage {
    var state: UInt64 = 7
    let pixels = (0..<width * height).map { _ -> UInt32 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 32)
    }
    return try #require(RasterImage(width: width, height: height, pixels: pixels))
  }

  static func scaled(
    _ image: RasterImage, _ width: Int, _ height: Int, resizing: ImageRendition.Resizing? = nil,
    isMirrored: Bool = false, tint: Color? = nil
  ) -> [UInt32] {
    ImageRendition(
      image, width: width, height: height, window: PixelRect(x: 0, y: 0, width: width, height: height),
      resizing: resizing, isMirrored: isMirrored, tint: tint
    ).pixels
  }

  private func red(_ pixels: [UInt32]) -> [UInt32] { pixels.map { $0 & 255 } }

  @Test func theSameSizeIsTheSamePicture() throws {
    let image = try Self.noise(9, 7)
    #expect(Self.scaled(image, 9, 7) == image.pixels)
  }

  @Test func aWholeReductionIsTheRoundedAverage() throws {
    let image = try Self.noise(12, 8)
    let result = Self.scaled(image, 4, 4)
    for y in 0..<4 {
      for x in 0..<4 {
        for shift: UInt32 in [0, 8, 16, 24] {
          var sum: UInt32 = 0
          for row in 0..<2 {
            for column in 0..<3 { sum += image.pixels[(2 * y + row) * 12 + 3 * x + column] >> shift & 255 }
          }
          #expect(result[y * 4 + x] >> shift & 255 == (sum + 3) / 6)
        }
      }
    }
  }

  @Test func aFractionalReductionSharesPixels() throws {
    // Three pixels become two: each has one and a half.
    let image = try Self.gray([[30, 90, 240]])
    // (2 · 30 + 90) / 3 and (90 + 2 · 240) / 3.
    #expect(red(Self.scaled(image, 2, 1)) == [50, 190])
    // Five become three, of five thirds each: (30 + 40) / 5, (20 + 90 + 40) / 5 and (80 + 150) / 5.
    let five = try Self.gray([[10, 20, 30, 40, 50]])
    #expect(red(Self.scaled(five, 3, 1)) == [14, 30, 46])
  }

  @Test(arguments: [1, 3, 5, 8, 13, 40])
  func aConstantStaysConstant(size: Int) throws {
    let image = try Self.gray([[UInt32]](repeating: [UInt32](repeating: 77, count: 8), count: 8), alpha: 200)
    #expect(Set(Self.scaled(image, size, 41 - size)) == Set(image.pixels))
  }

  /// The weights of Catmull and Rom are -9, 111, 29 and -3 of 128 a quarter of the way from one pixel to the next.
  @Test func anEnlargementIsTheCubic() throws {
    let image = try Self.gray([[100, 100, 200, 200]])
    let result = red(Self.scaled(image, 8, 1))
    // By the definition of the cubic, with the outer pixels repeated.
    #expect(result == [100, 98, 93, 120, 180, 207, 202, 200])
  }

  @Test func whatRunsOverIsCutOff() throws {
    let edge = try Self.gray([[0, 0, 255, 255]])
    let result = red(Self.scaled(edge, 16, 1))
    #expect(result.min() == 0 && result.max() == 255)
    // Alpha is as sharp as the colour, which never exceeds it.
    let image = try Self.noise(5, 5)
    for pixel in Self.scaled(image, 23, 17) {
      let alpha = pixel >> 24
      #expect(pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha)
    }
  }

  @Test(arguments: [(5, 3), (9, 7), (13, 20), (31, 2)])
  func aMirroredPictureIsScaledToItsMirror(width: Int, height: Int) throws {
    let image = try Self.noise(9, 7)
    let rows = stride(from: 0, to: image.pixels.count, by: 9).map {
      Array(image.pixels[$0..<$0 + 9].reversed())
    }
    let mirror = try #require(RasterImage(width: 9, height: 7, pixels: rows.flatMap { $0 }))
    #expect(Self.scaled(image, width, height, isMirrored: true) == Self.scaled(mirror, width, height))
    let plain = Self.scaled(image, width, height)
    let back = Self.scaled(mirror, width, height)
    for y in 0..<height {
      for x in 0..<width { #expect(plain[y * width + x] == back[y * width + width - 1 - x]) }
    }
  }

  @Test(arguments: [(5, 3), (31, 40)])
  func aWindowIsAPartOfTheWhole(width: Int, height: Int) throws {
    let image = try Self.noise(9, 7)
    let whole = Self.scaled(image, width, height)
    let window = PixelRect(x: 2, y: 1, width: width - 3, height: height - 2)
    let part = ImageRendition(image, width: width, height: height, window: window)
    #expect(part.bounds == window)
    for y in window.rows {
      for x in window.columns {
        #expect(part.pixels[(y - 1) * window.width + x - 2] == whole[y * width + x])
      }
    }
  }

  @Test func capsKeepTheirPixels() throws {
    let image = try Self.gray([[1, 2, 50, 60, 3]])
    let resizing = ImageRendition.Resizing(source: [2, 0, 1, 0], target: [2, 0, 1, 0])
    let result = red(Self.scaled(image, 9, 1, resizing: resizing))
    #expect(result.prefix(2) == [1, 2] && result.last == 3)
    // What lies between them is scaled by itself: caps do not shine into it.
    let middle = try Self.gray([[50, 60]])
    #expect(Array(result[2..<8]) == red(Self.scaled(middle, 6, 1)))
    // Caps without a middle share what there is.
    #expect(Self.scaled(image, 2, 1, resizing: resizing).count == 2)
  }

  @Test func tilesRepeat() throws {
    let image = try Self.gray([[9, 10, 20, 30, 8]])
    let resizing = ImageRendition.Resizing(
      source: [1, 0, 1, 0], target: [1, 0, 1, 0], tile: PixelSize(width: 3, height: 1))
    #expect(
      red(Self.scaled(image, 10, 1, resizing: resizing)) == [9, 10, 20, 30, 10, 20, 30, 10, 20, 8])
  }

  @Test func aTemplateHasItsAlphaOnly() throws {
    let image = try Self.noise(4, 4)
    let tint = Color(red: 10, green: 200, blue: 90, alpha: 128)
    let result = Self.scaled(image, 4, 4, tint: tint)
    func product(_ first: UInt32, _ second: UInt32) -> UInt32 { (first * second * 2 + 255) / 510 }
    for (pixel, source) in zip(result, image.pixels) {
      let alpha = source >> 24
      #expect(pixel >> 24 == product(128, alpha))
      #expect(pixel >> 8 & 255 == product(product(200, 128), alpha))
    }
  }
}
