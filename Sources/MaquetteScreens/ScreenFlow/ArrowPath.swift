import MaquetteElements

/// The way of an arrow from an element to a screen, in points of the picture.
///
/// It leaves the element at the side that faces the screen and arrives at a right angle: a cubic curve whose ends are level or upright,
/// so that the head needs no rotation. It is worked out along its way and across it, which are x and y, or y and x.
struct ArrowPath: Hashable {
  /// The ends and the control points of the curve; it ends where the head begins.
  private(set) var start, control1, control2, end: Point
  /// The corners of the head, the tip first.
  private(set) var head: [Point]
  /// Whether the curve runs from side to side rather than down or up.
  let isLevel: Bool
  /// The piece between the two screens, along the way: from the edge of the one to the head of the arrow.
  let gap: ClosedRange<Double>

  /// Creates the way from an element on a screen to another frame.
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
    (start, end) = (point(begin, middle), point(neck, across))
    (control1, control2) = (point(begin + bend, middle), point(neck - bend, across))
    let half = metrics.head * metrics.headSlope
    head = [point(tip, across), point(neck, across - half), point(neck, across + half)]
    let edge = side(screen, inFront: true)
    gap = Swift.min(edge, neck)...Swift.max(edge, neck)
    self.isLevel = isLevel
  }

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
    func along(_ point: Point) -> Double { isLevel ? point.x : point.y }
    let middle = (gap.lowerBound + gap.upperBound) / 2
    let isForward = along(end) >= along(start)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let half = (low + high) / 2
      if (along(point(at: half)) < middle) == isForward { low = half } else { high = half }
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
