/// The accumulation buffer: for each pixel of a tile, how the coverage changes from its left neighbour.
///
/// Method. The signed area between an outline and the right edge of the picture is the sum over its edges, and so
/// is coverage. An edge that crosses row r between x0 and x1 with height h adds, in the column that it
/// crosses, h times the part of the pixel to its right, and h to every pixel further right. Storing
/// differences along the row turns "every pixel further right" into one addition: the column gets h - a and
/// its right neighbour a, where a is the area to the left of the edge in the column. The running sum along a
/// row is the exact signed area (Levien, font-rs, 2016; the cells of LibArt, AGG and FreeType hold the same two numbers).
/// Here all of it is integer: sums do not depend on order, so neither on bands nor threads.
///
/// Cells are dense 32-bit integers; a bit for each group of four says whether an edge touched it. `sweep` visits
/// those groups only: between them the sum does not change, and a whole span has one coverage.
///
/// Cost: an addition or two for each pixel that an edge crosses, one bit test for each group, and nothing for interiors.
///
/// Every x at which an edge crosses a row's boundary is computed from the whole edge, not from the row above, so
/// that a tile that begins further down sees the same values.
struct CellTile: ~Copyable {
  /// The most columns of a tile; wider shapes are drawn in several.
  ///
  /// 2^13 pixels of 2^16 units keep the accumulated error of a 2^-32 step below one unit.
  static let maximumWidth = 8192
  /// About how many cells a tile has at most: 256 KiB, a fraction of a core's second-level cache.
  static let cellBudget = 65536

  /// The pixels of the tile.
  private(set) var bounds = PixelRect.zero
  /// Differences of coverage; all zero between two shapes.
  private var cells = ScratchBuffer<Int32>(capacity: 4096, repeating: 0)
  /// A bit for each group of four cells; all zero between two shapes.
  private var marks = ScratchBuffer<UInt64>(capacity: 64, repeating: 0)
  /// The coverage of a run of groups, on its way to the sink.
  private var run = ScratchBuffer<UInt32>(capacity: 512, repeating: 0)
  /// The cells of a row: the columns and two more, rounded up to whole groups.
  private var stride = 0
  /// The words of `marks` of a row.
  private var words = 0

  /// Returns how many rows a tile of some width should have.
  static func rows(forWidth width: Int) -> Int {
    Swift.max(1, cellBudget / (width + 5))
  }

  /// Places the empty tile over some pixels, at most `maximumWidth` wide.
  mutating func place(_ pixels: PixelRect) {
    bounds = pixels
    stride = (pixels.width &+ 5) & ~3
    words = (stride &+ 255) &>> 8
    cells.reserve(stride &* pixels.height)
    marks.reserve(words &* pixels.height)
    run.reserve(256)
  }

  /// Adds an edge.
  @inline(__always)
  mutating func add(_ edge: borrowing Edge) {
    let left = bounds.x &<< FixedPoint.bits
    let top = bounds.y &<< FixedPoint.bits
    let right = bounds.width &<< FixedPoint.bits
    let bottom = bounds.height &<< FixedPoint.bits
    let x0 = edge.x0 &- left
    let x1 = edge.x1 &- left
    let y0 = edge.y0 &- top
    let y1 = edge.y1 &- top
    if y1 <= 0 || y0 >= bottom { return }
    if Swift.min(x0, x1) >= right { return }
    let inside = Swift.min(x0, x1) >= 0 && Swift.max(x0, x1) <= right

    var writer = CellWriter(
      cells: cells.base, marks: marks.base, stride: stride, words: words, winding: edge.winding, rise: 0)
    let firstRow = y0 &>> FixedPoint.bits
    if inside && y1 <= (firstRow &+ 1) &<< FixedPoint.bits && y0 >= 0 {
      // Most pieces of a curve end in the row where they begin.
      if x0 &>> FixedPoint.bits != x1 &>> FixedPoint.bits {
        writer.rise = CellWriter.rise(height: Double(y1 &- y0), width: Double(abs(x1 &- x0)))
      }
      writer.slice(row: firstRow, from: x0, to: x1, height: y1 &- y0)
      return
    }
    let height = Double(y1 &- y0)
    let run = Double(x1 &- x0)
    let slope = run / height
    if x0 &>> FixedPoint.bits != x1 &>> FixedPoint.bits {
      writer.rise = CellWriter.rise(height: height, width: Swift.abs(run))
    }
    var y = Swift.max(y0, 0)
    let end = Swift.min(y1, bottom)
    var x = y == y0 ? x0 : x0 &+ FixedPoint.round(Double(y &- y0) * slope)
    var row = y &>> FixedPoint.bits
    var boundary = (row &+ 1) &<< FixedPoint.bits
    var depth = Double(boundary &- y0)
    while boundary < end {
      let next = x0 &+ FixedPoint.round(depth * slope)
      if inside {
        writer.slice(row: row, from: x, to: next, height: boundary &- y)
      } else {
        writer.clippedSlice(row: row, from: x, to: next, height: boundary &- y, right: right)
      }
      x = next
      y = boundary
      row &+= 1
      boundary &+= FixedPoint.one
      depth += 65536
    }
    let last = end == y1 ? x1 : x0 &+ FixedPoint.round(depth * slope)
    if inside {
      writer.slice(row: row, from: x, to: last, height: end &- y)
    } else {
      writer.clippedSlice(row: row, from: x, to: last, height: end &- y, right: right)
    }
  }

