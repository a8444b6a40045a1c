/// Adds edges to the cells of a tile beyond which they may reach.
struct ClippingCellWriter: EdgeSink {
  /// A writer to whom the tile's first pixel is (0, 0).
  private let writer: CellWriter
  private let left, top, bottom, width: Int

  init(writer: CellWriter, bounds: PixelRect) {
    self.writer = writer
    left = bounds.x &<< FixedPoint.bits
    top = bounds.y &<< FixedPoint.bits
    bottom = bounds.maxY &<< FixedPoint.bits
    width = bounds.width &<< FixedPoint.bits
  }

  @inline(__always)
  func edge(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int) {
    if y1 <= top || y0 >= bottom { return }
    let (x0, y0, x1, y1) = (x0 &- left, y0 &- top, x1 &- left, y1 &- top)
    let low = Swift.min(x0, x1)
    if low >= width { return }
    if low >= 0 && Swift.max(x0, x1) <= width && y0 >= 0 && y1 <= bottom &- top {
      writer.edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: winding)
    } else {
      clip(x0: x0, y0: y0, x1: x1, y1: y1, winding: winding)
    }
  }

  /// Adds an edge that reaches beyond the tile: parts to the left of the tile are moved to its left side, because all
  /// pixels are to the right of them; parts above, below and to the right are dropped.
  ///
  /// As in `CellWriter`, crossings of rows are computed from the whole edge.
  @inline(never)
  private func clip(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int) {
    let height = Double(y1 &- y0)
    let slope = Double(x1 &- x0) / height
    let isUpright = x0 &>> FixedPoint.bits == x1 &>> FixedPoint.bits
    let rise = isUpright ? 0 : CellWriter.rise(height: height, width: Double(x1 &- x0).magnitude)
    var y = Swift.max(y0, 0)
    let end = Swift.min(y1, bottom &- top)
    var x = y == y0 ? x0 : x0 &+ FixedPoint.round(Double(y &- y0) * slope)
    while y < end {
      let row = y &>> FixedPoint.bits
      let next = Swift.min((row &+ 1) &<< FixedPoint.bits, end)
      let nextX = next == y1 ? x1 : x0 &+ FixedPoint.round(Double(next &- y0) * slope)
      let (low, high) = (Swift.min(x, nextX), Swift.max(x, nextX))
      slice(row &* writer.stride, from: low, to: high, height: next &- y, rise: rise, winding: winding)
      x = nextX
      y = next
    }
  }

  /// Adds a piece in one row, from left to right, that may reach beyond the tile's sides.
  private func slice(_ row: Int, from low: Int, to high: Int, height: Int, rise: Int, winding: Int) {
    if low >= width { return }
    if high <= 0 {
      writer.upright(row, insets: 0, height: height, winding: winding)
    } else if low >= 0 && high <= width {
      writer.slice(row, from: low, to: high, height: height, rise: rise, winding: winding)
    } else {
      writer.sloped(row, from: low, to: high, width: width, height: height, rise: rise, winding: winding)
    }
  }
}
