internal import MaquetteGraphics
internal import MaquetteRaster

/// The coverage of outlines of small paths that have been drawn: check marks, chevrons, dividers.
///
/// A picture has few of these and each many times, and finding the outline of a stroke costs more than filling it. A mask is kept for
/// each path, pen and place within a pixel; a path that lies whole pixels away from another one shares its mask.
final class StrokeMasks {
  private struct Key: Hashable {
    /// The path in pixels, moved by whole pixels so that its points begin in the first one.
    var path: Path
    /// The pen in pixels.
    var style: StrokeStyle
  }

  /// Paths with more points are drawn anew: they are hardly alike.
  private static let greatestPointCount = 32
  /// So are larger ones, whose masks would take more room than their outlines take time; in pixels.
  private static let greatestExtent = 512.0
  /// So are those that lie further out; whole pixels up to here are exact.
  private static let greatestCoordinate = 1_048_576.0

  private var masks = MaskCache<Key, RunMask>(limit: 8 << 20)

  /// Readies the cache for a picture.
  func prepare() {
    masks.prepare()
  }

  /// The mask of a path's outline under a transform and its place, or nil if it is drawn anew.
  func mask(
    of path: Path, _ style: StrokeStyle, under transform: Transform
  ) -> (RunMask, RunMask.Placement)? {
    guard let scale = transform.uniformScale, path.points.count <= Self.greatestPointCount,
      let bounds = path.controlBounds
    else { return nil }
    let left = bounds.minX * scale + transform.tx
    let top = bounds.minY * scale + transform.ty
    // Written so that numbers which are not finite fail.
    guard left.magnitude < Self.greatestCoordinate, top.magnitude < Self.greatestCoordinate,
      bounds.width * scale < Self.greatestExtent, bounds.height * scale < Self.greatestExtent,
      style.width * scale < Self.greatestExtent / 4
    else { return nil }
    // Truncation is the floor for what has been made positive.
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
