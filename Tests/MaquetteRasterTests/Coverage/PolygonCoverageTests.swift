import MaquetteGraphics
import MaquetteRaster
import TestRounds
import Testing

/// Coverage of random polygons against exact clipping in Double.
@Suite struct PolygonCoverageTests {
  private let picture = PixelRect(x: 0, y: 0, width: 12, height: 12)
  /// Half a step of 255, and for each edge in a pixel a part of 65,536: 0.5102 is the most in 18 million pixels.
  private let bound = 0.52

  /// Vertices anywhere, also outside of the picture: the expectation is the mean winding of each pixel.
  @Test(arguments: FillRule.allCases)
  func tangledPolygonsGiveTheMeanWinding(rule: FillRule) {
    var generator = SeededGenerator(seed: 7)
    var worst = 0.0
    for _ in 0..<(1500 * Rounds.factor) {
      let polygons = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        generator.polygon(vertices: 3...6, within: -4...16)
      }
      let mask = CoverageMask(filling: .path(Path(polygons: polygons), rule), within: picture)
      // A dozen pixels of each keeps this many paths quick in debug builds.
      for _ in 0..<12 {
        let (x, y) = generator.pixel(in: picture)
        let area = polygons.reduce(0) { $0 + ExactCoverage.signedArea($1, x: x, y: y) }
        let expected = ExactCoverage.coverage(area, rule: rule) * 255
        worst = max(worst, abs(Double(mask[x, y]) - expected))
      }
    }
    #expect(worst <= bound, "off by \(worst) of 255")
  }

  /// Edges that cross a side of the part have the same amounts in each pixel as without it.
  @Test(arguments: FillRule.allCases)
  func aPartEqualsThatPartOfTheWhole(rule: FillRule) {
    var generator = SeededGenerator(seed: 17)
    let whole = PixelRect(x: 0, y: 0, width: 40, height: 24)
    for round in 0..<(2000 * Rounds.factor) {
      let path = Path(polygons: [generator.polygon(vertices: 3...6, within: -30...60)])
      let mask = CoverageMask(filling: .path(path, rule), within: whole)
      let (x, y) = generator.pixel(in: PixelRect(x: 1, y: 0, width: 30, height: 14))
      let part = PixelRect(x: x, y: y, width: 8, height: 9)
      let clipped = CoverageMask(filling: .path(path, rule), within: part)
      for (x, y) in pixels(part.columns, part.rows) where clipped[x, y] != mask[x, y] {
        Issue.record("round \(round): \(clipped[x, y]) is not \(mask[x, y]) at (\(x), \(y))")
      }
    }
  }

  /// Polygons that cannot cross themselves: the mean winding is the coverage, without exception.
  @Test func starShapedPolygonsAreExact() {
    var generator = SeededGenerator(seed: 11)
    var worst = 0.0
    for _ in 0..<(1500 * Rounds.factor) {
      let polygon = generator.starPolygon(vertices: 5...12, center: 6, radius: 1...9)
      let mask = CoverageMask(filling: .path(Path(polygons: [polygon]), .nonzero), within: picture)
      for _ in 0..<12 {
        let (x, y) = generator.pixel(in: picture)
        let expected = abs(ExactCoverage.signedArea(polygon, x: x, y: y)) * 255
        worst = max(worst, abs(Double(mask[x, y]) - expected))
      }
    }
    #expect(worst <= bound, "off by \(worst) of 255")
  }

  /// What the mean winding cannot tell: parts of a pixel with windings on both sides of what the rule distinguishes.
  ///
  /// They are the only pixels that differ from a fine sampling of the rule itself.
  @Test(arguments: FillRule.allCases)
  func onlyPixelsInWhichAPathOverlapsItselfDiffer(rule: FillRule) {
    var generator = SeededGenerator(seed: 13)
    var (plain, overlapping, worstPlain, worstOverlapping) = (0, 0, 0.0, 0.0)
    for _ in 0..<60 {
      let polygon = generator.polygon(vertices: 5...7, within: 0...12)
      let mask = CoverageMask(filling: .path(Path(polygons: [polygon]), rule), within: picture)
      for _ in 0..<4 {
        let (x, y) = generator.pixel(in: picture)
        let sample = ExactCoverage.sampled([polygon], rule: rule, x: x, y: y, steps: 12)
        let error = abs(Double(mask[x, y]) / 255 - sample.coverage)
        if sample.overlaps {
          overlapping += 1
          worstOverlapping = max(worstOverlapping, error)
        } else {
          plain += 1
          worstPlain = max(worstPlain, error)
        }
      }
    }
    // A dozen lines of a dozen samples see an edge's area to about a fifteenth.
    #expect(worstPlain < 0.08, "\(plain) pixels, off by \(worstPlain)")
    #expect(worstOverlapping <= 1)
    #expect(plain > 10 * overlapping, "\(overlapping) of \(plain + overlapping) overlap")
  }

  /// Opposite directions and doubled contours: nonzero and even-odd part ways.
  @Test func rulesTellNestedContoursApart() {
    let outer = [Point(x: 1, y: 1), Point(x: 9, y: 1), Point(x: 9, y: 9), Point(x: 1, y: 9)]
    let inner = [Point(x: 3, y: 3), Point(x: 7, y: 3), Point(x: 7, y: 7), Point(x: 3, y: 7)]
    let same = Path(polygons: [outer, inner])
    let opposite = Path(polygons: [outer, inner.reversed()])
    #expect(CoverageMask(filling: .path(same, .nonzero))[5, 5] == 255)
    #expect(CoverageMask(filling: .path(same, .evenOdd))[5, 5] == 0)
    #expect(CoverageMask(filling: .path(opposite, .nonzero))[5, 5] == 0)
    #expect(CoverageMask(filling: .path(opposite, .evenOdd))[5, 5] == 0)
    #expect(CoverageMask(filling: .path(opposite, .evenOdd))[2, 5] == 255)
  }

  @Test func openContoursAreClosed() {
    var open = Path()
    open.move(to: Point(x: 0, y: 0))
    open.line(to: Point(x: 4, y: 0))
    open.line(to: Point(x: 4, y: 4))
    open.move(to: Point(x: 6, y: 0))
    open.line(to: Point(x: 8, y: 0))
    open.line(to: Point(x: 8, y: 2))
    let mask = CoverageMask(filling: .path(open, .nonzero))
    #expect(mask[3, 0] == 255)
    #expect(mask[0, 0] == 128)
    #expect(mask[7, 0] == 255)
    #expect(mask[0, 2] == 0)
  }
}
