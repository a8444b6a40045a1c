package import MaquetteGraphics

extension Path {
  /// The maximum distance in pixels of a stroke's outline from the exact one.
  static let strokeTolerance = 1.0 / 64

  /// Returns the outline of the path's stroke, to be filled with the nonzero rule.
  ///
  /// The style is in the path's own units, so that a transform applied afterwards stretches the pen with the path.
  /// A width that is not a positive finite number draws nothing; nor does a contour with a coordinate that is NaN,
  /// infinite or beyond 1e100. A contour of length 0 is a dot if the cap is not butt, unless it consists of a move only. Dashes
  /// that are negative, not finite or all 0, or more than 100,000 on a contour, leave the line solid.
  /// - Parameter scale: pixels per unit of the path, which determines how finely curves are subdivided.
  package func stroked(_ style: StrokeStyle, scale: Double = 1) -> Path {
    guard style.width > 0, style.width <= 1e100 else { return Path() }
    let tolerance = Path.strokeTolerance / (scale > 0 && scale.isFinite ? scale : 1)
    var flattener = StrokeFlattener(tolerance: tolerance, halfWidth: style.width / 2)
    let contours = flattener.contours(of: self)
    var outline = StrokeOutline(style: style, tolerance: tolerance)
    guard let dashes = Dashes(style) else {
      for contour in contours { outline.add(contour) }
      return outline.path
    }
    for contour in contours {
      for dash in dashes.cut(contour) { outline.add(dash) }
    }
    return outline.path
  }
}
