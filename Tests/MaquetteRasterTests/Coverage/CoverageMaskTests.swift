import MaquetteGraphics
import MaquetteRaster
import Testing

/// Joining, cutting and drawing masks.
@Suite struct CoverageMaskTests {
  private let circle = CoverageMask(filling: .ellipse(Rect(x: 0.5, y: 1, width: 9, height: 8)))
  private let bar = CoverageMask(filling: .rect(Rect(x: 5.25, y: -3.5, width: 12, height: 9)))

  @Test func unionTakesTheGreater() {
    var joined = circle
    joined.union(bar)
    #expect(joined.bounds == PixelRect(x: 0, y: -4, width: 18, height: 13))
    for (x, y) in pixels(-2..<20, -5..<12) { #expect(joined[x, y] == max(circle[x, y], bar[x, y])) }
    var fromNothing = CoverageMask.empty
    fromNothing.union(circle)
    #expect(fromNothing == circle)
    fromNothing.union(.empty)
    #expect(fromNothing == circle)
  }

  @Test func subtractMultipliesByTheRest() {
    var cut = circle
    cut.subtract(bar)
    #expect(cut.bounds == circle.bounds)
    for (x, y) in pixels(-2..<20, -5..<12) {
      let exact = (Double(circle[x, y]) * Double(255 - bar[x, y]) / 255).rounded()
      #expect(Double(cut[x, y]) == exact)
    }
  }

  /// Every pair of coverages is rounded to the nearest step.
  @Test func subtractIsExact() throws {
    let row = PixelRect(x: 0, y: 0, width: 256, height: 1)
    let ramp = try #require(CoverageMask(bounds: row, coverage: (0...255).map { UInt8($0) }))
    var wrong = 0
    for level in 0...255 {
      var mask = try #require(
        CoverageMask(bounds: row, coverage: [UInt8](repeating: UInt8(level), count: 256)))
      mask.subtract(ramp)
      for x in 0..<256 where Double(mask[x, 0]) != (Double(level * (255 - x)) / 255).rounded() {
        wrong += 1
      }
    }
    #expect(wrong == 0)
  }

  @Test func lengthsMustFit() {
    let bounds = PixelRect(x: 0, y: 0, width: 2, height: 2)
    #expect(CoverageMask(bounds: bounds, coverage: [1, 2, 3]) == nil)
    #expect(
      CoverageMask(bounds: PixelRect(x: 0, y: 0, width: -1, height: -4), coverage: [1, 2, 3, 4]) == nil)
    #expect(CoverageMask(bounds: bounds, coverage: [1, 2, 3, 4])?[1, 1] == 4)
  }

  /// Masks are drawn wherever they are moved, cut off at the sides, and not at all when far away.
  @Test func masksAreDrawnAtOffsets() throws {
    for (dx, dy) in [(0, 0), (3, -2), (-6, 5), (Int.max, 0), (Int.min, Int.min), (0, Int.max)] {
      let bitmap = try drawn(10, 9) { $0.draw(circle, x: dx, y: dy, color: .black) }
      for (x, y) in pixels(0..<10, 0..<9) { #expect(bitmap[x, y].alpha == circle[x &- dx, y &- dy]) }
    }
  }
}
