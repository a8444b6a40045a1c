import MaquetteGraphics

/// The pixels of a group before they are composited.
///
/// It is a class so that its memory has one address and one owner while painters write to it.
final class LayerBuffer {
  /// The pixels, clear at first.
  let target: PixelTarget

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

extension PixelTarget {
  /// Composites the pixels of a layer in `pixels`, which must lie in both and in the clip, through the clip.
  func composite(
    _ layer: PixelTarget, in pixels: PixelRect, opacity: UInt8, mode: BlendMode = .normal, clip: CoverageMask?
  ) {
    guard mode == .normal else {
      return blend(layer, in: pixels, opacity: opacity, mode: mode, clip: clip)
    }
    let coverage = UInt32(opacity) &* 0x1_0001
    for y in pixels.rows {
      let destination = self.pixel(x: pixels.x, y: y)
      let row = layer.pixel(x: pixels.x, y: y)
      guard let clip else {
        let constant = SIMD8(repeating: coverage)
        RowLoop.update(destination, with: UnsafePointer(row), count: pixels.width) {
          Blend.over($0, source: $1, coverage: constant)
        }
        continue
      }
      for column in 0..<pixels.width {
        let product = Blend.divide255(UInt32(clip[pixels.x + column, y]) &* UInt32(opacity))
        let result = Blend.over(
          SIMD8(repeating: destination[column]), source: SIMD8(repeating: row[column]),
          coverage: SIMD8(repeating: product &* 0x1_0001))
        destination[column] = result[0]
      }
    }
  }

  /// The same in another mode than the normal one.
  private func blend(
    _ layer: PixelTarget, in pixels: PixelRect, opacity: UInt8, mode: BlendMode, clip: CoverageMask?
  ) {
    for y in pixels.rows {
      let destination = self.pixel(x: pixels.x, y: y)
      let row = layer.pixel(x: pixels.x, y: y)
      for column in 0..<pixels.width {
        let share = clip.map { Blend.divide255(UInt32($0[pixels.x + column, y]) &* UInt32(opacity)) }
        destination[column] = Blending.pixel(
          row[column], over: destination[column], mode: mode, coverage: share ?? UInt32(opacity))
      }
    }
  }
}
