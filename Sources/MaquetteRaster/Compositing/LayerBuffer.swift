/// The pixels of a group before they are composited.
///
/// It is a class so that its memory has one address and one owner while painters write to it.
final class LayerBuffer {
  /// The pixels, clear at first.
  let target: PixelTarget

  /// Creates a clear buffer.
  init(bounds: PixelRect) {
    let count = Swift.max(bounds.width * bounds.height, 1)
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
    target = PixelTarget(base: base, bounds: bounds, stride: bounds.width)
  }

  deinit {
    target.base.deallocate()
  }
}

/// Composites the pixels of a layer onto the pixels below it.
struct LayerComposite {
  private let source: PixelTarget
  private let target: PixelTarget
  /// The layer's opacity, 0 to 255.
  private let opacity: UInt8

  init(_ source: PixelTarget, onto target: PixelTarget, opacity: UInt8) {
    self.source = source
    self.target = target
    self.opacity = opacity
  }

  /// Composites the pixels in `pixels`, which must lie in both and in the clip, through the clip.
  func composite(_ pixels: PixelRect, clip: CoverageMask?) {
    let coverage = UInt32(opacity) &* 0x1_0001
    for y in pixels.rows {
      let destination = target.pixel(x: pixels.x, y: y)
      let row = source.pixel(x: pixels.x, y: y)
      guard let clip else {
        let constant = SIMD8(repeating: coverage)
        RowLoop.update(destination, with: UnsafePointer(row), count: pixels.width) {
          LayerComposite.over($0, source: $1, coverage: constant)
        }
        continue
      }
      for column in 0..<pixels.width {
        let product = Blend.divide255(UInt32(clip[pixels.x + column, y]) &* UInt32(opacity))
        let result = LayerComposite.over(
          SIMD8(repeating: destination[column]), source: SIMD8(repeating: row[column]),
          coverage: SIMD8(repeating: product &* 0x1_0001))
        destination[column] = result[0]
      }
    }
  }

  @inline(__always)
  private static func over(
    _ destination: SIMD8<UInt32>, source: SIMD8<UInt32>, coverage: SIMD8<UInt32>
  ) -> SIMD8<UInt32> {
    Blend.over(
      destination, redBlue: source & Blend.laneMask,
      greenAlpha: (source &>> Blend.eight) & Blend.laneMask, alpha: Blend.alphaLanes(source),
      coverage: coverage)
  }
}
