/// The pixels of a group on their way to what lies below it.
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
