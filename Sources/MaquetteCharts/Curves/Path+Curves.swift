// The curves are those of d3-shape, whose names Swift Charts has too:
// - monotone: M. Steffen, "A Simple Method for Monotonic Interpolation in One Dimension", Astronomy and Astrophysics 239 (1990);
// - cardinal: tangents of half the way from the neighbour before to the one after (tension 0);
// - catmull-rom: the centripetal form, whose parameter is the square root of the distance (Yuksel, Schaefer and Keyser,
//   "Parameterization and Applications of Catmull-Rom Curves", 2011).
// All need only + - * / and square roots; the cost is linear in the number of points.

import MaquetteGraphics

extension Path {
  /// Adds the way through points to the current contour, or begins one; `isReversed` for the way back, of the same shape.
  mutating func add(_ points: [Point], by interpolation: Interpolation, continues: Bool = false) {
    guard let first = points.first else { return }
    if continues { line(to: first) } else { move(to: first) }
    switch interpolation {
    case .linear: for point in points.dropFirst() { line(to: point) }
    case .stepStart, .stepCenter, .stepEnd:
      let share: Double = interpolation == .stepStart ? 0 : interpolation == .stepEnd ? 1 : 0.5
      for (from, to) in zip(points, points.dropFirst()) {
        let x = from.x + (to.x - from.x) * share
        line(to: Point(x: x, y: from.y))
        line(to: Point(x: x, y: to.y))
        line(to: to)
      }
    case .monotone: addMonotone(points)
    case .cardinal, .catmullRom: addSpline(points, isCentripetal: interpolation == .catmullRom)
    }
  }

  private mutating func addMonotone(_ points: [Point]) {
    guard points.count > 2 else { return addLines(points) }
    func slope(_ index: Int) -> Double {
      let (from, to) = (points[index], points[index + 1])
      return to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    /// The slope at an inner point: no steeper than twice either side, and none where the sides turn.
    func tangent(_ index: Int) -> Double {
      let (before, after) = (slope(index - 1), slope(index))
      let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      guard before * after > 0, h0 + h1 != 0 else { return 0 }
      let mean = (before * h1 + after * h0) / (h0 + h1)
      let bound = Swift.min(before.magnitude, after.magnitude, mean.magnitude / 2)
      return 2 * (mean < 0 ? -bound : bound)
    }
    let last = points.count - 1
    var from = (3 * slope(0) - tangent(1)) / 2
    for index in 0..<last {
      let to = index + 1 < last ? tangent(index + 1) : (3 * slope(last - 1) - from) / 2
      let (start, end) = (points[index], points[index + 1])
      let third = (end.x - start.x) / 3
      cubic(
        to: end, control1: Point(x: start.x + third, y: start.y + third * from),
        control2: Point(x: end.x - third, y: end.y - third * to))
      from = to
    }
  }

  private mutating func addSpline(_ points: [Point], isCentripetal: Bool) {
    guard points.count > 2 else { return addLines(points) }
    for index in 0..<points.count - 1 {
      let before = points[Swift.max(0, index - 1)]
      let (start, end) = (points[index], points[index + 1])
      let after = points[Swift.min(points.count - 1, index + 2)]
      let (d1, d2, d3) =
        isCentripetal ? (before.root(to: start), start.root(to: end), end.root(to: after)) : (1, 1, 1)
      cubic(
        to: end, control1: Self.control(start, before: before, after: end, d1, d2),
        control2: Self.control(end, before: after, after: start, d3, d2))
    }
  }

  /// The control point that pulls a curve from a point towards `after`; `d1` and `d2` are the distances of the point's parameter from
  /// those of `before` and `after`.
  private static func control(_ point: Point, before: Point, after: Point, _ d1: Double, _ d2: Double)
    -> Point
  {
    guard d1 > 0, d2 > 0, before != point else { return point }
    let weight = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2
    let divisor = 3 * d1 * (d1 + d2)
    func mix(_ p: Double, _ b: Double, _ a: Double) -> Double {
      (p * weight - b * d2 * d2 + a * d1 * d1) / divisor
    }
    return Point(x: mix(point.x, before.x, after.x), y: mix(point.y, before.y, after.y))
  }

  private mutating func addLines(_ points: [Point]) {
    for point in points.dropFirst() { line(to: point) }
  }
}

extension Point {
  /// The square root of the distance to another point.
  fileprivate func root(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot().squareRoot()
  }
}
