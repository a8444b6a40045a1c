/// Adds edges to the cells of a tile.
///
/// Coordinates are fixed point and relative to the tile. Invariant of the pointers: `cells` holds `stride` and
/// `marks` holds `groups` elements for each row of the tile; callers clip y to the tile's rows and x to 0...width,
/// and an edge touches the columns from its left end's to the one after its right end's, at most width + 1, which the
/// stride includes.
struct CellWriter {
  let cells: UnsafeMutablePointer<Int32>
  let marks: UnsafeMutablePointer<UInt8>
  let stride: Int
  let groups: Int

  /// Adds an edge that lies within the tile; `winding` is 0 to add and -1 to subtract.
  @inline(__always)
  func add(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int) {
    let row = y0 &>> FixedPoint.bits
    var rowCells = cells + row &* stride
    var rowMarks = marks + row &* groups
    var boundary = (row &+ 1) &<< FixedPoint.bits
    let height = y1 &- y0
    let isLevel = boundary >= y1
    let isUpright = x0 &>> FixedPoint.bits == x1 &>> FixedPoint.bits
    if isLevel && isUpright {
      // Most pieces of a small curve stay within a pixel.
      upright(rowCells, rowMarks, from: x0, to: x1, height: height, winding: winding)
      return
    }
    let run = x1 &- x0
    let rise = isUpright ? 0 : CellWriter.rise(height: Double(height), width: Double(Swift.abs(run)))
    if isLevel {
      sloped(
        rowCells, rowMarks, from: Swift.min(x0, x1), to: Swift.max(x0, x1), height: height, rise: rise,
        winding: winding)
      return
    }
    let slope = Double(run) / Double(height)
    var depth = Double(boundary &- y0)
    var x = x0
    var y = y0
    while true {
      let isLast = boundary >= y1
      let next = isLast ? x1 : x0 &+ FixedPoint.round(depth * slope)
      let end = isLast ? y1 : boundary
      if x &>> FixedPoint.bits == next &>> FixedPoint.bits {
        upright(rowCells, rowMarks, from: x, to: next, height: end &- y, winding: winding)
      } else {
        sloped(
          rowCells, rowMarks, from: Swift.min(x, next), to: Swift.max(x, next), height: end &- y,
          rise: rise, winding: winding)
      }
      if isLast { return }
      x = next
      y = end
      boundary &+= FixedPoint.one
      depth += 65536
      rowCells += stride
      rowMarks += groups
    }
  }

  /// Adds an edge that reaches beyond the tile: parts to the left of the tile are moved to its left side, because all
  /// pixels are to the right of them; parts above, below and to the right are dropped.
  ///
  /// As in `add`, crossings of rows are computed from the whole edge.
  @inline(never)
  func addClipped(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int, right: Int, bottom: Int) {
    let height = Double(y1 &- y0)
    let slope = Double(x1 &- x0) / height
    let isUpright = x0 &>> FixedPoint.bits == x1 &>> FixedPoint.bits
    let rise =
      isUpright ? 0 : CellWriter.rise(height: height, width: Swift.abs(Double(x1 &- x0)))
    var y = Swift.max(y0, 0)
    let end = Swift.min(y1, bottom)
    var x = y == y0 ? x0 : x0 &+ FixedPoint.round(Double(y &- y0) * slope)
    while y < end {
      let row = y &>> FixedPoint.bits
      let next = Swift.min((row &+ 1) &<< FixedPoint.bits, end)
      let nextX = next == y1 ? x1 : x0 &+ FixedPoint.round(Double(next &- y0) * slope)
      clippedSlice(
        row: row, from: Swift.min(x, nextX), to: Swift.max(x, nextX), height: next &- y, right: right,
        rise: rise, winding: winding)
      x = nextX
      y = next
    }
  }

  /// Adds a piece in one row, from left to right, that may reach beyond the tile's sides.
  private func clippedSlice(
    row: Int, from low: Int, to high: Int, height: Int, right: Int, rise: Int, winding: Int
  ) {
    if low >= right { return }
    let rowCells = cells + row &* stride
    let rowMarks = marks + row &* groups
    if high <= 0 {
      return upright(rowCells, rowMarks, from: 0, to: 0, height: height, winding: winding)
    }
    let ratio = Double(height) / Double(Swift.max(high &- low, 1))
    let entered = low >= 0 ? 0 : Swift.min(FixedPoint.round(Double(0 &- low) * ratio), height)
    let left = high <= right ? height : Swift.min(FixedPoint.round(Double(right &- low) * ratio), height)
    if entered > 0 {
      upright(rowCells, rowMarks, from: 0, to: 0, height: entered, winding: winding)
    }
    if left > entered {
      let (from, to) = (Swift.max(low, 0), Swift.min(high, right))
      if from &>> FixedPoint.bits == to &>> FixedPoint.bits {
        upright(rowCells, rowMarks, from: from, to: to, height: left &- entered, winding: winding)
      } else {
        sloped(
          rowCells, rowMarks, from: from, to: to, height: left &- entered, rise: rise, winding: winding)
      }
    }
  }

