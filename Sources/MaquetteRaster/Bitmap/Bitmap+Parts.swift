import CRaster

/// Parts of a bitmap: taken out, replaced and composited.
extension Bitmap {
  /// The part within a rectangle, which must lie in the bitmap.
  package func cropped(to rect: PixelRect) -> Bitmap? {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rect.width * rect.height)
    for y in rect.rows { pixels += self.pixels[y * width + rect.x..<y * width + rect.maxX] }
    return Bitmap(width: rect.width, height: rect.height, pixels: pixels)
  }

  /// Replaces the pixels of a rectangle, which must lie in the bitmap, by those of a bitmap of its size.
  package mutating func replace(_ rect: PixelRect, with other: Bitmap) {
    for (row, y) in rect.rows.enumerated() {
      let source = other.pixels[row * rect.width..<(row + 1) * rect.width]
      pixels.replaceSubrange(y * width + rect.x..<y * width + rect.maxX, with: source)
    }
  }

  /// Composites another bitmap with its top left pixel at (`x`, `y`); parts outside of this bitmap are left out.
  package mutating func composite(_ other: Bitmap, x: Int, y: Int) {
    let area = PixelRect(x: x, y: y, width: other.width, height: other.height)
    let (bounds, stride, visible) = (bounds, width, bounds.intersection(area))
    if visible.isEmpty { return }
    other.pixels.withUnsafeBufferPointer { source in
      pixels.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        // The source is only read, and both buffers are borrowed until the end of this closure.
        let below = PixelTarget(base: target, bounds: bounds, stride: stride)
        let above = PixelTarget(
          base: UnsafeMutablePointer(mutating: source), bounds: area, stride: other.width)
        craster_image(
          Blend.variant, below.pixel(x: visible.x, y: visible.y), stride,
          above.pixel(x: visible.x, y: visible.y), above.stride, visible.width, visible.height, 255)
      }
    }
  }
}
