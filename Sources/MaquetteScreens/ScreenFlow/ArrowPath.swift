import MaquetteElements

/// The way of an arrow from an element to a screen, in points of the picture.
struct ArrowPath: Hashable {
  /// Where it begins.
  private(set) var start: Point
  /// The line without the head.
  private(set) var line: Path
  /// The corners of the head, the tip first.
  private(set) var head: [Point]
  /// The middle of a label, and the width that it has.
  private(set) var labelPlace: Point
  private(set) var labelRoom: Double
  /// The points that the line passes or heads for.
  private(set) var points: [Point]

  /// Where the head begins.
  var end: Point { points[points.count - 1] }

  /// Creates the straight way: it leaves the element at the side that faces the screen and arrives at a right angle.
  ///
  /// A cubic curve whose ends are level or upright, so that the head needs no rotation. It is worked out along its way and across
  /// it, which are x and y, or y and x.
  init(from source: Rect, on screen: Rect, to target: Rect, metrics: ScreenFlowMetrics) {
    // Beside each other if there is room between; otherwise one below the other.
    let isRight = target.minX >= screen.maxX
    let isLevel = isRight || target.maxX <= screen.minX
    let isForward = isLevel ? isRight : target.center.y >= screen.center.y
    let sign = isForward ? 1.0 : -1
    func point(_ along: Double, _ across: Double) -> Point {
      isLevel ? Point(x: along, y: across) : Point(x: across, y: along)
    }
    /// The side of a frame that the arrow leaves, if it is in front, or arrives at.
    func side(_ frame: Rect, inFront: Bool) -> Double {
      inFront == isForward
        ? (isLevel ? frame.maxX : frame.maxY) : (isLevel ? frame.minX : frame.minY)
    }
    let middle = isLevel ? source.center.y : source.center.x
    let (low, high) = isLevel ? (target.minY, target.maxY) : (target.minX, target.maxX)
    // Across from the start, but clear of the corners of the target.
    let inset = Swift.min((high - low) / 2, metrics.cornerRoom)
    let across = Swift.min(Swift.max(middle, low + inset), high - inset)

    let begin = side(source, inFront: true)
    let tip = side(target, inFront: false) - sign * metrics.tipGap
    let neck = tip - sign * metrics.head
    let bend = Swift.max((neck - begin) * sign / 2, metrics.head) * sign
    let curve = (
      point(begin, middle), point(begin + bend, middle), point(neck - bend, across), point(neck, across)
    )
    start = curve.0
    points = [curve.0, curve.3]
    line = Path()
    line.move(to: curve.0)
    line.cubic(to: curve.3, control1: curve.1, control2: curve.2)
    head = Self.head(at: point(tip, across), from: curve.3, metrics)
    // The label stands in the middle of the piece between the screens.
    let edge = side(screen, inFront: true)
    labelPlace = Self.point(of: curve, at: (edge + neck) / 2, along: { isLevel ? $0.x : $0.y })
    // Where the line is steep the label may reach over the edges of the screens.
    let room = (neck - edge).magnitude
    labelRoom =
      isLevel ? room + ((across - middle).magnitude > room / 2 ? 4 * metrics.labelInset : 0) : .infinity
  }

  /// Creates a way of level and upright pieces with round corners through points, of which the last is the tip; the label stands in
  /// a piece, by default in its middle.
  init(
    through corners: [Point], labelOn piece: Int, at part: Double = 0.5, metrics: ScreenFlowMetrics
  ) {
    var corners = corners
    let tip = corners[corners.count - 1]
    let before = corners[corners.count - 2]
    let (dx, dy) = (Self.sign(tip.x - before.x), Self.sign(tip.y - before.y))
    let neck = Point(x: tip.x - dx * metrics.head, y: tip.y - dy * metrics.head)
    corners[corners.count - 1] = neck
    start = corners[0]
    points = corners
    head = Self.head(at: tip, from: neck, metrics)
    line = Path()
    line.move(to: start)
    for index in 1..<corners.count - 1 {
      line.round(corners[index], from: corners[index - 1], to: corners[index + 1], radius: metrics.head)
    }
    line.line(to: neck)
    let (a, b) = (corners[piece], corners[piece + 1])
    labelPlace = Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    labelRoom = a.y == b.y ? (b.x - a.x).magnitude / 2 : .infinity
  }

