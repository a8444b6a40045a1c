import MaquetteGraphics

/// A shape in the form from which its coverage is computed: the only place that chooses between fast paths.
enum ShapeCoverage {
  case rectangle(RectangleFiller)
  /// A rounded rectangle: its path, and the rows between its corners, where it equals its bounding rectangle.
  case roundedRectangle(Path, Transform, RectangleFiller, straight: Range<Int>)
  /// A shape that has been drawn before.
  case runs(RunMask, RunMask.Placement)
  case path(Path, FillRule, Transform)

  init(_ shape: Shape, transform: Transform) {
    switch shape {
    case .rect(let rect):
      if let filler = RectangleFiller(rect, transform: transform) {
        self = .rectangle(filler)
        return
      }
    case .roundedRectangle(let rounded):
      if let (filler, rows) = ShapeCoverage.straightRows(of: rounded, transform: transform) {
        self = .roundedRectangle(rounded.path, transform, filler, straight: rows)
        return
      }
    default: break
    }
    self = .path(shape.path, shape.fillRule, transform)
  }

  /// Returns the rows between the upper and the lower corners of a rounded rectangle, if any, and the rectangle that it
  /// equals there.
  private static func straightRows(
    of rounded: RoundedRectangle, transform: Transform
  ) -> (RectangleFiller, Range<Int>)? {
    guard transform.isScaleAndTranslation,
      let filler = RectangleFiller(rounded.rect, transform: transform)
    else { return nil }
    let radii = rounded.fittedRadii
    // The greatest distance of a corner's start from its vertex, in radii: 1.53 for a continuous corner.
    let reach = rounded.style == .continuous ? 1.53 : 1
    let top = rounded.rect.minY + reach * Swift.max(radii.topLeft, radii.topRight)
    let bottom = rounded.rect.maxY - reach * Swift.max(radii.bottomLeft, radii.bottomRight)
    let first = FixedPoint.coordinate(FixedPoint.clamp(transform.d * top + transform.ty))
    let last = FixedPoint.coordinate(FixedPoint.clamp(transform.d * bottom + transform.ty))
    // Whole rows only, without those that rounding could make part of a corner.
    let from = (first &>> FixedPoint.bits) &+ 1
    let to = ((last &+ FixedPoint.fraction) &>> FixedPoint.bits) &- 1
    return from < to ? (filler, from..<to) : nil
  }

  /// Sends the coverage within `clip` to a sink.
  @inline(__always)
  func fill<Sink: CoverageSink>(
    with filler: inout PathFiller, clip: PixelRect, into sink: inout Sink
  ) {
    switch self {
    case .rectangle(let rectangle):
      rectangle.fill(clip: clip, into: &sink)
    case .roundedRectangle(let path, let transform, let rectangle, let straight):
      // Three pieces of the clip from top to bottom, each of its full width.
      let above = clip.rows.clamped(to: Int.min..<straight.lowerBound)
      let between = clip.rows.clamped(to: straight)
      let below = clip.rows.clamped(to: straight.upperBound..<Int.max)
      filler.fill(
        path, rule: .nonzero, transform: transform, clip: clip.limited(to: above), into: &sink)
      rectangle.fill(clip: clip.limited(to: between), into: &sink)
      filler.fill(
        path, rule: .nonzero, transform: transform, clip: clip.limited(to: below), into: &sink)
    case .runs(let mask, let place):
      mask.send(at: place, within: clip, to: &sink)
    case .path(let path, let rule, let transform):
      filler.fill(path, rule: rule, transform: transform, clip: clip, into: &sink)
    }
  }

  /// Returns the pixels that the shape can touch.
  func pixelBounds(with filler: inout PathFiller) -> PixelRect {
    switch self {
    case .rectangle(let rectangle): rectangle.pixelBounds
    case .runs(let mask, let place): mask.bounds(at: place)
    case .roundedRectangle(let path, let transform, _, _), .path(let path, _, let transform):
      filler.pixelBounds(of: path, transform: transform) ?? .zero
    }
  }
}

extension PixelRect {
  /// The part of the rectangle in some of its rows.
  fileprivate func limited(to rows: Range<Int>) -> PixelRect {
    PixelRect(x: x, y: rows.lowerBound, width: width, height: rows.count)
  }
}
