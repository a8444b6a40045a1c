internal import MaquetteGraphics
internal import MaquetteRaster

/// The coverage of rounded rectangles, circles, their borders and other outlines that have been drawn.
///
/// Shapes with equal corners at equal places within a pixel share a mask, whatever their sizes are (`ShapeSlices`).
final class ShapeMasks {
  private var masks = MaskCache<ShapeSlices.Key, RunMask>(limit: 16 << 20)
  private let strokes = StrokeMasks()

  /// Readies the cache for a picture.
  func prepare() {
    masks.prepare()
    strokes.prepare()
  }

  /// The mask of a shape's inside under a transform and its place, or nil if the shape is not drawn from masks.
  func filled(_ shape: Shape, under transform: Transform) -> (RunMask, RunMask.Placement)? {
    place(shape, stroke: nil, under: transform)
  }

  /// The mask of a shape's outline, or nil if it is not drawn from masks.
  func stroked(
    _ shape: Shape, _ style: StrokeStyle, under transform: Transform
  ) -> (RunMask, RunMask.Placement)? {
    if case .path(let path, _) = shape { return strokes.mask(of: path, style, under: transform) }
    return place(shape, stroke: style, under: transform)
  }

  private func place(
    _ shape: Shape, stroke style: StrokeStyle?, under transform: Transform
  ) -> (RunMask, RunMask.Placement)? {
    guard let slices = ShapeSlices(shape, stroke: style, under: transform) else { return nil }
    let mask = masks.value(for: slices.key, cost: { $0.byteCount }) { slices.mask() }
    return (mask, slices.place)
  }
}