  /// The head as a triangle.
  var tip: Path {
    var path = Path()
    path.move(to: head[0])
    for corner in head.dropFirst() { path.line(to: corner) }
    path.close()
    return path
  }

  /// The corners of a head that is level or upright.
  private static func head(at tip: Point, from neck: Point, _ metrics: ScreenFlowMetrics) -> [Point] {
    let half = metrics.head * metrics.headSlope
    let isLevel = tip.y == neck.y
    let (x, y) = isLevel ? (0, half) : (half, 0)
    return [tip, Point(x: neck.x - x, y: neck.y - y), Point(x: neck.x + x, y: neck.y + y)]
  }

  private static func sign(_ number: Double) -> Double { number > 0 ? 1 : number < 0 ? -1 : 0 }
}

extension ArrowPath {
  private typealias Curve = (Point, Point, Point, Point)

  /// The point of a curve at a place along its way, which grows or falls with the curve's parameter: 40 halvings of the parameter
  /// are less than a millionth of a point.
  private static func point(of curve: Curve, at place: Double, along: (Point) -> Double) -> Point {
    let isForward = along(curve.3) >= along(curve.0)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let half = (low + high) / 2
      if (along(point(of: curve, half)) < place) == isForward { low = half } else { high = half }
    }
    return point(of: curve, low)
  }

  private static func point(of curve: Curve, _ parameter: Double) -> Point {
    let rest = 1 - parameter
    let weights = (
      rest * rest * rest, 3 * rest * rest * parameter, 3 * rest * parameter * parameter,
      parameter * parameter * parameter
    )
    return Point(
      x: weights.0 * curve.0.x + weights.1 * curve.1.x + weights.2 * curve.2.x + weights.3 * curve.3.x,
      y: weights.0 * curve.0.y + weights.1 * curve.1.y + weights.2 * curve.2.y + weights.3 * curve.3.y)
  }

  /// Whether the line passes through one of some frames; a curve is looked at in 32 places.
  func crosses(_ frames: [Rect]) -> Bool {
    guard let (end, control1, control2) = line.onlyCurve else { return false }
    return (0...32).contains { index in
      let point = Self.point(of: (start, control1, control2, end), Double(index) / 32)
      return frames.contains { $0.contains(point) }
    }
  }
}

extension Path {
  /// The end and the control points of a path of one curve.
  fileprivate var onlyCurve: (end: Point, control1: Point, control2: Point)? {
    points.count == 4 ? (points[3], points[1], points[2]) : nil
  }

  /// Adds a line to a corner of level and upright pieces, and a quarter of a circle around it.
  fileprivate mutating func round(_ corner: Point, from: Point, to: Point, radius: Double) {
    func way(_ end: Point) -> (length: Double, x: Double, y: Double) {
      let (dx, dy) = (end.x - corner.x, end.y - corner.y)
      let length = dx.magnitude + dy.magnitude
      return length > 0 ? (length, dx / length, dy / length) : (0, 0, 0)
    }
    let (back, on) = (way(from), way(to))
    let radius = Swift.min(radius, back.length / 2, on.length / 2)
    func point(_ way: (length: Double, x: Double, y: Double), _ distance: Double) -> Point {
      Point(x: corner.x + way.x * distance, y: corner.y + way.y * distance)
    }
    line(to: point(back, radius))
    // The control points of a quarter of a circle lie 0.5523 of the radius from its ends.
    let rest = radius * (1 - 0.552_284_75)
    cubic(to: point(on, radius), control1: point(back, rest), control2: point(on, rest))
  }
}
