import MaquetteRaster
import MaquetteTypography
import Testing

@testable import MaquetteRendering

@Suite struct GlyphStrikeTests {
  private let face = FontLibrary.bundled.face(for: Font(size: 20))

  private func strike() -> GlyphStrike { GlyphStrike(face: face, size: 20, library: .bundled) }

  @Test("each glyph and quarter has its own mask, drawn once", arguments: [1, 15, 16, 17, 500] as [GlyphID])
  func masks(glyph: GlyphID) {
    let strike = strike()
    let others = [glyph - 1, glyph + 1, glyph + 16]
    let masks = (0..<4).map { strike.mask(of: glyph, quarter: $0) }
    for other in others { _ = strike.mask(of: other, quarter: 0) }
    let bytes = strike.bytes
    for (quarter, mask) in masks.enumerated() {
      #expect(strike.mask(of: glyph, quarter: quarter).coverage == mask.coverage)
      #expect(self.strike().mask(of: glyph, quarter: quarter).coverage == mask.coverage)
    }
    #expect(strike.bytes == bytes)
  }

  @Test("a picture may have many sizes: a strike of one glyph is small, wherever the font has it")
  func memory() {
    for glyph in [2, 2_000, 65_535] as [GlyphID] {
      let strike = strike()
      let mask = strike.mask(of: glyph, quarter: 0)
      #expect(strike.bytes <= mask.coverage.count + 1_024 + Int(glyph) / 8)
    }
    #expect(strike().mask(of: 65_536, quarter: 0).coverage.isEmpty)
  }
}
