import MaquetteGraphics

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
  private let pen: StrokePen
  private var left: [Point] = []
  private var right: [Point] = []

  init(style: StrokeStyle, tolerance: Double) {
    pen = StrokePen(style, tolerance: tolerance)
  }

  mutating func add(_ contour: StrokeContour) {
    guard let first = contour.edges.first, let last = contour.edges.last else { return }
    // A dot is visible by its caps only, and a butt cap adds nothing.
    if contour.edges.count == 1 && first.length == 0 && pen.style.cap == .butt { return }
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
      pen.addCap(to: &left, at: last.end, direction: last.endDirection)
      left.append(contentsOf: right.reversed())
      pen.addCap(to: &left, at: first.start, direction: first.startDirection.reversed)
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
    left.append(point.moved(-pen.halfWidth, along: side))
    right.append(point.moved(pen.halfWidth, along: side))
  }

  /// Routes the inner edge of a piece through its centre line where it would run backwards.
  private mutating func passReversals(_ edge: StrokeEdge) {
    guard edge.startDirection != edge.endDirection, let chord = UnitVector(from: edge.start, to: edge.end)
    else { return }
    let turnsRight = edge.startDirection.cross(edge.endDirection) > 0
    let distance = turnsRight ? pen.halfWidth : -pen.halfWidth
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
      pen.addOuterJoin(
        to: &left, at: point, from: side.reversed, to: departure.rightHand.reversed, cosine: cosine,
        arrival: arrival, isRound: next.continuesCurve)
      pen.addInnerJoin(
        to: &right, at: point, from: side, to: departure.rightHand, cosine: cosine,
        room: Swift.min(edge.length, next.length) / 2)
    } else {
      pen.addOuterJoin(
        to: &right, at: point, from: side, to: departure.rightHand, cosine: cosine, arrival: arrival,
        isRound: next.continuesCurve)
      pen.addInnerJoin(
        to: &left, at: point, from: side.reversed, to: departure.rightHand.reversed, cosine: cosine,
        room: Swift.min(edge.length, next.length) / 2)
    }
  }
}
