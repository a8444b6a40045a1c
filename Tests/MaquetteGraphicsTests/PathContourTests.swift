import MaquetteGraphics
import Testing

@Suite struct PathContourTests {
  @Test func rectangleAndEllipseEncloseTheirAreasClockwise() {
    var path = Path()
    path.add(Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.area == 12)
    var ellipse = Path()
    ellipse.add(ellipseIn: Rect(x: -5, y: 3, width: 20, height: 10))
    #expect(abs(ellipse.area - Double.pi * 50) < 0.05)
  }

  @Test(arguments: [
    (Point(x: 0, y: 1), true, 0.25), (Point(x: -1, y: 0), true, 0.5), (Point(x: 0, y: -1), true, 0.75),
    (Point(x: 0, y: -1), false, -0.25), (Point(x: -1, y: 0), false, -0.5), (Point(x: 1, y: 1), true, 0.125),
    (Point(x: 1, y: -1), true, 0.875), (Point(x: 3, y: 3), false, -0.875),
  ])
  func arcTurnsByItsShareOfTheCircle(end: Point, clockwise: Bool, turns: Double) throws {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 10, y: 0))
    path.arc(around: .zero, to: end, clockwise: clockwise)
    path.close()
    #expect(abs(path.area - turns * Double.pi * 100) < 0.1)
    let last = try #require(path.points.last)
    let length = (end.x * end.x + end.y * end.y).squareRoot()
    #expect(abs(last.x - end.x / length * 10) < 1e-12 && abs(last.y - end.y / length * 10) < 1e-12)
  }

  @Test func arcWithoutDirectionDrawsNothing() {
    var path = Path()
    path.arc(around: .zero, to: Point(x: 1, y: 0))
    #expect(path.isEmpty)
    path.move(to: Point(x: 1, y: 0))
    path.arc(around: .zero, to: .zero)
    path.arc(around: Point(x: 1, y: 0), to: Point(x: 3, y: 0))
    path.arc(around: Point(x: .nan, y: 0), to: Point(x: 3, y: 0))
    path.arc(around: .zero, to: Point(x: 2, y: 0))
    #expect(path.verbs == [.move])
  }

  @Test func currentPointReturnsToTheBeginningAfterClose() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.add(Rect(x: 0, y: 0, width: 1, height: 1))
    path.add(Rect(x: 7, y: 8, width: 1, height: 1))
    #expect(path.currentPoint == Point(x: 7, y: 8))
    path.line(to: Point(x: 9, y: 9))
    #expect(path.currentPoint == Point(x: 9, y: 9))
  }
}
