import CRaster
import MaquetteGraphics
import TestRounds
import Testing

@testable import MaquetteRaster

/// Every compilation of the loops of blend modes that runs here, against the definition one pixel at a time.
@Suite struct BlendModeVariantTests {
  private static let modes = BlendMode.allCases.filter { $0 != .normal }

  /// Pairs of alphas, every one in a night's run, with the least, the greatest and any other value of each channel.
  @Test(arguments: modes)
  func allAlphas(mode: BlendMode) throws {
    let blend = try #require(CRasterBlend(mode))
    var generator = SeededGenerator(seed: 3)
    for alpha in Rounds.part(Array(0...255 as ClosedRange<UInt32>), every: 5) {
      let source = (0..<256).map { _ in Self.pixel(alpha, &generator) }
      let below = (0...255 as ClosedRange<UInt32>).map { Self.pixel($0, &generator) }
      let expected = zip(source, below).map { Blending.pixel($0, over: $1, mode: mode, coverage: 255) }
      for variant in BlendVariantTests.variants {
        var row = below
        craster_blend(variant, &row, source, 256, blend)
        #expect(row == expected)
      }
    }
  }

  /// Rows of any length, opacity and coverage: nothing beside them changes.
  @Test(arguments: modes)
  func allLengthsAndCoverages(mode: BlendMode) throws {
    let blend = try #require(CRasterBlend(mode))
    var generator = SeededGenerator(seed: 4)
    for width in 0...37 {
      let opacity = [255, 255, UInt8.random(in: 0...255, using: &generator)][width % 3]
      let source = (0..<48).map { _ in Self.pixel(UInt32.random(in: 0...255, using: &generator), &generator) }
      let below = (0..<48).map { _ in Self.pixel(UInt32.random(in: 0...255, using: &generator), &generator) }
      let coverage = (0..<48).map { _ in
        [0, 255, UInt8.random(in: 0...255, using: &generator)][Int.random(in: 0...2, using: &generator)]
      }
      for isClipped in [false, true] {
        let expected = below.indices.map { index -> UInt32 in
          guard index < width else { return below[index] }
          let share = isClipped ? Blend.divide255(UInt32(coverage[index]) * UInt32(opacity)) : UInt32(opacity)
          return Blending.pixel(source[index], over: below[index], mode: mode, coverage: share)
        }
        for variant in BlendVariantTests.variants {
          var row = below
          var scaled = [UInt32](repeating: 0, count: 48)
          let keeps = mode == .destinationIn
          if isClipped {
            craster_cover(variant, &scaled, source, coverage, width, opacity, keeps)
          } else {
            craster_cover(variant, &scaled, source, nil, width, opacity, keeps)
          }
          craster_blend(variant, &row, scaled, width, blend)
          #expect(row == expected)
        }
      }
    }
  }

  /// A group on a canvas is mixed as its pixels are, with an opacity and within a clip that covers pixels partly.
  @Test(arguments: BlendMode.allCases, [1.0, 0.4])
  func groups(mode: BlendMode, opacity: Double) throws {
    func picture(_ isMixed: Bool) throws -> Bitmap {
      try drawn(40, 12) { canvas in
        canvas.fill(
          .rect(Rect(x: 0, y: 2, width: 40, height: 8)),
          paint: .color(Color(red: 200, green: 90, blue: 20, alpha: 180)))
        if !isMixed { return }
        canvas.pushClip(.ellipse(Rect(x: 1.5, y: 0.5, width: 37, height: 11)))
        canvas.pushLayer(opacity: opacity, mode: mode)
        canvas.fill(
          .rect(Rect(x: 4, y: 0, width: 20, height: 12)),
          paint: .color(Color(red: 40, green: 160, blue: 220, alpha: 130)))
        canvas.popLayer()
        canvas.popClip()
      }
    }
    let (below, mixed) = (try picture(false), try picture(true))
    let clip = CoverageMask(
      filling: .ellipse(Rect(x: 1.5, y: 0.5, width: 37, height: 11)),
      within: PixelRect(x: 0, y: 0, width: 40, height: 12))
    let group = PremultipliedColor(Color(red: 40, green: 160, blue: 220, alpha: 130)).packed
    let level = UInt32(opacity * 255 + 0.5)
    for y in 0..<12 {
      for x in 0..<40 {
        let share = Blend.divide255(UInt32(clip[x, y]) * level)
        let source = (4..<24).contains(x) ? group : 0
        let expected =
          mode == .normal
          ? Self.over(source, below[x, y].packed, share)
          : Blending.pixel(source, over: below[x, y].packed, mode: mode, coverage: share)
        #expect(mixed[x, y].packed == expected, "\(x), \(y)")
      }
    }
  }

  private static func over(_ source: UInt32, _ below: UInt32, _ share: UInt32) -> UInt32 {
    Blend.over(
      SIMD8(repeating: below), source: SIMD8(repeating: source), coverage: SIMD8(repeating: share * 0x1_0001))[
        0]
  }

  private static func pixel(_ alpha: UInt32, _ generator: inout SeededGenerator) -> UInt32 {
    func channel() -> UInt32 {
      [
        0, alpha, UInt32.random(in: 0...alpha, using: &generator),
        UInt32.random(in: 0...alpha, using: &generator),
      ][
        Int.random(in: 0...3, using: &generator)]
    }
    return alpha << 24 | channel() << 16 | channel() << 8 | channel()
  }
}
