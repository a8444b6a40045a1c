import CRaster

// Interpolated rows
// =================
//
// Coverage is interpolated bilinearly between four neighbours of the grid, k pixels apart. The horizontal interpolation is done
// once for every two rows of the grid: it gives the sums of the next row of pixels and their growth from row to row. A row then costs
// an addition and a shift for each pixel, in 32-bit lanes. Weights are in units of 1/2k, and odd because the centres of an even number
// of pixels lie between those of the grid: for pixel p of an interval they are 2k - (2p + 1) and 2p + 1. All products are exact and
// rounded once at the end; negative intermediate sums wrap around and back.
//
// Invisible pixels are left out: no pixel exceeds the greatest of the four neighbours around it.

/// Interpolates a blurred mask row by row, before it is stretched.
struct BlurredRows: ~Copyable {
  /// The pixels of the current row that may be covered visibly.
  private(set) var visible = 0..<0
  private let plane: CoveragePlane
  private let shift: Int
  /// The place of the row's first pixel in its buffers, which lies before them if the first intervals are left out.
  private let start: Int
  private let threshold: UInt32
  /// The row of the grid above the current pixels, and the row of pixels.
  private var above = Int.min
  private var current = Int.min
  /// The intervals that are interpolated, each between the cell of its index, counted from the zeros before the grid, and the next.
  private let intervals: Range<Int>
  /// The current row's sums from the first interval on, their growth, and its coverage.
  ///
  /// Invariant: each holds (intervals + 3) x grid elements, for four intervals are made at a time.
  private let sums: UnsafeMutablePointer<UInt32>
  private let growth: UnsafeMutablePointer<UInt32>
  private let coverage: UnsafeMutablePointer<UInt8>

  /// The two rows of the grid around the current pixels, with zeros beside the grid.
  ///
  /// Invariant: each holds four words more than there are intervals.
  private let upper: UnsafeMutablePointer<UInt32>
  private let lower: UnsafeMutablePointer<UInt32>

  private typealias Lanes = SIMD4<UInt32>

  /// Prepares rows of which some columns are read, at least one. A mask that is drawn in parts takes no longer than one that is drawn
  /// at once.
  init(_ mask: BlurredMask, columns: Range<Int>, threshold: UInt8) {
    plane = mask.plane
    shift = mask.grid.trailingZeroBitCount
    // Rounding adds half a step.
    self.threshold = UInt32(threshold) * 256 + 127
    let half = (1 << shift) >> 1
    // The first interval of all begins half an interval before the first pixel.
    intervals = (columns.lowerBound + half) >> shift..<(columns.upperBound - 1 + half) >> shift + 1
    start = half - intervals.lowerBound << shift
    let width = intervals.count
    let length = (width + 3) << shift
    sums = .allocate(capacity: length)
    growth = .allocate(capacity: length)
    coverage = .allocate(capacity: length)
    upper = .allocate(capacity: width + 4)
    lower = .allocate(capacity: width + 4)
    sums.initialize(repeating: 0, count: length)
    growth.initialize(repeating: 0, count: length)
    coverage.initialize(repeating: 0, count: length)
    upper.initialize(repeating: 0, count: width + 4)
    lower.initialize(repeating: 0, count: width + 4)
  }

  deinit {
    sums.deallocate()
    growth.deallocate()
    coverage.deallocate()
    upper.deallocate()
    lower.deallocate()
  }

  /// The coverage of the current row, of which the pixels in `visible` are set.
  var bytes: UnsafePointer<UInt8> { UnsafePointer(coverage + start) }

  /// Moves to a row of the mask: any row at first, later the current one or the next.
  mutating func move(to row: Int) {
    if row == current { return }
    current = row
    if shift == 0 {
      copyRow(row)
      return
    }
    // The centre of pixel i lies (2 i + 1 - k) / 2k cells after the centre of the first cell.
    let place = 2 &* row &+ 1 &- (1 &<< shift)
    let first = place &>> (shift &+ 1)
    if first != above {
      above = first
      expand(weight: UInt32(truncatingIfNeeded: place &- first &<< (shift &+ 1)))
    }
    if !visible.isEmpty { advance() }
  }

  private mutating func copyRow(_ row: Int) {
    let width = plane.width
    visible = intervals.clamped(to: 0..<width)
    plane.values.withUnsafeBufferPointer { values in
      for column in visible {
        coverage[column &- intervals.lowerBound] = UInt8(
          truncatingIfNeeded: (UInt32(values[row &* width &+ column]) &+ 128) &>> 8)
      }
    }
  }

