internal import MaquetteGraphics
internal import MaquetteRaster

extension Shape {
  /// Returns the area that the shape's outline covers.
  ///
  /// Around rectangles, circles and rectangles with circular corners a stroke lies between two more of them, which keeps
  /// their curves; others go through `Path.stroked`.
  /// - Parameter scale: pixels a point.
  func stroked(_ style: StrokeStyle, scale: Double) -> Shape {
    if let ring = ring(style) { return ring }
    return .path(path.stroked(style, scale: scale), .nonzero)
  }

  private func ring(_ style: StrokeStyle) -> Shape? {
    guard style.dashes.isEmpty, style.width > 0, style.width.isFinite else { return nil }
    let half = style.width / 2
    switch self {
    case .rect(let rect):
      return ring(RoundedRectangle(rect: rect, radius: 0), style)
    case .roundedRectangle(let rounded):
      return rounded.style == .circular ? ring(rounded, style) : nil
    case .ellipse(let rect):
      guard rect.width == rect.height, !rect.isEmpty else { return nil }
      var path = Path()
      path.add(ellipseIn: rect.inset(by: -half))
      if rect.width > style.width { path.add(ellipseIn: rect.inset(by: half)) }
      return .path(path, .evenOdd)
    case .path: return nil
    }
  }

  private func ring(_ rounded: RoundedRectangle, _ style: StrokeStyle) -> Shape? {
    guard !rounded.rect.isEmpty else { return nil }
    let radii = rounded.fittedRadii
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    // A sharp corner is mitered by growing the rectangle; other joins differ.
    if corners.contains(0) && (style.join != .miter || style.miterLimit < 1.5) { return nil }
    let half = style.width / 2
    let fitted = RoundedRectangle(rect: rounded.rect, radii: radii)
    var path = fitted.inset(by: -half).path
    if rounded.rect.width > style.width && rounded.rect.height > style.width {
      path.add(fitted.inset(by: half))
    }
    return .path(path, .evenOdd)
  }
}
