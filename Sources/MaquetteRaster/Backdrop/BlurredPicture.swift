public import MaquetteGraphics

// Backdrops
// =========
//
// What shines through a translucent panel is the picture below it, convolved with a Gaussian. It is computed as a wide shadow is
// (`BlurredMask`): pixels are averaged over cells of k x k, k = 1, 2, 4, ... so that the Gaussian is at most 8 cells wide, the
// cells are blurred along rows and columns, and pixels are interpolated between the centres of cells when they are drawn. Averaging
// and interpolation blur by themselves, with variances of (k^2 - 1) / 12 and k^2 / 6, by which the kernel is narrower.
//
// Cells count from the picture's origin, so that overlapping panels, and parts of one, agree in every pixel. Beyond the picture's
// edge the pixels of the edge repeat, or panels would darken there. Channels are premultiplied and in 8.8 fixed point from
// the average to the last rounding; all four go through the same monotone steps, so that none exceeds alpha.
//
// The picture below is drawn band by band, each of which becomes cells while it is in the cache; no picture of full size is kept.

/// A picture, blurred, of which any pixel can be computed.
public struct BlurredPicture: Sendable {
  /// The pixels that the picture describes.
  public let bounds: PixelRect
  /// The binary logarithm of a cell's side in pixels.
  let shift: Int
  /// The cells that are kept, counted from the picture's origin: one more on each side than `bounds` touches.
  let cells: PixelRect
  /// Red, green, blue and alpha of the cells, row by row, in 8.8 fixed point.
  private(set) var values: [SIMD4<UInt16>]

  /// How many bytes of pixels are drawn at a time: half of a small second-level cache.
  private static let bandBytes = 512 << 10

  /// Draws and blurs a part of a picture; nil if it lies outside, or has more cells than a bitmap may have pixels.
  ///
  /// - Parameters:
  ///   - area: the pixels that will be asked for.
  ///   - picture: all pixels that there are.
  ///   - background: the colour of all pixels before `body` draws.
  ///   - sigma: the standard deviation in pixels, at most `BlurredMask.greatestSigma`; one that is not positive, or not a
  ///     number, does not blur.
  ///   - threads: how many bands are drawn at the same time; the result does not depend on it.
  ///   - body: draws on each band what a band of the picture would show.
  public init?(
    of area: PixelRect, in picture: PixelRect, background: Color, sigma: Double, threads: Int = 1,
    buffers: DrawingBuffers = DrawingBuffers(), _ body: @Sendable (inout Canvas) -> Void
  ) {
    let area = area.intersection(picture)
    let sigma = sigma > 0 ? Swift.min(sigma, BlurredMask.greatestSigma) : 0
    let side = BlurredMask.grid(sigma: sigma)
    let shift = side.trailingZeroBitCount
    let variance = (sigma * sigma + 1.0 / 12) / Double(side * side) - 0.25
    let kernel = GaussianKernel(sigma: side == 1 ? sigma : variance.squareRoot())
    let kept = area.cells(shift: shift).outset(by: 1)
    let read = kept.outset(by: kernel.radius)
    guard !area.isEmpty, Bitmap.pixelCount(width: read.width, height: read.height) != nil else { return nil }

    let sums = CellSums(read, shift: shift, picture: picture)
    let workers = buffers.buffers(workers: Swift.max(1, threads))
    let rows = Swift.max(1, (Self.bandBytes / (4 * sums.pixels.width)) >> shift)
    // Safe to share: a band is drawn by one worker, with buffers of its own, and adds to cells of its own.
    nonisolated(unsafe) let shared = (sums, workers)
    forEachBand(count: sums.bandCount(cellRows: rows), workers: workers.count) { worker, take in
      while let band = take() {
        let (sums, buffers) = (shared.0, shared.1[worker])
        let layer = LayerBuffer(bounds: sums.band(band, cellRows: rows))
        var canvas = Canvas(target: layer.target, buffers: buffers)
        canvas.clear(background)
        body(&canvas)
        sums.add(layer.target)
      }
    }
    bounds = area
    self.shift = shift
    cells = kept
    values = sums.blurred(by: kernel)
  }

  /// Creates a picture from cells that are there already.
  init(bounds: PixelRect, shift: Int, cells: PixelRect, values: [SIMD4<UInt16>]) {
    self.bounds = bounds
    self.shift = shift
    self.cells = cells
    self.values = values
  }

  /// Returns the part of the picture within some pixels; nil if there is none.
  public func cropped(to area: PixelRect) -> BlurredPicture? {
    let area = area.intersection(bounds)
    if area.isEmpty { return nil }
    let kept = area.cells(shift: shift).outset(by: 1)
    var part: [SIMD4<UInt16>] = []
    part.reserveCapacity(kept.width * kept.height)
    for row in kept.rows {
      let start = (row - cells.y) * cells.width + kept.x - cells.x
      part += values[start..<start + kept.width]
    }
    return BlurredPicture(bounds: area, shift: shift, cells: kept, values: part)
  }
}

extension PixelRect {
  /// The cells of `1 << shift` pixels each way that hold these pixels.
  fileprivate func cells(shift: Int) -> PixelRect {
    let (left, top) = (x >> shift, y >> shift)
    return PixelRect(
      x: left, y: top, width: ((maxX - 1) >> shift) + 1 - left, height: ((maxY - 1) >> shift) + 1 - top)
  }

  /// Returns the rectangle with some more on every side.
  fileprivate func outset(by distance: Int) -> PixelRect {
    PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
