import MaquetteGraphics
import MaquetteRaster

/// A rounded rectangle, a circle or the border of one, in pixels, reduced to the part that is not repeated.
///
/// Whole columns and rows are removed between the corners, and the rest is moved by whole pixels to begin in pixel (0, 0):
/// it has the same corners at the same positions within a pixel, and any size of the shape can be drawn from its
/// mask by repeating one column and one row. Subtracting integers is exact in Double at these magnitudes, so the mask
/// does not depend on the size that is drawn first.
struct ShapeSlices {
  /// The properties that determine the mask.
  struct Key: Hashable {
    /// The reduced shape in pixels, with its origin in pixel (0, 0).
    var shape: Shape
    /// The width of its outline; 0 for its inside.
    var strokeWidth: Double
    /// The column and the row that can be repeated.
    var middle: PixelPair
  }

  /// A column and a row; before the shape's first ones if none is repeated.
  struct PixelPair: Hashable {
    var column: Int
    var row: Int
  }

  let key: Key
  /// The mask's position and stretch.
  let place: RunMask.Placement

  /// Reduced shapes larger than this, in pixels, are not cached: they are few, and their masks are large.
  private static let greatestExtent = 1024.0
  /// Shapes beyond this coordinate are not cached either; whole pixels are exact up to here.
  private static let greatestCoordinate = 1_048_576.0

  /// Reduces a shape, or returns nil if it is not drawn from masks.
  ///
  /// - Parameter style: the style of its outline, or nil for its inside.
  init?(_ shape: Shape, stroke style: StrokeStyle?, under transform: Transform) {
    // A path has no slices, and `applying` would map all of its points first.
    if case .path = shape { return nil }
    guard let scale = transform.uniformScale else { return nil }
    var strokeWidth = 0.0
    if let style {
      // The outlines that can be drawn as a ring.
      guard shape.isRing(under: style) else { return nil }
      strokeWidth = style.width * scale
    }
    switch shape.applying(transform) {
    case .ellipse(let rect): self.init(ellipse: rect, strokeWidth: strokeWidth)
    case .roundedRectangle(let rounded): self.init(rounded, strokeWidth: strokeWidth)
    case .rect(let rect):
      // The insides of rectangles are drawn faster without masks.
      guard style != nil else { return nil }
      self.init(RoundedRectangle(rect: rect, radius: 0), strokeWidth: strokeWidth)
    case .path: return nil
    }
  }

  private init?(ellipse rect: Rect, strokeWidth: Double) {
    guard let x = Axis(from: rect.minX, length: rect.width, near: nil, far: nil, outset: strokeWidth / 2),
      let y = Axis(from: rect.minY, length: rect.height, near: nil, far: nil, outset: strokeWidth / 2)
    else { return nil }
    self.init(.ellipse(Rect(x: x.start, y: y.start, width: x.length, height: y.length)), strokeWidth, x, y)
  }

  private init?(_ rounded: RoundedRectangle, strokeWidth: Double) {
    let radii = rounded.fittedRadii
    let half = strokeWidth / 2
    // The greatest distance of a corner's start from its vertex, in radii: 1.53 for a continuous corner.
    let reach = rounded.style == .continuous ? 1.53 : 1
    // The reach of a corner from the outer side of the outline: its curve, or the outline's width where the inner corner is
    // sharp.
    func extent(_ first: Double, _ second: Double) -> Double {
      Swift.max(Swift.max(first, second) * reach + half, strokeWidth)
    }
    let rect = rounded.rect
    guard
      let x = Axis(
        from: rect.minX, length: rect.width, near: extent(radii.topLeft, radii.bottomLeft),
        far: extent(radii.topRight, radii.bottomRight), outset: half),
      let y = Axis(
        from: rect.minY, length: rect.height, near: extent(radii.topLeft, radii.topRight),
        far: extent(radii.bottomLeft, radii.bottomRight), outset: half)
    else { return nil }
    let reduced = RoundedRectangle(
      rect: Rect(x: x.start, y: y.start, width: x.length, height: y.length), radii: radii,
      style: rounded.style)
    self.init(.roundedRectangle(reduced), strokeWidth, x, y)
  }

  private init(_ shape: Shape, _ strokeWidth: Double, _ x: Axis, _ y: Axis) {
    key = Key(shape: shape, strokeWidth: strokeWidth, middle: PixelPair(column: x.middle, row: y.middle))
    place = RunMask.Placement(x: x.moved, y: y.moved, columns: x.removed, rows: y.removed)
  }

  func mask() -> RunMask {
    var shape = key.shape
    if key.strokeWidth > 0 { shape = shape.stroked(StrokeStyle(width: key.strokeWidth), scale: 1) }
    return RunMask(CoverageMask(filling: shape), repeating: key.middle.column, row: key.middle.row)
  }

  /// The reduction of one dimension.
  private struct Axis {
    /// The beginning of the reduced shape, 0 to 1.
    let start: Double
    /// The remaining length.
    let length: Double
    /// The number of whole pixels by which the shape has been moved back.
    let moved: Int
    /// The number of removed pixels.
    let removed: Int
    /// The pixel to repeat; before the shape's first one if there is none.
    let middle: Int

    /// Reduces a length, or returns nil for one that is not finite, empty or too large.
    ///
    /// - Parameters:
    ///   - near: the reach of corners from the outer end, `outset` before the beginning; nil if nothing is straight.
    ///   - far: their reach from the other end.
    init?(from origin: Double, length: Double, near: Double?, far: Double?, outset: Double) {
      guard origin.magnitude < greatestCoordinate, length > 0, length < greatestCoordinate,
        outset < greatestExtent
      else { return nil }
      // Truncation equals the floor of the biased, positive value.
      let whole = Int(origin + greatestCoordinate) - Int(greatestCoordinate)
      let start = origin - Double(whole)
      var (removed, middle) = (0, Int.min)
      if let near, let far {
        // The first pixel past the near corners, with its left neighbour, and as many to its right.
        let first = Int(start - outset + near + greatestExtent) - Int(greatestExtent) + 3
        let room = start + length + outset - far - Double(first + 3)
        if room >= 0 { (removed, middle) = (Int(room), first) }
      }
      guard length - Double(removed) + 2 * outset < greatestExtent else { return nil }
      self.start = start
      self.length = length - Double(removed)
      self.moved = whole
      self.removed = removed
      self.middle = middle
    }
  }
}
