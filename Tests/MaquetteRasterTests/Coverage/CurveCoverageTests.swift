import MaquetteGraphics
import MaquetteRaster
import TestRounds
import Testing

/// Coverage of paths with curves against exact clipping of the curves cut into 256 chords.
@Suite struct CurveCoverageTests {
  private let picture = PixelRect(x: 0, y: 0, width: 16, height: 16)

  @Test(arguments: [2.0, 6, 16, 60])
  func quadraticsStayWithinTwoSteps(size: Double) {
    check(size: size, seed: 17) { generator, path, current in
      let control = generator.point(within: 8 - size...8 + size)
      let end = generator.point(within: 8 - size...8 + size)
      path.quad(to: end, control: control)
      return (
        end,
        { t in
          mix(mix(current, control, t), mix(control, end, t), t)
        }
      )
    }
  }

  @Test(arguments: [2.0, 6, 16, 60])
  func cubicsStayWithinTwoSteps(size: Double) {
    check(size: size, seed: 19) { generator, path, current in
      let a = generator.point(within: 8 - size...8 + size)
      let b = generator.point(within: 8 - size...8 + size)
      let end = generator.point(within: 8 - size...8 + size)
      path.cubic(to: end, control1: a, control2: b)
      return (
        end,
        { t in
          let (p, q, r) = (mix(current, a, t), mix(a, b, t), mix(b, end, t))
          return mix(mix(p, q, t), mix(q, r, t), t)
        }
      )
    }
  }

  /// Fills contours of two curves and a line and compares a few pixels of each.
  private func check(
    size: Double, seed: UInt64,
    curve: (inout SeededGenerator, inout Path, Point) -> (end: Point, at: (Double) -> Point)
  ) {
    var generator = SeededGenerator(seed: seed)
    var worst = 0.0
    for _ in 0..<(80 * Rounds.factor) {
      var path = Path()
      let start = generator.point(within: 8 - size...8 + size)
      path.move(to: start)
      var polygon = [start]
      var current = start
      for _ in 0..<2 {
        let (end, at) = curve(&generator, &path, current)
        for index in 1...256 { polygon.append(at(Double(index) / 256)) }
        current = end
      }
      let mask = CoverageMask(filling: .path(path, .nonzero), within: picture)
      for _ in 0..<8 {
        let (x, y) = generator.pixel(in: picture)
        let expected =
          ExactCoverage.coverage(ExactCoverage.signedArea(polygon, x: x, y: y), rule: .nonzero) * 255
        worst = max(worst, abs(Double(mask[x, y]) - expected))
      }
    }
    #expect(worst <= 2, "off by \(worst) of 255")
  }
}

/// The point at fraction t from a to b.
private func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
  Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}
