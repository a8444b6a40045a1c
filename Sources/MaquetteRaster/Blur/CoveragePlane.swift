// Separable Gaussian blur
// =======================
//
// A Gaussian in two dimensions is one along the rows and then one along the columns. Both passes are the same loop: for
// sixteen neighbouring results at a time, the sources at each distance times the weight of that distance are added
// up, along a row as unaligned reads, along a column as reads of other rows. Coverage is kept in 8.8 fixed point between
// the passes, and weights sum to 2^16, so that sums fit 32 bits. A pass costs (2 r + 1) multiplications a pixel for a
// kernel that reaches r; callers keep r under 30 by blurring wide shadows at a lower resolution.

/// Coverage in 8.8 fixed point (65,280 is all) that is being blurred.
struct CoveragePlane: Sendable {
  let width: Int
  let height: Int
  /// The coverage row by row.
  private(set) var values: [UInt16]

  /// The plane without pixels.
  static let empty = CoveragePlane(.empty, x: 0, y: 0, width: 0, height: 0)

  /// How many results are computed at a time.
  private static let lanes = 16

  /// Creates a plane from a mask that begins `x` columns and `y` rows into it; the rest is empty.
  init(_ mask: CoverageMask, x: Int, y: Int, width: Int, height: Int) {
    self.width = width
    self.height = height
    values = [UInt16](repeating: 0, count: width * height)
    for row in 0..<mask.bounds.height {
      let source = row * mask.bounds.width
      let target = (y + row) * width + x
      for column in 0..<mask.bounds.width {
        values[target + column] = UInt16(mask.coverage[source + column]) << 8
      }
    }
  }

  /// Blurs the plane both ways; outside of it nothing is covered.
  mutating func blur(_ kernel: GaussianKernel) {
    guard kernel.radius > 0 else { return }
    blurRows(kernel)
    blurColumns(kernel)
  }

  private mutating func blurRows(_ kernel: GaussianKernel) {
    let (radius, lanes) = (kernel.radius, Self.lanes)
    // A row with a kernel's reach of empty columns on either side, and lanes to spare at its end.
    var row = [UInt16](repeating: 0, count: radius + width + radius + lanes)
    let width = width
    values.withUnsafeMutableBufferPointer { values in
      row.withUnsafeMutableBufferPointer { row in
        kernel.weights.withUnsafeBufferPointer { weights in
          guard let base = values.baseAddress, let padded = row.baseAddress, let weights = weights.baseAddress
          else { return }
          for y in 0..<height {
            let line = base + y * width
            (padded + radius).update(from: line, count: width)
            // Reads lie in columns -radius to width + radius + lanes of `padded`, which has them all.
            Self.convolve(
              padded + radius, stride: 1, weights: weights, radius: radius, into: line, count: width)
          }
        }
      }
    }
  }

  private mutating func blurColumns(_ kernel: GaussianKernel) {
    let (radius, width, height) = (kernel.radius, width, height)
    // Empty rows above and below, and lanes to spare behind the last row.
    let margin = radius * width
    var source = [UInt16](repeating: 0, count: margin + values.count + margin + Self.lanes)
    values.withUnsafeMutableBufferPointer { values in
      source.withUnsafeMutableBufferPointer { source in
        kernel.weights.withUnsafeBufferPointer { weights in
          guard let base = values.baseAddress, let padded = source.baseAddress,
            let weights = weights.baseAddress
          else { return }
          (padded + margin).update(from: base, count: width * height)
          for y in 0..<height {
            // Reads lie in rows -radius to height + radius of the source and up to `lanes` pixels beyond the last.
            Self.convolve(
              padded + margin + y * width, stride: width, weights: weights, radius: radius,
              into: base + y * width, count: width)
          }
        }
      }
    }
  }

  /// Writes `count` sums of sources at multiples of `stride` before and behind, weighted and rounded.
  @inline(__always)
  private static func convolve(
    _ source: UnsafePointer<UInt16>, stride: Int, weights: UnsafePointer<UInt32>, radius: Int,
    into target: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    typealias Sums = SIMD16<UInt32>
    var column = 0
    while column < count {
      let centre = UnsafeRawPointer(source + column)
      @inline(__always) func load(_ distance: Int) -> Sums {
        Sums(
          truncatingIfNeeded: centre.loadUnaligned(
            fromByteOffset: 2 &* distance &* stride, as: SIMD16<UInt16>.self))
      }
      var sums = Sums(repeating: 32_768) &+ load(0) &* Sums(repeating: weights[0])
      for distance in 1...radius {
        // Two neighbours share a weight; their sum has 17 bits and the total stays under 2^32.
        sums &+= (load(distance) &+ load(-distance)) &* Sums(repeating: weights[distance])
      }
      let result = SIMD16<UInt16>(truncatingIfNeeded: sums &>> Sums(repeating: 16))
      if column &+ lanes <= count {
        UnsafeMutableRawPointer(target + column).storeBytes(of: result, as: SIMD16<UInt16>.self)
      } else {
        for lane in 0..<(count &- column) { target[column &+ lane] = result[lane] }
      }
      column &+= lanes
    }
  }
}
