import CRaster

// Coverage in runs
// ================
//
// Most of a mockup is rectangles with rounded corners, their borders, and circles. A row of such a shape is a few pixels that
// its edge crosses, a long stretch with one coverage, and again a few pixels; between the corners all rows are equal. So its
// coverage is computed once, at the least size that has all of its corners, and stored as the compositor needs it:
// for each row a few runs, each either one coverage for many pixels or a byte for each of a few. One column in the
// middle may be repeated, which lengthens the run that holds it, and one row. A shape of any size is then
// drawn from this mask, without path, edges or cells. (Nine-slice scaling, applied to coverage; Skia stretches its blurred
// rounded rectangles in the same way.)
//
// Cost: about 60 bytes for each row of corners. Drawing costs a call for each of the three parts (the rows above the repeated
// one, that row, the rows below) and the compositing of the pixels.

/// The coverage of a shape as runs of pixels, one column and one row of which can be repeated.
package final class RunMask: Sendable {
  /// The place where a mask is drawn, and the amount by which it is stretched.
  package struct Placement: Hashable, Sendable {
    package var x: Int
    package var y: Int
    /// The number of columns added by repeating the middle one.
    package var columns: Int
    /// The number of rows added by repeating the middle one.
    package var rows: Int

    /// Creates a placement; a negative number of columns or rows counts as none.
    package init(x: Int, y: Int, columns: Int = 0, rows: Int = 0) {
      self.x = x
      self.y = y
      self.columns = Swift.max(columns, 0)
      self.rows = Swift.max(rows, 0)
    }
  }

  /// The pixels that the mask describes if nothing is repeated.
  package let bounds: PixelRect
  /// The row that is repeated, counted from the mask's first.
  private let middle: Int
  /// Whether there are a column and a row to repeat.
  private let stretches: (columns: Bool, rows: Bool)
  /// The runs of all rows from top to bottom, in each from left to right.
  private let runs: [CRasterRun]
  /// The index of each row's first run, and the end of the last row's.
  private let starts: [Int32]
  /// The coverage of the runs that have a byte for each pixel.
  private let coverage: [UInt8]

  /// Encodes a mask.
  ///
  /// - Parameters:
  ///   - column: the column that can be repeated, in the mask's coordinates; none if it lies outside.
  ///   - row: the row that can be repeated.
  package init(_ mask: CoverageMask, repeating column: Int? = nil, row: Int? = nil) {
    let column = column.flatMap { mask.bounds.columns.contains($0) ? $0 - mask.bounds.x : nil }
    let row = row.flatMap { mask.bounds.rows.contains($0) ? $0 - mask.bounds.y : nil }
    bounds = mask.bounds
    middle = row ?? 0
    stretches = (column != nil, row != nil)
    var encoder = RunEncoder(middle: column)
    var starts: [Int32] = [0]
    starts.reserveCapacity(mask.bounds.height + 1)
    for y in 0..<mask.bounds.height {
      encoder.add(mask.coverage[y * mask.bounds.width..<(y + 1) * mask.bounds.width])
      starts.append(Int32(truncatingIfNeeded: encoder.runs.count))
    }
    self.starts = starts
    runs = encoder.runs
    coverage = encoder.coverage
  }

  /// The approximate size of the mask in bytes.
  package var byteCount: Int {
    runs.count * MemoryLayout<CRasterRun>.stride + starts.count * 4 + coverage.count
  }

  /// The pixels that the mask can touch at a placement; none if it lacks the column or row to repeat.
  package func bounds(at place: Placement) -> PixelRect {
    guard place.columns == 0 || stretches.columns, place.rows == 0 || stretches.rows else { return .zero }
    return PixelRect(
      x: bounds.x &+ place.x, y: bounds.y &+ place.y, width: bounds.width &+ place.columns,
      height: bounds.height &+ place.rows)
  }

  /// Calls `body` for up to three parts of the rows of `area`, which lie in the bounds at the placement: the part's rows, the
  /// index of its first row in `starts`, and the step of that index from row to row.
  @inline(__always)
  private func forEachPart(
    of area: PixelRect, at place: Placement, _ body: (_ rows: Range<Int>, _ start: Int, _ stride: Int) -> Void
  ) {
    let top = bounds.y &+ place.y
    let begin = top &+ middle
    let end = begin &+ place.rows
    let above = area.rows.clamped(to: Int.min..<begin)
    let repeated = area.rows.clamped(to: begin..<end)
    let below = area.rows.clamped(to: end..<Int.max)
    if !above.isEmpty { body(above, above.lowerBound &- top, 1) }
    if !repeated.isEmpty { body(repeated, middle, 0) }
    if !below.isEmpty { body(below, below.lowerBound &- top &- place.rows, 1) }
  }

  func send<Sink: CoverageSink>(at place: Placement, within clip: PixelRect, to sink: inout Sink) {
    let whole = bounds(at: place)
    let area = whole.intersection(clip)
    if area.isEmpty { return }
    coverage.withUnsafeBufferPointer { coverage in
      forEachPart(of: area, at: place) { rows, start, stride in
        for y in rows {
          let row = start &+ (y &- rows.lowerBound) &* stride
          for run in runs[Int(starts[row])..<Int(starts[row &+ 1])] {
            // Clipping may cut a run anywhere, or remove it.
            let begin = whole.x &+ Int(run.x) &+ (run.shifts ? place.columns : 0)
            let count = Int(run.count) &+ (run.stretches ? place.columns : 0)
            let x = Swift.max(begin, area.x)
            let end = Swift.min(begin &+ count, area.maxX)
            if x >= end { continue }
            if run.bytes < 0 {
              sink.span(x: x, y: y, count: end &- x, coverage: run.coverage)
            } else if let base = coverage.baseAddress {
              // Runs with bytes are not stretched: the encoder stored `count` of them.
              sink.bytes(x: x, y: y, count: end &- x, coverage: base + (Int(run.bytes) &+ x &- begin))
            }
          }
        }
      }
    }
  }

  /// Composites a colour through the coverage within `clip`.
  func draw(at place: Placement, within clip: PixelRect, with painter: SolidPainter) {
    let whole = bounds(at: place)
    let area = whole.intersection(clip)
    if area.isEmpty { return }
    guard area.width == whole.width else {
      var sink = painter
      return send(at: place, within: clip, to: &sink)
    }
    runs.withUnsafeBufferPointer { runs in
      starts.withUnsafeBufferPointer { starts in
        coverage.withUnsafeBufferPointer { coverage in
          // An empty mask has no runs; a mask of spans only has no bytes.
          guard let runs = runs.baseAddress, let starts = starts.baseAddress else { return }
          forEachPart(of: area, at: place) { rows, start, stride in
            painter.draw(
              x: whole.x, rows: rows, runs: runs, starts: starts + start, stride: stride,
              extra: place.columns, coverage: coverage.baseAddress)
          }
        }
      }
    }
  }
}
