import MaquetteGraphics
import MaquetteRaster
import Testing

@Suite struct DashTests {
  func stroke(_ path: Path, _ dashes: [Double], phase: Double = 0, cap: StrokeStyle.Cap = .butt) -> Outline {
    Outline(path.stroked(StrokeStyle(width: 2, cap: cap, dashes: dashes, dashPhase: phase)))
  }

  let line: Path = {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 100, y: 0))
    return path
  }()

  @Test func dashesCoverTheirShare() {
    let outline = stroke(line, [6, 4])
    #expect(outline.count == 10 && abs(outline.area - 120) < 1e-9)
    #expect(outline.winding(Point(x: 5.9, y: 0)) == 1 && outline.winding(Point(x: 6.1, y: 0)) == 0)
  }

  @Test func oddPatternIsUsedTwice() {
    let outline = stroke(line, [20, 10, 5])
    // Dashes 0-20, 30-35, 55-65, 70-90.
    #expect(outline.count == 4 && abs(outline.area - 2 * (20 + 5 + 10 + 20)) < 1e-9)
  }

  @Test(arguments: [3.0, -7, 1_000_003, 13])
  func phaseBeginsWithinThePattern(phase: Double) {
    let outline = stroke(line, [6, 4], phase: phase)
    #expect(outline.winding(Point(x: 2.9, y: 0)) == 1 && outline.winding(Point(x: 3.1, y: 0)) == 0)
    #expect(outline.winding(Point(x: 7.1, y: 0)) == 1)
  }

  @Test func dashRunsAroundACorner() {
    var path = Path()
    path.add(Rect(x: 0, y: 0, width: 40, height: 40))
    let outline = stroke(path, [20, 20], phase: 10)
    // Every dash is centred on a corner, the one at the beginning too: a miter there, not two ends.
    #expect(outline.count == 4)
    #expect(abs(outline.area - 160) < 1e-9)
    #expect(outline.winding(Point(x: -0.9, y: -0.9)) == 1)
  }

  @Test func dashLongerThanAClosedContourClosesIt() {
    var path = Path()
    path.add(Rect(x: 0, y: 0, width: 40, height: 40))
    #expect(stroke(path, [1000, 1]).count == 2)
  }

  @Test func patternStartsAnewOnEveryContour() {
    var path = line
    path.move(to: Point(x: 0, y: 10))
    path.line(to: Point(x: 15, y: 10))
    #expect(stroke(path, [60, 40]).winding(Point(x: 5, y: 10)) == 1)
  }

  @Test func dashesFollowCurves() {
    var path = Path()
    path.add(circleAt: .zero, radius: 50)
    let outline = stroke(path, [10, 10])
    #expect(abs(outline.area - Double.pi * 100) < 20)
    #expect((15...16).contains(outline.count))
  }

  @Test func dashesWithoutLengthAreDots() {
    #expect(stroke(line, [0, 10], cap: .round).count == 10)
    #expect(stroke(line, [0, 10], cap: .butt).count == 0)
  }

  static let senseless: [[Double]] = [
    [0, 0], [-1, 4], [.nan], [.infinity, 1], [1e-7, 1e-7], [.leastNonzeroMagnitude, 0],
  ]

  @Test(arguments: senseless)
  func patternsThatMakeNoSenseAreSolid(dashes: [Double]) {
    #expect(abs(stroke(line, dashes).area - 200) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e300])
  func badPhaseStillDraws(phase: Double) {
    #expect((10...11).contains(stroke(line, [6, 4], phase: phase).count))
  }
}
