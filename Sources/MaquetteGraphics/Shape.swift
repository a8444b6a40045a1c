/// A closed area in its simplest form, so that later stages can take a fast path.
public enum Shape: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with rounded corners.
  case roundedRectangle(RoundedRectangle)
  /// The ellipse that touches the four sides of a rectangle.
  case ellipse(Rect)
  /// Any path with its fill rule.
  case path(Path, FillRule)
}

extension Shape {
  /// The outline as closed contours.
  public var path: Path {
    switch self {
    case .rect(let rect):
      var path = Path()
      path.add(rect)
      return path
    case .roundedRectangle(let rounded): return rounded.path
    case .ellipse(let rect):
      var path = Path()
      path.add(ellipseIn: rect)
      return path
    case .path(let path, _): return path
    }
  }

  /// The fill rule of the outline.
  public var fillRule: FillRule {
    if case .path(_, let rule) = self { return rule }
    return .nonzero
  }

  /// A rectangle that holds the shape; for a path it holds the control points too, and is empty without points.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect
    case .roundedRectangle(let rounded): rounded.rect
    case .path(let path, _): path.controlBounds ?? .zero
    }
  }

  /// Returns the shape moved by (`dx`, `dy`).
  public func offset(dx: Double, dy: Double) -> Shape {
    applying(.translation(x: dx, y: dy))
  }

  /// Returns the transformed shape: of the same kind where the transform allows, else a path.
  public func applying(_ transform: Transform) -> Shape {
    if transform == .identity { return self }
    guard transform.isScaleAndTranslation else { return .path(path.applying(transform), fillRule) }
    func map(_ rect: Rect) -> Rect {
      Rect(
        origin: transform.apply(rect.origin),
        size: Size(width: rect.width * transform.a, height: rect.height * transform.d))
    }
    switch self {
    case .rect(let rect): return .rect(map(rect))
    case .ellipse(let rect): return .ellipse(map(rect))
    case .roundedRectangle(let rounded):
      // Unequal factors turn circles into ellipses, which radii cannot describe.
      guard transform.a == transform.d else { return .path(rounded.path.applying(transform), .nonzero) }
      let factor = transform.a
      let radii = rounded.radii
      return .roundedRectangle(
        RoundedRectangle(
          rect: map(rounded.rect),
          radii: CornerRadii(
            topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
            bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor),
          style: rounded.style))
    case .path(let path, let rule): return .path(path.applying(transform), rule)
    }
  }
}
