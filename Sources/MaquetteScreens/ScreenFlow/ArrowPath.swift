import MaquetteElements

/// The way of an arrow from an element to a screen, in points of the picture.
///
/// It leaves the element at the side that faces the screen and arrives at a right angle: a cubic curve whose ends are level or upright,
/// so that the head needs no rotation.
struct ArrowPath: Hashable {
  /// The ends and the control points of the curve; it ends where the head begins.
  private(set) var start, control1, control2, end: Point
  /// The corners of the head, the tip first.
  private(set) var head: [Point]
  /// The room between the two screens that the curve passes through.
  private(set) var gap: Rect

  /// Creates the way from an element on a screen to another frame.
  init(from source: Rect, on screen: Rect, to target: Rect, metrics: ScreenFlowMetrics) {
    let length = metrics.head
    /// The place on a side of the target across from the start, clear of its corners.
    func clear(_ value: Double, _ low: Double, _ high: Double) -> Double {
      let inset = Swift.min((high - low) / 2, metrics.cornerRoom)
      return Swift.min(Swift.max(value, low + inset), high - inset)
    }
    // Beside each other if there is room between; otherwise one below the other.
    let isRight = target.minX >= screen.maxX
    let isLevel = isRight || target.maxX <= screen.minX
    let sign = isLevel ? (isRight ? 1.0 : -1.0) : (target.center.y >= screen.center.y ? 1 : -1)
    let tip: Point
    if isLevel {
      start = Point(x: sign > 0 ? source.maxX : source.minX, y: source.center.y)
      tip = Point(
        x: (sign > 0 ? target.minX : target.maxX) - sign * metrics.tipGap,
        y: clear(source.center.y, target.minY, target.maxY))
      end = Point(x: tip.x - sign * length, y: tip.y)
      let bend = Swift.max((end.x - start.x) * sign / 2, length) * sign
      control1 = Point(x: start.x + bend, y: start.y)
      control2 = Point(x: end.x - bend, y: end.y)
      let edges = [sign > 0 ? screen.maxX : target.maxX, sign > 0 ? target.minX : screen.minX]
      gap = Rect(
        minX: edges[0], minY: Swift.min(start.y, end.y), maxX: edges[1], maxY: Swift.max(start.y, end.y))
      head = [
        tip, Point(x: end.x, y: end.y - length * metrics.headSlope),
        Point(x: end.x, y: end.y + length * metrics.headSlope),
      ]
    } else {
      start = Point(x: source.center.x, y: sign > 0 ? source.maxY : source.minY)
      tip = Point(
        x: clear(source.center.x, target.minX, target.maxX),
        y: (sign > 0 ? target.minY : target.maxY) - sign * metrics.tipGap)
      end = Point(x: tip.x, y: tip.y - sign * length)
      let bend = Swift.max((end.y - start.y) * sign / 2, length) * sign
      control1 = Point(x: start.x, y: start.y + bend)
      control2 = Point(x: end.x, y: end.y - bend)
      let edges = [sign > 0 ? screen.maxY : target.maxY, sign > 0 ? target.minY : screen.minY]
      gap = Rect(
        minX: Swift.min(start.x, end.x), minY: edges[0], maxX: Swift.max(start.x, end.x), maxY: edges[1])
      head = [
        tip, Point(x: end.x - length * metrics.headSlope, y: end.y),
        Point(x: end.x + length * metrics.headSlope, y: end.y),
      ]
    }
    isHorizontal = isLevel
  }

  /// Whether the curve runs from side to side rather than down or up.
  let isHorizontal: Bool

  /// The line without the head.
  var line: Path {
    var path = Path()
    path.move(to: start)
    path.cubic(to: end, control1: control1, control2: control2)
    return path
  }

  /// The head as a triangle.
  var tip: Path {
    var path = Path()
    path.move(to: head[0])
    for corner in head.dropFirst() { path.line(to: corner) }
    path.close()
    return path
  }

  /// The place of a label: the point of the curve in the middle of the gap.
  ///
  /// The coordinate along the way grows with the curve's parameter, which bisection finds: 40 halvings are less than a millionth of a point.
  var labelPlace: Point {
    let middle = isHorizontal ? gap.center.x : gap.center.y
    let forward = isHorizontal ? end.x >= start.x : end.y >= start.y
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let half = (low + high) / 2
      let place = point(at: half)
      let value = isHorizontal ? place.x : place.y
      if (value < middle) == forward { low = half } else { high = half }
    }
    return point(at: low)
  }

  private func point(at parameter: Double) -> Point {
    let rest = 1 - parameter
    let weights = (
      rest * rest * rest, 3 * rest * rest * parameter, 3 * rest * parameter * parameter,
      parameter * parameter * parameter
    )
    return Point(
      x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y)
  }
}
