import MaquetteGraphics
import MaquetteRaster
import TestRounds
import Testing

/// Strokes with round joins and caps against their definition: the points within half a width of the path, sampled at 64 × 64
/// places a pixel. Pixels in which an outline overlaps itself, whose coverage the mean winding does not give, are left out.
@Suite struct StrokeCoverageTests {
  /// Hairlines, lines, bars and blots, on paths that cross themselves.
  @Test(arguments: [(0.05, 0.9), (1.0, 4.0), (5, 14), (30, 60)])
  func roundStrokesCoverWhatIsNear(least: Double, most: Double) {
    var generator = SeededGenerator(seed: UInt64(least * 100) + 3)
    var (worst, compared) = (0.0, 0)
    for _ in 0..<(60 * Rounds.factor) {
      let points = generator.polygon(vertices: 2...5, within: 0...24)
      let width = generator.number(least...most)
      var path = Path()
      for (index, point) in points.enumerated() {
        index == 0 ? path.move(to: point) : path.line(to: point)
      }
      let outline = path.stroked(StrokeStyle(width: width, cap: .round, join: .round))
      let (x, y) = generator.pixel(near: points, within: width / 2 + 1)
      func overlaps(_ steps: Int) -> Bool {
        ExactCoverage.sampled(outline.polygons, rule: .nonzero, x: x, y: y, steps: steps).overlaps
      }
      // A hairline's overlaps are small.
      let steps = least < 1 ? 64 : 6
      if overlaps(steps) { continue }
      let mask = CoverageMask(
        filling: .path(outline, .nonzero), within: PixelRect(x: x, y: y, width: 1, height: 1))
      let error = abs(Double(mask[x, y]) / 255 - Self.coverage(points, width: width, x: x, y: y))
      // Few samples may miss what overlaps in a corner of the pixel.
      if error > worst, overlaps(64) { continue }
      worst = max(worst, error)
      compared += 1
    }
    // 1/64 of a pixel for the outline on each side, and as much for the samples.
    #expect(worst < 0.05, "off by \(worst)")
    #expect(compared > 25 * Rounds.factor, "\(compared) pixels")
  }

  /// Far from the origin and very long, where what is left of a Double's precision decides.
  @Test(arguments: [1e3, 1e6]) func longLinesStayInPlace(reach: Double) {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<(20 * Rounds.factor) {
      let middle = generator.point(within: 2...6)
      let side = generator.point(within: -1...1)
      let points = [-reach, reach].map { Point(x: middle.x + $0 * side.x, y: middle.y + $0 * side.y) }
      var path = Path()
      path.move(to: points[0])
      path.line(to: points[1])
      let mask = CoverageMask(
        filling: .path(path.stroked(StrokeStyle(width: 3, cap: .round)), .nonzero),
        within: PixelRect(x: 0, y: 0, width: 8, height: 8))
      let (x, y) = (Int(middle.x), Int(middle.y))
      #expect(abs(Double(mask[x, y]) / 255 - Self.coverage(points, width: 3, x: x, y: y)) < 0.05)
    }
  }

  private static func coverage(_ points: [Point], width: Double, x: Int, y: Int) -> Double {
    var inside = 0
    for row in 0..<64 {
      for column in 0..<64 {
        let place = Point(x: Double(x) + (Double(column) + 0.5) / 64, y: Double(y) + (Double(row) + 0.5) / 64)
        let isNear = zip(points, points.dropFirst()).contains {
          squaredDistance(of: place, from: $0, to: $1) <= width * width / 4
        }
        if isNear { inside += 1 }
      }
    }
    return Double(inside) / 4096
  }

  /// The squared distance of a point from a segment.
  private static func squaredDistance(of point: Point, from a: Point, to b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / length : 0
    let t = min(max(along, 0), 1)
    let (ex, ey) = (point.x - a.x - t * dx, point.y - a.y - t * dy)
    return ex * ex + ey * ey
  }
}

extension SeededGenerator {
  /// A pixel that a segment of a polyline passes, or passes within a distance.
  fileprivate mutating func pixel(near points: [Point], within distance: Double) -> (x: Int, y: Int) {
    let index = Int.random(in: 1..<points.count, using: &self)
    let t = number(0...1)
    let (a, b) = (points[index - 1], points[index])
    let x = a.x + t * (b.x - a.x) + number(-distance...distance)
    let y = a.y + t * (b.y - a.y) + number(-distance...distance)
    return (Int(x.rounded(.down)), Int(y.rounded(.down)))
  }
}

extension Path {
  /// The contours of an outline, which has straight lines only.
  fileprivate var polygons: [[Point]] {
    var polygons: [[Point]] = []
    var next = 0
    for verb in verbs {
      if verb == .move { polygons.append([]) }
      if verb == .move || verb == .line { polygons[polygons.count - 1].append(points[next]) }
      next += verb.pointCount
    }
    return polygons
  }
}
