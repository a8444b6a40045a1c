import MaquetteGraphics
import MaquetteRaster
import TestRounds
import Testing

/// Where each pixel of glass comes from, against the law in `Double`.
@Suite struct RefractionTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 120, height: 120)

  /// A picture whose red is twice the column and whose green is twice the row, so that a pixel tells where it comes from.
  private func ramps() throws -> BlurredBackdrop {
    let madePicture = BlurredBackdrop(of: Self.bounds, in: Self.bounds, background: .black, sigma: 0) {
      canvas in
      for y in canvas.bounds.rows {
        for x in canvas.bounds.columns {
          let rect = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
          canvas.fill(.rect(rect), paint: .color(Color(red: UInt8(2 * x), green: UInt8(2 * y), blue: 0)))
        }
      }
    }
    return try #require(madePicture)
  }

  private func glass(_ shape: Shape, amount: Double, reach: Double) -> GlassEdge {
    GlassEdge(
      shape, transform: .identity, amount: amount, reach: reach, rimWidth: 0, lift: 0, saturation: 1)
  }

  /// The place that a pixel of the ramps comes from.
  private func source(_ pixel: PremultipliedColor) -> SIMD2<Double> {
    SIMD2(Double(pixel.red), Double(pixel.green)) / 2 + 0.5
  }

  @Test(arguments: GlassShape.allCases, [(30.0, 24.0), (12, 8), (-9, 20)])
  func pixelsComeFromWhereTheLawSays(shape: GlassShape, optics: (amount: Double, reach: Double)) throws {
    let (picture, contour) = (try ramps(), ContourReference(shape.shape))
    let edge = glass(shape.shape, amount: optics.amount, reach: optics.reach)
    let bitmap = try drawn(120, 120) { $0.replace(by: picture, through: edge) }
    var (tested, greatest, worst) = (0, 0.0, SIMD2<Double>.zero)
    for (x, y) in pixels(0..<120, 0..<120) where (3 * x + 7 * y) % (Rounds.factor > 1 ? 13 : 39) == 0 {
      let place = SIMD2(Double(x), Double(y)) + 0.5
      guard contour.contains(place) else { continue }
      let found = source(bitmap[x, y])
      // Near places with two nearest ones either may be taken. On the edge the way to it has no direction.
      let nearest = contour.nearest(to: place, tolerance: 0.05)
      guard nearest.allSatisfy({ $0.distance > 0.1 }) else { continue }
      let errors = nearest.map { near -> Double in
        let part = Swift.min(near.distance / optics.reach, 1)
        let displacement = optics.amount * (1 - (part * (2 - part)).squareRoot())
        let expected = place + (place - near.foot) / near.distance * displacement
        let inside = expected.clamped(
          lowerBound: SIMD2(repeating: 0.5), upperBound: SIMD2(repeating: 119.5))
        return ((found - inside) * (found - inside)).sum().squareRoot()
      }
      guard let error = errors.min() else { continue }
      if error > greatest { (greatest, worst) = (error, place) }
      tested += 1
    }
    #expect(tested > 75)
    #expect(greatest < 0.5, "\(shape.rawValue) \(optics) at \(worst)")
  }

  @Test(arguments: GlassShape.allCases)
  func beyondTheReachNothingMoves(shape: GlassShape) throws {
    let (picture, contour) = (try ramps(), ContourReference(shape.shape))
    let edge = glass(shape.shape, amount: 30, reach: 8)
    let plain = try drawn(120, 120) { $0.replace(by: picture) }
    let bitmap = try drawn(120, 120) { $0.replace(by: picture, through: edge) }
    var tested = 0
    for (x, y) in pixels(0..<120, 0..<120) where (3 * x + 7 * y) % (Rounds.factor > 1 ? 13 : 39) == 0 {
      let place = SIMD2(Double(x), Double(y)) + 0.5
      guard contour.contains(place), contour.nearest(to: place, tolerance: 0)[0].distance > 8.01 else {
        continue
      }
      #expect(bitmap[x, y] == plain[x, y])
      tested += 1
    }
    #expect(tested > 75)
  }

  /// Rows between straight edges take another way than those near corners; where both meet there is no step.
  @Test(arguments: [2.0, 7.5, 12, 25])
  func aBarBendsEvenlyAlongItsStraightEdges(reach: Double) throws {
    let bar = Shape.roundedRectangle(
      RoundedRectangle(rect: Rect(x: 2, y: 40, width: 116, height: 30), radius: 6))
    let (picture, edge) = (try ramps(), glass(bar, amount: 20, reach: reach))
    let bitmap = try drawn(120, 120) { $0.replace(by: picture, through: edge) }
    for y in 40..<70 {
      let distance = Swift.min(Double(y) - 39.5, 69.5 - Double(y))
      let part = Swift.min(distance / reach, 1)
      let displacement = 20 * (1 - (part * (2 - part)).squareRoot()) * (y < 55 ? 1 : -1)
      for x in 34..<86 {
        // Exactly but for the level's rounding and the root's single precision.
        #expect(abs(source(bitmap[x, y]).y - Double(y) - 0.5 - displacement) <= 0.26)
        #expect(bitmap[x, y].red == 2 * x)
      }
    }
  }

  /// An edge of one part of a shape does not bend what lies beside it.
  @Test func aNotchBendsOnlyWhatIsNearIt() throws {
    var path = Path()
    let corners = [(5.0, 5.0), (45, 5), (45, 60), (115, 60), (115, 115), (5, 115)]
    path.move(to: Point(x: corners[0].0, y: corners[0].1))
    for corner in corners.dropFirst() { path.line(to: Point(x: corner.0, y: corner.1)) }
    path.close()
    let (picture, shape) = (try ramps(), Shape.path(path, .nonzero))
    let contour = ContourReference(shape)
    let edge = glass(shape, amount: 10, reach: 9)
    let bitmap = try drawn(120, 120) { $0.replace(by: picture, through: edge) }
    for (x, y) in pixels(6..<114, 6..<114) {
      let place = SIMD2(Double(x), Double(y)) + 0.5
      guard contour.contains(place) else { continue }
      let near = contour.nearest(to: place, tolerance: 0)[0]
      let moved = source(bitmap[x, y]) - place
      if near.distance > 9.01 { #expect(moved == .zero) }
      // Farther in it moves by less than a level.
      if near.distance < 6 { #expect((moved * moved).sum() > 0.1) }
    }
  }

  @Test func theOrderOfAContourDoesNotMatter() throws {
    let points = [Point(x: 10, y: 10), Point(x: 110, y: 20), Point(x: 100, y: 105), Point(x: 20, y: 90)]
    func picture(_ points: [Point]) throws -> Bitmap {
      var path = Path()
      path.move(to: points[0])
      for (index, point) in points.enumerated().dropFirst() {
        // Rounded on one side; the control point is the same in both directions.
        let (x, y) = (points[index - 1].x + point.x, points[index - 1].y + point.y)
        path.quad(to: point, control: Point(x: x / 2 + (60 - x / 2) * -0.2, y: y / 2 + (60 - y / 2) * -0.2))
      }
      path.line(to: points[0])
      let (ramps, edge) = (try ramps(), glass(.path(path, .nonzero), amount: 20, reach: 15))
      return try drawn(120, 120) { $0.replace(by: ramps, through: edge) }
    }
    let (first, second) = (try picture(points), try picture(points.reversed()))
    for (one, other) in zip(first.pixels, second.pixels) {
      for shift in [UInt32(0), 8] { #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 1) }
    }
  }
}
