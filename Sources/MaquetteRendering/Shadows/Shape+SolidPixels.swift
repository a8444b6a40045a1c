internal import MaquetteGraphics
internal import MaquetteRaster

extension Shape {
  /// Pixels that the shape covers fully, if it is a rectangle, rounded or not, with upright sides.
  ///
  /// Of a rounded rectangle it is the rectangle between the corners' diagonals, where a quarter of a circle lies 0.293 radii from its
  /// vertex's sides; a continuous corner lies closer to its vertex. A pixel on each side is given up to rounding.
  func solidPixels(under transform: Transform) -> PixelRect? {
    let rounded: RoundedRectangle
    switch self {
    case .rect(let rect): rounded = RoundedRectangle(rect: rect, radius: 0)
    case .roundedRectangle(let shape): rounded = shape
    case .ellipse, .path: return nil
    }
    guard transform.isScaleAndTranslation else { return nil }
    let radii = rounded.fittedRadii
    let radius = Swift.max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
    let solid = Shape.rect(rounded.rect.inset(by: 0.3 * radius)).applying(transform).bounds
    // Written so that a NaN fails.
    guard solid.width >= 3, solid.height >= 3, let left = PixelPosition(nearestWhole: solid.minX + 1),
      let top = PixelPosition(nearestWhole: solid.minY + 1),
      let right = PixelPosition(nearestWhole: solid.maxX - 1),
      let bottom = PixelPosition(nearestWhole: solid.maxY - 1)
    else { return nil }
    return PixelRect(
      x: left.whole, y: top.whole, width: right.whole - left.whole, height: bottom.whole - top.whole)
  }
}
