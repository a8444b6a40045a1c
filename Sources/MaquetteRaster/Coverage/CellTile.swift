import CRaster

/// The accumulation buffer: for each pixel of a tile, how the coverage changes from its left neighbour.
///
/// Method. The signed area between an outline and the right edge of the picture is the sum over its edges, and so is
/// coverage. An edge that crosses row r between x0 and x1 with height h adds, in the column that it crosses, h times
/// the part of the pixel to its right, and h to every pixel further right. Storing differences along the row turns
/// "every pixel further right" into one addition: the column gets h - a and its right neighbour a, where a is the
/// area to the left of the edge in the column. The running sum along a row is the exact signed area (Levien, font-rs,
/// 2016; the cells of LibArt, AGG and FreeType hold the same two numbers). Here all of it is integer: sums do not
/// depend on order, and so not on bands or threads.
///
/// Cells are dense 32-bit integers; a mark for each group of four says whether an edge touched it. `sweep` visits
/// those groups only: between them the sum does not change, and a whole span has one coverage.
///
/// Cost: an addition or two for each pixel that an edge crosses, an eighth of a test for each group, and nothing for interiors.
///
/// Every x at which an edge crosses a row's boundary is computed from the whole edge, not from the row above, so
/// that a tile that begins further down sees the same values.
struct CellTile: ~Copyable {
  /// The maximum width of a tile; wider shapes are drawn in several.
  ///
  /// 2^13 pixels of 2^16 units keep the accumulated error of a 2^-32 step below one unit.
  static let maximumWidth = 8192
  /// The approximate maximum number of cells of a tile: 256 KiB, a fraction of a core's second-level cache.
  static let cellBudget = 65536

  private(set) var bounds = PixelRect.zero
  /// Differences of coverage; all zero between two shapes.
  private var cells = ScratchBuffer<Int32>(capacity: 1024, repeating: 0)
  /// 1 for each group of four cells that an edge touched; all zero between two shapes.
  ///
  /// Bytes rather than bits, because an edge writes them without reading; the sweep gathers them.
  private var marks = ScratchBuffer<UInt8>(capacity: 256, repeating: 0)
  /// The coverage of a run of groups.
  private var run = ScratchBuffer<UInt32>(capacity: 512)
  /// The cells of a row: the columns and two more, rounded up to whole words of marks.
  private var stride = 0

  static func rows(forWidth width: Int) -> Int {
    Swift.max(1, cellBudget / (width + 5))
  }

  /// Places the empty tile over some pixels, at most `maximumWidth` wide.
  mutating func place(_ pixels: PixelRect) {
    bounds = pixels
    stride = (pixels.width &+ 33) & ~31
    cells.reserve(stride &* pixels.height)
    marks.reserve((stride &>> 2) &* pixels.height)
    run.reserve(256)
  }

  /// Adds polygons; the vertices of each are those from the end of the one before it on.
  mutating func add(_ polygons: UnsafeBufferPointer<Polygon>, _ vertices: UnsafePointer<SIMD2<Int>>) {
    let low = SIMD2(bounds.x, bounds.y) &<< FixedPoint.bits
    let high = SIMD2(bounds.maxX, bounds.maxY) &<< FixedPoint.bits
    var first = 0
    for polygon in polygons {
      let ring = UnsafeBufferPointer(start: vertices + first, count: polygon.end &- first)
      first = polygon.end
      if polygon.high.y <= low.y || polygon.low.y >= high.y || polygon.low.x >= high.x { continue }
      if polygon.low.x >= low.x && polygon.low.y >= low.y && polygon.high.x <= high.x
        && polygon.high.y <= high.y
      {
        addInner(ring)
      } else {
        addClipped(ring)
      }
    }
  }

  /// Adds a polygon that lies in the tile. Not inlined, so that its loop has all registers.
  @inline(never)
  private func addInner(_ vertices: UnsafeBufferPointer<SIMD2<Int>>) {
    let writer = CellWriter(
      cells: cells.base, marks: marks.base, stride: stride, origin: bounds.y &* stride &+ bounds.x)
    writer.edges(of: vertices)
  }

  /// Adds a polygon that may reach beyond the tile.
  @inline(never)
  private func addClipped(_ vertices: UnsafeBufferPointer<SIMD2<Int>>) {
    let writer = CellWriter(cells: cells.base, marks: marks.base, stride: stride, origin: 0)
    ClippingCellWriter(writer: writer, bounds: bounds).edges(of: vertices)
  }

