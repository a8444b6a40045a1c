import MaquetteGraphics

/// Draws the caps, corners and arcs of outlines.
///
/// It is apart from the lists of points that it adds to: a method of their owner would hold a second reference to them, and each
/// point would copy the list.
struct StrokePen {
  let style: StrokeStyle
  let halfWidth: Double
  /// The minimum cosine of the angle between neighbouring points of an arc.
  private let arcCosine: Double

  init(_ style: StrokeStyle, tolerance: Double) {
    self.style = style
    halfWidth = style.width / 2
    // The chord of an arc of angle a leaves it by r (1 - cos a/2); cos a follows from the half angle. The bounds give
    // at least 4 and at most about 700 points per circle.
    let halfCosine = Swift.min(Swift.max(1 - tolerance / halfWidth, 0.7), 0.999_99)
    arcCosine = 2 * halfCosine * halfCosine - 1
  }

  /// Adds a cap: from the left-hand to the right-hand side of the outward direction.
  func addCap(to points: inout [Point], at point: Point, direction: UnitVector) {
    let side = direction.rightHand
    switch style.cap {
    case .butt: break
    case .round:
      addArc(to: &points, around: point, from: side.reversed, to: side, outwards: direction, depth: 0)
    case .square:
      let beyond = point.moved(halfWidth, along: direction)
      points.append(beyond.moved(-halfWidth, along: side))
      points.append(beyond.moved(halfWidth, along: side))
    }
  }

  /// Adds the outer side of a join, from one normal to the other.
  func addOuterJoin(
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
  func addInnerJoin(
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
