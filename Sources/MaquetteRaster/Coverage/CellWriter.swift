/// Adds the part of an edge that lies in one row to the cells of a tile.
///
/// Invariant of the pointers: `cells` holds `stride` and `marks` holds `words` elements for each row of the tile, rows are
/// in range because the tile clips y, and columns reach from 0 to the tile's width plus one, which the stride
/// includes, because x is clipped to 0...width.
struct CellWriter {
  let cells: UnsafeMutablePointer<Int32>
  let marks: UnsafeMutablePointer<UInt64>
  let stride: Int
  let words: Int
  /// 0 to add, -1 to subtract.
  let winding: Int
  /// How many units of height the edge gains for each unit of width, times 2^32; 0 if it stays in a column.
  var rise: Int

  /// Returns the height gained for each unit of width, times 2^32, at most 2^46.
  ///
  /// A steeper edge reaches the next column only within its last unit of height, where the sum is clamped anyway.
  @inline(__always)
  static func rise(height: Double, width: Double) -> Int {
    FixedPoint.round(Swift.min(height / width * 4_294_967_296, 70_368_744_177_664))
  }

  /// Adds a piece between two places within 0...width.
  @inline(__always)
  func slice(row: Int, from x0: Int, to x1: Int, height: Int) {
    let rowCells = cells + row &* stride
    let column = x0 &>> FixedPoint.bits
    if column == x1 &>> FixedPoint.bits {
      let inset = (x0 & FixedPoint.fraction) &+ (x1 & FixedPoint.fraction)
      let area = (height &* inset) &>> (FixedPoint.bits &+ 1)
      add(height &- area, to: rowCells + column)
      add(area, to: rowCells + (column &+ 1))
      mark(row: row, from: column, to: column &+ 1)
    } else {
      sloped(row: row, from: Swift.min(x0, x1), to: Swift.max(x0, x1), height: height)
    }
  }

  /// Adds a piece that crosses columns, from left to right.
  ///
  /// Which of its ends is the upper one makes no difference to the area on its right.
  @inline(__always)
  private func sloped(row: Int, from left: Int, to right: Int, height: Int) {
    let rowCells = cells + row &* stride
    let first = left &>> FixedPoint.bits
    let last = right &>> FixedPoint.bits
    let inset = left & FixedPoint.fraction
    // The height at each column's right side, in units times 2^32.
    var gained = (FixedPoint.one &- inset) &* rise
    var reached = Swift.min(gained &>> 32, height)
    var area = (reached &* (inset &+ FixedPoint.one)) &>> (FixedPoint.bits &+ 1)
    add(reached &- area, to: rowCells + first)
    var column = first &+ 1
    while column < last {
      gained &+= rise &<< FixedPoint.bits
      let next = Swift.min(gained &>> 32, height)
      let step = next &- reached
      let half = step &>> 1
      add(area &+ step &- half, to: rowCells + column)
      area = half
      reached = next
      column &+= 1
    }
    let rest = height &- reached
    let end = (rest &* (right & FixedPoint.fraction)) &>> (FixedPoint.bits &+ 1)
    add(area &+ rest &- end, to: rowCells + last)
    add(end, to: rowCells + (last &+ 1))
    mark(row: row, from: first, to: last &+ 1)
  }

  /// Adds a piece that may reach beyond the tile's sides: what lies to the left counts at the left side, for
  /// all pixels are to the right of it; what lies to the right counts nowhere.
  @inline(never)
  func clippedSlice(row: Int, from x0: Int, to x1: Int, height: Int, right: Int) {
    let low = Swift.min(x0, x1)
    let high = Swift.max(x0, x1)
    if low >= right { return }
    if high <= 0 { return slice(row: row, from: 0, to: 0, height: height) }
    let ratio = Double(height) / Double(Swift.max(high &- low, 1))
    let entered = low >= 0 ? 0 : Swift.min(FixedPoint.round(Double(0 &- low) * ratio), height)
    let left = high <= right ? height : Swift.min(FixedPoint.round(Double(right &- low) * ratio), height)
    if entered > 0 { slice(row: row, from: 0, to: 0, height: entered) }
    if left > entered {
      slice(
        row: row, from: Swift.max(low, 0), to: Swift.min(high, right), height: left &- entered)
    }
  }

  /// Adds or subtracts an amount.
  @inline(__always)
  private func add(_ amount: Int, to cell: UnsafeMutablePointer<Int32>) {
    cell.pointee &+= Int32(truncatingIfNeeded: (amount ^ winding) &- winding)
  }

  /// Marks the groups from one column to another.
  @inline(__always)
  private func mark(row: Int, from first: Int, to last: Int) {
    let rowMarks = marks + row &* words
    let firstGroup = first &>> 2
    let lastGroup = last &>> 2
    let firstWord = firstGroup &>> 6
    let lastWord = lastGroup &>> 6
    let head = ~UInt64(0) &<< UInt64(truncatingIfNeeded: firstGroup & 63)
    let tail = ~UInt64(0) &>> UInt64(truncatingIfNeeded: 63 &- (lastGroup & 63))
    if firstWord == lastWord {
      rowMarks[firstWord] |= head & tail
    } else {
      rowMarks[firstWord] |= head
      var word = firstWord &+ 1
      while word < lastWord {
        rowMarks[word] = ~0
        word &+= 1
      }
      rowMarks[lastWord] |= tail
    }
  }
}
