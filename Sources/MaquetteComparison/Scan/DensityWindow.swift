import MaquetteRaster

/// The square window with the most failing pixels, found exactly.
///
/// For each row with failing pixels, a window slides along it: the counts of each column over the last `edge` rows are
/// kept, and their sum over `edge` columns. A window with the most pixels can be moved until its lowest row has one, so
/// it is enough to test windows that end in such rows and contain one of its pixels.
///
/// Cost: at most two additions for each pixel of the rows with failing pixels.
struct DensityWindow {
  private let edge: Int
  private let width: Int
  private let height: Int
  // How many of the last `edge` rows fail in each column.
  private var columnCounts: [Int32]
  // The failing columns of the last `edge` rows: row y at y % edge.
  private var rows: [(y: Int, columns: [Int32])]
  private var current: [Int32] = []

  /// The window with the most failing pixels; of several the topmost and leftmost.
  private(set) var densest: Comparison.Density?

  init(width: Int, height: Int, edge: Int) {
    (self.width, self.height, self.edge) = (width, height, edge)
    columnCounts = []
    rows = Array(repeating: (-1, []), count: edge)
  }

  /// Counts a failing pixel of the current row, from the left.
  @inline(__always)
  mutating func add(_ x: Int, _ y: Int) { current.append(Int32(truncatingIfNeeded: x)) }

  /// Ends a row; rows without failing pixels may be left out.
  mutating func endRow(_ y: Int) {
    guard !current.isEmpty else { return }
    if columnCounts.isEmpty { columnCounts = Array(repeating: 0, count: width) }
    for slot in rows.indices where rows[slot].y >= 0 && rows[slot].y <= y - edge {
      for column in rows[slot].columns { columnCounts[Int(column)] -= 1 }
      rows[slot].y = -1
      rows[slot].columns.removeAll(keepingCapacity: true)
    }
    for column in current { columnCounts[Int(column)] += 1 }
    slide(y)
    // The row that was in this slot, if any, is at least `edge` rows up and has been removed above.
    swap(&rows[y % edge].columns, &current)
    rows[y % edge].y = y
    current.removeAll(keepingCapacity: true)
  }

  private mutating func slide(_ y: Int) {
    let span = min(edge, width)
    var left = 0
    var index = 0
    while index < current.count {
      // Windows that hold this pixel, and those of the pixels whose windows overlap them.
      left = max(Int(current[index]) - edge + 1, 0)
      var last = Int(current[index])
      while index < current.count, Int(current[index]) <= last + edge {
        last = Int(current[index])
        index += 1
      }
      let end = min(last, width - span)
      var sum = sum(from: left, span)
      record(sum, x: left, y: y)
      while left < end {
        sum += Int(columnCounts[left + span]) - Int(columnCounts[left])
        left += 1
        record(sum, x: left, y: y)
      }
    }
  }

  private func sum(from left: Int, _ span: Int) -> Int {
    columnCounts[left..<left + span].reduce(0) { $0 + Int($1) }
  }

  @inline(__always)
  private mutating func record(_ count: Int, x: Int, y: Int) {
    if let densest, densest.count >= count { return }
    // A window that would begin above the picture is moved to its top edge.
    let window = PixelRect(
      x: x, y: max(y - edge + 1, 0), width: edge, height: edge)
    densest = Comparison.Density(
      count: count, window: Mask.clipped(window, width: width, height: height))
  }
}
