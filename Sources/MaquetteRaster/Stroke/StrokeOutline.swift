internal import MaquetteGraphics

// The outline of a stroke
// =======================
//
// A walk along a contour collects one list of points for the left-hand edge of the stroke and one for the right-hand
// edge. An open contour becomes one closed outline: left edge, cap, right edge backwards, cap. A closed one becomes
// two: the left edge and the right edge backwards. Every piece of the stroke then lies clockwise inside its part of
// the outline, so that windings only add and the nonzero rule fills the union of the pieces without holes.
//
// Corners. The join is on the outer side. On the inner side the two edges are cut where they intersect, if that
// point is in the nearer half of both; the outline is then exact and does not overlap itself. Otherwise it passes
// through the corner's vertex, which keeps all pieces clockwise (as in AGG and FreeType's stroker).
//
// Curves. Points are offset along the curve's own normals. Where the curve is tighter than half the width, the inner edge
// would run backwards and cancel the coverage of other pieces; there it passes through the centre line in the same way.
//
// Arcs are halved with half vectors, (a + b) / |a + b|: square roots and no trigonometry, so every machine draws the
// same points.

/// Builds the outlines of contours.
struct StrokeOutline {
  /// The outlines so far, to be filled with the nonzero rule.
  private(set) var path = Path()
  private let style: StrokeStyle
  private let halfWidth: Double
  /// The minimum cosine of the angle between neighbouring points of an arc.
  private let arcCosine: Double
  private var left: [Point] = []
  private var right: [Point] = []

  init(style: StrokeStyle, tolerance: Double) {
    self.style = style
    halfWidth = style.width / 2
    // The chord of an arc of angle a leaves it by r (1 - cos a/2); cos a follows from the half angle. The bounds give
    // at least 4 and at most about 700 points per circle.
    let halfCosine = Swift.min(Swift.max(1 - tolerance / halfWidth, 0.7), 0.999_99)
    arcCosine = 2 * halfCosine * halfCosine - 1
  }

  mutating func add(_ contour: StrokeContour) {
    guard let first = contour.edges.first, let last = contour.edges.last else { return }
    // A dot is visible by its caps only, and a butt cap adds nothing.
    if contour.edges.count == 1 && first.length == 0 && style.cap == .butt { return }
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)

