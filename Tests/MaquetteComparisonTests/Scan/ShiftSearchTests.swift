import MaquetteRaster
import Testing

@testable import MaquetteComparison

@Suite("Shift")
struct ShiftSearchTests {
  /// A white page with a few black blocks, moved.
  private func page(dx: Int = 0, dy: Int = 0, blocks: [[Int]] = [[20, 20, 30, 9], [60, 40, 11, 25]]) -> Bitmap
  {
    .drawn(140, 110) { x, y in
      blocks.contains {
        ($0[0]..<$0[0] + $0[2]).contains(x - dx) && ($0[1]..<$0[1] + $0[3]).contains(y - dy)
      } ? 0xFF00_0000 : 0xFFFF_FFFF
    }
  }

  @Test(
    "a page that moved tells how far",
    arguments: [(0, 4), (1, 0), (-3, 2), (0, -1), (17, -13), (-16, 0), (30, 20)])
  func moved(dx: Int, dy: Int) {
    let result = Comparison.compare(page(dx: dx, dy: dy), page())
    #expect(result.shift == Comparison.Shift(dx: dx, dy: dy))
    #expect(result.description.hasPrefix("everything moved by (\(dx), \(dy)); "))
  }

  @Test("what came, went, grew, or moved alone did not move everything")
  func otherwise() {
    #expect(Comparison.compare(page(), page(blocks: [])).shift == nil)
    #expect(Comparison.compare(page(blocks: []), page()).shift == nil)
    #expect(Comparison.compare(page(), page(blocks: [[20, 20, 30, 9]])).shift == nil)
    #expect(Comparison.compare(page(), page(blocks: [[20, 20, 30, 9], [64, 40, 11, 25]])).shift == nil)
    #expect(Comparison.compare(page(), page(blocks: [[20, 20, 34, 9], [60, 40, 15, 25]])).shift == nil)
  }

  @Test("a move fails where the colours alone would pass")
  func faint() {
    let faint = { (dy: Int) in
      page(dy: dy).mapped { _, _, pixel in pixel == 0xFF00_0000 ? 0xFFFE_FEFE : pixel }
    }
    let result = Comparison.compare(faint(4), faint(0), tolerance: .channel)
    #expect(result.failingCount == 0)
    #expect(result.outcome == .different)
    #expect(result.description == "everything moved by (0, 4)")
  }

  @Test("masks do not hide a move of the rest")
  func masked() {
    let result = Comparison.compare(
      page(dy: 3), page(), masks: [PixelRect(x: 0, y: 0, width: 140, height: 15)])
    #expect(result.shift == Comparison.Shift(dx: 0, dy: 3))
  }
}
