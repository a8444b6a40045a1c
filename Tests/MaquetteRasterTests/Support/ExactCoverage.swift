import MaquetteGraphics

/// Coverage by clipping polygons to each pixel in Double: the definition, with nothing clever.
///
/// Sutherland and Hodgman clip against the pixel's four sides, the shoelace formula gives the signed area. Where a
/// path covers a part of a pixel more than once this measures the mean winding, as the rasterizer does;
/// `overlaps` tells such pixels apart by sampling.
enum ExactCoverage {
  /// The signed area of a closed polygon within the pixel in column `x` of row `y`.
  static func signedArea(_ polygon: [Point], x: Int, y: Int) -> Double {
    var points = polygon.map { SIMD2($0.x - Double(x), $0.y - Double(y)) }
    for (axis, edge) in [(0, 0.0), (0, 1), (1, 0), (1, 1)] { points = clip(points, axis: axis, edge: edge) }
    guard points.count > 2 else { return 0 }
    var doubled = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      doubled += point.x * next.y - next.x * point.y
    }
    return doubled / 2
  }

  /// The winding numbers of a set of polygons at a point.
  static func winding(_ polygons: [[Point]], x: Double, y: Double) -> Int {
    var winding = 0
    for polygon in polygons {
      for (index, a) in polygon.enumerated() {
        let b = polygon[(index + 1) % polygon.count]
        guard (a.y <= y) != (b.y <= y) else { continue }
        if a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) > x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return winding
  }

  /// The coverage of a pixel by sampling a rule at `steps` by `steps` points, and whether windings occur
  /// that a mean cannot keep apart.
  static func sampled(
    _ polygons: [[Point]], rule: FillRule, x: Int, y: Int, steps: Int
  ) -> (coverage: Double, overlaps: Bool) {
    var inside = 0
    var (least, most) = (Int.max, Int.min)
    for row in 0..<steps {
      for column in 0..<steps {
        let winding = winding(
          polygons, x: Double(x) + (Double(column) + 0.5) / Double(steps),
          y: Double(y) + (Double(row) + 0.5) / Double(steps))
        inside += rule == .nonzero ? (winding == 0 ? 0 : 1) : winding & 1
        (least, most) = (min(least, winding), max(most, winding))
      }
    }
    let apart =
      switch rule {
      // The mean of windings on one side of zero, none of them zero, is beyond one, which is full.
      case .nonzero: most - least <= 1 && least >= -1 && most <= 1 || least >= 1 || most <= -1
      case .evenOdd: most - least <= 1
      }
    return (Double(inside) / Double(steps * steps), !apart)
  }

  /// The coverage, 0 to 1, of the mean winding under a rule.
  static func coverage(_ area: Double, rule: FillRule) -> Double {
    switch rule {
    case .nonzero: return min(abs(area), 1)
    case .evenOdd:
      let phase = abs(area).truncatingRemainder(dividingBy: 2)
      return phase > 1 ? 2 - phase : phase
    }
  }

  /// The part of a polygon on the pixel's side of one of its edges, at 0 or 1 of an axis.
  private static func clip(_ points: [SIMD2<Double>], axis: Int, edge: Double) -> [SIMD2<Double>] {
    func isInside(_ point: SIMD2<Double>) -> Bool { edge == 0 ? point[axis] >= 0 : 1 - point[axis] >= 0 }
    var result: [SIMD2<Double>] = []
    for (index, b) in points.enumerated() {
      let a = points[(index + points.count - 1) % points.count]
      if isInside(a) != isInside(b) {
        var cut = a + (edge - a[axis]) / (b[axis] - a[axis]) * (b - a)
        cut[axis] = edge
        result.append(cut)
      }
      if isInside(b) { result.append(b) }
    }
    return result
  }
}
