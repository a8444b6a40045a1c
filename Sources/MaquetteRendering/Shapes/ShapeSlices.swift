internal import MaquetteGraphics
internal import MaquetteRaster

/// A rounded rectangle, circle or border of one in pixels, cut down to what is not repeated.
///
/// Whole columns and rows are taken out between the corners, and the rest is moved by whole pixels so that it begins in the first one:
/// what remains has the same corners at the same places within a pixel, and any size of the shape can be drawn from its
/// mask by repeating one column and one row. All numbers of it are exact, because Double subtracts integers
/// exactly here, so that the mask does not depend on which of the sizes was drawn first.
struct ShapeSlices {
  /// What the mask depends on.
  struct Key: Hashable {
    /// The shape in pixels, cut down, with its origin in the first pixel.
    var shape: Shape
    /// The width of its outline if that is drawn, else 0.
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
  /// Where the mask belongs, and how far it is stretched.
  let place: RunMask.Placement

  /// Shapes that remain larger than this, in pixels, are drawn anew: there are few, and their masks are large.
  private static let greatestExtent = 1024.0
  /// Shapes beyond this are too; all whole pixels up to here and beyond are exact.
  private static let greatestCoordinate = 1_048_576.0

  /// Cuts a shape down, or returns nil if it is not a kind that is drawn from masks.
  ///
  /// - Parameter style: how its outline is drawn, or nil for its inside.
  init?(_ shape: Shape, stroke style: StrokeStyle?, under transform: Transform) {
    guard let scale = transform.uniformScale else { return nil }
    var strokeWidth = 0.0
    if let style {
      // The same that can be drawn as a ring.
      guard shape.isRing(under: style) else { return nil }
      strokeWidth = style.width * scale
    }
    switch shape.applying(transform) {
    case .ellipse(let rect): self.init(ellipse: rect, strokeWidth: strokeWidth)
    case .roundedRectangle(let rounded): self.init(rounded, strokeWidth: strokeWidth)
    case .rect(let rect):
      // Without an outline, rectangles are drawn faster from their sides.
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
    // A continuous corner begins further out than its radius; no corner begins further than this.
    let reach = rounded.style == .continuous ? 1.53 : 1
    // How far a corner reaches from the outer side of the outline: on its outside by its curve, on its inside, where that
    // is sharp, by the outline's width.
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
    key = Key(
      shape: shape, strokeWidth: strokeWidth, middle: PixelPair(column: x.middle, row: y.middle))
    place = RunMask.Placement(x: x.moved, y: y.moved, columns: x.removed, rows: y.removed)
  }

  /// Draws the mask.
  func mask() -> RunMask {
    var shape = key.shape
    if key.strokeWidth > 0 { shape = shape.stroked(StrokeStyle(width: key.strokeWidth), scale: 1) }
    return RunMask(CoverageMask(filling: shape), repeating: key.middle.column, row: key.middle.row)
  }

  /// One dimension of the cut.
  private struct Axis {
    /// Where the shape begins after the cut, 0 to 1.
    let start: Double
    /// The length that remains.
    let length: Double
    /// How many whole pixels the shape has been moved back.
    let moved: Int
    /// How many whole pixels have been taken out.
    let removed: Int
    /// The pixel that is to be repeated; before the shape's first one if none is.
    let middle: Int

    /// Cuts a length, or returns nil for one that is not finite, empty or too large.
    ///
    /// - Parameters:
    ///   - near: how far corners reach from the outer end, `outset` before the beginning; nil if nothing is straight.
    ///   - far: how far they reach from the other one.
    init?(from origin: Double, length: Double, near: Double?, far: Double?, outset: Double) {
      guard origin.magnitude < greatestCoordinate, length > 0, length < greatestCoordinate,
        outset < greatestExtent
      else { return nil }
      // Truncation is the floor for what has been made positive.
      let whole = Int(origin + greatestCoordinate) - Int(greatestCoordinate)
      let start = origin - Double(whole)
      var (removed, middle) = (0, Int.min)
      if let near, let far {
        // The first pixel that is behind the near corners, with its left neighbour, and as many to the right of it.
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
