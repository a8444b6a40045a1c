package import MaquetteElements

/// Computes which points a symbol covers from the definitions alone: a fill by its winding number, a line with round
/// ends by the distance to its centre line. It shares nothing with the rasterizer.
package struct SymbolInk {
  private struct Part {
    var contours: [[Point]]
    var radius: Double?
    var subtracts: Bool
    /// The bounds of the ink, to skip points outside.
    var bounds: Rect
  }

  private var parts: [Part]
  package let size: Size

  package init(_ drawing: SymbolDrawing) {
    size = drawing.size
    parts = drawing.pathGroup.parts.map { part in
      let radius = part.stroke.map { $0.width / 2 }
      return Part(
        contours: SymbolInk.flatten(part.path), radius: radius, subtracts: part.operation == .subtract,
        bounds: (part.path.controlBounds ?? .zero).inset(by: -(radius ?? 0) - 0.01))
    }
  }

  /// Whether the symbol covers a point.
  package func covers(_ x: Double, _ y: Double) -> Bool {
    var isCovered = false
    for part in parts where part.subtracts == isCovered && SymbolInk.covers(part, x, y) {
      isCovered = !part.subtracts
    }
    return isCovered
  }

  /// The covered area in square points, from samples at the centres of square cells.
  package func area(samples: Int = 49) -> Double {
    let step = Swift.max(size.width, size.height) / Double(samples)
    var count = 0
    forEachCell(step) { x, y in if covers(x, y) { count += 1 } }
    return Double(count) * step * step
  }

  /// The share of samples where the symbol and its mirror image differ.
  package func asymmetry(horizontal: Bool, samples: Int = 41) -> Double {
    let step = Swift.max(size.width, size.height) / Double(samples)
    var (different, total) = (0, 0)
    forEachCell(step) { x, y in
      total += 1
      let image = horizontal ? covers(size.width - x, y) : covers(x, size.height - y)
      if covers(x, y) != image { different += 1 }
    }
    return Double(different) / Double(Swift.max(total, 1))
  }

  /// Calls `body` for the centres of square cells, row by row.
  package func forEachCell(_ step: Double, _ body: (Double, Double) -> Void) {
    var y = step / 2
    while y < size.height {
      var x = step / 2
      while x < size.width {
        body(x, y)
        x += step
      }
      y += step
    }
  }

  private static func covers(_ part: Part, _ x: Double, _ y: Double) -> Bool {
    guard part.bounds.contains(Point(x: x, y: y)) else { return false }
    var winding = 0
    let reach = part.radius.map { $0 * $0 }
    for contour in part.contours {
      var index = 1
      while index < contour.count {
        let (a, b) = (contour[index - 1], contour[index])
        if let reach {
          if squaredDistance(a, b, x, y) <= reach { return true }
        } else {
          winding += crossing(a, b, x, y)
        }
        index += 1
      }
    }
    return winding != 0
  }

  private static func crossing(_ a: Point, _ b: Point, _ x: Double, _ y: Double) -> Int {
    if (a.y <= y) == (b.y <= y) { return 0 }
    let crossingX = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
    return crossingX > x ? (b.y > a.y ? 1 : -1) : 0
  }

  private static func squaredDistance(_ a: Point, _ b: Point, _ x: Double, _ y: Double) -> Double {
    let dx = b.x - a.x
    let dy = b.y - a.y
    let length = dx * dx + dy * dy
    var t = length > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / length : 0
    if t < 0 { t = 0 } else if t > 1 { t = 1 }
    let ex = a.x + dx * t - x
    let ey = a.y + dy * t - y
    return ex * ex + ey * ey
  }

  /// Contours as polylines, each curve in pieces by its polynomial; all filled paths are closed.
  package static func flatten(_ path: Path, pieces: Int = 8) -> [[Point]] {
    var contours: [[Point]] = []
    var index = 0
    for verb in path.verbs {
      let points = Array(path.points[index..<(index + verb.pointCount)])
      index += verb.pointCount
      let last = contours.count - 1
      switch verb {
      case .move: contours.append(points)
      case .line: contours[last] += points
      case .close: contours[last].append(contours[last][0])
      case .quad, .cubic:
        let control = [contours[last][contours[last].count - 1]] + points
        for step in 1...pieces {
          contours[last].append(value(of: control, at: Double(step) / Double(pieces)))
        }
      }
    }
    return contours
  }

  private static func value(of control: [Point], at t: Double) -> Point {
    let s = 1 - t
    let weights =
      control.count == 3 ? [s * s, 2 * s * t, t * t] : [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return Point(
      x: zip(control, weights).reduce(0) { $0 + $1.0.x * $1.1 },
      y: zip(control, weights).reduce(0) { $0 + $1.0.y * $1.1 })
  }
}
