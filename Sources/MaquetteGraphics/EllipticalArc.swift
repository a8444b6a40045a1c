/// An elliptical arc as in path data: its end and its ellipse.
struct EllipticalArc {
  var start: Point
  var end: Point
  /// The radii; signs are ignored.
  var radii: Size
  /// The rotation of the ellipse, clockwise in degrees.
  var rotation: Double
  /// Whether the arc is the longer one.
  var isLarge: Bool
  /// Whether the arc runs clockwise, with y pointing down.
  var isClockwise: Bool

  /// Adds the arc to a path whose current point is the start (SVG 1.1, appendix F.6).
  ///
  /// The ellipse is mapped to the unit circle, where square roots suffice to find the arc. Radii that are too small to
  /// reach the end grow until they do; without an ellipse the arc is a line.
  func add(to path: inout Path) {
    if start == end { return }
    let turn = Transform.rotation(degrees: rotation)
    let (rx, ry) = (abs(radii.width), abs(radii.height))
    // The origin is the middle between start and end.
    let middle = Point(x: start.x / 2 + end.x / 2, y: start.y / 2 + end.y / 2)
    let half = Transform.rotation(degrees: -rotation).apply(
      Point(x: start.x / 2 - end.x / 2, y: start.y / 2 - end.y / 2))
    let unit = Point(x: half.x / rx, y: half.y / ry)
    let square = unit.x * unit.x + unit.y * unit.y
    guard rx > 0, ry > 0, square > 0, square.isFinite else { return path.line(to: end) }
    let growth = max(1, square.squareRoot())
    let from = Point(x: unit.x / growth, y: unit.y / growth)
    let offset = (max(0, 1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(x: offset * from.y, y: -offset * from.x)
    var circle = Path()
    circle.move(to: from)
    circle.arc(around: center, to: Point(x: -from.x, y: -from.y), clockwise: isClockwise)
    let points = circle.points.dropFirst().map { point in
      let turned = turn.apply(Point(x: point.x * rx * growth, y: point.y * ry * growth))
      return Point(x: middle.x + turned.x, y: middle.y + turned.y)
    }
    guard points.count >= 3, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return path.line(to: end)
    }
    for index in stride(from: 0, to: points.count - 2, by: 3) {
      let isLast = index + 3 >= points.count
      // The exact end, so that the next segment meets it.
      path.cubic(to: isLast ? end : points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }
}
