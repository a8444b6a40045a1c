/// The dissimilarity of the neighbourhoods of a pixel: 1 − SSIM, 0 for equal ones.
///
/// SSIM is that of Wang, Bovik, Sheikh and Simoncelli, Image quality assessment: from error visibility to structural
/// similarity, 2004: a Gaussian window of 11 × 11 pixels with a deviation of 1.5 pixels, K₁ = 0.01, K₂ = 0.03, 255
/// levels, variances of the population. Beyond its edges the picture is reflected (d c b a | a b c d), so that
/// changes at an edge count as much as any other.
///
/// The paper compares only brightness, which can be equal for a red and a green. Here each premultiplied channel is
/// compared, including alpha, and the least similar one counts. The paper takes a mean over the picture, which hides a
/// small change; here each differing pixel has its own grade.
///
/// Cost: about 0.15 µs for each pixel of the 32 × 32 tiles in which any differs.
struct StructuralMetric: PixelMetric {
  /// The largest distance that passes.
  private let threshold: Double
  private var map: StructuralMap

  /// A metric for the pixels of a pair; the threshold is a similarity.
  init(_ pair: BitmapPair, threshold: Double) {
    self.threshold = 1 - threshold
    map = StructuralMap(pair)
  }

  mutating func grade(x: Int, y: Int, actual: UInt32, expected: UInt32) -> PixelGrade {
    let distance = 1 - map.similarity(x: x, y: y)
    return PixelGrade(verdict: distance > threshold ? .failing : .tolerated, distance: distance)
  }
}

/// The similarity of the neighbourhoods of each pixel, computed tile by tile on demand.
///
/// Pixels are visited row by row, so one row of tiles is kept.
struct StructuralMap {
  static let tileEdge = 32

  private let pair: BitmapPair
  private var row = -1
  private var tiles: [[Double]]
  private var filter = StructuralFilter()

  init(_ pair: BitmapPair) {
    self.pair = pair
    tiles = Array(repeating: [], count: (pair.width + Self.tileEdge - 1) / Self.tileEdge)
  }

  /// The similarity at a pixel: the least of the four channels.
  mutating func similarity(x: Int, y: Int) -> Double {
    let edge = Self.tileEdge
    let (column, row) = (x / edge, y / edge)
    if row != self.row {
      self.row = row
      for index in tiles.indices { tiles[index].removeAll(keepingCapacity: true) }
    }
    if tiles[column].isEmpty { tiles[column] = tile(column, row) }
    return tiles[column][(y - row * edge) * edge + x - column * edge]
  }

  private mutating func tile(_ column: Int, _ row: Int) -> [Double] {
    var least = [Double](repeating: 1, count: Self.tileEdge * Self.tileEdge)
    for channel in 0..<4 {
      let isEqual = filter.load(
        pair, channel: channel, x: column * Self.tileEdge, y: row * Self.tileEdge)
      if !isEqual { filter.lower(&least) }
    }
    return least
  }
}
