/// The rule that decides which points lie inside a path.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Inside where the winding number is not zero.
  case nonzero = "nonzero"
  /// Inside where the winding number is odd.
  case evenOdd = "even-odd"
}

/// A sequence of lines and Bézier curves, stored as verbs and their points.
public struct Path: Hashable, Sendable {
  /// The kind of a segment, with its number of points.
  public enum Verb: UInt8, Hashable, Sendable {
    /// Begins a contour (1 point).
    case move
    /// A straight line (1 point).
    case line
    /// A quadratic curve (control, end).
    case quad
    /// A cubic curve (two controls, end).
    case cubic
    /// A line back to the contour's beginning (0 points).
    case close
  }

  /// The verbs in order.
  public private(set) var verbs: [Verb] = []
  /// The points of all verbs, in order.
  public private(set) var points: [Point] = []

  /// Creates an empty path.
  public init() {}

  /// Whether the path has no verbs.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Makes room for a known number of verbs and points.
  public mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  /// Begins a new contour.
  public mutating func move(to point: Point) {
    verbs.append(.move)
    points.append(point)
  }

  /// Adds a straight line from the current point.
  public mutating func line(to point: Point) {
    verbs.append(.line)
    points.append(point)
  }

  /// Adds a quadratic curve from the current point.
  public mutating func quad(to end: Point, control: Point) {
    verbs.append(.quad)
    points.append(control)
    points.append(end)
  }

  /// Adds a cubic curve from the current point.
  public mutating func cubic(to end: Point, control1: Point, control2: Point) {
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Closes the contour with a line to its beginning.
  public mutating func close() {
    verbs.append(.close)
  }

  /// Adds all contours of another path.
  public mutating func append(_ other: Path) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
  }

  /// Returns the path with every point mapped.
  public func applying(_ transform: Transform) -> Path {
    var result = self
    for index in result.points.indices {
      result.points[index] = transform.apply(result.points[index])
    }
    return result
  }

  /// Returns the path with every point mapped by a function, control points included.
  public func mapped(_ map: (Point) -> Point) -> Path {
    var result = self
    for index in result.points.indices { result.points[index] = map(result.points[index]) }
    return result
  }

  /// The smallest rectangle that holds every point, control points included; nil without points.
  public var controlBounds: Rect? {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      left = Swift.min(left, point.x)
      right = Swift.max(right, point.x)
      top = Swift.min(top, point.y)
      bottom = Swift.max(bottom, point.y)
    }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}
