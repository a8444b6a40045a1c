import MaquetteGraphics

/// Measures the outlines that strokes give, which have only straight lines.
struct Outline {
  private var contours: [[Point]] = []

  init(_ path: Path) {
    var next = 0
    for verb in path.verbs {
      switch verb {
      case .move: contours.append([path.points[next]])
      case .line: contours[contours.count - 1].append(path.points[next])
      case .close, .quad, .cubic: break
      }
      next += verb.pointCount
    }
  }

  /// How many contours there are.
  var count: Int { contours.count }

  private var lines: [(Point, Point)] {
    contours.flatMap { Array(zip($0, $0.dropFirst() + [$0[0]])) }
  }

  /// The signed area, clockwise positive (y down); what lies inside twice counts twice.
  var area: Double {
    lines.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  /// How often the outline goes clockwise around a point.
  func winding(_ point: Point) -> Int {
    var winding = 0
    for (from, to) in lines where (from.y <= point.y) != (to.y <= point.y) {
      let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
      if x > point.x { winding += from.y < to.y ? 1 : -1 }
    }
    return winding
  }
}
