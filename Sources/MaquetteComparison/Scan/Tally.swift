import MaquetteRaster

/// The counts of a comparison.
struct Tally: GradeReader {
  private(set) var count = 0
  private(set) var failingCount = 0
  private(set) var worst: Double?
  private(set) var largest = 0
  private(set) var differing: PixelClusters
  private(set) var failing: PixelClusters
  private(set) var density: DensityWindow
  private(set) var drift: DriftTiles
  private(set) var samples = PixelSamples()

  init(width: Int, height: Int) {
    differing = PixelClusters(width: width, height: height)
    failing = PixelClusters(width: width, height: height)
    density = DensityWindow(width: width, height: height, edge: Tolerance.window)
    drift = DriftTiles(width: width, height: height, edge: Tolerance.window)
  }

  /// Grades and counts every pixel that differs.
  @inline(__always)
  mutating func read(_ pair: BitmapPair, by metric: inout some PixelMetric) {
    pair.forEachDifference { x, y, actual, expected in
      let grade = metric.grade(x: x, y: y, actual: actual, expected: expected)
      count += 1
      largest = max(largest, drift.difference(actual, expected))
      differing.add(x, y)
      samples.add(x, y)
      switch grade.verdict {
      case .excused:
        return
      case .tolerated:
        drift.add(x, y, actual: actual, expected: expected)
      case .failing:
        failingCount += 1
        failing.add(x, y)
        density.add(x, y)
      }
      worst = max(worst ?? 0, grade.distance)
    } endRow: { y in
      density.endRow(y)
    }
  }
}

/// Up to 64 of the pixels that differ, spread evenly over their sequence.
struct PixelSamples {
  private static let limit = 64

  /// The kept pixels in their order.
  private(set) var places: [(x: Int, y: Int)] = []
  private var step = 1
  private var skipped = 0

  @inline(__always)
  mutating func add(_ x: Int, _ y: Int) {
    skipped += 1
    if skipped == step { keep(x, y) }
  }

  private mutating func keep(_ x: Int, _ y: Int) {
    skipped = 0
    places.append((x, y))
    guard places.count == Self.limit else { return }
    // Full: every other sample is removed, and from now on half as many are added.
    places = places.indices.filter { $0 % 2 == 1 }.map { places[$0] }
    step *= 2
  }
}
