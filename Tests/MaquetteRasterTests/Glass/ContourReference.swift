import MaquetteGraphics

/// A finely sampled contour, to find the nearest places of an edge by trying all of them.
///
/// It shares nothing with the code that draws: curves are Bernstein polynomials at 384 parameters, normals are the ways
/// from places to the contour, and the inside is found by counting crossings.
struct ContourReference {
  private(set) var lines: [(from: SIMD2<Double>, to: SIMD2<Double>)] = []

  init(_ shape: Shape) {
    let path = shape.path
    var points = path.points.map { SIMD2($0.x, $0.y) }[...]
    var (current, start) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    for verb in path.verbs {
      let count =
        switch verb {
        case .close: 0
        case .move, .line: 1
        case .quad: 2
        case .cubic: 3
        }
      let given = Array(points.prefix(count))
      points = points.dropFirst(count)
      if verb == .move {
        (current, start) = (given[0], given[0])
        continue
      }
      let polygon = [current] + (verb == .close ? [start] : given)
      let steps = polygon.count > 2 ? 384 : 1
      let samples = (0...steps).map { Self.curve(polygon, Double($0) / Double(steps)) }
      lines += zip(samples, samples.dropFirst()).filter { $0 != $1 }.map { ($0, $1) }
      current = polygon[polygon.count - 1]
    }
  }

  private static func curve(_ points: [SIMD2<Double>], _ t: Double) -> SIMD2<Double> {
    let u = 1 - t
    return switch points.count {
    case 2: u * points[0] + t * points[1]
    case 3: u * u * points[0] + 2 * u * t * points[1] + t * t * points[2]
    default:
      u * u * u * points[0] + 3 * u * u * t * points[1] + 3 * u * t * t * points[2] + t * t * t * points[3]
    }
  }

  /// Whether a place lies inside, by the even-odd rule.
  func contains(_ place: SIMD2<Double>) -> Bool {
    var crossings = 0
    for line in lines where (line.from.y > place.y) != (line.to.y > place.y) {
      let part = (place.y - line.from.y) / (line.to.y - line.from.y)
      if line.from.x + (line.to.x - line.from.x) * part > place.x { crossings += 1 }
    }
    return crossings % 2 == 1
  }

  /// The nearest places of the contour, and those that are farther by less than a tolerance.
  func nearest(to place: SIMD2<Double>, tolerance: Double) -> [(foot: SIMD2<Double>, distance: Double)] {
    let feet = lines.map { line -> (foot: SIMD2<Double>, distance: Double) in
      let way = line.to - line.from
      let part = ((place - line.from) * way).sum() / (way * way).sum()
      let foot = line.from + way * Swift.min(Swift.max(part, 0), 1)
      return (foot, ((place - foot) * (place - foot)).sum().squareRoot())
    }
    let best = feet.map(\.distance).reduce(.infinity, Swift.min)
    return feet.filter { $0.distance <= best + tolerance }
  }
}

/// The shapes whose edges are tested, in pixels.
enum GlassShape: String, CaseIterable {
  case continuousCapsule, circularCapsule, roundedRectangle, circle, turned, neck

  var shape: Shape {
    switch self {
    case .continuousCapsule:
      .roundedRectangle(
        RoundedRectangle(rect: Rect(x: 4, y: 20, width: 112, height: 70), radius: 35, style: .continuous))
    case .circularCapsule:
      .roundedRectangle(RoundedRectangle(rect: Rect(x: 4.3, y: 20.6, width: 112, height: 66), radius: 33))
    case .roundedRectangle:
      .roundedRectangle(RoundedRectangle(rect: Rect(x: 10, y: 6, width: 95, height: 108), radius: 21))
    case .circle: .ellipse(Rect(x: 12, y: 12, width: 96, height: 96))
    case .turned:
      Shape.roundedRectangle(
        RoundedRectangle(rect: Rect(x: 0, y: 0, width: 100, height: 60), radius: 24)
      ).applying(Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 38, ty: 4))
    case .neck: .path(Self.joined, .nonzero)
    }
  }

  /// Two circles of different sizes whose concave necks are tangent to them.
  private static var joined: Path {
    var path = Path()
    path.move(to: Point(x: 32, y: 30))
    path.cubic(to: Point(x: 48, y: 40), control1: Point(x: 40, y: 30), control2: Point(x: 42, y: 40))
    path.quad(to: Point(x: 66, y: 26), control: Point(x: 54, y: 40))
    path.cubic(to: Point(x: 116, y: 60), control1: Point(x: 86, y: 6), control2: Point(x: 116, y: 28))
    path.cubic(to: Point(x: 66, y: 94), control1: Point(x: 116, y: 92), control2: Point(x: 86, y: 114))
    path.quad(to: Point(x: 48, y: 80), control: Point(x: 54, y: 80))
    path.cubic(to: Point(x: 32, y: 90), control1: Point(x: 42, y: 80), control2: Point(x: 40, y: 90))
    path.cubic(to: Point(x: 4, y: 60), control1: Point(x: 16, y: 90), control2: Point(x: 4, y: 78))
    path.cubic(to: Point(x: 32, y: 30), control1: Point(x: 4, y: 42), control2: Point(x: 16, y: 30))
    path.close()
    return path
  }
}
