/// A location in the plane, in points unless a function says pixels; y grows downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// The point (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the point moved by (`dx`, `dy`).
  public func offset(dx: Double, dy: Double) -> Point {
    Point(x: x + dx, y: y + dy)
  }
}
