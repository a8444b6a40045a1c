internal import MaquetteGraphics

/// A short straight piece of a contour and the directions of the contour at its two ends.
///
/// On a line both directions are the piece's own; on a curve they are the curve's tangents, so that outlines can follow
/// the curve and not the chord.
struct StrokeEdge {
  var start: Point
  var end: Point
  var startDirection: UnitVector
  var endDirection: UnitVector
  /// The distance from start to end.
  var length: Double
  /// Whether the edge continues the curve of the edge before it, so that a corner between the two is none of the path's.
  var continuesCurve: Bool

  /// A straight edge, or nil when the points are equal.
  init?(line start: Point, _ end: Point, continuesCurve: Bool = false) {
    guard let direction = UnitVector(from: start, to: end) else { return nil }
    self.init(
      start, end, startDirection: direction, endDirection: direction, continuesCurve: continuesCurve)
  }

  init(
    _ start: Point, _ end: Point, startDirection: UnitVector, endDirection: UnitVector, continuesCurve: Bool
  ) {
    self.start = start
    self.end = end
    self.startDirection = startDirection
    self.endDirection = endDirection
    self.continuesCurve = continuesCurve
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    length = (dx * dx + dy * dy).squareRoot()
  }

  /// The part between two places, 0 (start) to 1 (end).
  func part(from: Double, to: Double) -> StrokeEdge {
    func point(_ t: Double) -> Point {
      Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    func direction(_ t: Double) -> UnitVector {
      let (a, b) = (startDirection, endDirection)
      return UnitVector(lengthening: a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t) ?? a
    }
    return StrokeEdge(
      from > 0 ? point(from) : start, to < 1 ? point(to) : end,
      startDirection: from > 0 ? direction(from) : startDirection,
      endDirection: to < 1 ? direction(to) : endDirection,
      continuesCurve: from > 0 || continuesCurve)
  }
}

/// One contour of a path as edges without gaps.
struct StrokeContour {
  /// The edges in order; none has length 0, unless the contour is a dot.
  var edges: [StrokeEdge] = []
  /// Whether the last edge ends where the first begins, with a join there instead of caps.
  var isClosed = false

  /// A contour of no length that shows only by its caps.
  static func dot(at point: Point, direction: UnitVector) -> StrokeContour {
    StrokeContour(edges: [
      StrokeEdge(point, point, startDirection: direction, endDirection: direction, continuesCurve: false)
    ])
  }
}
