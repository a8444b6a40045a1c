import MaquetteRaster
import Testing

@testable import MaquetteComparison

@Suite("Antialiasing-aware difference")
struct AntialiasedMetricTests {
  /// A pair of seeded pictures and what pixelmatch 0.1.6 for Python, the C++17 edition, counts: pixels that fail,
  /// and those that fail only if antialiasing is not looked for.
  struct Case: Sendable {
    var seed: UInt64
    var levels: UInt64
    var hold: UInt64
    var threshold: Double
    var failing: Int
    var excused: Int
  }

  private static let cases = [
    Case(seed: 1, levels: 2, hold: 3, threshold: 0.1, failing: 381, excused: 69),
    Case(seed: 2, levels: 3, hold: 4, threshold: 0.1, failing: 472, excused: 26),
    Case(seed: 3, levels: 5, hold: 4, threshold: 0.1, failing: 490, excused: 16),
    Case(seed: 4, levels: 5, hold: 6, threshold: 0.05, failing: 484, excused: 24),
    Case(seed: 5, levels: 9, hold: 5, threshold: 0.02, failing: 499, excused: 13),
    Case(seed: 6, levels: 9, hold: 8, threshold: 0.2, failing: 452, excused: 7),
    Case(seed: 7, levels: 17, hold: 6, threshold: 0.1, failing: 480, excused: 18),
    Case(seed: 8, levels: 33, hold: 10, threshold: 0.02, failing: 495, excused: 17),
  ]

  private func counts(_ actual: Bitmap, _ expected: Bitmap, threshold: Double) -> (Int, Int) {
    let pair = BitmapPair(actual, expected, mask: Mask([], width: actual.width, height: actual.height))
    let metric = AntialiasedMetric(pair, threshold: threshold, onlyOverWhite: true)
    var (failing, excused) = (0, 0)
    pair.forEachDifference { x, y, actual, expected in
      switch metric.grade(x: x, y: y, actual: actual, expected: expected).verdict {
      case .failing: failing += 1
      case .excused: excused += 1
      case .tolerated: break
      }
    }
    return (failing, excused)
  }

  @Test("counts are pixelmatch's", arguments: cases)
  func pixelmatch(test: Case) throws {
    let first = SeededPicture.pixels(
      seed: test.seed, width: 48, height: 32, levels: test.levels, hold: test.hold)
    let other = SeededPicture.pixels(
      seed: test.seed + 100, width: 48, height: 32, levels: test.levels, hold: test.hold)
    let actual = try #require(Bitmap(width: 48, height: 32, pixels: first))
    // Every other row and the left third are alike.
    let expected = actual.mapped { x, y, pixel in y % 2 == 0 || x < 16 ? pixel : other[y * 48 + x] }
    #expect(counts(actual, expected, threshold: test.threshold) == (test.failing, test.excused))
    #expect(counts(expected, actual, threshold: test.threshold) == (test.failing, test.excused))
  }

  @Test("an edge that is smoothed differently is excused, a line of the same colours is not")
  func edges() {
    let edge = { (grey: UInt32) in
      Bitmap.drawn(9, 9) { x, _ in 0xFF00_0000 | (x < 4 ? 0 : x == 4 ? grey : 0xFF) * 0x01_0101 }
    }
    #expect(counts(edge(0x40), edge(0xA0), threshold: 0.02) == (0, 9))
    let line = { (grey: UInt32) in Bitmap.drawn(9, 9) { x, _ in x == 4 ? grey * 0x01_0101 | 0xFF00_0000 : ~0 }
    }
    #expect(counts(line(0x40), line(0xA0), threshold: 0.02) == (9, 0))
  }

  @Test("white on clear that vanishes is seen over black")
  func white() {
    let button = Bitmap.drawn(12, 12) { x, y in (4..<8).contains(x) && (4..<8).contains(y) ? ~0 : 0 }
    let result = Comparison.compare(button, .filled(12, 12, 0), tolerance: .antialiased)
    #expect(result.failingCount == 16)
    #expect(counts(button, .filled(12, 12, 0), threshold: 0.02) == (0, 0))
  }
}
