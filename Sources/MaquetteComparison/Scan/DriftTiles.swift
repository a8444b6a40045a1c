import MaquetteRaster

/// The detection of drift: differences below the threshold that have the same sign.
///
/// Noise and rounding have both signs; a changed colour has one. The picture is divided into tiles, and one drifts if
/// the mean change of a channel over all its pixels is more than half a step of 255, which rounding cannot cause. The
/// picture drifts if such tiles cover more than a quarter of the compared pixels.
///
/// Cost: four additions for a pixel that differs.
struct DriftTiles {
  private let edge: Int
  private let width: Int
  private let height: Int
  private let columns: Int
  private var sums: [SIMD4<Int32>]

  init(width: Int, height: Int, edge: Int) {
    (self.width, self.height, self.edge) = (width, height, edge)
    columns = (width + edge - 1) / edge
    sums = Array(repeating: .zero, count: columns * ((height + edge - 1) / edge))
  }

  /// Counts a pixel whose difference passes. A tile's sum is at most edge² × 255, which 32 bits hold.
  @inline(__always)
  mutating func add(_ x: Int, _ y: Int, actual: UInt32, expected: UInt32) {
    sums[y / edge * columns + x / edge] &+= Self.channels(actual) &- Self.channels(expected)
  }

  /// The drift of the pixels that the mask leaves, of which there is at least one.
  func drift(mask: Mask) -> Comparison.Drift? {
    var area = 0
    var total = SIMD4<Int>.zero
    for (index, sum) in sums.enumerated() where sum != .zero {
      let rectangle = PixelRect(
        x: index % columns * edge, y: index / columns * edge, width: edge, height: edge)
      let count = mask.visibleCount(in: Mask.clipped(rectangle, width: width, height: height))
      let isDrifting = (0..<4).contains { 2 * abs(Int(sum[$0])) > count }
      guard isDrifting else { continue }
      area += count
      total &+= SIMD4<Int>(truncatingIfNeeded: sum)
    }
    guard 4 * area > mask.visibleCount else { return nil }
    let most = (0..<4).reduce(0) { abs(total[$1]) > abs($0) ? total[$1] : $0 }
    return Comparison.Drift(
      share: Double(area) / Double(mask.visibleCount), mean: Double(most) / Double(area))
  }

  /// The largest difference of the four channels.
  @inline(__always)
  func difference(_ a: UInt32, _ b: UInt32) -> Int {
    let step = Self.channels(a) &- Self.channels(b)
    return Int(max(step.max(), -step.min()))
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4<Int32>(truncatingIfNeeded: SIMD4(repeating: pixel) &>> SIMD4(0, 8, 16, 24) & 0xFF)
  }
}
