import func Foundation.atan2
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect
import MaquetteGraphics
import MaquetteRaster
import Testing

/// Gradients against interpolation in Double.
@Suite struct GradientTests {
  private static let stops: [[Gradient.Stop]] = [
    [.init(offset: 0, color: .black), .init(offset: 1, color: .white)],
    [
      .init(offset: 0.2, color: Color(red: 255, green: 0, blue: 10, alpha: 255)),
      .init(offset: 0.5, color: Color(red: 10, green: 200, blue: 255, alpha: 40)),
      .init(offset: 0.9, color: Color(red: 0, green: 255, blue: 0, alpha: 0)),
    ],
    [
      .init(offset: 0, color: Color(red: 255, green: 255, blue: 255, alpha: 255)),
      .init(offset: 1, color: Color(red: 255, green: 255, blue: 255, alpha: 0)),
    ],
  ]

  /// Lines in several directions, under transforms.
  @Test(arguments: 0..<3)
  func linear(index: Int) throws {
    let lines: [(Point, Point)] = [
      (Point(x: 0, y: 0), Point(x: 40, y: 0)), (Point(x: 0, y: 3), Point(x: 0, y: 30)),
      (Point(x: 33, y: 30), Point(x: 4, y: 7)), (Point(x: -500, y: 0), Point(x: 300, y: 40)),
    ]
    let transforms: [Transform] = [
      .identity, .scale(x: 1.5, y: 0.5), .rotation(quarterTurns: 1).then(.translation(x: 40, y: 0)),
    ]
    for (start, end) in lines {
      for transform in transforms {
        let (a, b) = (transform.apply(start), transform.apply(end))
        let gradient = Gradient(geometry: .linear(start: start, end: end), stops: Self.stops[index])
        // Along the line only where the transform keeps angles; else perpendiculars turn.
        let isSimilar = transform.a * transform.a == transform.d * transform.d || a.x == b.x || a.y == b.y
        guard isSimilar else { continue }
        try check(gradient, transform: transform) { x, y in
          let (dx, dy) = (b.x - a.x, b.y - a.y)
          return ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)
        }
      }
    }
  }

  @Test(arguments: 0..<3)
  func radial(index: Int) throws {
    let gradient = Gradient(
      geometry: .radial(center: Point(x: 13, y: 20.5), radius: 17), stops: Self.stops[index])
    try check(gradient, transform: .identity) { x, y in
      ((x - 13) * (x - 13) + (y - 20.5) * (y - 20.5)).squareRoot() / 17
    }
    try check(gradient, transform: .scale(x: 2, y: 0.5)) { x, y in
      let (u, v) = (x / 2 - 13, y * 2 - 20.5)
      return (u * u + v * v).squareRoot() / 17
    }
  }

  /// Against the system's arc tangent, under a transform and from any start; the colour changes at once where the turn ends.
  @Test(arguments: 0..<3)
  func angular(index: Int) throws {
    for start in [0.0, 90, -130, 725] {
      let gradient = Gradient(
        geometry: .angular(center: Point(x: 13, y: 20.25), start: start), stops: Self.stops[index])
      try check(gradient, transform: .identity) { turn(x: $0 - 13, y: $1 - 20.25, from: start) }
      try check(gradient, transform: .scale(x: 2, y: 0.5)) {
        turn(x: $0 / 2 - 13, y: $1 * 2 - 20.25, from: start)
      }
    }
  }

  /// The turn clockwise from a direction, as a share of a whole one.
  private func turn(x: Double, y: Double, from start: Double) -> Double {
    let turn = atan2(y, x) / (2 * Double.pi) - start / 360
    return turn - turn.rounded(.down)
  }

  /// Beyond the ends the outer colours go on.
  @Test func padding() throws {
    let gradient = Gradient(
      geometry: .linear(start: Point(x: 10, y: 0), end: Point(x: 12, y: 0)), stops: Self.stops[0])
    let bitmap = try filled(gradient, transform: .identity)
    #expect(bitmap[0, 0] == PremultipliedColor(.black))
    #expect(bitmap[9, 5] == PremultipliedColor(.black))
    #expect(bitmap[12, 5] == PremultipliedColor(.white))
    #expect(bitmap[39, 5] == PremultipliedColor(.white))
  }

  /// Two stops at one place make an edge.
  @Test func hardStops() throws {
    let gradient = Gradient(
      geometry: .linear(start: .zero, end: Point(x: 40, y: 0)),
      stops: [
        .init(offset: 0, color: .black), .init(offset: 0.5, color: .black),
        .init(offset: 0.5, color: .white), .init(offset: 1, color: .white),
      ])
    let bitmap = try filled(gradient, transform: .identity)
    #expect(bitmap[19, 0] == PremultipliedColor(.black))
    #expect(bitmap[20, 0] == PremultipliedColor(.white))
  }

  /// A line without length, a radius of none and a gradient without stops.
  @Test func degenerateGradients() throws {
    let point = Gradient(geometry: .linear(start: .zero, end: .zero), stops: Self.stops[0])
    #expect(try filled(point, transform: .identity)[5, 5] == PremultipliedColor(.white))
    let dot = Gradient(geometry: .radial(center: .zero, radius: 0), stops: Self.stops[0])
    #expect(try filled(dot, transform: .identity)[5, 5] == PremultipliedColor(.white))
    // In the middle no direction is any: it has the first colour.
    let middle = Gradient(geometry: .angular(center: Point(x: 5.5, y: 5.5), start: 0), stops: Self.stops[0])
    #expect(try filled(middle, transform: .identity)[5, 5] == PremultipliedColor(.black))
    let nowhere = Gradient(
      geometry: .angular(center: Point(x: .infinity, y: 0), start: 0), stops: Self.stops[0])
    #expect(try filled(nowhere, transform: .identity)[5, 5] == PremultipliedColor(.white))
    let none = Gradient(geometry: .linear(start: .zero, end: Point(x: 1, y: 0)), stops: [])
    #expect(try filled(none, transform: .identity)[5, 5] == .clear)
  }

  private func filled(_ gradient: Gradient, transform: Transform) throws -> Bitmap {
    let everywhere = Shape.rect(Rect(x: -1000, y: -1000, width: 2000, height: 2000))
    return try drawn(40, 40) { $0.fill(everywhere, transform: transform, paint: .gradient(gradient)) }
  }

  private func check(
    _ gradient: Gradient, transform: Transform, offset: (Double, Double) -> Double
  ) throws {
    let bitmap = try filled(gradient, transform: transform)
    var worst = 0.0
    for (x, y) in pixels(0..<40, 0..<40) {
      let t = offset(Double(x) + 0.5, Double(y) + 0.5)
      let expected = interpolated(gradient.stops, at: t)
      let pixel = bitmap[x, y]
      for (actual, exact) in zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], expected) {
        worst = max(worst, abs(Double(actual) - exact))
      }
    }
    #expect(worst <= 1, "off by \(worst) of 255")
  }

  /// Straight channels and alpha mixed linearly, then premultiplied.
  private func interpolated(_ stops: [Gradient.Stop], at t: Double) -> [Double] {
    var (from, to) = (stops[0], stops[0])
    for stop in stops {
      if stop.offset <= t {
        (from, to) = (stop, stop)
      } else {
        if t >= stops[0].offset { to = stop }
        break
      }
    }
    let length = to.offset - from.offset
    let f = length > 0 ? (t - from.offset) / length : 0
    func mix(_ a: UInt8, _ b: UInt8) -> Double { Double(a) + (Double(b) - Double(a)) * f }
    let alpha = mix(from.color.alpha, to.color.alpha)
    return [
      mix(from.color.red, to.color.red) * alpha / 255,
      mix(from.color.green, to.color.green) * alpha / 255,
      mix(from.color.blue, to.color.blue) * alpha / 255, alpha,
    ]
  }
}
