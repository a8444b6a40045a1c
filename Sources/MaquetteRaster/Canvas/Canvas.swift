public import MaquetteGraphics

/// A place to draw: all rows of a bitmap or a band of them.
///
/// Coordinates are pixels of the whole picture, whichever band is drawn, and every pixel depends on the
/// commands alone, so bands give the same picture as one canvas. `Bitmap.draw` and `Bitmap.draw(bands:)` make canvases.
public struct Canvas: ~Copyable {
  /// The pixels that can be drawn on.
  public let bounds: PixelRect

  init(bounds: PixelRect) {
    self.bounds = bounds
  }

  /// Sets every pixel that the clip lets through to a colour, whatever was there.
  public mutating func clear(_ color: Color) {}

  /// Fills a shape.
  public mutating func fill(_ shape: Shape, transform: Transform = .identity, paint: Paint) {}

  /// Fills a path; open contours are closed.
  public mutating func fill(
    _ path: Path, rule: FillRule = .nonzero, transform: Transform = .identity, paint: Paint
  ) {}

  /// Draws a colour through a mask moved by (`x`, `y`) pixels.
  public mutating func draw(_ mask: CoverageMask, x: Int = 0, y: Int = 0, color: Color) {}

  /// Confines what follows to a shape, until `popClip`; clips nest.
  public mutating func pushClip(_ shape: Shape, transform: Transform = .identity) {}

  /// Ends the innermost clip; without one it does nothing.
  public mutating func popClip() {}

  /// Begins a group that is drawn as a whole with an opacity (0 to 1), until `popLayer`.
  public mutating func pushLayer(opacity: Double) {}

  /// Ends the innermost group; without one it does nothing.
  public mutating func popLayer() {}
}