    if !contour.isClosed { addSides(at: first.start, of: first.startDirection) }
    for (index, edge) in contour.edges.enumerated() {
      passReversals(edge)
      if index + 1 < contour.edges.count {
        join(edge, contour.edges[index + 1])
      } else if contour.isClosed {
        join(edge, first)
      }
    }
    if contour.isClosed {
      close(left)
      close(right.reversed())
    } else {
      addSides(at: last.end, of: last.endDirection)
      addCap(at: last.end, direction: last.endDirection)
      left.append(contentsOf: right.reversed())
      addCap(at: first.start, direction: first.startDirection.reversed)
      close(left)
    }
  }

  private mutating func close(_ points: some Collection<Point>) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.line(to: point) }
    path.close()
  }

  /// Adds the points half a width to the left and to the right of a direction.
  private mutating func addSides(at point: Point, of direction: UnitVector) {
    let side = direction.rightHand
    left.append(point.moved(-halfWidth, along: side))
    right.append(point.moved(halfWidth, along: side))
  }

  /// Adds a cap to the left list: from the left-hand to the right-hand side of the outward direction.
  private mutating func addCap(at point: Point, direction: UnitVector) {
    let side = direction.rightHand
    switch style.cap {
    case .butt: break
    case .round:
      addArc(to: &left, around: point, from: side.reversed, to: side, outwards: direction, depth: 0)
    case .square:
      let beyond = point.moved(halfWidth, along: direction)
      left.append(beyond.moved(-halfWidth, along: side))
      left.append(beyond.moved(halfWidth, along: side))
    }
  }

  /// Routes the inner edge of a piece through its centre line where it would run backwards.
  private mutating func passReversals(_ edge: StrokeEdge) {
    guard edge.startDirection != edge.endDirection, let chord = UnitVector(from: edge.start, to: edge.end)
    else { return }
    let turnsRight = edge.startDirection.cross(edge.endDirection) > 0
    let distance = turnsRight ? halfWidth : -halfWidth
    let from = edge.start.moved(distance, along: edge.startDirection.rightHand)
    let to = edge.end.moved(distance, along: edge.endDirection.rightHand)
    guard (to.x - from.x) * chord.x + (to.y - from.y) * chord.y < 0 else { return }
    let points = [
      from, edge.start, edge.start.moved(distance, along: chord.rightHand),
      edge.end.moved(distance, along: chord.rightHand), edge.end, to,
    ]
    if turnsRight { right += points } else { left += points }
  }

  /// Joins the end of one edge with the beginning of the next.
  private mutating func join(_ edge: StrokeEdge, _ next: StrokeEdge) {
    let point = edge.end
    let (arrival, departure) = (edge.endDirection, next.startDirection)
    let cosine = arrival.dot(departure)
    let sine = arrival.cross(departure)
    let side = arrival.rightHand
    // Angles below a hundred-thousandth of a right angle are rounding errors, not corners.
    if cosine > 0.999_999_999_9 { return addSides(at: point, of: arrival) }
    if sine >= 0 {
      addOuterJoin(
        to: &left, at: point, from: side.reversed, to: departure.rightHand.reversed, cosine: cosine,
        arrival: arrival, isRound: next.continuesCurve)
      addInnerJoin(
        to: &right, at: point, from: side, to: departure.rightHand, cosine: cosine,
        room: Swift.min(edge.length, next.length) / 2)
    } else {
      addOuterJoin(
        to: &right, at: point, from: side, to: departure.rightHand, cosine: cosine, arrival: arrival,
        isRound: next.continuesCurve)
      addInnerJoin(
        to: &left, at: point, from: side.reversed, to: departure.rightHand.reversed, cosine: cosine,
        room: Swift.min(edge.length, next.length) / 2)
    }
  }

  /// Adds the outer side of a join, from one normal to the other.
  private func addOuterJoin(
    to points: inout [Point], at point: Point, from: UnitVector, to: UnitVector, cosine: Double,
    arrival: UnitVector, isRound: Bool
  ) {
    points.append(point.moved(halfWidth, along: from))
    switch isRound ? .round : style.join {
    case .round:
      addArc(to: &points, around: point, from: from, to: to, outwards: arrival, depth: 0)
      return
    case .miter:
      // The tip is 1 / cos(a/2) half widths away, and cos^2(a/2) = (1 + cos a) / 2.
      if style.miterLimit * style.miterLimit * (1 + cosine) >= 2 {
        let reach = halfWidth / (1 + cosine)
        points.append(Point(x: point.x + (from.x + to.x) * reach, y: point.y + (from.y + to.y) * reach))
      }
    case .bevel: break
    }
    points.append(point.moved(halfWidth, along: to))
  }

  /// Adds the inner side of a corner; `room` is the length of the edges that may be cut off.
  private func addInnerJoin(
    to points: inout [Point], at point: Point, from: UnitVector, to: UnitVector, cosine: Double, room: Double
  ) {
    // The edges meet w tan(a/2) before the vertex, and tan^2(a/2) = (1 - cos a) / (1 + cos a).
    if halfWidth * halfWidth * (1 - cosine) <= room * room * (1 + cosine) {
      let reach = halfWidth / (1 + cosine)
      points.append(Point(x: point.x + (from.x + to.x) * reach, y: point.y + (from.y + to.y) * reach))
    } else {
      points.append(point.moved(halfWidth, along: from))
      points.append(point)
      points.append(point.moved(halfWidth, along: to))
    }
  }

  /// Adds the points of an arc after its first, through `outwards` if the two directions are opposite.
  private func addArc(
    to points: inout [Point], around center: Point, from: UnitVector, to: UnitVector, outwards: UnitVector,
    depth: Int
  ) {
    if from.dot(to) >= arcCosine || depth == 10 {
      points.append(center.moved(halfWidth, along: to))
      return
    }
    let middle = from.half(to: to) ?? outwards
    addArc(to: &points, around: center, from: from, to: middle, outwards: outwards, depth: depth + 1)
    addArc(to: &points, around: center, from: middle, to: to, outwards: outwards, depth: depth + 1)
  }
}
