import MaquetteGraphics

// Curves to edges
// ===============
//
// A curve is halved (de Casteljau) until its outline at the distance `halfWidth` can be drawn with straight pieces:
// the centre's second differences bound its distance from the chord (Wang 1984: 3/4 of the greater one for a cubic),
// and the outer edge of a piece that turns by the angle a leaves its chord by at most w (1 - cos a) / 4, to second
// order. Both stay under the tolerance. Halving stops at depth 10: at most 1024 edges per curve.

/// Splits a path into contours of edges.
struct StrokeFlattener {
  /// The maximum distance of an edge or its outline from the curve.
  private let tolerance: Double
  /// The minimum cosine of the angle by which one edge may turn.
  private let leastCosine: Double
  private var contour = StrokeContour()
  private var contours: [StrokeContour] = []
  /// The beginning of the contour.
  private var start = Point.zero
  private var current = Point.zero
  /// Whether the contour has any verb except its move; a move alone draws nothing.
  private var isDrawn = false

  init(tolerance: Double, halfWidth: Double) {
    self.tolerance = tolerance
    leastCosine = Swift.min(Swift.max(1 - 4 * tolerance / halfWidth, 0.7), 0.999_99)
  }

  /// The contours of a path.
  mutating func contours(of path: Path) -> [StrokeContour] {
    var next = 0
    for verb in path.verbs {
      let arguments = path.points[next..<next + verb.pointCount]
      next += verb.pointCount
      if case .move = verb { finish() }
      let first = arguments.startIndex
      switch verb {
      case .move:
        start = arguments[first]
        current = start
      case .line: line(to: arguments[first])
      case .quad:
        let (control, end) = (arguments[first], arguments[first + 1])
        // A quadratic equals the cubic whose controls lie two thirds of the way to its control.
        curve(to: end, control1: mix(current, control, 2.0 / 3), control2: mix(end, control, 2.0 / 3))
      case .cubic:
        curve(to: arguments[first + 2], control1: arguments[first], control2: arguments[first + 1])
      case .close:
        isDrawn = true
        if let edge = StrokeEdge(line: current, start) { contour.edges.append(edge) }
        contour.isClosed = !contour.edges.isEmpty
        current = start
        finish()
      }
    }
    finish()
    return contours
  }

  private mutating func finish() {
    if isDrawn {
      contours.append(contour.edges.isEmpty ? .dot(at: start, direction: .right) : contour)
    }
    contour = StrokeContour()
    isDrawn = false
    current = start
  }

  private mutating func line(to end: Point) {
    isDrawn = true
    if let edge = StrokeEdge(line: current, end) { contour.edges.append(edge) }
    current = end
  }

  private mutating func curve(to end: Point, control1: Point, control2: Point) {
    isDrawn = true
    halve((current, control1, control2, end), depth: 0, continuesCurve: false)
    current = end
  }

  private typealias Cubic = (Point, Point, Point, Point)

  private mutating func halve(_ cubic: Cubic, depth: Int, continuesCurve: Bool) {
    let (p0, p1, p2, p3) = cubic
    // A control that coincides with its end gives no direction; the next control does.
    guard
      let first = UnitVector(from: p0, to: p1) ?? UnitVector(from: p0, to: p2)
        ?? UnitVector(from: p0, to: p3),
      let last = UnitVector(from: p2, to: p3) ?? UnitVector(from: p1, to: p3) ?? UnitVector(from: p0, to: p3)
    else { return }
    let middle = UnitVector(from: p1, to: p2) ?? first
    let turnsLittle =
      first.dot(last) >= leastCosine && first.dot(middle) >= leastCosine && middle.dot(last) >= leastCosine
    if turnsLittle && isFlat(cubic) {
      contour.edges.append(
        StrokeEdge(p0, p3, startDirection: first, endDirection: last, continuesCurve: continuesCurve))
    } else if depth == 10 {
      // At a cusp the tangents are undefined; the chord is not.
      if let edge = StrokeEdge(line: p0, p3, continuesCurve: continuesCurve) { contour.edges.append(edge) }
    } else {
      let (p01, p12, p23) = (mix(p0, p1, 0.5), mix(p1, p2, 0.5), mix(p2, p3, 0.5))
      let (p012, p123) = (mix(p01, p12, 0.5), mix(p12, p23, 0.5))
      let centre = mix(p012, p123, 0.5)
      let count = contour.edges.count
      halve((p0, p01, p012, centre), depth: depth + 1, continuesCurve: continuesCurve)
      halve(
        (centre, p123, p23, p3), depth: depth + 1,
        continuesCurve: continuesCurve || contour.edges.count > count)
    }
  }

  private func isFlat(_ cubic: Cubic) -> Bool {
    let (p0, p1, p2, p3) = cubic
    let (ax, ay) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    let (bx, by) = (p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
    return 0.5625 * Swift.max(ax * ax + ay * ay, bx * bx + by * by) <= tolerance * tolerance
  }

  private func mix(_ from: Point, _ to: Point, _ t: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
  }
}
