/// Composites a picture through coverage.
struct ImagePainter: CoverageSink {
  private let target: PixelTarget
  /// Invariant: points at the pixels of `bounds`, row by row, which outlive the painter; fillers stay within them.
  private let pixels: UnsafePointer<UInt32>
  private let bounds: PixelRect
  private let isOpaque: Bool
  private let opacity: UInt32

  init(
    target: PixelTarget, pixels: UnsafePointer<UInt32>, bounds: PixelRect, isOpaque: Bool, opacity: UInt8
  ) {
    self.target = target
    self.pixels = pixels
    self.bounds = bounds
    self.isOpaque = isOpaque
    self.opacity = UInt32(opacity)
  }

  @inline(__always)
  private func source(x: Int, y: Int) -> UnsafePointer<UInt32> {
    pixels + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
  }

  // As in gradients, the sink's functions are not inlined into every filler.

  @inline(never)
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    let (destination, source) = (target.pixel(x: x, y: y), source(x: x, y: y))
    let level = Blend.divide255(UInt32(coverage) &* opacity)
    if level == 255 {
      if isOpaque {
        destination.update(from: source, count: count)
      } else {
        RowLoop.update(destination, with: source, count: count) { Blend.over($0, source: $1) }
      }
      return
    }
    let constant = SIMD8(repeating: level &* 0x1_0001)
    RowLoop.update(destination, with: source, count: count) {
      Blend.over($0, source: $1, coverage: constant)
    }
  }

  @inline(never)
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    composite(x: x, y: y, count: count) { coverage[$0] & 0xff }
  }

  @inline(never)
  mutating func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    composite(x: x, y: y, count: count) { UInt32(coverage[$0]) }
  }

  /// Composites pixels whose coverage differs: the few along an outline.
  @inline(__always)
  private func composite(x: Int, y: Int, count: Int, coverage: (Int) -> UInt32) {
    let (destination, source) = (target.pixel(x: x, y: y), source(x: x, y: y))
    for index in 0..<count {
      let level = Blend.divide255(coverage(index) &* opacity)
      if level == 0 { continue }
      destination[index] =
        Blend.over(
          SIMD8(repeating: destination[index]), source: SIMD8(repeating: source[index]),
          coverage: SIMD8(repeating: level &* 0x1_0001))[0]
    }
  }
}
