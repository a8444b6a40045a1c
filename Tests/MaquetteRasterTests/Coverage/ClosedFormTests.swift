import MaquetteGraphics
import MaquetteRaster
import Testing

/// Coverage of figures whose area is known.
@Suite struct ClosedFormTests {
  /// A half-plane right of x = y * slope + c: the covered part of a pixel that the line crosses from top to
  /// bottom is one minus the mean of x.
  @Test(arguments: [0.0, 0.01, 0.25, 0.7, 0.999])
  func halfPlanes(slope: Double) {
    for step in 0..<16 {
      let c = 1.0 + Double(step) * (1 - slope) / 16
      let plane = [
        Point(x: c, y: 0), Point(x: 40, y: 0), Point(x: 40, y: 1), Point(x: c + slope, y: 1),
      ]
      let mask = CoverageMask(filling: .path(Path(polygons: [plane]), .nonzero))
      let expected = (2 - (c + slope / 2)) * 255
      #expect(abs(Double(mask[1, 0]) - expected) <= 0.51)
      #expect(mask[2, 0] == 255)
      #expect(mask[0, 0] == 0)
    }
  }

  /// The sum over all pixels is the area: pi r^2.
  @Test(arguments: [0.3, 1, 2.5, 7.75, 40, 300])
  func circles(radius: Double) {
    let circle = Shape.ellipse(Rect(x: 3.3, y: 5.7, width: 2 * radius, height: 2 * radius))
    let mask = CoverageMask(filling: circle)
    let area = mask.coverage.reduce(0) { $0 + Double($1) } / 255
    // Rounding 2 pi r boundary pixels to 255 steps, and the cubic's own excess of 0.027 percent of the radius.
    let slack = (2 * .pi * radius) * (0.5 / 255) + .pi * radius * radius * 0.0006
    #expect(abs(area - .pi * radius * radius) <= slack)
  }

  /// Every pixel of a circle, against integration of its chord lengths in Double.
  @Test func circlePixels() {
    let (center, radius) = (10.25, 8.5)
    let mask = CoverageMask(
      filling: .ellipse(
        Rect(x: center - radius, y: center - radius, width: 2 * radius, height: 2 * radius)))
    var worst = 0.0
    for (x, y) in pixels(0..<20, 0..<20) {
      var area = 0.0
      let lines = 200
      for line in 0..<lines {
        let dy = Double(y) + (Double(line) + 0.5) / Double(lines) - center
        let square = radius * radius - dy * dy
        guard square > 0 else { continue }
        let half = square.squareRoot()
        area += max(0, min(Double(x) + 1, center + half) - max(Double(x), center - half))
      }
      worst = max(worst, abs(Double(mask[x, y]) - area / Double(lines) * 255))
    }
    // One step for flattening, half for rounding, and 0.00027 * 8.5 pixels by which four cubics exceed the circle.
    #expect(worst <= 2, "off by \(worst) of 255")
  }

  @Test func roundedRectanglesHaveTheirArea() {
    for radius in [0.0, 1.5, 6, 10] {
      let shape = RoundedRectangle(
        rect: Rect(x: 1.25, y: 2.5, width: 60.5, height: 20.25), radius: radius)
      let mask = CoverageMask(filling: .roundedRectangle(shape))
      let area = mask.coverage.reduce(0) { $0 + Double($1) } / 255
      let expected = 60.5 * 20.25 - (4 - .pi) * radius * radius
      #expect(abs(area - expected) < 0.35)
    }
  }

  /// A rounded rectangle's fast path against its path: the same pixels.
  @Test func roundedRectanglesMatchTheirPaths() {
    var generator = SeededGenerator(seed: 5)
    let picture = PixelRect(x: 0, y: 0, width: 24, height: 24)
    for index in 0..<200 {
      let shape = RoundedRectangle(
        rect: Rect(
          x: generator.number(-6...12), y: generator.number(-6...12), width: generator.number(1...24),
          height: generator.number(1...24)),
        radii: CornerRadii(
          topLeft: generator.number(0...6), topRight: generator.number(0...6),
          bottomRight: generator.number(0...6), bottomLeft: generator.number(0...6)),
        style: CornerStyle.allCases[index % 2])
      let transform = Transform(
        a: generator.number(0.5...2), b: 0, c: 0, d: generator.number(0.5...2),
        tx: generator.number(-4...4), ty: generator.number(-4...4))
      let fast = CoverageMask(
        filling: .roundedRectangle(shape), transform: transform, within: picture)
      let general = CoverageMask(
        filling: .path(shape.path, .nonzero), transform: transform, within: picture)
      #expect(fast == general)
    }
  }

  /// A rectangle's fast path against the general one.
  @Test func rectanglesMatchTheirPaths() {
    var generator = SeededGenerator(seed: 3)
    var transforms: [Transform] = [.identity, .scale(x: 1.5, y: 0.75)]
    transforms += (1...3).map { .rotation(quarterTurns: $0).then(.translation(x: 12, y: 12)) }
    transforms.append(Transform(a: -1, b: 0, c: 0, d: 1, tx: 12, ty: 0))
    let picture = PixelRect(x: 0, y: 0, width: 16, height: 16)
    for index in 0..<300 {
      let rect = Rect(
        x: generator.number(-3...14), y: generator.number(-3...14), width: generator.number(0...6),
        height: generator.number(0...6))
      let transform = transforms[index % transforms.count]
      let corners = [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ]
      let fast = CoverageMask(filling: .rect(rect), transform: transform, within: picture)
      let general = CoverageMask(
        filling: .path(Path(polygons: [corners]), .nonzero), transform: transform, within: picture)
      for (x, y) in pixels(picture.columns, picture.rows) {
        #expect(abs(Int(fast[x, y]) - Int(general[x, y])) <= 1)
      }
    }
  }

  /// Rectangles on whole pixels are exact, whole and nothing else.
  @Test func wholePixelRectangles() {
    let mask = CoverageMask(filling: .rect(Rect(x: 2, y: 3, width: 4, height: 5)))
    #expect(mask.bounds == PixelRect(x: 2, y: 3, width: 4, height: 5))
    #expect(mask.coverage.allSatisfy { $0 == 255 })
  }
}