  /// Sends the coverage of all rows to a sink and clears the tile.
  @inline(__always)
  mutating func sweep<Rule: WindingRule, Sink: CoverageSink>(_ rule: Rule.Type, into sink: inout Sink) {
    let rows = CRasterCells(
      cells: cells.base, cell_stride: stride, marks: marks.base, mark_stride: stride &>> 2,
      width: bounds.width, height: bounds.height, is_even_odd: rule == EvenOddRule.self)
    if sink.sweep(x: bounds.x, y: bounds.y, cells: rows) { return }
    for row in 0..<bounds.height {
      sweepRow(row, rule, into: &sink)
    }
  }

  @inline(__always)
  private func sweepRow<Rule: WindingRule, Sink: CoverageSink>(
    _ row: Int, _ rule: Rule.Type, into sink: inout Sink
  ) {
    // Invariant: `place` reserved `stride` cells and a quarter as many marks for each row, a multiple of eight, and
    // `CellWriter` touches columns up to `width + 1` only, which lie in the stride.
    let groups = stride &>> 2
    let rowCells = cells.base + row &* stride
    let rowMarks = UnsafeMutableRawPointer(marks.base + row &* groups)
    let runBase = run.base
    let (left, y, width) = (bounds.x, bounds.y &+ row, bounds.width)
    var sum: Int32 = 0
    var column = 0
    for word in Swift.stride(from: 0, to: groups, by: 64) {
      var bits = gatherMarks(rowMarks + word, count: Swift.min(64, groups &- word))
      if bits == 0 { continue }
      // Gaps of one or two groups cost less as pixels than as a span of their own.
      bits |= ((bits &<< 1) | (bits &<< 2)) & ((bits &>> 1) | (bits &>> 2))
      repeat {
        let first = bits.trailingZeroBitCount
        let count = (~(bits &>> UInt64(truncatingIfNeeded: first))).trailingZeroBitCount
        let start = (word &+ first) &<< 2
        if start > column {
          let coverage = Rule.coverage(of: sum)
          if coverage != 0 {
            sink.span(x: left &+ column, y: y, count: start &- column, coverage: coverage)
          }
        }
        for group in 0..<count {
          let cell = UnsafeMutableRawPointer(rowCells + (start &+ (group &<< 2)))
          let sums = prefixSum(cell.loadUnaligned(as: SIMD4<Int32>.self), after: sum)
          cell.storeBytes(of: SIMD4<Int32>(repeating: 0), as: SIMD4<Int32>.self)
          sum = sums[3]
          UnsafeMutableRawPointer(runBase + (group &<< 2))
            .storeBytes(of: Rule.lanes(of: sums), as: SIMD4<UInt32>.self)
        }
        column = start &+ (count &<< 2)
        let visible = Swift.min(column, width) &- start
        if visible > 0 {
          sink.pixels(x: left &+ start, y: y, count: visible, coverage: runBase)
        }
        // A run that reaches bit 63 is the last one; a masking shift by 64 would not shift.
        bits = first &+ count >= 64 ? 0 : bits & (~0 &<< UInt64(truncatingIfNeeded: first &+ count))
      } while bits != 0
    }
    if column < width {
      let coverage = Rule.coverage(of: sum)
      if coverage != 0 {
        sink.span(x: left &+ column, y: y, count: width &- column, coverage: coverage)
      }
    }
  }

  /// Returns up to 64 marks, a multiple of eight, as bits in order, and clears them.
  @inline(__always)
  private func gatherMarks(_ marks: UnsafeMutableRawPointer, count: Int) -> UInt64 {
    var bits: UInt64 = 0
    var offset = 0
    while offset < count {
      let bytes = marks.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if bytes != 0 {
        marks.storeBytes(of: 0, toByteOffset: offset, as: UInt64.self)
        // Each byte is 0 or 1: the product collects them in its highest byte.
        let eight = (bytes &* 0x0102_0408_1020_4080) &>> 56
        bits |= eight &<< UInt64(truncatingIfNeeded: offset)
      }
      offset &+= 8
    }
    return bits
  }

  /// Returns the running sums of four differences that follow `sum`.
  @inline(__always)
  private func prefixSum(_ cells: SIMD4<Int32>, after sum: Int32) -> SIMD4<Int32> {
    let pairs = cells &+ SIMD4(0, cells[0], cells[1], cells[2])
    return pairs &+ SIMD4(0, 0, pairs[0], pairs[1]) &+ SIMD4(repeating: sum)
  }
}
