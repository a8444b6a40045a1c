import MaquetteGraphics

/// A short straight piece of a contour and the directions of the contour at its two ends.
///
/// On a line both directions are those of the piece; on a curve they are the curve's tangents, so that outlines follow
/// the curve and not the chord.
struct StrokeEdge {
  var start: Point
  var end: Point
  var startDirection: UnitVector
  var endDirection: UnitVector
  var length: Double
  /// Whether the edge continues the curve of the edge before it, so that the path has no corner between them.
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

  /// Returns a contour of length 0, which is visible by its caps only.
  static func dot(at point: Point, direction: UnitVector) -> StrokeContour {
    StrokeContour(edges: [
      StrokeEdge(point, point, startDirection: direction, endDirection: direction, continuesCurve: false)
    ])
  }
}

/// A direction in the plane: a vector of length 1.
struct UnitVector: Equatable {
  var x: Double
  var y: Double

  private init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The direction from one point to another; nil when they are equal or too close to tell.
  init?(from: Point, to: Point) {
    self.init(lengthening: to.x - from.x, to.y - from.y)
  }

  /// The direction of a vector; nil if its length is 0 or not finite.
  init?(lengthening x: Double, _ y: Double) {
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    self.init(x: x / length, y: y / length)
  }

  /// To the right (x grows).
  static let right = UnitVector(x: 1, y: 0)

  /// The direction a quarter turn clockwise (y points down): the right-hand side when walking along this one.
  var rightHand: UnitVector { UnitVector(x: -y, y: x) }

  var reversed: UnitVector { UnitVector(x: -x, y: -y) }

  /// The cosine of the angle between the two.
  func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y }

  /// The sine of the angle from this one clockwise to the other.
  func cross(_ other: UnitVector) -> Double { x * other.y - y * other.x }

  /// The direction halfway to the other along the shorter way round; nil for opposite directions.
  func half(to other: UnitVector) -> UnitVector? {
    guard dot(other) > -0.999_999_999 else { return nil }
    return UnitVector(lengthening: x + other.x, y + other.y)
  }
}

extension Point {
  func moved(_ distance: Double, along direction: UnitVector) -> Point {
    Point(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}
