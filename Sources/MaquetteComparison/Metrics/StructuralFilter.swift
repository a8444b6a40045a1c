/// The weighted means of a channel over the windows around the pixels of one tile, and their SSIM.
///
/// The window is a product of two of one dimension, so rows are summed first and then columns: 22
/// multiplications for each of the five means, instead of 121.
struct StructuralFilter {
  /// The radius of the window, in pixels: 3.5 standard deviations.
  static let radius = 5

  /// exp(−d² / (2 × 1.5²)) for d from −5 to 5, divided by the sum of all.
  static let weights = [
    0.00102838008447911, 0.007598758135239185, 0.03600077212843083, 0.10936068950970002,
    0.2130055377112537, 0.26601172486179436, 0.2130055377112537, 0.10936068950970002,
    0.03600077212843083, 0.007598758135239185, 0.00102838008447911,
  ]

  /// (K₁ L)² and (K₂ L)²: they keep the quotients finite for zero brightness or contrast.
  private static let steadyMean = 0.01 * 255 * (0.01 * 255)
  private static let steadyVariance = 0.03 * 255 * (0.03 * 255)

  private static let edge = StructuralMap.tileEdge
  private static let span = StructuralMap.tileEdge + 2 * radius

  // The channel of the tile with a margin for the windows, span × span.
  private var actual = [Double](repeating: 0, count: Self.span * Self.span)
  private var expected = [Double](repeating: 0, count: Self.span * Self.span)
  // Products of the two, and sums of rows of them: span rows of the tile's columns.
  private var products = [Double](repeating: 0, count: Self.span * Self.span)
  private var rowSums = [Double](repeating: 0, count: Self.edge * Self.span)
  // The means of a, e, a², e² and a e over the windows, of the tile's pixels.
  private var means = [[Double]](
    repeating: [Double](repeating: 0, count: Self.edge * Self.edge), count: 5)

  /// Reads one channel of a tile with its margin, and returns whether it is equal in both pictures.
  mutating func load(_ pair: BitmapPair, channel: Int, x: Int, y: Int) -> Bool {
    let shift = UInt32(8 * channel)
    var isEqual = true
    for row in 0..<Self.span {
      let line = Self.reflected(y + row - Self.radius, pair.height) * pair.width
      for column in 0..<Self.span {
        let index = line + Self.reflected(x + column - Self.radius, pair.width)
        let (a, e) = (pair.actual[index] >> shift & 0xFF, pair.expected[index] >> shift & 0xFF)
        actual[row * Self.span + column] = Double(a)
        expected[row * Self.span + column] = Double(e)
        if a != e { isEqual = false }
      }
    }
    return isEqual
  }

  /// Lowers each value of a tile to the SSIM of the channel that was read.
  mutating func lower(_ values: inout [Double]) {
    filter(actual, into: 0)
    filter(expected, into: 1)
    multiply(actual, actual, into: 2)
    multiply(expected, expected, into: 3)
    multiply(actual, expected, into: 4)
    for index in values.indices {
      let (a, e) = (means[0][index], means[1][index])
      let covariance = means[4][index] - a * e
      let variances = means[2][index] - a * a + (means[3][index] - e * e)
      let similarity =
        (2 * a * e + Self.steadyMean) * (2 * covariance + Self.steadyVariance)
        / ((a * a + e * e + Self.steadyMean) * (variances + Self.steadyVariance))
      values[index] = min(values[index], similarity)
    }
  }

  private mutating func multiply(_ a: [Double], _ b: [Double], into mean: Int) {
    for index in products.indices { products[index] = a[index] * b[index] }
    filter(products, into: mean)
  }

  /// The means of span × span values over the windows.
  private mutating func filter(_ values: [Double], into mean: Int) {
    Self.weights.withUnsafeBufferPointer { weights in
      values.withUnsafeBufferPointer { values in
        rowSums.withUnsafeMutableBufferPointer { sums in
          // Row `row` of `values` begins at row × span and has edge + 2 × radius columns, so that
          // column + tap stays within it; row `row` of `sums` begins at row × edge.
          for row in 0..<Self.span {
            for column in 0..<Self.edge { sums[row * Self.edge + column] = 0 }
            for tap in 0...2 * Self.radius {
              for column in 0..<Self.edge {
                sums[row * Self.edge + column] += weights[tap] * values[row * Self.span + column + tap]
              }
            }
          }
        }
      }
      rowSums.withUnsafeBufferPointer { sums in
        means[mean].withUnsafeMutableBufferPointer { result in
          // `sums` has edge + 2 × radius rows, so that row + tap stays within it.
          for row in 0..<Self.edge {
            for column in 0..<Self.edge { result[row * Self.edge + column] = 0 }
            for tap in 0...2 * Self.radius {
              for column in 0..<Self.edge {
                result[row * Self.edge + column] += weights[tap] * sums[(row + tap) * Self.edge + column]
              }
            }
          }
        }
      }
    }
  }

  /// The row or column at a position beyond an edge, by reflection.
  private static func reflected(_ place: Int, _ count: Int) -> Int {
    if place >= 0 && place < count { return place }
    let period = 2 * count
    let turned = ((place % period) + period) % period
    return turned < count ? turned : period - 1 - turned
  }
}
