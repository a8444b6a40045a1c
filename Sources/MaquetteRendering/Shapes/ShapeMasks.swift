import MaquetteGraphics
import MaquetteRaster

/// A cache of the coverage of rounded rectangles, circles, their borders and other outlines.
///
/// Shapes of any size with equal corners at equal positions within a pixel share a mask (`ShapeSlices`).
final class ShapeMasks {
  private var masks = MaskCache<ShapeSlices.Key, RunMask>(limit: 16 << 20)
  private let strokes = StrokeMasks()

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

/// A cache of the coverage of outlines of small paths: check marks, chevrons, dividers.
///
/// A picture repeats few of these often, and computing the outline of a stroke costs more than filling it. A mask is stored for
/// each path, style and position within a pixel; paths that differ by whole pixels share a mask.
final class StrokeMasks {
  private struct Key: Hashable {
    /// The path in pixels, moved by whole pixels so that its points begin in pixel (0, 0).
    var path: Path
    /// The stroke style in pixels.
    var style: StrokeStyle
  }

  /// Paths with more points than this are not cached: they rarely repeat.
  private static let greatestPointCount = 32
  /// Paths larger than this, in pixels, are not cached: their masks are large.
  private static let greatestExtent = 512.0
  /// Paths beyond this coordinate are not cached; whole pixels are exact up to here.
  private static let greatestCoordinate = 1_048_576.0

  private var masks = MaskCache<Key, RunMask>(limit: 8 << 20)

  func prepare() {
    masks.prepare()
  }

  /// The mask of a path's outline under a transform and its place, or nil if it is not cached.
  func mask(
    of path: Path, _ style: StrokeStyle, under transform: Transform
  ) -> (RunMask, RunMask.Placement)? {
    guard let scale = transform.uniformScale, path.points.count <= Self.greatestPointCount,
      let bounds = path.controlBounds
    else { return nil }
    let left = bounds.minX * scale + transform.tx
    let top = bounds.minY * scale + transform.ty
    // NaN and infinity fail these comparisons.
    guard left.magnitude < Self.greatestCoordinate, top.magnitude < Self.greatestCoordinate,
      bounds.width * scale < Self.greatestExtent, bounds.height * scale < Self.greatestExtent,
      style.width * scale < Self.greatestExtent / 4
    else { return nil }
    // Truncation equals the floor of the biased, positive value.
    let x = Int(left + Self.greatestCoordinate) - Int(Self.greatestCoordinate)
    let y = Int(top + Self.greatestCoordinate) - Int(Self.greatestCoordinate)
    let placed = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: transform.tx - Double(x), ty: transform.ty - Double(y))
    let key = Key(path: path.applying(placed), style: style.scaled(by: scale))
    let mask = masks.value(for: key, cost: { $0.byteCount }) {
      RunMask(CoverageMask(filling: .path(key.path.stroked(key.style), .nonzero)))
    }
    return (mask, RunMask.Placement(x: x, y: y))
  }
}

extension StrokeStyle {
  /// The style with all lengths multiplied.
  fileprivate func scaled(by factor: Double) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dashPhase *= factor
    for index in style.dashes.indices { style.dashes[index] *= factor }
    return style
  }
}
