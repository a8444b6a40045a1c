/// Adds edges to the cells of a tile.
///
/// Coordinates are fixed point. The index of the cell of pixel (x, y) is y * stride + x - origin. Invariant of the pointers:
/// `cells` holds `stride` elements for each row of the tile, and `marks` a quarter as many; edges lie in the tile or on its sides,
/// and touch the columns from their left end's to the one after their right end's, which the stride includes.
struct CellWriter: EdgeSink {
  let cells: UnsafeMutablePointer<Int32>
  let marks: UnsafeMutablePointer<UInt8>
  let stride: Int
  /// The index that the tile's first pixel would have with an origin of 0.
  let origin: Int

  /// Adds an edge that lies within the tile; `winding` is 0 to add and -1 to subtract.
  @inline(__always)
  func edge(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int) {
    let column = x0 &>> FixedPoint.bits
    var row = (y0 &>> FixedPoint.bits) &* stride &- origin
    var boundary = (y0 | FixedPoint.fraction) &+ 1
    let height = y1 &- y0
    if column == x1 &>> FixedPoint.bits {
      let cell = row &+ column
      let (from, to) = (x0 & FixedPoint.fraction, x1 & FixedPoint.fraction)
      if boundary >= y1 {
        // Most pieces of a small curve stay within a pixel.
        upright(cell, insets: from &+ to, height: height, winding: winding)
      } else if from == to {
        vertical(cell, inset: from, y0: y0, y1: y1, boundary: boundary, winding: winding)
      } else {
        steep(cell, from: from, to: to, y0: y0, y1: y1, boundary: boundary, winding: winding)
      }
      return
    }
    let run = x1 &- x0
    let rise = CellWriter.rise(height: Double(height), width: Double(run).magnitude)
    if boundary >= y1 {
      sloped(
        row, from: Swift.min(x0, x1), to: Swift.max(x0, x1), height: height, rise: rise, winding: winding)
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
      slice(
        row, from: Swift.min(x, next), to: Swift.max(x, next), height: end &- y, rise: rise, winding: winding)
      if isLast { return }
      x = next
      y = end
      boundary &+= FixedPoint.one
      depth += 65536
      row &+= stride
    }
  }

  /// Returns the height gained for each unit of width, times 2^32, at most 2^46.
  ///
  /// A steeper edge reaches the next column only within its last unit of height, where the sum is clamped anyway.
  @inline(__always)
  static func rise(height: Double, width: Double) -> Int {
    FixedPoint.round(Swift.min(height / width * 4_294_967_296, 70_368_744_177_664))
  }

  /// Adds a piece in one row, from left to right; `row` is the index of the cell in column 0.
  @inline(__always)
  func slice(_ row: Int, from left: Int, to right: Int, height: Int, rise: Int, winding: Int) {
    if left &>> FixedPoint.bits == right &>> FixedPoint.bits {
      upright(
        row &+ (left &>> FixedPoint.bits),
        insets: (left & FixedPoint.fraction) &+ (right & FixedPoint.fraction), height: height,
        winding: winding)
    } else {
      sloped(row, from: left, to: right, height: height, rise: rise, winding: winding)
    }
  }

  /// Adds a vertical edge that crosses rows, the first of which ends at `boundary`: whole rows are all the same.
  @inline(__always)
  private func vertical(_ cell: Int, inset: Int, y0: Int, y1: Int, boundary: Int, winding: Int) {
    upright(cell, insets: 2 &* inset, height: boundary &- y0, winding: winding)
    var cell = cell &+ stride
    var boundary = boundary &+ FixedPoint.one
    while boundary < y1 {
      add(FixedPoint.one &- inset, inset, to: cell, winding)
      boundary &+= FixedPoint.one
      cell &+= stride
    }
    upright(cell, insets: 2 &* inset, height: (y1 &- boundary) &+ FixedPoint.one, winding: winding)
  }

  /// Adds an edge that crosses rows, the first of which ends at `boundary`, but stays in a column, between two distances from the
  /// column's left side.
  @inline(__always)
  private func steep(
    _ cell: Int, from start: Int, to end: Int, y0: Int, y1: Int, boundary: Int, winding: Int
  ) {
    let slope = Double(end &- start) / Double(y1 &- y0)
    var depth = Double(boundary &- y0)
    var (cell, boundary, x, y) = (cell, boundary, start, y0)
    repeat {
      let next = start &+ FixedPoint.round(depth * slope)
      upright(cell, insets: x &+ next, height: boundary &- y, winding: winding)
      x = next
      y = boundary
      boundary &+= FixedPoint.one
      depth += 65536
      cell &+= stride
    } while boundary < y1
    upright(cell, insets: x &+ end, height: y1 &- y, winding: winding)
  }

