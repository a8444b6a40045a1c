import CRaster

// Separable Gaussian blur
// =======================
//
// A two-dimensional Gaussian is one along the rows followed by one along the columns. Both passes are the same loop: for a vector
// of neighbouring results, the sources at each distance are multiplied by the weight of that distance and summed,
// with unaligned reads along a row and reads of other rows along a column. Coverage is kept in 8.8 fixed point between
// the passes, and weights sum to 2^16, so that sums fit 32 bits. A pass costs (2 r + 1) multiplications per pixel for a
// kernel of radius r; callers keep r under 30 by blurring wide shadows at a lower resolution.

/// Coverage in 8.8 fixed point (65,280 is full) that is being blurred.
struct CoveragePlane: Sendable {
  let width: Int
  let height: Int
  private(set) var values: [UInt16]
  static let empty = CoveragePlane(.empty, x: 0, y: 0, width: 0, height: 0)

  /// The number of values past the last one that may be read.
  private static let lanes = CRasterConvolveSlack

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

  /// Blurs the plane along rows and columns; pixels outside it count as uncovered.
  mutating func blur(_ kernel: GaussianKernel) {
    guard kernel.radius > 0 else { return }
    blurRows(kernel)
    blurColumns(kernel)
  }

  private mutating func blurRows(_ kernel: GaussianKernel) {
    let (radius, lanes) = (kernel.radius, Self.lanes)
    // A row with `radius` empty columns on both sides and spare lanes at its end.
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
            // Reads stay in columns -radius to width + radius + lanes, all of which `padded` has.
            craster_convolve(Blend.variant, padded + radius, 1, weights, radius, line, width)
          }
        }
      }
    }
  }

  private mutating func blurColumns(_ kernel: GaussianKernel) {
    let (radius, width, height) = (kernel.radius, width, height)
    // Empty rows above and below, and spare lanes after the last row.
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
            craster_convolve(
              Blend.variant, padded + margin + y * width, width, weights, radius, base + y * width, width)
          }
        }
      }
    }
  }
}
