public import MaquetteGraphics

// Shadows
// =======
//
// The shadow of a shape is its coverage convolved with a Gaussian. Up to a standard deviation of 8 pixels that is done as it
// stands. A wider one has no detail that needs all pixels: the shape's coverage is computed on a grid 2, 4, 8, ... times
// coarser, exactly as the rasterizer does at any scale, blurred there and interpolated. Averaging over coarse pixels of
// k fine ones and linear interpolation blur by themselves, with variances of k^2 / 12 and k^2 / 6; the kernel is narrowed by
// as much (and keeps the 1/12 of a fine pixel), which leaves less than half a step of 255.

extension CoverageMask {
  /// The widest blur, in pixels; wider ones are drawn like this one.
  public static let greatestSigma = 250.0

  /// The standard deviation up to which shadows are blurred at full resolution, in pixels.
  private static let directSigma = 8.0

  /// How many pixels, across and down, share a place of the grid on which a shadow is blurred: a power of two.
  public static func blurGrid(sigma: Double) -> Int {
    let sigma = Swift.min(sigma, greatestSigma)
    var factor = 1
    while sigma > directSigma * Double(factor) { factor *= 2 }
    return factor
  }

  /// Creates the mask of a shape's inside, blurred by a Gaussian.
  ///
  /// The mask reaches 3 sigma beyond the shape. A sigma that is not positive, or is not a number, does not blur. A shape whose
  /// blurred mask would have more than `Bitmap.pixelLimit` pixels gives an empty mask.
  /// - Parameters:
  ///   - sigma: the standard deviation in pixels, after the transform.
  ///   - limits: the pixels that matter; the mask may leave out others, and is right in these.
  public init(
    blurring shape: Shape, transform: Transform = .identity, sigma: Double, within limits: PixelRect? = nil
  ) {
    guard sigma > 0 else {
      self.init(filling: shape, transform: transform, within: limits)
      return
    }
    let sigma = Swift.min(sigma, Self.greatestSigma)
    let factor = Self.blurGrid(sigma: sigma)
    let variance = (sigma * sigma + 1.0 / 12) / Double(factor * factor) - 0.25
    let kernel = GaussianKernel(sigma: factor == 1 ? sigma : variance.squareRoot())
    let coarse = CoverageMask(
      filling: shape, transform: transform.then(.scale(x: 1 / Double(factor))),
      within: limits.map { $0.coarsened(by: factor, margin: kernel.radius + 1) })
    self = coarse.blurred(kernel).enlarged(by: factor)
  }

  /// Returns the mask blurred at its own resolution, in 8.8 fixed point.
  private func blurred(_ kernel: GaussianKernel) -> BlurredCoverage {
    let reach = kernel.radius
    guard !bounds.isEmpty,
      let count = Bitmap.pixelCount(width: bounds.width + 2 * reach, height: bounds.height + 2 * reach),
      count > 0
    else { return .empty }
    var plane = CoveragePlane(
      self, x: reach, y: reach, width: bounds.width + 2 * reach, height: bounds.height + 2 * reach)
    plane.blur(kernel)
    return BlurredCoverage(x: bounds.x - reach, y: bounds.y - reach, plane: plane)
  }
}

/// A blurred plane and where its first pixel lies.
private struct BlurredCoverage {
  var x: Int
  var y: Int
  var plane: CoveragePlane

  static let empty = BlurredCoverage(
    x: 0, y: 0, plane: CoveragePlane(.empty, x: 0, y: 0, width: 0, height: 0))

  /// Returns the mask on a grid `factor` times finer (a power of two), interpolated linearly both ways.
  func enlarged(by factor: Int) -> CoverageMask {
    // Between the centres of coarse pixels lie the fine ones; half a coarse pixel is added around the edge.
    let bounds = PixelRect(
      x: x * factor, y: y * factor, width: plane.width * factor, height: plane.height * factor)
    guard let count = Bitmap.pixelCount(width: bounds.width, height: bounds.height), count > 0 else {
      return .empty
    }
    var coverage = [UInt8](repeating: 0, count: count)
    if factor == 1 {
      for index in 0..<count { coverage[index] = UInt8((UInt32(plane.values[index]) + 128) >> 8) }
    } else {
      interpolate(into: &coverage, factor: factor)
    }
    return CoverageMask(bounds: bounds, coverage: coverage) ?? .empty
  }

  private func interpolate(into coverage: inout [UInt8], factor: Int) {
    let (width, height) = (plane.width, plane.height)
    // The centre of fine pixel i lies (2 i + 1 - k) / 2k coarse pixels behind the centre of the first coarse one.
    let double = UInt32(2 * factor)
    /// The coarse pixels on either side of a fine one and the weight of the second, in 2k-ths.
    func neighbours(_ index: Int, _ limit: Int) -> (first: Int, second: Int, weight: UInt32) {
      let place = 2 * index + 1 - factor
      let first = place >> (factor.trailingZeroBitCount + 1)
      let weight = UInt32(place - first * 2 * factor)
      return (first < 0 ? limit : first, first + 1 < limit ? first + 1 : limit, weight)
    }
    // One empty column stands for everything outside.
    var row = [UInt32](repeating: 0, count: width + 1)
    let columns = (0..<width * factor).map { neighbours($0, width) }
    let rounding = double * double * 128
    let shift = UInt32(2 * (factor.trailingZeroBitCount + 1) + 8)
    plane.values.withUnsafeBufferPointer { values in
      for y in 0..<height * factor {
        let (above, below, weight) = neighbours(y, height)
        for x in 0..<width {
          let upper = above < height ? UInt32(values[above * width + x]) : 0
          let lower = below < height ? UInt32(values[below * width + x]) : 0
          row[x] = upper * (double - weight) + lower * weight
        }
        let line = y * width * factor
        for (x, column) in columns.enumerated() {
          // 16 bits of coverage and two weights of up to 9 bits need 64 for the widest blur.
          let sum =
            UInt64(row[column.first]) * UInt64(double - column.weight)
            + UInt64(row[column.second]) * UInt64(column.weight)
          coverage[line + x] = UInt8(truncatingIfNeeded: (sum + UInt64(rounding)) >> UInt64(shift))
        }
      }
    }
  }
}

extension PixelRect {
  /// The places of a coarser grid that hold these pixels, and some more around them.
  fileprivate func coarsened(by factor: Int, margin: Int) -> PixelRect {
    let shift = factor.trailingZeroBitCount
    let (left, top) = ((x >> shift) - margin, (y >> shift) - margin)
    return PixelRect(
      x: left, y: top, width: ((maxX - 1) >> shift) + 1 + margin - left,
      height: ((maxY - 1) >> shift) + 1 + margin - top)
  }
}