  /// Returns the height gained for each unit of width, times 2^32, at most 2^46.
  ///
  /// A steeper edge reaches the next column only within its last unit of height, where the sum is clamped anyway.
  @inline(__always)
  private static func rise(height: Double, width: Double) -> Int {
    FixedPoint.round(Swift.min(height / width * 4_294_967_296, 70_368_744_177_664))
  }

  /// Adds a piece in one row that stays in a column.
  @inline(__always)
  private func upright(
    _ rowCells: UnsafeMutablePointer<Int32>, _ rowMarks: UnsafeMutablePointer<UInt8>,
    from x0: Int, to x1: Int, height: Int, winding: Int
  ) {
    let column = x0 &>> FixedPoint.bits
    let inset = (x0 & FixedPoint.fraction) &+ (x1 & FixedPoint.fraction)
    let area = (height &* inset) &>> (FixedPoint.bits &+ 1)
    add(height &- area, to: rowCells + column, winding)
    add(area, to: rowCells + (column &+ 1), winding)
    rowMarks[column &>> 2] = 1
    rowMarks[(column &+ 1) &>> 2] = 1
  }

  /// Adds a piece in one row that crosses columns, from left to right.
  ///
  /// The area on its right does not depend on which end is the upper one.
  @inline(__always)
  private func sloped(
    _ rowCells: UnsafeMutablePointer<Int32>, _ rowMarks: UnsafeMutablePointer<UInt8>,
    from left: Int, to right: Int, height: Int, rise: Int, winding: Int
  ) {
    let first = left &>> FixedPoint.bits
    let last = right &>> FixedPoint.bits
    let inset = left & FixedPoint.fraction
    // The height at each column's right side, in units times 2^32.
    let gained = (FixedPoint.one &- inset) &* rise
    var reached = Swift.min(gained &>> 32, height)
    var area = (reached &* (inset &+ FixedPoint.one)) &>> (FixedPoint.bits &+ 1)
    add(reached &- area, to: rowCells + first, winding)
    if last &- first > 1 {
      (reached, area) = across(
        rowCells, rowMarks, from: first &+ 1, to: last, gained: gained, reached: reached, area: area,
        height: height, rise: rise, winding: winding)
    }
    let rest = height &- reached
    let end = (rest &* (right & FixedPoint.fraction)) &>> (FixedPoint.bits &+ 1)
    add(area &+ rest &- end, to: rowCells + last, winding)
    add(end, to: rowCells + (last &+ 1), winding)
    rowMarks[first &>> 2] = 1
    rowMarks[(last &+ 1) &>> 2] = 1
  }

  /// Adds the columns that a piece crosses from side to side; returns the height reached and the area carried over.
  ///
  /// Separate from `sloped` because few pieces need it, and its loop would take registers from the others.
  @inline(never)
  private func across(
    _ rowCells: UnsafeMutablePointer<Int32>, _ rowMarks: UnsafeMutablePointer<UInt8>,
    from first: Int, to last: Int, gained: Int, reached: Int, area: Int, height: Int, rise: Int,
    winding: Int
  ) -> (reached: Int, area: Int) {
    var (gained, reached, area) = (gained, reached, area)
    for column in first..<last {
      gained &+= rise &<< FixedPoint.bits
      let next = Swift.min(gained &>> 32, height)
      let step = next &- reached
      let half = step &>> 1
      add(area &+ step &- half, to: rowCells + column, winding)
      area = half
      reached = next
    }
    for group in (first &>> 2)...(last &>> 2) { rowMarks[group] = 1 }
    return (reached, area)
  }

  @inline(__always)
  private func add(_ amount: Int, to cell: UnsafeMutablePointer<Int32>, _ winding: Int) {
    cell.pointee &+= Int32(truncatingIfNeeded: (amount ^ winding) &- winding)
  }
}
