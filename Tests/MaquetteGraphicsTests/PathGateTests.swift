import MaquetteGraphics
import Testing

/// What may not be in a path, at each way into one.
@Suite struct PathGateTests {
  static let bad: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e101]

  private func square(at x: Double) -> Path {
    var path = Path()
    path.add(Rect(x: x, y: 0, width: 2, height: 2))
    return path
  }

  /// A contour with one such point goes as a whole, and those before and after it stay.
  @Test(arguments: bad) func aContourWithABadPointIsLeftOut(bad: Double) {
    let good = Point(x: 1, y: 1)
    let ways: [(inout Path) -> Void] = [
      { $0.line(to: Point(x: bad, y: 0)) }, { $0.line(to: Point(x: 0, y: bad)) },
      { $0.quad(to: Point(x: bad, y: 0), control: good) },
      { $0.quad(to: good, control: Point(x: 0, y: bad)) },
      { $0.cubic(to: Point(x: bad, y: 0), control1: good, control2: good) },
      { $0.cubic(to: good, control1: Point(x: 0, y: bad), control2: good) },
      { $0.cubic(to: good, control1: good, control2: Point(x: bad, y: bad)) },
    ]
    for way in ways {
      var path = square(at: 0)
      path.move(to: good)
      path.line(to: Point(x: 5, y: 5))
      way(&path)
      path.line(to: good)
      path.close()
      path.add(Rect(x: 9, y: 0, width: 2, height: 2))
      #expect(path.verbs == square(at: 0).verbs + square(at: 9).verbs)
      #expect(path.points == square(at: 0).points + square(at: 9).points)
    }
  }

  @Test(arguments: bad) func aContourThatBeginsBadlyIsLeftOut(bad: Double) {
    var path = Path()
    path.move(to: Point(x: bad, y: 0))
    path.line(to: .zero)
    path.close()
    path.move(to: .zero)
    #expect(path.verbs == [.move])
  }

  /// After `close` a contour may go on without a move.
  @Test func whatWasClosedStays() {
    var path = square(at: 0)
    path.line(to: Point(x: 1, y: 7))
    path.line(to: Point(x: .nan, y: 7))
    #expect(path.verbs == square(at: 0).verbs)
  }

  @Test func mappingPassesTheGateToo() {
    var path = square(at: 0)
    path.add(Rect(x: 9, y: 0, width: 2, height: 2))
    let broken = path.mapped { $0.x > 10 ? Point(x: .infinity, y: 0) : $0 }
    #expect(broken.points == square(at: 0).points)
    let overflowing = square(at: 1e99).applying(.scale(x: 1e9))
    #expect(overflowing.verbs.isEmpty)
    #expect(path.applying(.scale(x: 2)).points.last == Point(x: 18, y: 4))
  }

  @Test(arguments: ["M1e308 0", "M0 0 L-1000000001 0", "M0 0 H1e10", "M0 0 A1e300 1 0 0 0 1 1"])
  func drawingsHaveNumbersOfReason(text: String) {
    #expect(throws: PathSyntaxError.self) { try Path(svg: text) }
  }

  @Test func theGreatestNumberOfADrawingIsTaken() throws {
    #expect(try Path(svg: "M1e9 -1000000000").points == [Point(x: 1e9, y: -1e9)])
  }
}
