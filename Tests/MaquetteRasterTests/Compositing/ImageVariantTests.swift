import CRaster
import Testing

/// The loops in C that composite pictures, in every compilation that runs here, against the definition in integers.
@Suite struct ImageVariantTests {
  /// Premultiplied pixels with all kinds of alpha, a third of them clear or opaque.
  private static func pixels(_ count: Int, seed: UInt64) -> [UInt32] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let alpha: UInt32 =
        index % 6 == 0 ? 0 : index % 6 == 3 ? 255 : UInt32.random(in: 0...255, using: &generator)
      return (0..<3).reduce(alpha << 24) { pixel, channel in
        pixel | UInt32.random(in: 0...alpha, using: &generator) << UInt32(8 * channel)
      }
    }
  }

  /// Every pair of alpha and coverage.
  @Test func allAlphasAndCoverages() {
    let below = Self.pixels(256, seed: 21)
    // The channels are all of alpha, two thirds and one less than half of it.
    let source = (0...255 as ClosedRange<UInt32>).map { alpha in
      alpha << 24 | (alpha * 2 / 3) << 16 | alpha << 8 | alpha / 2
    }
    for coverage in 0...255 as ClosedRange<UInt32> {
      let expected = zip(source, below).map { BlendVariantTests.over($0, $1, coverage: coverage) }
      for variant in BlendVariantTests.variants {
        var pixels = below
        craster_image(variant, &pixels, 0, source, 0, 256, 1, UInt8(coverage))
        #expect(pixels == expected, "coverage \(coverage)")
      }
    }
  }

  /// Rows of any length at any place: nothing beside them changes.
  @Test(arguments: [255, 77] as [UInt8])
  func allLengthsAndOffsets(coverage: UInt8) {
    let before = Self.pixels(3 * 96, seed: 22)
    let source = Self.pixels(3 * 80, seed: 23)
    var wrong = 0
    for variant in BlendVariantTests.variants {
      for offset in 0..<17 {
        for width in 0...70 {
          var (drawn, expected) = (before, before)
          for place in (0..<3).flatMap({ row in (0..<width).map { (row, $0) } }) {
            let index = place.0 * 96 + offset + place.1
            expected[index] = BlendVariantTests.over(
              source[place.0 * 80 + place.1], before[index], coverage: UInt32(coverage))
          }
          drawn.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            craster_image(variant, base + offset, 96, source, 80, width, 3, coverage)
          }
          if drawn != expected { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  /// A coverage for each pixel, times an opacity that is rounded on its own.
  @Test(arguments: [255, 128, 1, 0] as [UInt8])
  func masks(opacity: UInt8) {
    var generator = SeededGenerator(seed: 24)
    let (below, source) = (Self.pixels(70, seed: 25), Self.pixels(70, seed: 26))
    for count in 0...70 {
      let coverage = (0..<70).map { _ in UInt32.random(in: 0...255, using: &generator) }
      var expected = below
      for index in 0..<count {
        let level = (coverage[index] * UInt32(opacity) * 2 + 255) / 510
        expected[index] = BlendVariantTests.over(source[index], below[index], coverage: level)
      }
      for variant in BlendVariantTests.variants {
        var pixels = below
        craster_image_mask(variant, &pixels, source, coverage.map { $0 * 0x1_0001 }, count, opacity)
        #expect(pixels == expected, "\(count) pixels")
      }
    }
  }
}
