/// An affine map of the plane: (x, y) becomes (a x + c y + tx, b x + d y + ty).
public struct Transform: Hashable, Sendable {
  /// The factor from x to x.
  public var a: Double
  /// The factor from x to y.
  public var b: Double
  /// The factor from y to x.
  public var c: Double
  /// The factor from y to y.
  public var d: Double
  /// The horizontal translation.
  public var tx: Double
  /// The vertical translation.
  public var ty: Double

  /// The identity.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map that moves by (`x`, `y`).
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a map that scales about the origin; one factor serves both axes unless `y` is given.
  public static func scale(x: Double, y: Double? = nil) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y ?? x, tx: 0, ty: 0)
  }

  /// Creates a map that turns by `quarterTurns` right angles clockwise (y points down), without rounding.
  public static func rotation(quarterTurns: Int) -> Transform {
    switch ((quarterTurns % 4) + 4) % 4 {
    case 1: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }

  /// Creates a map that turns clockwise (y points down) by an angle, computed from a series: unlike a system's sine, it is the same on
  /// every machine.
  public static func rotation(degrees: Double) -> Transform {
    let within = degrees.truncatingRemainder(dividingBy: 360)
    guard within.isFinite else { return .identity }
    let quarters = (within / 90).rounded()
    let angle = (within - quarters * 90) * (Double.pi / 180)
    // At most an eighth of a turn is left, for which ten terms are exact to the last digits.
    var (cosine, sine, term) = (1.0, 0.0, 1.0)
    for power in 1...20 {
      term *= angle / Double(power)
      let sign: Double = power % 4 < 2 ? 1 : -1
      if power.isMultiple(of: 2) { cosine += sign * term } else { sine += sign * term }
    }
    let part = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    return part.then(.rotation(quarterTurns: Int(quarters)))
  }

  /// Returns the map that applies this one first and `next` second.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Returns the image of a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The map that reverses this one; nil if it flattens the plane to a line or a point, or is not finite.
  public var inverse: Transform? {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return nil }
    return Transform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }

  /// Whether rectangles stay axis-aligned rectangles and keep their orientation (scale and move only).
  public var isScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
