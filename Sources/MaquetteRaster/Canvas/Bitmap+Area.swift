package import MaquetteGraphics

extension Bitmap {
  /// Draws a part of a picture, or returns nil if no bitmap may have that size.
  ///
  /// - Parameters:
  ///   - area: the pixels to draw, in the coordinates of the whole picture.
  ///   - background: the colour of all pixels before `body` draws.
  package init?(of area: PixelRect, background: Color = .clear, _ body: (inout Canvas) -> Void) {
    guard let count = Bitmap.pixelCount(width: area.width, height: area.height), count > 0 else { return nil }
    var pixels = [UInt32](repeating: 0, count: count)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // The canvas ends with this closure, and the buffer is borrowed until then.
      var canvas = Canvas(target: PixelTarget(base: base, bounds: area, stride: area.width))
      canvas.clear(background)
      body(&canvas)
    }
    self.init(width: area.width, height: area.height, pixels: pixels)
  }
}
