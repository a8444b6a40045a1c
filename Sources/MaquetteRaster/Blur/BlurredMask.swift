package import MaquetteGraphics

// Shadows
// =======
//
// The shadow of a shape is its coverage convolved with a Gaussian. Up to a standard deviation of 8 pixels it is
// computed at full resolution. A wider blur has no detail that needs full resolution: the shape's coverage is
// computed on a grid 2, 4, 8, ... times coarser, exactly as the rasterizer does at any scale, blurred there and
// interpolated. Averaging over coarse pixels of k fine ones and linear interpolation also blur, with variances of
// k^2 / 12 and k^2 / 6; the kernel's variance is reduced by as much (and keeps the 1/12 of a fine pixel). The remaining
// error is less than half a step of 255.
//
// Only the grid is stored. Rows are interpolated when they are drawn (`BlurredRows`), which costs less than reading a full-size
// mask from memory: a shadow with a sigma of 72 pixels around a card is 2,000 numbers instead of half a million.

/// How much of each pixel a blurred shape covers, 0 to 255.
///
/// A column and a row can be repeated (`stretched`), so that rectangles of many sizes share one blur.
package struct BlurredMask: Sendable {
  /// A column or a row that is repeated.
  struct Stretch {
    /// The column or row that is repeated, counted from the first one.
    var place: Int
    var count: Int

    static let none = Stretch(place: 0, count: 0)

    /// Returns the stored column or row for one of the stretched mask.
    @inline(__always)
    func source(of index: Int) -> Int {
      index <= place ? index : Swift.max(place, index &- count)
    }
  }

  package static let empty = BlurredMask(origin: (0, 0), grid: 1, plane: .empty)

  /// The pixels that the mask describes; outside of them nothing is covered.
  package let bounds: PixelRect
  /// The side in pixels of a cell of `plane`: a power of two.
  let grid: Int
  let plane: CoveragePlane
  let columns: Stretch
  let rows: Stretch

  private init(
    origin: (x: Int, y: Int), grid: Int, plane: CoveragePlane, columns: Stretch = .none,
    rows: Stretch = .none
  ) {
    bounds = PixelRect(
      x: origin.x, y: origin.y, width: plane.width * grid + columns.count,
      height: plane.height * grid + rows.count)
    self.grid = grid
    self.plane = plane
    self.columns = columns
    self.rows = rows
  }

  /// The upper limit of sigma in pixels; greater values count as this one.
  package static let greatestSigma = 250.0

  /// The standard deviation up to which shapes are blurred at full resolution, in pixels.
  private static let directSigma = 8.0

  /// The side in pixels of a cell of the grid on which a shape is blurred: a power of two.
  package static func grid(sigma: Double) -> Int {
    let sigma = Swift.min(sigma, greatestSigma)
    var factor = 1
    while sigma > directSigma * Double(factor) { factor *= 2 }
    return factor
  }

  /// Creates the mask of a shape's inside, blurred by a Gaussian.
  ///
  /// The mask reaches 3 sigma beyond the shape. A shape whose blurred mask would have more than `Bitmap.pixelLimit` pixels gives
  /// an empty mask.
  /// - Parameters:
  ///   - sigma: the standard deviation in pixels, after the transform; if it is not positive, nothing is blurred.
  ///   - limits: the pixels that matter; the mask is correct in these and may leave out others.
  package init(
    blurring shape: Shape, transform: Transform = .identity, sigma: Double, within limits: PixelRect? = nil
  ) {
    let sigma = sigma > 0 ? Swift.min(sigma, Self.greatestSigma) : 0
    let factor = Self.grid(sigma: sigma)
    let variance = (sigma * sigma + 1.0 / 12) / Double(factor * factor) - 0.25
    let kernel = GaussianKernel(sigma: factor == 1 ? sigma : variance.squareRoot())
    let reach = kernel.radius
    let coarse = CoverageMask(
      filling: shape, transform: transform.then(.scale(x: 1 / Double(factor))),
      within: limits.map { $0.coarsened(by: factor, margin: reach + 1) })
    let (width, height) = (coarse.bounds.width + 2 * reach, coarse.bounds.height + 2 * reach)
    guard !coarse.bounds.isEmpty, Bitmap.pixelCount(width: width * factor, height: height * factor) != nil
    else {
      self = .empty
      return
    }
    var plane = CoveragePlane(coarse, x: reach, y: reach, width: width, height: height)
    plane.blur(kernel)
    self.init(
      origin: ((coarse.bounds.x - reach) * factor, (coarse.bounds.y - reach) * factor), grid: factor,
      plane: plane)
  }

  /// Returns the mask with a column and a row repeated, independently of each other.
  ///
  /// - Parameters:
  ///   - column: the column to repeat; one outside of the bounds repeats nothing.
  ///   - columns: how often it is repeated, 0 or more.
  ///   - row: the row to repeat; one outside of the bounds repeats nothing.
  ///   - rows: how often it is repeated, 0 or more.
  package func stretched(column: Int, columns: Int, row: Int, rows: Int) -> BlurredMask {
    let across =
      bounds.columns.contains(column) ? Stretch(place: column - bounds.x, count: columns) : .none
    let down = bounds.rows.contains(row) ? Stretch(place: row - bounds.y, count: rows) : .none
    guard across.count > 0 || down.count > 0, self.columns.count == 0, self.rows.count == 0,
      Bitmap.pixelCount(width: bounds.width + across.count, height: bounds.height + down.count) != nil
    else { return self }
    return BlurredMask(
      origin: (bounds.x, bounds.y), grid: grid, plane: plane, columns: across, rows: down)
  }

  /// The size of the stored values in bytes.
  package var byteCount: Int { 2 * plane.width * plane.height }
}

extension CoverageMask {
  /// Creates the mask of a shape's inside, blurred by a Gaussian: `BlurredMask` with all rows interpolated.
  ///
  /// Nothing is blurred if sigma is not positive.
  package init(
    blurring shape: Shape, transform: Transform = .identity, sigma: Double, within limits: PixelRect? = nil
  ) {
    let blurred = BlurredMask(blurring: shape, transform: transform, sigma: sigma, within: limits)
    let bounds = blurred.bounds
    var coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      blurred.forEachPiece(of: bounds, above: 0) { piece in
        // Pieces lie within the requested bounds.
        let target = base + ((piece.y - bounds.y) * bounds.width + piece.x - bounds.x)
        switch piece.coverage {
        case .bytes(let bytes): target.update(from: bytes, count: piece.count)
        case .constant(let value): target.update(repeating: value, count: piece.count)
        }
      }
    }
    self = CoverageMask(bounds: bounds, coverage: coverage) ?? .empty
  }
}

extension PixelRect {
  /// The cells of a coarser grid that hold these pixels, plus a margin.
  fileprivate func coarsened(by factor: Int, margin: Int) -> PixelRect {
    let shift = factor.trailingZeroBitCount
    let (left, top) = ((x >> shift) - margin, (y >> shift) - margin)
    return PixelRect(
      x: left, y: top, width: ((maxX - 1) >> shift) + 1 + margin - left,
      height: ((maxY - 1) >> shift) + 1 + margin - top)
  }
}
