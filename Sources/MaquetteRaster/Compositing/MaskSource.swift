/// The coverage of a mask, read row by row.
struct MaskSource {
  /// Invariant: `base` points at `bounds.width * bounds.height` bytes that stay alive while the source is used, and callers ask for
  /// pixels within `bounds`.
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
