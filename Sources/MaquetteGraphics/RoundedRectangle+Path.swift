extension RoundedRectangle {
  /// The radii as drawn, in points: negative and NaN ones are 0, and if two on one side do not fit together,
  /// all four shrink by one factor (CSS Backgrounds and Borders 3, section 5.5).
  public var fittedRadii: CornerRadii {
    // A quarter of the largest number keeps the sum of two finite.
    func finite(_ radius: Double) -> Double {
      radius > 0 ? Swift.min(radius, .greatestFiniteMagnitude / 4) : 0
    }
    let topLeft = finite(radii.topLeft)
    let topRight = finite(radii.topRight)
    let bottomRight = finite(radii.bottomRight)
    let bottomLeft = finite(radii.bottomLeft)
    guard !rect.isEmpty else { return CornerRadii(all: 0) }

    var factor = 1.0
    func fit(_ first: Double, _ second: Double, into side: Double) {
      if first + second > side { factor = Swift.min(factor, side / (first + second)) }
    }
    fit(topLeft, topRight, into: rect.width)
    fit(bottomLeft, bottomRight, into: rect.width)
    fit(topLeft, bottomLeft, into: rect.height)
    fit(topRight, bottomRight, into: rect.height)
    return CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor,
      bottomRight: bottomRight * factor, bottomLeft: bottomLeft * factor)
  }

  /// Returns the rounded rectangle whose edge lies `distance` points inside this one; negative lies outside.
  ///
  /// Radii shrink and grow with the edge so that the gap is even; a sharp corner stays sharp.
  public func inset(by distance: Double) -> RoundedRectangle {
    func radius(_ radius: Double) -> Double {
      radius > 0 ? Swift.max(radius - distance, 0) : 0
    }
    return RoundedRectangle(
      rect: rect.inset(by: distance),
      radii: CornerRadii(
        topLeft: radius(radii.topLeft), topRight: radius(radii.topRight),
        bottomRight: radius(radii.bottomRight), bottomLeft: radius(radii.bottomLeft)),
      style: style)
  }

  /// The outline as one closed contour, clockwise from the top edge.
  public var path: Path {
    var path = Path()
    path.add(self)
    return path
  }
}

extension Path {
  /// Adds a rounded rectangle as one closed contour, clockwise from the top edge.
  public mutating func add(_ rounded: RoundedRectangle) {
    let rect = rounded.rect
    let radii = rounded.fittedRadii
    let style = rounded.style

    // The sides, clockwise: each corner's radius, its vertex, the direction in which the contour arrives, and the
    // corner's share of the two sides.
    let corners = [
      Corner(
        vertex: Point(x: rect.maxX, y: rect.minY), arrival: Point(x: 1, y: 0),
        radius: radii.topRight, share: (radii.topLeft, rect.width, radii.bottomRight, rect.height)),
      Corner(
        vertex: Point(x: rect.maxX, y: rect.maxY), arrival: Point(x: 0, y: 1),
        radius: radii.bottomRight, share: (radii.topRight, rect.height, radii.bottomLeft, rect.width)),
      Corner(
        vertex: Point(x: rect.minX, y: rect.maxY), arrival: Point(x: -1, y: 0),
        radius: radii.bottomLeft, share: (radii.bottomRight, rect.width, radii.topLeft, rect.height)),
      Corner(
        vertex: Point(x: rect.minX, y: rect.minY), arrival: Point(x: 0, y: -1),
        radius: radii.topLeft, share: (radii.bottomLeft, rect.height, radii.topRight, rect.width)),
    ]

    var isFirst = true
    for corner in corners {
      let (start, _, cubics) = corner.curve(style: style)
      let beginning = corner.place(Point(x: start, y: 0))
      if isFirst {
        // The contour begins where the last corner ends; its closing line is the top edge.
        let last = corners[3].curve(style: style)
        move(to: corners[3].place(Point(x: 0, y: last.end)))
        isFirst = false
      }
      line(to: beginning)
      for cubic in cubics {
        self.cubic(
          to: corner.place(cubic.end), control1: corner.place(cubic.control1),
          control2: corner.place(cubic.control2))
      }
    }
    close()
  }
}

/// One corner of a rounded rectangle, ready to be placed.
private struct Corner {
  var vertex: Point
  /// The direction of the arriving side, a unit vector along an axis.
  var arrival: Point
  /// The radius after fitting.
  var radius: Double
  /// The reach of the corner along its share of the arriving side, in radii.
  var arrivingReach: Double
  /// The reach along the leaving side, in radii.
  var leavingReach: Double

  init(vertex: Point, arrival: Point, radius: Double, share: (Double, Double, Double, Double)) {
    self.vertex = vertex
    self.arrival = arrival
    self.radius = radius
    // Two corners divide their side in proportion to their radii, so each gets side / (sum of radii) radii.
    let (before, arrivingSide, after, leavingSide) = share
    arrivingReach = radius > 0 ? arrivingSide / (before + radius) : 1
    leavingReach = radius > 0 ? leavingSide / (radius + after) : 1
  }

  /// The curve for the unit radius; no cubics for a sharp corner.
  func curve(style: CornerStyle) -> (start: Double, end: Double, cubics: [CornerCubic]) {
    guard radius > 0 else { return (0, 0, []) }
    switch style {
    case .circular: return (1, 1, CornerCurve.circular)
    case .continuous: return CornerCurve.continuous(arriving: arrivingReach, leaving: leavingReach)
    }
  }

  /// Maps a point of the corner's frame, in radii, to the plane.
  func place(_ point: Point) -> Point {
    let (back, along) = (point.x * radius, point.y * radius)
    // The leaving side runs a quarter turn clockwise from the arriving one.
    return Point(
      x: vertex.x - arrival.x * back - arrival.y * along, y: vertex.y - arrival.y * back + arrival.x * along)
  }
}
