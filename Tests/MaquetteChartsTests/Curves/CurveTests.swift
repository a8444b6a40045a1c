import MaquetteGraphics
import Testing

@testable import MaquetteCharts

/// The ways from one datum to the next.
@Suite struct CurveTests {
  static let points = [
    Point(x: 0, y: 10), Point(x: 10, y: 12), Point(x: 30, y: 90), Point(x: 40, y: 88), Point(x: 60, y: 20),
    Point(x: 90, y: 20), Point(x: 100, y: 60),
  ]

  /// The points of the contour at equal parameters of its segments, without those of control.
  private func flattened(_ path: Path) -> [Point] {
    var result: [Point] = []
    var index = 0
    for verb in path.verbs {
      switch verb {
      case .move, .line:
        result.append(path.points[index])
        index += 1
      case .cubic:
        let (p0, p1, p2, p3) = (
          result[result.count - 1], path.points[index], path.points[index + 1], path.points[index + 2]
        )
        for step in 1...20 {
          let t = Double(step) / 20
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
          )
          result.append(
            Point(
              x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
        }
        index += 3
      default: Issue.record("no other segment is expected")
      }
    }
    return result
  }

  private func curve(_ points: [Point], _ interpolation: Interpolation) -> [Point] {
    var path = Path()
    path.add(points, by: interpolation)
    return flattened(path)
  }

  @Test(arguments: Interpolation.allCases)
  func itGoesThroughAllData(interpolation: Interpolation) {
    let curve = curve(Self.points, interpolation)
    for point in Self.points {
      #expect(curve.contains { abs($0.x - point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 }, "\(point)")
    }
  }

  /// Steffen's curve stays between two data; the others do not.
  @Test func aMonotoneCurveDoesNotGoBeyondItsData() {
    let monotone = curve(Self.points, .monotone)
    for (from, to) in zip(Self.points, Self.points.dropFirst()) {
      let between = monotone.filter { $0.x >= from.x && $0.x <= to.x }
      #expect(between.allSatisfy { $0.y >= min(from.y, to.y) - 1e-9 && $0.y <= max(from.y, to.y) + 1e-9 })
    }
    #expect(curve(Self.points, .cardinal).contains { $0.y > 90.5 })
  }

  @Test(arguments: [Interpolation.monotone, .cardinal, .catmullRom])
  func dataOnALineMakeALine(interpolation: Interpolation) {
    let line = [0.0, 10, 20, 30].map { Point(x: $0, y: 5 + $0 * 2) }
    for point in curve(line, interpolation) { #expect(abs(point.y - 5 - point.x * 2) < 1e-9) }
  }

  @Test func stepsAreWhereTheyAreSaidToBe() {
    let two = [Point(x: 0, y: 0), Point(x: 10, y: 8)]
    #expect(curve(two, .stepStart)[1...2].map(\.x) == [0, 0])
    #expect(curve(two, .stepCenter)[1...2].map(\.x) == [5, 5])
    #expect(curve(two, .stepEnd)[1...2].map(\.x) == [10, 10])
  }

  @Test(arguments: Interpolation.allCases)
  func oneDatumOrEqualOnesAreNoTrap(interpolation: Interpolation) {
    #expect(curve([Point(x: 1, y: 1)], interpolation) == [Point(x: 1, y: 1)])
    #expect(curve([], interpolation).isEmpty)
    let equal = curve(Array(repeating: Point(x: 3, y: 4), count: 4), interpolation)
    #expect(equal.allSatisfy { abs($0.x - 3) < 1e-9 && abs($0.y - 4) < 1e-9 })
  }
}
