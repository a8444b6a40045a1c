/// Pixels that a painter writes to: a band of a bitmap or a layer.
///
/// Invariant: `base` points at the pixel at the top left of `bounds`, rows are `stride` words apart, and whoever made the
/// target keeps the memory alive and to itself for as long as the target is used. Painters stay within `bounds`
/// because fillers clip to it.
struct PixelTarget {
  let base: UnsafeMutablePointer<UInt32>
  let bounds: PixelRect
  let stride: Int

  /// The address of a pixel in the bounds.
  @inline(__always)
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- bounds.y) &* stride &+ (x &- bounds.x))
  }
}
