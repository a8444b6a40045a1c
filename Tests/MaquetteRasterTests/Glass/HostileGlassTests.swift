import MaquetteGraphics
import MaquetteRaster
import Testing

/// Glass of impossible shapes and sizes.
@Suite struct HostileGlassTests {
  private static let values = [Double.nan, .infinity, -.infinity, -5, 0, 1e-300, 1e9, 1e300]

  private func draw(_ edge: GlassEdge) throws {
    let bounds = PixelRect(x: 3, y: 2, width: 40, height: 30)
    let madePicture = BlurredBackdrop(of: bounds, in: bounds, background: .white, sigma: 0, { _ in })
    let picture = try #require(madePicture)
    let bitmap = try drawn(50, 40) { $0.replace(by: picture, through: edge) }
    // Without light, white stays white wherever it comes from.
    for (x, y) in pixels(bounds.columns, bounds.rows) { #expect(bitmap[x, y].packed == 0xFFFF_FFFF) }
  }

  @Test(arguments: values, values)
  func anyOptics(amount: Double, reach: Double) throws {
    let shape = Shape.ellipse(Rect(x: 5, y: 5, width: 30, height: 25))
    for width in Self.values {
      try draw(
        GlassEdge(
          shape, transform: .identity, amount: amount, reach: reach, rimWidth: width, lift: 0,
          saturation: amount))
    }
  }

  @Test(arguments: values, values)
  func anyShape(size: Double, scale: Double) throws {
    let shapes: [Shape] = [
      .rect(Rect(x: size, y: 4, width: 20, height: size)),
      .ellipse(Rect(x: 4, y: size, width: size, height: 20)),
      .roundedRectangle(RoundedRectangle(rect: Rect(x: 5, y: 5, width: 20, height: 20), radius: size)),
      .path(Path(), .evenOdd),
    ]
    for shape in shapes {
      for transform in [
        Transform.identity, .scale(x: scale), Transform(a: 0, b: scale, c: 1, d: 0, tx: size, ty: 0),
      ] {
        try draw(
          GlassEdge(
            shape, transform: transform, amount: 20, reach: 12, rimWidth: 2, lift: 0, saturation: 1))
      }
    }
  }

  /// Curves without handles, with loops and cusps, and lines that turn back.
  @Test func degenerateCurves() throws {
    var path = Path()
    let point = Point(x: 10, y: 10)
    path.move(to: point)
    path.cubic(to: point, control1: point, control2: point)
    path.cubic(to: Point(x: 30, y: 25), control1: point, control2: Point(x: 30, y: 25))
    path.cubic(to: Point(x: 12, y: 25), control1: Point(x: 0, y: 0), control2: Point(x: 45, y: 0))
    path.quad(to: Point(x: 14, y: 25), control: Point(x: -20, y: 25))
    path.line(to: Point(x: 12, y: 25))
    try draw(
      GlassEdge(
        .path(path, .nonzero), transform: .identity, amount: 20, reach: 12, rimWidth: 2, lift: 0,
        saturation: 1))
  }
}
