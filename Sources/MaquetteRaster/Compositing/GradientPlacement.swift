import MaquetteGraphics

/// Maps pixels to places in a gradient's table.
///
/// The offset of a pixel is computed from its column and row alone, never from its neighbour, so that a band or a clip
/// does not change it.
enum GradientPlacement {
  /// The offset is x * `perColumn` + y * `perRow` + `origin` at a pixel's centre.
  case linear(perColumn: Double, perRow: Double, origin: Double)
  /// The offset is the distance from the origin after mapping a pixel's centre by a transform.
  case radial(Transform)
  /// The offset is the turn to a pixel's centre after mapping it by a transform, from the x axis on.
  case angular(Transform)
  case last

  /// Places a gradient that is drawn under a transform.
  ///
  /// If the ends of a line coincide, the radius is not positive, the transform is singular or a number is not finite, the
  /// last colour fills everything (SVG 1.1, section 13.2).
  init(_ geometry: Gradient.Geometry, transform: Transform) {
    self = .last
    let determinant = transform.a * transform.d - transform.b * transform.c
    let inverse = Transform(
      a: transform.d / determinant, b: -transform.b / determinant, c: -transform.c / determinant,
      d: transform.a / determinant,
      tx: (transform.c * transform.ty - transform.d * transform.tx) / determinant,
      ty: (transform.b * transform.tx - transform.a * transform.ty) / determinant)
    switch geometry {
    case .linear(let start, let end):
      let dx = end.x - start.x
      let dy = end.y - start.y
      let square = dx * dx + dy * dy
      let perColumn = (inverse.a * dx + inverse.b * dy) / square
      let perRow = (inverse.c * dx + inverse.d * dy) / square
      let origin = ((inverse.tx - start.x) * dx + (inverse.ty - start.y) * dy) / square
      if (perColumn + perRow + origin).isFinite {
        self = .linear(
          perColumn: perColumn, perRow: perRow, origin: origin + 0.5 * perColumn + 0.5 * perRow)
      }
    case .radial(let center, let radius):
      let map = inverse.then(.translation(x: -center.x, y: -center.y)).then(.scale(x: 1 / radius))
      if radius > 0, let map = map.fromPixelCenters { self = .radial(map) }
    case .angular(let center, let start):
      let map = inverse.then(.translation(x: -center.x, y: -center.y)).then(.rotation(degrees: -start))
      if let map = map.fromPixelCenters { self = .angular(map) }
    }
  }

  var isConstantInRow: Bool {
    switch self {
    case .linear(let perColumn, _, _): perColumn == 0
    case .radial, .angular: false
    case .last: true
    }
  }

  var isConstantInColumn: Bool {
    switch self {
    case .linear(_, let perRow, _): perRow == 0
    case .radial, .angular: false
    case .last: true
    }
  }

  /// Returns the offset of a row in which it is constant; it may be any number, or NaN if coordinates overflow.
  @inline(__always)
  func offset(y: Int) -> Double {
    if case .linear(_, let perRow, let origin) = self { Double(y) * perRow + origin } else { 1 }
  }
}

extension Transform {
  /// The map of a pixel's column and row where this one maps its centre; nil unless all numbers are finite.
  fileprivate var fromPixelCenters: Transform? {
    guard (a + b + c + d + tx + ty).isFinite else { return nil }
    return Transform(a: a, b: b, c: c, d: d, tx: tx + 0.5 * (a + c), ty: ty + 0.5 * (b + d))
  }
}
