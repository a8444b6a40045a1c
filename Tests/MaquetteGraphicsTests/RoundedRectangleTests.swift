import MaquetteGraphics
import Testing

@Suite struct RoundedRectangleTests {
  let square = Rect(x: 10, y: 20, width: 100, height: 100)
  /// The part of the unit square that a quarter circle leaves in its corner.
  let missing = 1 - Double.pi / 4

  @Test func circularCornersCutOffWhatAQuarterCircleCutsOff() {
    let area = RoundedRectangle(rect: square, radius: 20).path.area
    #expect(abs((10_000 - area) / 4 - missing * 400) < 0.1)
  }

  @Test func eachCornerHasItsOwnRadius() {
    let radii = CornerRadii(topLeft: 5, topRight: 10, bottomRight: 20, bottomLeft: 30)
    let area = RoundedRectangle(rect: square, radii: radii).path.area
    #expect(abs((10_000 - area) - missing * (25 + 100 + 400 + 900)) < 0.5)
  }

  @Test func continuousCornerCutsOffWhatACircleOf1_0246RadiiCutsOff() {
    let area = RoundedRectangle(rect: square, radius: 20, style: .continuous).path.area
    let effective = ((10_000 - area) / 4 / missing).squareRoot()
    #expect(abs(effective / 20 - 1.0246) < 0.0005)
  }

  @Test func continuousCornerBegins1_528665RadiiFromItsVertex() {
    let path = RoundedRectangle(rect: square, radius: 20, style: .continuous).path
    #expect(abs(path.points[1].x - (110 - 1.528665 * 20)) < 1e-4)
    #expect(path.points[1].y == 20)
  }

  @Test(arguments: CornerStyle.allCases)
  func curvesNeverLeaveTheRectangle(style: CornerStyle) throws {
    for radius in stride(from: 0.0, through: 80, by: 2.5) {
      let bounds = try #require(
        RoundedRectangle(rect: square, radius: radius, style: style).path.controlBounds)
      #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 110) < 1e-9)
      #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 120) < 1e-9)
    }
  }

  /// Where the track of a switch of iOS 26 begins in its rows, in pixels from its end: 84 px high at 3x, means of rows.
  @Test(arguments: [
    (1, 33.81), (2, 29.1), (3, 25.93), (5, 21.4), (9, 15.36), (16, 8.59), (24, 3.76), (36, 0.38),
  ])
  func continuousCapsuleHasThePlatformsShoulders(row: Int, start: Double) {
    let rect = Rect(x: 0, y: 0, width: 189, height: 84)
    let capsule = RoundedRectangle(rect: rect, radius: 999, style: .continuous).path
    let starts = stride(from: 0.05, to: 1, by: 0.1).compactMap { capsule.leftmost(at: Double(row) + $0) }
    #expect(starts.count == 10)
    // A circle's rows 1 to 3 would start 2.9, 1.4 and 0.7 further out.
    #expect(abs(starts.reduce(0, +) / 10 - start) < 0.7)
  }

  @Test func sideThatIsTooShortLeavesTheOtherOneItsShoulder() {
    let tall = RoundedRectangle(
      rect: Rect(x: 0, y: 0, width: 40, height: 100), radius: 999, style: .continuous
    ).path
    let wide = RoundedRectangle(
      rect: Rect(x: 0, y: 0, width: 100, height: 40), radius: 999, style: .continuous
    ).path
    #expect(abs(tall.area - wide.area) < 1e-9)
    // The shoulder begins as far out as on a side with room for it, and the end is a circle's.
    #expect(abs(wide.points[1].x - (100 - 1.528665 * 20)) < 1e-4)
    #expect(wide.area < 60 * 40 + Double.pi * 400)
  }

  @Test func continuousAreaFallsWithoutJumpsUntilTheCapsule() {
    var last = 4000.0
    for step in 1...80 {
      let rounded = RoundedRectangle(
        rect: Rect(x: 0, y: 0, width: 100, height: 40), radius: Double(step) * 0.25, style: .continuous)
      let area = rounded.path.area
      #expect(area < last && last - area < 9)
      last = area
    }
  }

  @Test func radiiThatDoNotFitShrinkTogether() {
    let radii = CornerRadii(topLeft: 150, topRight: 50, bottomRight: 0, bottomLeft: 50)
    let fitted = RoundedRectangle(rect: square, radii: radii).fittedRadii
    #expect(fitted == CornerRadii(topLeft: 75, topRight: 25, bottomRight: 0, bottomLeft: 25))
  }

  @Test func badRadiiAreSharpAndHugeOnesFit() {
    let radii = CornerRadii(topLeft: .nan, topRight: -3, bottomRight: .infinity, bottomLeft: 0)
    let fitted = RoundedRectangle(rect: square, radii: radii).fittedRadii
    #expect(fitted.topLeft == 0 && fitted.topRight == 0 && fitted.bottomLeft == 0)
    #expect(abs(fitted.bottomRight - 100) < 1e-9)
    #expect(RoundedRectangle(rect: .zero, radius: 5).fittedRadii == CornerRadii(all: 0))
  }

  @Test func insetMovesTheEdgeAndTheRadii() {
    let radii = CornerRadii(topLeft: 0, topRight: 10, bottomRight: 2, bottomLeft: 3)
    let inner = RoundedRectangle(rect: square, radii: radii).inset(by: 3)
    #expect(inner.rect == Rect(x: 13, y: 23, width: 94, height: 94))
    #expect(inner.radii == CornerRadii(topLeft: 0, topRight: 7, bottomRight: 0, bottomLeft: 0))
    let outer = RoundedRectangle(rect: square, radii: radii).inset(by: -3)
    #expect(outer.radii == CornerRadii(topLeft: 0, topRight: 13, bottomRight: 5, bottomLeft: 6))
  }
}
