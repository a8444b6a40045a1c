/// Multiplies coverage by a clip's coverage and passes it to another sink.
struct ClippedSink<Base: CoverageSink>: CoverageSink {
  private(set) var base: Base
  /// The clip's coverage, a byte for each pixel of `bounds`.
  ///
  /// Invariant: it holds `bounds.width * bounds.height` bytes, stays valid while the sink is used, and fillers stay
  /// within `bounds` because they clip to them.
  private let clip: UnsafePointer<UInt8>
  private let bounds: PixelRect
  /// Memory for a piece of a row.
  private let row: UnsafeMutablePointer<UInt32>
  private let capacity: Int

  /// Creates a sink; `row` has room for `capacity` words, at least one.
  init(
    base: Base, clip: UnsafePointer<UInt8>, bounds: PixelRect, row: UnsafeMutablePointer<UInt32>,
    capacity: Int
  ) {
    self.base = base
    self.clip = clip
    self.bounds = bounds
    self.row = row
    self.capacity = capacity
  }

  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    let mask = clip + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
    var done = 0
    while done < count {
      // Inside a clip the mask is constant over long stretches, which stay spans.
      let first = mask[done]
      var run = 1
      let eight = UInt64(first) &* 0x0101_0101_0101_0101
      while done &+ run &+ 8 <= count
        && UnsafeRawPointer(mask + (done &+ run)).loadUnaligned(as: UInt64.self) == eight
      {
        run &+= 8
      }
      while done &+ run < count && mask[done &+ run] == first { run &+= 1 }
      if run >= 8 {
        let product = Blend.divide255(UInt32(first) &* UInt32(coverage))
        if product != 0 {
          base.span(x: x &+ done, y: y, count: run, coverage: UInt8(truncatingIfNeeded: product))
        }
        done &+= run
        continue
      }
      let length = Swift.min(capacity, Swift.min(16, count &- done))
      for index in 0..<length {
        row[index] = Blend.divide255(UInt32(mask[done &+ index]) &* UInt32(coverage)) &* 0x1_0001
      }
      base.pixels(x: x &+ done, y: y, count: length, coverage: row)
      done &+= length
    }
  }

  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    send(x: x, y: y, count: count) { coverage[$0] & 0xff }
  }

  mutating func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    send(x: x, y: y, count: count) { UInt32(coverage[$0]) }
  }

  /// Sends pixels whose coverage, 0 to 255, is given by their index.
  @inline(__always)
  private mutating func send(x: Int, y: Int, count: Int, coverage: (Int) -> UInt32) {
    let mask = clip + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
    var done = 0
    while done < count {
      let length = Swift.min(capacity, count &- done)
      for index in 0..<length {
        row[index] = Blend.divide255(UInt32(mask[done &+ index]) &* coverage(done &+ index)) &* 0x1_0001
      }
      base.pixels(x: x &+ done, y: y, count: length, coverage: row)
      done &+= length
    }
  }
}
