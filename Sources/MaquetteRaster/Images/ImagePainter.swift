import CRaster

/// Composites a picture through coverage: opaque pixels are copied, others pass through C code with the widest vectors of the
/// processor.
struct ImagePainter: CoverageSink {
  private let target: PixelTarget
  /// Invariant: points at the pixels of `bounds`, row by row, which outlive the painter; fillers stay within them.
  private let pixels: UnsafePointer<UInt32>
  private let bounds: PixelRect
  private let isOpaque: Bool
  private let opacity: UInt8

  init(
    target: PixelTarget, pixels: UnsafePointer<UInt32>, bounds: PixelRect, isOpaque: Bool, opacity: UInt8
  ) {
    self.target = target
    self.pixels = pixels
    self.bounds = bounds
    self.isOpaque = isOpaque
    self.opacity = opacity
  }

  @inline(__always)
  private func source(x: Int, y: Int) -> UnsafePointer<UInt32> {
    pixels + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
  }

  /// Composites all pixels of an area, which lies in the target and in the picture.
  func draw(_ area: PixelRect) {
    if area.isEmpty { return }
    draw(area, level: opacity)
  }

  private func draw(_ area: PixelRect, level: UInt8) {
    let (destination, source) = (target.pixel(x: area.x, y: area.y), source(x: area.x, y: area.y))
    guard isOpaque && level == 255 else {
      craster_image(
        Blend.variant, destination, target.stride, source, bounds.width, area.width, area.height, level)
      return
    }
    if area.width == target.stride && area.width == bounds.width {
      // Whole rows are contiguous.
      destination.update(from: source, count: area.width &* area.height)
      return
    }
    for row in 0..<area.height {
      (destination + row &* target.stride).update(from: source + row &* bounds.width, count: area.width)
    }
  }

  // As in gradients, the sink's functions are not inlined into every filler.

  @inline(never)
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    draw(PixelRect(x: x, y: y, width: count, height: 1), level: level(of: UInt32(coverage)))
  }

  @inline(never)
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    craster_image_mask(
      Blend.variant, target.pixel(x: x, y: y), source(x: x, y: y), coverage, count, opacity)
  }

  @inline(never)
  mutating func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    for index in 0..<count {
      craster_image(
        Blend.variant, target.pixel(x: x &+ index, y: y), 0, source(x: x &+ index, y: y), 0, 1, 1,
        level(of: UInt32(coverage[index])))
    }
  }

  /// Coverage times opacity.
  @inline(__always)
  private func level(of coverage: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: Blend.divide255(coverage &* UInt32(opacity)))
  }
}
