import CRaster

/// Receives the coverage of a shape, row by row from the top and from left to right within a row.
///
/// Coordinates are pixels of the whole picture; all of them lie in the clip that the filler was given.
protocol CoverageSink {
  /// Takes `count` pixels with the same coverage, 1 to 255.
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8)

  /// Takes `count` pixels with a coverage each, 0 to 255, given twice in each word: in bits 0 to 15 and in
  /// bits 16 to 31, as the compositing kernels need it.
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>)

  /// Takes `count` pixels with a coverage each, 0 to 255.
  mutating func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)

  /// Takes the coverage of all cells of a tile, whose first pixel is in column `x` of row `y`, and clears them.
  ///
  /// Returns false, and does nothing, if the sink has no faster way than pixel by pixel.
  mutating func sweep(x: Int, y: Int, cells: CRasterCells) -> Bool
}

extension CoverageSink {
  @inline(__always)
  mutating func sweep(x: Int, y: Int, cells: CRasterCells) -> Bool { false }
}

/// Writes coverage into the bytes of a mask.
struct MaskSink: CoverageSink {
  /// Invariant: `base` points at `bounds.width * bounds.height` bytes with exclusive access, and fillers stay within
  /// `bounds` because they clip to them.
  private let base: UnsafeMutablePointer<UInt8>
  private let bounds: PixelRect

  init(base: UnsafeMutablePointer<UInt8>, bounds: PixelRect) {
    self.base = base
    self.bounds = bounds
  }

  @inline(__always)
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    let bytes = base + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
    bytes.update(repeating: coverage, count: count)
  }

  @inline(__always)
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    let bytes = base + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
    for index in 0..<count {
      bytes[index] = UInt8(truncatingIfNeeded: coverage[index])
    }
  }

  @inline(__always)
  mutating func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    (base + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))).update(from: coverage, count: count)
  }
}

/// The coverage of a mask, read row by row.
struct MaskSource {
  /// Invariant: `base` points at `bounds.width * bounds.height` bytes that stay valid while the source is used, and callers
  /// read pixels within `bounds` only.
  let base: UnsafePointer<UInt8>
  let bounds: PixelRect

  /// The address of a pixel's coverage.
  @inline(__always)
  func pixel(x: Int, y: Int) -> UnsafePointer<UInt8> {
    base + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
  }

  /// Sends the coverage of some pixels to a sink; `row` has room for `capacity` words.
  func send<Sink: CoverageSink>(
    _ area: PixelRect, to sink: Sink, row: UnsafeMutablePointer<UInt32>, capacity: Int
  ) {
    var sink = sink
    for y in area.rows {
      var x = area.x
      while x < area.maxX {
        let count = Swift.min(capacity, area.maxX - x)
        let bytes = pixel(x: x, y: y)
        for index in 0..<count { row[index] = UInt32(bytes[index]) &* 0x1_0001 }
        sink.pixels(x: x, y: y, count: count, coverage: UnsafePointer(row))
        x += count
      }
    }
  }
}
