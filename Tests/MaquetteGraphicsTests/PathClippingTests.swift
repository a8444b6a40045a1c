import MaquetteGraphics
import Testing

/// Paths cut at a rectangle, against areas that a formula gives.
@Suite struct PathClippingTests {
  private static let unit = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test func whatIsInsideStays() throws {
    let path = try Path(svg: "M1 1 C2 2 3 3 4 1 Z M5 5 L9 9")
    #expect(path.clipped(to: Self.unit, asArea: true) == path)
    #expect(path.clipped(to: Self.unit, asArea: false) == path)
  }

  @Test(arguments: [
    ("M-5 -5 H5 V5 H-5 Z", 25), ("M-100 -100 H100 V100 H-100 Z", 100), ("M20 20 H30 V30 Z", 0),
    // A triangle with a corner outside, and a hole that goes the other way.
    ("M0 0 L20 0 L0 20 Z", 100), ("M-5 0 H5 V10 H-5 Z M-5 2 V8 H3 V2 Z", 50 - 18),
  ])
  func areas(svg: String, area: Double) throws {
    let clipped = try Path(svg: svg).clipped(to: Self.unit, asArea: true)
    #expect(abs(clipped.area.magnitude - area) < 1e-9)
    #expect(clipped.isEmpty == (area == 0))
  }

  /// Half of a circle lies in the rectangle.
  @Test func curvesAreCut() {
    var circle = Path()
    circle.add(circleAt: Point(x: 0, y: 5), radius: 4)
    let area = circle.clipped(to: Self.unit, asArea: true).area.magnitude
    #expect(abs(area - Double.pi * 8) < 0.05)
  }

  @Test func linesEndAtTheSides() throws {
    let line = try Path(svg: "M-5 5 H15").clipped(to: Self.unit, asArea: false)
    #expect(try line == Path(svg: "M0 5 H10"))
    // Out and in again: two pieces.
    let bow = try Path(svg: "M2 2 L2 14 L8 14 L8 2").clipped(to: Self.unit, asArea: false)
    #expect(try bow == Path(svg: "M2 2 L2 10 M8 10 L8 2"))
    #expect(try Path(svg: "M-1 0 V9").clipped(to: Self.unit, asArea: false).isEmpty)
    // The line that closes a contour is one as well.
    let closed = try Path(svg: "M5 5 H15 V6 H5 Z").clipped(to: Self.unit, asArea: false)
    #expect(try closed == Path(svg: "M5 5 L10 5 M10 6 L5 6 L5 5"))
  }
}