  /// Computes the sums between two rows of the grid for the row of pixels before the one whose weight is `weight`.
  private mutating func expand(weight: UInt32) {
    loadRow(above, into: upper)
    loadRow(above &+ 1, into: lower)
    let count = intervals.count
    // A cell affects the intervals on both of its sides.
    var (low, high) = (0, count)
    while low <= high && Swift.max(upper[low], lower[low]) <= threshold { low &+= 1 }
    while low <= high && Swift.max(upper[high], lower[high]) <= threshold { high &-= 1 }
    guard low <= high else {
      visible = 0..<0
      return
    }
    low = Swift.max(low &- 1, 0)
    high = Swift.min(high &+ 1, count)
    let bits = Lanes(repeating: UInt32(truncatingIfNeeded: shift &+ 1))
    let rounding = Lanes(repeating: 128) &<< (bits &+ bits)
    let before = Lanes(repeating: weight &- 2)
    // Four intervals at a time; the buffers have room for those beyond the end.
    for interval in stride(from: low, to: high, by: 4) {
      let start = lanes(upper, interval)
      let lowerStart = lanes(lower, interval)
      let step = lanes(upper, interval &+ 1) &- start
      let lowerStep = lanes(lower, interval &+ 1) &- lowerStart
      let first = start &<< bits &+ step
      let rise = lowerStart &<< bits &+ lowerStep &- first
      // The weight of the second cell grows by 2 from pixel to pixel.
      let across = step &+ step
      let riseAcross = lowerStep &+ lowerStep &- across
      fill(
        sums + interval &<< shift, from: first &<< bits &+ rounding &+ rise &* before,
        by: across &<< bits &+ riseAcross &* before)
      fill(growth + interval &<< shift, from: rise &+ rise, by: riseAcross &+ riseAcross)
    }
    visible =
      Swift.max(0, low &<< shift &- start)..<Swift.min(plane.width &<< shift, high &<< shift &- start)
  }

  /// Copies the cells of a row of the grid beside the intervals; rows outside the grid are zero.
  private func loadRow(_ row: Int, into target: UnsafeMutablePointer<UInt32>) {
    let width = plane.width
    let first = Swift.max(intervals.lowerBound &- 1, 0)
    let count = Swift.min(intervals.upperBound, width) &- first
    let target = target + (first &+ 1 &- intervals.lowerBound)
    guard row >= 0, row < plane.height else {
      target.update(repeating: 0, count: count)
      return
    }
    let start = row &* width &+ first
    plane.values.withUnsafeBufferPointer { values in
      for column in 0..<count { target[column] = UInt32(values[start &+ column]) }
    }
  }

  @inline(__always)
  private func lanes(_ row: UnsafePointer<UInt32>, _ index: Int) -> Lanes {
    UnsafeRawPointer(row + index).loadUnaligned(as: Lanes.self)
  }

  /// Writes the arithmetic progressions of four intervals.
  @inline(__always)
  private func fill(_ target: UnsafeMutablePointer<UInt32>, from first: Lanes, by step: Lanes) {
    if shift == 1 {
      var pairs = SIMD8<UInt32>()
      pairs.evenHalf = first
      pairs.oddHalf = first &+ step
      UnsafeMutableRawPointer(target).storeBytes(of: pairs, as: SIMD8<UInt32>.self)
      return
    }
    fill(target, from: first[0], by: step[0])
    fill(target + 1 &<< shift, from: first[1], by: step[1])
    fill(target + 2 &<< shift, from: first[2], by: step[2])
    fill(target + 3 &<< shift, from: first[3], by: step[3])
  }

  /// Writes the arithmetic progression of one interval of four pixels or more.
  @inline(__always)
  private func fill(_ target: UnsafeMutablePointer<UInt32>, from first: UInt32, by step: UInt32) {
    let double = step &+ step
    var four = Lanes(first, first &+ step, first &+ double, first &+ double &+ step)
    let stride = Lanes(repeating: double &+ double)
    UnsafeMutableRawPointer(target).storeBytes(of: four, as: Lanes.self)
    for index in Swift.stride(from: 4, to: 1 &<< shift, by: 4) {
      four &+= stride
      UnsafeMutableRawPointer(target + index).storeBytes(of: four, as: Lanes.self)
    }
  }

  /// Advances by one row of pixels between two rows of the grid.
  private func advance() {
    let first = visible.lowerBound &+ start
    craster_advance(
      Blend.variant, sums + first, growth + first, coverage + first, visible.count,
      UInt32(truncatingIfNeeded: 2 &* (shift &+ 1) &+ 8))
  }
}
