import MaquetteGraphics
import MaquetteRaster
import Testing

/// Coordinates that no mockup has.
@Suite struct HostileCoordinateTests {
  private static let values: [Double] = [
    0, -0.0, 5, .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    1e-30, 1e9,
    -1e9,
    2_147_483_648, 9.3e18, -9.3e18, 1e18, 4.5e15, 1_099_511_627_776,
  ]

  /// Any mixture of them in any verb draws something or nothing, without a trap and within the mask's bounds.
  @Test func nothingTraps() {
    var generator = SeededGenerator(seed: 23)
    let picture = PixelRect(x: 0, y: 0, width: 9, height: 9)
    func value() -> Double {
      Self.values[Int.random(in: 0..<Self.values.count, using: &generator)]
    }
    func point() -> Point { Point(x: value(), y: value()) }
    var canvas = Bitmap(width: 9, height: 9)
    for _ in 0..<400 {
      var path = Path()
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: path.move(to: point())
        case 1: path.line(to: point())
        case 2: path.quad(to: point(), control: point())
        case 3: path.cubic(to: point(), control1: point(), control2: point())
        default: path.close()
        }
      }
      let transform = Transform(
        a: value(), b: value(), c: value(), d: value(), tx: value(), ty: value())
      let shapes: [Shape] = [
        .path(path, .evenOdd), .rect(Rect(x: value(), y: value(), width: value(), height: value())),
        .roundedRectangle(
          RoundedRectangle(
            rect: Rect(x: value(), y: value(), width: value(), height: value()), radius: value())),
        .ellipse(Rect(x: value(), y: value(), width: value(), height: value())),
      ]
      let geometries: [Gradient.Geometry] = [
        .linear(start: point(), end: point()), .radial(center: point(), radius: value()),
        .angular(center: point(), start: value()),
      ]
      let gradient = Gradient(
        geometry: geometries[Int.random(in: geometries.indices, using: &generator)],
        stops: [
          .init(offset: value(), color: .black), .init(offset: 0.5, color: .clear),
          .init(offset: value(), color: .white),
        ])
      for shape in shapes {
        for transform in [.identity, transform] {
          let mask = CoverageMask(filling: shape, transform: transform, within: picture)
          #expect(picture.contains(mask.bounds))
          canvas?.draw { (canvas: inout Canvas) in
            canvas.pushClip(shape, transform: transform)
            canvas.pushLayer(opacity: value())
            canvas.fill(shape, transform: transform, paint: .gradient(gradient))
            canvas.popLayer()
            canvas.popClip()
            canvas.fill(shape, transform: transform, paint: .color(.black))
          }
        }
      }
    }
  }

  /// What is far outside does not change what is inside.
  @Test func distantVerticesKeepThePlane() {
    for far in [100.0, 1e4, 1e6, 1e9] {
      let plane = [
        Point(x: 2.5, y: -far), Point(x: far, y: -far), Point(x: far, y: far), Point(x: 2.5, y: far),
      ]
      let mask = CoverageMask(
        filling: .path(Path(polygons: [plane]), .nonzero),
        within: PixelRect(x: 0, y: 0, width: 6, height: 6))
      #expect(mask[1, 3] == 0)
      #expect(mask[2, 3] == 128)
      #expect(mask[5, 5] == 255)
    }
  }

  /// Geometry to the left counts, however far; geometry to the right, above and below does not.
  @Test func whatLiesLeftIsAccumulated() {
    for far in [3.0, 1e5, 1e9, 1e30] {
      let triangle = [Point(x: -far, y: 4), Point(x: 3, y: 0), Point(x: 3, y: 8)]
      let mask = CoverageMask(
        filling: .path(Path(polygons: [triangle]), .nonzero),
        within: PixelRect(x: 0, y: 0, width: 4, height: 8))
      for x in 0..<3 {
        let expected = Double(mask[x, 2]) / 255
        // Between y = 2 and y = 3 the upper side of the triangle rises from right to left.
        let reach = min(far, 1_073_741_824)
        let top = 4.0 - 4 * (Double(x) + 0.5 + reach) / (3 + reach)
        let covered = min(1, max(0, 3 - max(2, top)))
        if top < 1.9 || top > 3.1 { #expect(abs(expected - covered) < 0.01) }
      }
      #expect(mask[3, 4] == 0)
    }
  }

  /// A contour with a coordinate that is not finite is left out; the others are drawn.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func contoursThatAreNotFiniteAreLeftOut(bad: Double) {
    var path = Path(polygons: [
      [Point(x: 0, y: 0), Point(x: 2, y: 0), Point(x: 2, y: 2), Point(x: 0, y: 2)],
      [Point(x: 0, y: 0), Point(x: 8, y: bad), Point(x: 8, y: 8)],
    ])
    path.move(to: Point(x: 4, y: 0))
    path.quad(to: Point(x: 4, y: 4), control: Point(x: bad, y: 2))
    path.append(
      Path(polygons: [
        [Point(x: 5, y: 5), Point(x: 7, y: 5), Point(x: 7, y: 7), Point(x: 5, y: 7)]
      ]))
    let mask = CoverageMask(
      filling: .path(path, .nonzero), within: PixelRect(x: 0, y: 0, width: 9, height: 9))
    for (x, y) in pixels(0..<9, 0..<9) {
      let inside = (x < 2 && y < 2) || ((5..<7).contains(x) && (5..<7).contains(y))
      #expect(mask[x, y] == (inside ? 255 : 0))
    }
  }

  /// A mask without limits is refused when it would not fit in memory.
  @Test func hugeMasksAreEmpty() {
    let mask = CoverageMask(filling: .rect(Rect(x: 0, y: 0, width: 1e9, height: 1e9)))
    #expect(mask == .empty)
  }

  /// Shapes wider than one accumulation buffer and taller than one are drawn in pieces without seams.
  @Test func largeShapesHaveNoSeams() {
    let ring = Path(polygons: [
      [
        Point(x: 0.5, y: 0.5), Point(x: 20000.5, y: 10.5), Point(x: 20000.5, y: 40.25),
        Point(x: 0.5, y: 30.25),
      ]
    ])
    let whole = CoverageMask(filling: .path(ring, .nonzero))
    for x in [0, 5000, 8191, 8192, 8193, 16383, 16384, 19999] {
      let window = PixelRect(x: x, y: 0, width: 3, height: 41)
      let part = CoverageMask(filling: .path(ring, .nonzero), within: window)
      for y in 0..<41 {
        for column in x..<min(x + 3, 20001) {
          #expect(abs(Int(whole[column, y]) - Int(part[column, y])) <= 1)
        }
      }
    }
  }
}
