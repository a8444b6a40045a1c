import MaquetteGraphics
import MaquetteRaster

extension Shape {
  /// Returns the area that the shape's outline covers.
  ///
  /// The stroke of a rectangle, a circle or a rectangle with circular corners lies between two shapes of the same kind, which
  /// keeps their curves; other strokes are computed by `Path.stroked`.
  /// - Parameter scale: pixels per point.
  func stroked(_ style: StrokeStyle, scale: Double) -> Shape {
    guard isRing(under: style) else { return .path(path.stroked(style, scale: scale), .nonzero) }
    let half = style.width / 2
    var ring = Path()
    switch self {
    case .rect(let rect): ring.addRing(RoundedRectangle(rect: rect, radius: 0), width: style.width)
    case .roundedRectangle(let rounded): ring.addRing(rounded, width: style.width)
    case .ellipse(let rect):
      ring.add(ellipseIn: rect.inset(by: -half))
      if rect.width > style.width { ring.add(ellipseIn: rect.inset(by: half)) }
    case .path: break
    }
    return .path(ring, .evenOdd)
  }

  /// Whether the outline lies between two shapes of the same kind.
  func isRing(under style: StrokeStyle) -> Bool {
    guard style.dashes.isEmpty, style.width > 0, style.width.isFinite else { return false }
    // A sharp corner is mitered by growing the rectangle; other joins differ.
    let isMitered = style.join == .miter && style.miterLimit >= 1.5
    switch self {
    case .rect(let rect): return !rect.isEmpty && isMitered
    case .roundedRectangle(let rounded):
      guard rounded.style == .circular, !rounded.rect.isEmpty else { return false }
      let radii = rounded.fittedRadii
      let least = Swift.min(
        Swift.min(radii.topLeft, radii.topRight), Swift.min(radii.bottomLeft, radii.bottomRight))
      return least > 0 || isMitered
    case .ellipse(let rect): return rect.width == rect.height && !rect.isEmpty
    case .path: return false
    }
  }
}

extension Path {
  /// Adds the outer and, unless the outline fills it, the inner edge of a rounded rectangle's outline.
  fileprivate mutating func addRing(_ rounded: RoundedRectangle, width: Double) {
    let fitted = RoundedRectangle(rect: rounded.rect, radii: rounded.fittedRadii)
    add(fitted.inset(by: -width / 2))
    if rounded.rect.width > width && rounded.rect.height > width { add(fitted.inset(by: width / 2)) }
  }
}