  /// Hands the coverage of all rows to a sink and leaves the tile empty.
  @inline(__always)
  mutating func sweep<Sink: CoverageSink>(rule: WindingRule, into sink: inout Sink) {
    let width = bounds.width
    let runBase = run.base
    for row in 0..<bounds.height {
      // Invariant: `place` reserved `stride` cells and `words` words for each row, and every group that a bit of
      // a row can name ends within its stride, because `CellWriter` touches columns up to `width + 1` only.
      let rowCells = cells.base + row &* stride
      let rowMarks = marks.base + row &* words
      let y = bounds.y &+ row
      var sum: Int32 = 0
      var column = 0
      for word in 0..<words {
        var bits = rowMarks[word]
        if bits == 0 { continue }
        rowMarks[word] = 0
        // Gaps of one or two groups cost less as pixels than as a span of their own.
        bits |= ((bits &<< 1) | (bits &<< 2)) & ((bits &>> 1) | (bits &>> 2))
        repeat {
          let first = bits.trailingZeroBitCount
          let count = (~(bits &>> UInt64(truncatingIfNeeded: first))).trailingZeroBitCount
          let start = (word &<< 8) &+ (first &<< 2)
          if start > column {
            let coverage = rule.coverage(of: sum)
            if coverage != 0 {
              sink.span(x: bounds.x &+ column, y: y, count: start &- column, coverage: coverage)
            }
          }
          for group in 0..<count {
            let cell = UnsafeMutableRawPointer(rowCells + (start &+ (group &<< 2)))
            let sums = prefixSum(cell.loadUnaligned(as: SIMD4<Int32>.self), after: sum)
            cell.storeBytes(of: SIMD4<Int32>(repeating: 0), as: SIMD4<Int32>.self)
            sum = sums[3]
            UnsafeMutableRawPointer(runBase + (group &<< 2))
              .storeBytes(of: rule.lanes(of: sums), as: SIMD4<UInt32>.self)
          }
          column = start &+ (count &<< 2)
          let visible = Swift.min(column, width) &- start
          if visible > 0 {
            sink.pixels(x: bounds.x &+ start, y: y, count: visible, coverage: runBase)
          }
          // A run that reaches bit 63 leaves nothing, and a shift by 64 would be none.
          bits = first &+ count >= 64 ? 0 : bits & (~0 &<< UInt64(truncatingIfNeeded: first &+ count))
        } while bits != 0
      }
      if column < width {
        let coverage = rule.coverage(of: sum)
        if coverage != 0 {
          sink.span(x: bounds.x &+ column, y: y, count: width &- column, coverage: coverage)
        }
      }
    }
  }

  /// Returns the running sums of four differences that follow `sum`.
  @inline(__always)
  private func prefixSum(_ cells: SIMD4<Int32>, after sum: Int32) -> SIMD4<Int32> {
    let pairs = cells &+ SIMD4(0, cells[0], cells[1], cells[2])
    return pairs &+ SIMD4(0, 0, pairs[0], pairs[1]) &+ SIMD4(repeating: sum)
  }
}
