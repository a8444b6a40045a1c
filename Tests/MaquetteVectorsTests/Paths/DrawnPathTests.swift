import MaquetteGraphics
import MaquetteVectors
import Testing

/// Bounds, corners and masters of the paths of drawings.
@Suite struct DrawnPathTests {
  @Test func tightBoundsLeaveControlPointsOut() throws {
    // x(t) = 3t(1-t)^2 10 + ... reaches 7.5 at t = 1/2 for controls at 10; y runs from 0 to 10.
    let cubic = try Path(svg: "M0 0 C10 0 10 10 0 10")
    #expect(cubic.tightBounds == Rect(x: 0, y: 0, width: 7.5, height: 10))
    let quad = try Path(svg: "M0 0 Q5 10 10 0")
    #expect(quad.tightBounds == Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(try Path(svg: "M1 2 L-3 5").tightBounds == Rect(x: -3, y: 2, width: 4, height: 3))
    #expect(Path().tightBounds == nil)
  }

  @Test func roundedCornersTouchTheSidesAtTheRadius() throws {
    let square = try Path(svg: "M0 0 H10 V10 H0 Z").roundingCorners(radius: 2)
    #expect(square.tightBounds == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.verbs.filter { $0 == .cubic }.count == 4)
    #expect(square.points[0].x == 0 && abs(square.points[0].y - 2) < 1e-12)
    // The middle of the quarter circle lies at r (1 - 1/sqrt 2) from both sides.
    let (a, b, c, d) = (square.points[0], square.points[1], square.points[2], square.points[3])
    let middle = (a.x + 3 * b.x + 3 * c.x + d.x) / 8
    #expect(abs(middle - 2 * (1 - 0.5.squareRoot())) < 1e-3)
  }

  @Test func aRadiusTooLargeStopsAtTheMiddleOfASide() throws {
    let square = try Path(svg: "M0 0 H10 V10 H0 Z").roundingCorners(radius: 50)
    #expect(abs(square.points[0].y - 5) < 1e-12)
  }

  @Test func endsAndCurvesAndStraightJointsStay() throws {
    let open = try Path(svg: "M0 0 H10 V10").roundingCorners(radius: 2)
    #expect(open.points.first == Point(x: 0, y: 0))
    #expect(open.points.last == Point(x: 10, y: 10))
    let curve = try Path(svg: "M0 0 C1 0 2 1 2 2 L5 5 Z")
    #expect(curve.roundingCorners(radius: 2) == curve)
    let straight = try Path(svg: "M0 0 H5 H10")
    #expect(straight.roundingCorners(radius: 2) == straight)
  }

  @Test func mastersMustMatch() throws {
    #expect(try Path(svg: "M0 0 H1").interpolated(to: Path(svg: "M0 0 Q1 1 2 2"), at: 0.5) == nil)
  }
}
