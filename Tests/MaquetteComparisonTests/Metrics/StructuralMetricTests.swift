import MaquetteRaster
import Testing

@testable import MaquetteComparison

@Suite("Structural similarity")
struct StructuralMetricTests {
  private func map(_ actual: Bitmap, _ expected: Bitmap) -> StructuralMap {
    StructuralMap(BitmapPair(actual, expected, mask: Mask([], width: actual.width, height: actual.height)))
  }

  /// Values of scikit-image 0.26's `structural_similarity` with `gaussian_weights`, `sigma=1.5`, without
  /// `use_sample_covariance`, for 255 levels: the variant of the paper.
  @Test(
    "values are those of scikit-image, at the edges too",
    arguments: [
      (
        UInt64(1), 0.499721483470753,
        [
          (12, 8, 0.41180281021581744), (23, 16, 0.0719669722877159), (23, 0, -0.17139815399620287),
          (7, 16, 0.9998043280147074), (18, 3, -0.22691245882885872), (0, 0, 1),
        ]
      ),
      (
        UInt64(4), 0.4840615863355713,
        [
          (12, 8, 0.06735297758136398), (23, 16, 0.06533136660645661), (23, 0, -0.055444700623657014),
          (7, 16, 0.9995979723491621), (18, 3, 0.1654110085187029), (0, 0, 1),
        ]
      ),
    ])
  func published(seed: UInt64, mean: Double, places: [(Int, Int, Double)]) {
    let first = SeededPicture.pixels(seed: seed, width: 24, height: 17, levels: 9, hold: 5)
    let other = SeededPicture.pixels(seed: seed + 100, width: 24, height: 17, levels: 9, hold: 5)
    // Red alone, and opaque, as one channel is what those numbers are of.
    let actual = Bitmap.drawn(24, 17) { x, y in first[y * 24 + x] & 0xFF00_00FF }
    let expected = actual.mapped { x, y, pixel in x < 12 ? pixel : other[y * 24 + x] & 0xFF00_00FF }
    var map = map(actual, expected)
    for (x, y, value) in places { #expect(abs(map.similarity(x: x, y: y) - value) < 1e-12) }
    var sum = 0.0
    for y in 0..<17 { for x in 0..<24 { sum += map.similarity(x: x, y: y) } }
    #expect(abs(sum / (24 * 17) - mean) < 1e-12)
  }

  @Test("flat areas leave the term of brightness alone")
  func flat() {
    var map = map(.filled(40, 40, 0xFF64_6464), .filled(40, 40, 0xFF6E_6E6E))
    let steady = 2.55 * 2.55
    let value = (2 * 100 * 110 + steady) / (100 * 100 + 110 * 110 + steady)
    #expect(abs(map.similarity(x: 20, y: 20) - value) < 1e-9)
    #expect(abs(map.similarity(x: 0, y: 39) - value) < 1e-9)
  }

  @Test("pictures smaller than the window are reflected as often as it takes", arguments: 1...12)
  func small(edge: Int) {
    let plain = Bitmap.filled(edge, edge, 0xFFFF_FFFF)
    let dotted = plain.changing([0: 0xFF00_0000])
    #expect(Comparison.compare(dotted, plain, tolerance: .structural).outcome == .different)
  }
}
