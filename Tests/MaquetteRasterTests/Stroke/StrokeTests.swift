import MaquetteGraphics
import MaquetteRaster
import Testing

@Suite struct StrokeTests {
  /// Room for the 1/64 pixel by which outlines may leave the true curve, over a perimeter.
  func tolerance(perimeter: Double) -> Double { perimeter / 64 }

  func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if closed { path.close() }
    return path
  }

  static let caps: [(cap: StrokeStyle.Cap, area: Double)] = [
    (.butt, 200.0), (.square, 216.0), (.round, 200 + Double.pi * 4),
  ]

  @Test(arguments: caps)
  func lineWithCaps(cap: StrokeStyle.Cap, area: Double) {
    let outline = Outline(line((10, 20), (40, 60)).stroked(StrokeStyle(width: 4, cap: cap)))
    #expect(abs(outline.area - area) < 0.2)
    #expect(outline.count == 1)
  }

  static let joins: [(join: StrokeStyle.Join, outer: Double)] = [
    (.miter, 1936.0), (.bevel, 1928.0), (.round, 1920 + Double.pi * 4),
  ]

  @Test(arguments: joins)
  func squareWithJoins(join: StrokeStyle.Join, outer: Double) {
    var path = Path()
    path.add(Rect(x: 0, y: 0, width: 40, height: 40))
    let outline = Outline(path.stroked(StrokeStyle(width: 4, join: join)))
    #expect(abs(outline.area - (outer - 36 * 36)) < 0.2)
    #expect(outline.count == 2)
    #expect(outline.winding(Point(x: 20, y: 20)) == 0)
    #expect(outline.winding(Point(x: 1.9, y: 1.9)) == 1)
    #expect(outline.winding(Point(x: 2.1, y: 2.1)) == 0)
  }

  @Test func directionOfTheContourDoesNotMatter() {
    let forth = line((0, 0), (40, 0), (40, 40), closed: true)
    let back = line((40, 40), (40, 0), (0, 0), closed: true)
    let style = StrokeStyle(width: 6, join: .miter)
    #expect(abs(Outline(forth.stroked(style)).area - Outline(back.stroked(style)).area) < 1e-9)
  }

  @Test(arguments: [1.0, 10, 100])
  func circleRing(scale: Double) {
    var path = Path()
    path.add(circleAt: Point(x: 3, y: 4), radius: 20)
    let outline = Outline(path.stroked(StrokeStyle(width: 10), scale: scale))
    let area = Double.pi * (25 * 25 - 15 * 15)
    #expect(abs(outline.area - area) < tolerance(perimeter: Double.pi * 80) / scale + area * 0.0003)
    #expect(outline.winding(Point(x: 3, y: 4)) == 0)
  }

  @Test func miterLimitIsTheRatioOfSVG() {
    // A turn by 120 degrees needs a miter of 2 half widths.
    let path = line((0, 0), (40, 0), (20, 20 * (3.0).squareRoot()))
    let tip = Point(x: 43.4, y: -1.9)
    #expect(Outline(path.stroked(StrokeStyle(width: 4, miterLimit: 2.001))).winding(tip) == 1)
    #expect(Outline(path.stroked(StrokeStyle(width: 4, miterLimit: 1.999))).winding(tip) == 0)
  }

  @Test func turnByHalfACircle() {
    let path = line((0, 0), (40, 0), (10, 0))
    #expect(Outline(path.stroked(StrokeStyle(width: 4, join: .miter))).winding(Point(x: 40.5, y: 0)) == 0)
    #expect(Outline(path.stroked(StrokeStyle(width: 4, join: .round))).winding(Point(x: 41.9, y: 0)) == 1)
  }

  @Test func innerSideOfATightCurveHasNoHoles() {
    // The curve's radius is far below half the width: every point near it is inside and no winding cancels.
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.cubic(to: Point(x: 4, y: 0), control1: Point(x: 0, y: 20), control2: Point(x: 4, y: 20))
    let outline = Outline(path.stroked(StrokeStyle(width: 20)))
    let inside = distances(to: path)
    for y in stride(from: 0.25, through: 25, by: 0.5) {
      for x in stride(from: -12.0, through: 16, by: 0.5) {
        let (distance, isBeyondEnds) = inside(Point(x: x, y: y))
        if distance < 9.9 && !isBeyondEnds { #expect(outline.winding(Point(x: x, y: y)) > 0, "\(x) \(y)") }
        if distance > 10.1 { #expect(outline.winding(Point(x: x, y: y)) == 0, "\(x) \(y)") }
      }
    }
  }

  /// The distance from one cubic, sampled, and whether the nearest sample is one of its ends.
  func distances(to path: Path) -> (Point) -> (Double, Bool) {
    let p = path.points
    let samples = (0...400).map { step -> Point in
      let t = Double(step) / 400
      let s = 1 - t
      let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      return Point(
        x: zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.x },
        y: zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.y })
    }
    return { point in
      let squares = samples.map { ($0.x - point.x) * ($0.x - point.x) + ($0.y - point.y) * ($0.y - point.y) }
      let least = squares.indices.min { squares[$0] < squares[$1] } ?? 0
      return (squares[least].squareRoot(), least == 0 || least == 400)
    }
  }

  @Test func shortPiecesBetweenWideCornersStayFilled() {
    // Each piece is shorter than the pen; whatever lies within half a width of one of them is inside.
    let outline = Outline(
      line((0, 0), (30, 0), (30, 3), (0, 3)).stroked(StrokeStyle(width: 10, join: .round)))
    for x in stride(from: 1.0, through: 34, by: 1) {
      #expect(outline.winding(Point(x: x, y: 1.5)) > 0)
    }
    #expect(outline.winding(Point(x: 34.9, y: 1.5)) > 0)
    #expect(outline.winding(Point(x: 35.1, y: 1.5)) == 0)
  }

  @Test func contoursWithoutLengthAreDotsWhereCapsShow() {
    let dots = [line((5, 5), (5, 5)), line((5, 5), closed: true)]
    for dot in dots {
      #expect(dot.stroked(StrokeStyle(width: 4, cap: .butt)).isEmpty)
      #expect(abs(Outline(dot.stroked(StrokeStyle(width: 4, cap: .square))).area - 16) < 1e-9)
      #expect(abs(Outline(dot.stroked(StrokeStyle(width: 4, cap: .round))).area - Double.pi * 4) < 0.2)
    }
    #expect(line((5, 5)).stroked(StrokeStyle(width: 4, cap: .round)).isEmpty)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e200])
  func badWidthDrawsNothing(width: Double) {
    #expect(line((0, 0), (9, 9)).stroked(StrokeStyle(width: width)).isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func badContourIsLeftOutAndTheOthersStay(bad: Double) {
    var path = line((0, 0), (bad, 9), (3, 3))
    path.append(line((0, 0), (10, 0)))
    #expect(abs(Outline(path.stroked(StrokeStyle(width: 2))).area - 20) < 1e-9)
    var curve = Path()
    curve.move(to: .zero)
    curve.cubic(to: Point(x: 1, y: 1), control1: Point(x: 0, y: bad), control2: .zero)
    #expect(curve.stroked(StrokeStyle(width: 2)).isEmpty)
  }

  @Test func hugeAndTinyInputEnds() {
    var path = Path()
    path.move(to: Point(x: -1e99, y: 0))
    path.cubic(
      to: Point(x: 1e99, y: 0), control1: Point(x: 1e99, y: 1e99), control2: Point(x: -1e99, y: -1e99))
    path.cubic(to: Point(x: 1e99, y: 1e-99), control1: Point(x: 1e99, y: 0), control2: Point(x: 1e99, y: 0))
    for scale in [0, 1, 1e300, -.infinity, .nan] {
      let outline = path.stroked(StrokeStyle(width: 1e-9, cap: .round, join: .round), scale: scale)
      #expect(outline.points.count < 20_000)
    }
  }

  @Test func cuspIsRound() {
    // The curve reverses at its middle.
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.cubic(to: Point(x: 0, y: 0.001), control1: Point(x: 40, y: 0), control2: Point(x: 40, y: 0.001))
    let outline = Outline(path.stroked(StrokeStyle(width: 10, join: .miter)))
    #expect(outline.winding(Point(x: 34.5, y: 0)) > 0)
    #expect(outline.winding(Point(x: 35.5, y: 0)) == 0)
  }
}
