/// Writes coverage into the bytes of a mask.
struct MaskSink: CoverageSink {
  /// Invariant: `base` points at `bounds.width * bounds.height` bytes that nobody else uses meanwhile, and fillers
  /// stay within `bounds` because it is their clip.
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
