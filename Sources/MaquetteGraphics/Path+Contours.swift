extension Path {
  /// Adds a rectangle as one closed contour, clockwise from its top left corner.
  public mutating func add(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds the ellipse that touches the four sides of a rectangle, clockwise from its rightmost point.
  public mutating func add(ellipseIn rect: Rect) {
    let center = rect.center
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (hx, hy) = (rx * CornerCurve.circleHandle, ry * CornerCurve.circleHandle)
    func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
    move(to: at(rx, 0))
    cubic(to: at(0, ry), control1: at(rx, hy), control2: at(hx, ry))
    cubic(to: at(-rx, 0), control1: at(-hx, ry), control2: at(-rx, hy))
    cubic(to: at(0, -ry), control1: at(-rx, -hy), control2: at(-hx, -ry))
    cubic(to: at(rx, 0), control1: at(hx, -ry), control2: at(rx, -hy))
    close()
  }

  /// Adds a circle, clockwise from its rightmost point.
  public mutating func add(circleAt center: Point, radius: Double) {
    add(ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds an arc of the circle around `center` from the current point to the direction of `end`.
  ///
  /// The radius is the current point's distance from the centre; `end` gives the direction only. Equal
  /// directions draw nothing, nor do a missing current point, a radius of 0 or numbers that are not finite. Only square roots
  /// are used, no trigonometry: an arc over a quarter turn is halved at the sum of its end vectors.
  /// - Parameter clockwise: the direction, with y pointing down.
  public mutating func arc(around center: Point, to end: Point, clockwise: Bool = true) {
    guard let start = currentPoint,
      let from = Direction(x: start.x - center.x, y: start.y - center.y),
      let to = Direction(x: end.x - center.x, y: end.y - center.y)
    else { return }
    let radius = from.length
    addArc(around: center, radius: radius, from: from, to: to, sense: clockwise ? 1 : -1, depth: 0)
  }

  /// Adds the arc between two directions, at most a quarter turn for each cubic.
  private mutating func addArc(
    around center: Point, radius: Double, from: Direction, to: Direction, sense: Double, depth: Int
  ) {
    let cosine = from.x * to.x + from.y * to.y
    let sine = (from.x * to.y - from.y * to.x) * sense
    if depth == 0 && sine == 0 && cosine > 0 { return }
    if (cosine >= 0 && sine >= 0) || depth == 3 {
      // tan of a quarter of the angle, by the half-angle formulas.
      let halfCosine = ((1 + cosine) / 2).squareRoot()
      let halfSine = (Swift.max(1 - cosine, 0) / 2).squareRoot()
      let handle = 4.0 / 3 * halfSine / (1 + halfCosine) * radius * sense
      let first = Point(x: center.x + from.x * radius, y: center.y + from.y * radius)
      let last = Point(x: center.x + to.x * radius, y: center.y + to.y * radius)
      cubic(
        to: last, control1: first.offset(dx: -from.y * handle, dy: from.x * handle),
        control2: last.offset(dx: to.y * handle, dy: -to.x * handle))
      return
    }
    // The half vector points along the sum of the two, opposite beyond half a turn, and across at exactly half.
    let across = Direction(x: -from.y * sense, y: from.x * sense)
    let sum = Direction(x: from.x + to.x, y: from.y + to.y)
    let isReflex = sine < 0
    let middle: Direction?
    if cosine < -0.9999999 {
      middle = across
    } else if isReflex {
      middle = sum.map { Direction(unitX: -$0.x, unitY: -$0.y) }
    } else {
      middle = sum
    }
    guard let middle else { return }
    addArc(around: center, radius: radius, from: from, to: middle, sense: sense, depth: depth + 1)
    addArc(around: center, radius: radius, from: middle, to: to, sense: sense, depth: depth + 1)
  }

  /// The start of the next verb: the last point, or after `close` the start of the closed contour.
  public var currentPoint: Point? {
    guard verbs.last == .close else { return points.last }
    var index = points.count
    for verb in verbs.reversed() {
      index -= verb.pointCount
      if verb == .move { return points[index] }
    }
    return points.first
  }
}

extension Path.Verb {
  /// The number of points of the verb.
  public var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}

/// A unit vector and the length before normalization.
private struct Direction {
  var x: Double
  var y: Double
  var length: Double

  init?(x: Double, y: Double) {
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    self.x = x / length
    self.y = y / length
    self.length = length
  }

  init(unitX: Double, unitY: Double) {
    x = unitX
    y = unitY
    length = 1
  }
}