  /// Adds a piece in one row that stays in a column; `insets` is the sum of its ends' distances from the column's left side.
  @inline(__always)
  func upright(_ cell: Int, insets: Int, height: Int, winding: Int) {
    let area = (height &* insets) &>> (FixedPoint.bits &+ 1)
    add(height &- area, area, to: cell, winding)
  }

  /// Adds a piece in one row that crosses columns, from left to right; `row` is the index of the cell in column 0.
  ///
  /// The area on its right does not depend on which end is the upper one.
  @inline(__always)
  private func sloped(
    _ row: Int, from left: Int, to right: Int, height: Int, rise: Int, winding: Int
  ) {
    let first = row &+ (left &>> FixedPoint.bits)
    let last = row &+ (right &>> FixedPoint.bits)
    let inset = left & FixedPoint.fraction
    // The height at each column's right side, in units times 2^32.
    let gained = (FixedPoint.one &- inset) &* rise
    var reached = Swift.min(gained &>> 32, height)
    var area = (reached &* (inset &+ FixedPoint.one)) &>> (FixedPoint.bits &+ 1)
    add(reached &- area, to: first, winding)
    if last &- first > 1 {
      (reached, area) = across(
        from: first &+ 1, to: last, gained: gained, reached: reached, area: area, height: height, rise: rise,
        winding: winding)
    }
    let rest = height &- reached
    let end = (rest &* (right & FixedPoint.fraction)) &>> (FixedPoint.bits &+ 1)
    marks[first &>> 2] = 1
    add(area &+ rest &- end, end, to: last, winding)
  }

  /// Adds a piece in one row, from left to right, that crosses a side of the tile: to the same amounts as without the tile.
  ///
  /// What lies left of the tile is moved to its left side, and what lies right of it is dropped.
  func sloped(
    _ row: Int, from left: Int, to right: Int, width: Int, height: Int, rise: Int, winding: Int
  ) {
    let isEntering = left < 0
    let inset = isEntering ? 0 : left & FixedPoint.fraction
    let first = isEntering ? row : row &+ (left &>> FixedPoint.bits) &+ 1
    let last = row &+ (Swift.min(right, width) &>> FixedPoint.bits)
    let gained = (isEntering ? 0 &- left : FixedPoint.one &- inset) &* rise
    var reached = Swift.min(gained &>> 32, height)
    var area = isEntering ? 0 : (reached &* (inset &+ FixedPoint.one)) &>> (FixedPoint.bits &+ 1)
    let start = isEntering ? first : first &- 1
    add(reached &- area, to: start, winding)
    marks[start &>> 2] = 1
    if last > first {
      (reached, area) = across(
        from: first, to: last, gained: gained, reached: reached, area: area, height: height, rise: rise,
        winding: winding)
    }
    let rest = height &- reached
    let end = right > width ? 0 : (rest &* (right & FixedPoint.fraction)) &>> (FixedPoint.bits &+ 1)
    add(area &+ rest &- end, end, to: last, winding)
  }

  /// Adds the columns that a piece crosses from side to side; returns the height reached and the area carried over.
  ///
  /// Separate from `sloped` because few pieces need it, and its loop would take registers from the others.
  @inline(never)
  private func across(
    from first: Int, to last: Int, gained: Int, reached: Int, area: Int, height: Int, rise: Int, winding: Int
  ) -> (reached: Int, area: Int) {
    var (gained, reached, area) = (gained, reached, area)
    for cell in first..<last {
      gained &+= rise &<< FixedPoint.bits
      let next = Swift.min(gained &>> 32, height)
      let step = next &- reached
      let half = step &>> 1
      add(area &+ step &- half, to: cell, winding)
      area = half
      reached = next
    }
    for group in (first &>> 2)...(last &>> 2) { marks[group] = 1 }
    return (reached, area)
  }

  /// Adds to a cell and the one to its right, and marks them.
  @inline(__always)
  private func add(_ amount: Int, _ carried: Int, to cell: Int, _ winding: Int) {
    add(amount, to: cell, winding)
    add(carried, to: cell &+ 1, winding)
    marks[cell &>> 2] = 1
    marks[(cell &+ 1) &>> 2] = 1
  }

  @inline(__always)
  private func add(_ amount: Int, to cell: Int, _ winding: Int) {
    cells[cell] &+= Int32(truncatingIfNeeded: (amount ^ winding) &- winding)
  }
}
