/// The rule that decides which points lie inside a path.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Inside where the winding number is not zero.
  case nonzero = "nonzero"
  /// Inside where the winding number is odd.
  case evenOdd = "even-odd"
}

/// A sequence of lines and Bézier curves, stored as verbs and their points.
///
/// Every point is finite and within ``greatestCoordinate``, whoever made it, so that no algorithm on paths has to check: a
/// contour with any other point is left out as a whole.
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

  /// Whether the present contour has a point that is not drawable: nothing is added until the next one begins.
  private var isLeftOut = false

  /// The greatest magnitude of a coordinate: the product of three is still within the range of Double.
  public static let greatestCoordinate = 1e100

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
    isLeftOut = !point.isDrawable
    if !isLeftOut { append(.move, point) }
  }

  /// Adds a straight line from the current point.
  public mutating func line(to point: Point) {
    guard point.isDrawable, !isLeftOut else { return leaveOut() }
    append(.line, point)
  }

  /// Adds a quadratic curve from the current point.
  public mutating func quad(to end: Point, control: Point) {
    guard control.isDrawable, end.isDrawable, !isLeftOut else { return leaveOut() }
    append(.quad, control)
    points.append(end)
  }

  /// Adds a cubic curve from the current point.
  public mutating func cubic(to end: Point, control1: Point, control2: Point) {
    guard control1.isDrawable, control2.isDrawable, end.isDrawable, !isLeftOut else { return leaveOut() }
    append(.cubic, control1)
    points.append(control2)
    points.append(end)
  }

  /// Closes the contour with a line to its beginning.
  public mutating func close() {
    if !isLeftOut { verbs.append(.close) }
  }

  private mutating func append(_ verb: Verb, _ point: Point) {
    verbs.append(verb)
    points.append(point)
  }

  /// Removes the present contour and ignores the rest of it.
  private mutating func leaveOut() {
    while !isLeftOut, let verb = verbs.last, verb != .close {
      verbs.removeLast()
      points.removeLast(verb.pointCount)
      isLeftOut = verb == .move
    }
    isLeftOut = true
  }

  /// Adds all contours of another path.
  public mutating func append(_ other: Path) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    isLeftOut = other.isLeftOut
  }

  /// Returns the path with every point mapped.
  public func applying(_ transform: Transform) -> Path { mapped { transform.apply($0) } }

  /// Returns the path with every point mapped by a function, control points included.
  public func mapped(_ map: (Point) -> Point) -> Path {
    var result = self
    var isDrawable = true
    for index in points.indices {
      let point = map(points[index])
      isDrawable = isDrawable && point.isDrawable
      result.points[index] = point
    }
    return isDrawable ? result : result.readmitted
  }

  /// The path with each point passed through the gate again.
  private var readmitted: Path {
    var result = Path()
    var index = 0
    for verb in verbs {
      switch verb {
      case .move: result.move(to: points[index])
      case .line: result.line(to: points[index])
      case .quad: result.quad(to: points[index + 1], control: points[index])
      case .cubic:
        result.cubic(to: points[index + 2], control1: points[index], control2: points[index + 1])
      case .close: result.close()
      }
      index += verb.pointCount
    }
    return result
  }

  /// The smallest rectangle that holds every point, control points included; nil without points.
  public var controlBounds: Rect? {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for index in points.indices {
      let point = points[index]
      left = point.x < left ? point.x : left
      right = point.x > right ? point.x : right
      top = point.y < top ? point.y : top
      bottom = point.y > bottom ? point.y : bottom
    }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}

extension Point {
  /// Whether a path may contain the point.
  fileprivate var isDrawable: Bool {
    // No comparison with NaN is true.
    x.magnitude <= Path.greatestCoordinate && y.magnitude <= Path.greatestCoordinate
  }
}
