import MaquetteGraphics
import Testing

/// Arcs of path data: their ends, direction and enclosed area.
@Suite struct EllipticalArcTests {
  /// The area of a circle of radius 5, and of an ellipse with radii of 6 and 3.
  private static let circle = 25 * Double.pi
  private static let ellipse = 18 * Double.pi

  private static let areas: [(text: String, area: Double)] = [
    // Two halves, three quarters and a quarter, the longer and the shorter way.
    ("M0 5 A5 5 0 0 1 10 5 A5 5 0 0 1 0 5Z", circle),
    ("M5 0 A5 5 0 1 1 0 5 L5 5Z", circle * 0.75),
    ("M5 5 V0 A5 5 0 0 1 10 5Z", circle / 4),
    ("m0 5a5 5 0 1 0 10 0a5 5 0 10-10 0z", -circle),
    // Turned by nothing, by a quarter and by 30 degrees; signs of radii have no effect.
    ("M0 3 A6 3 0 0 1 12 3 A6 3 0 0 1 0 3Z", ellipse),
    ("M0 6 A6 -3 90 0 1 6 6 A6 3 90 0 1 0 6Z", ellipse),
    ("M0 0 A6 3 30 0 1 10.392304845413264 6 A6 3 -330 0 1 0 0Z", ellipse),
    // Radii that are too small grow: half circles of radius 5.
    ("M0 0 A1 1 0 0 1 10 0 A1 1 0 0 1 0 0Z", circle),
    // No radius: a line.
    ("M0 0 H10 A0 4 0 0 1 10 10 Z", 50),
  ]

  @Test(arguments: areas)
  func enclosesWhatItsEllipseDoes(text: String, area: Double) throws {
    let found = try Path(svg: text).area
    // A cubic deviates from a quarter circle by at most 0.03 %.
    #expect(abs(found - area) <= abs(area) * 0.001, "\(found)")
  }

  @Test func everyPointLiesOnTheTurnedEllipse() throws {
    let path = try Path(svg: "M0 0 A6 3 30 0 1 10.392304845413264 6")
    for index in stride(from: 0, to: path.points.count, by: 3) {
      let (x, y) = (path.points[index].x - 5.196152422706632, path.points[index].y - 3)
      let (along, across) = (x * 0.75.squareRoot() + y / 2, y * 0.75.squareRoot() - x / 2)
      #expect(abs(along * along / 36 + across * across / 9 - 1) < 1e-12)
    }
    #expect(path.points.last == Point(x: 10.392304845413264, y: 6))
  }

  @Test func flagsNeedNoSeparatorsAndWhatFollowsBeginsAtTheEnd() throws {
    #expect(try Path(svg: "M1 2a3 4 5 015 6h1") == Path(svg: "M1 2 A 3,4 5 0,1 6,8 H7"))
    #expect(try Path(svg: "M1 1 A2 2 0 0 1 1 1 L2 2") == Path(svg: "M1 1 L2 2"))
  }

  @Test(arguments: ["1e9 1e9 1e9", "1e-308 1e-308 0", "1e9 1e-308 45"])
  func radiiOfAnySizeGiveFinitePoints(ellipse: String) throws {
    let path = try Path(svg: "M-3 0 A\(ellipse) 1 1 3 4")
    #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(path.currentPoint == Point(x: 3, y: 4))
  }
}
