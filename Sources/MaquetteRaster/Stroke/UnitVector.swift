internal import MaquetteGraphics

/// A direction in the plane: a vector of length 1.
struct UnitVector: Equatable {
  var x: Double
  var y: Double

  private init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The direction from one point to another; nil when they are equal or too close to tell.
  init?(from: Point, to: Point) {
    self.init(lengthening: to.x - from.x, to.y - from.y)
  }

  /// The direction of a vector; nil for a vector whose length is 0 or not finite.
  init?(lengthening x: Double, _ y: Double) {
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    self.init(x: x / length, y: y / length)
  }

  /// To the right on a page (x grows).
  static let right = UnitVector(x: 1, y: 0)

  /// The direction a quarter turn clockwise (y points down): the right-hand side when walking along this one.
  var rightHand: UnitVector { UnitVector(x: -y, y: x) }

  /// The opposite direction.
  var reversed: UnitVector { UnitVector(x: -x, y: -y) }

  /// The cosine of the angle between the two.
  func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y }

  /// The sine of the angle from this one clockwise to the other.
  func cross(_ other: UnitVector) -> Double { x * other.y - y * other.x }

  /// The direction halfway to the other along the shorter way round; nil for opposite directions.
  func half(to other: UnitVector) -> UnitVector? {
    guard dot(other) > -0.999_999_999 else { return nil }
    return UnitVector(lengthening: x + other.x, y + other.y)
  }
}

extension Point {
  /// The point `distance` away in a direction.
  func moved(_ distance: Double, along direction: UnitVector) -> Point {
    Point(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}
