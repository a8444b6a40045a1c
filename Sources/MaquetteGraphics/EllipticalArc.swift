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
    let turn = Turn(degrees: rotation)
    let (rx, ry) = (abs(radii.width), abs(radii.height))
    // The origin is the middle between start and end.
    let middle = Point(x: start.x / 2 + end.x / 2, y: start.y / 2 + end.y / 2)
    let half = turn.undone(Point(x: start.x / 2 - end.x / 2, y: start.y / 2 - end.y / 2))
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
      let turned = turn.done(Point(x: point.x * rx * growth, y: point.y * ry * growth))
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

/// A rotation by any angle, computed from a series: unlike a system's sine, it is the same on every machine.
private struct Turn {
  var cosine: Double
  var sine: Double

  init(degrees: Double) {
    let within = degrees.truncatingRemainder(dividingBy: 360)
    let quarters = (within / 90).rounded()
    let angle = (within - quarters * 90) * (Double.pi / 180)
    // At most an eighth of a turn is left, for which ten terms are exact to the last digits.
    var (cosine, sine, term) = (1.0, 0.0, 1.0)
    for power in 1...20 {
      term *= angle / Double(power)
      let sign: Double = power % 4 < 2 ? 1 : -1
      if power.isMultiple(of: 2) { cosine += sign * term } else { sine += sign * term }
    }
    switch (Int(quarters) % 4 + 4) % 4 {
    case 0: (self.cosine, self.sine) = (cosine, sine)
    case 1: (self.cosine, self.sine) = (-sine, cosine)
    case 2: (self.cosine, self.sine) = (-cosine, -sine)
    default: (self.cosine, self.sine) = (sine, -cosine)
    }
  }

  func done(_ point: Point) -> Point {
    Point(x: cosine * point.x - sine * point.y, y: sine * point.x + cosine * point.y)
  }

  func undone(_ point: Point) -> Point {
    Point(x: cosine * point.x + sine * point.y, y: cosine * point.y - sine * point.x)
  }
}
