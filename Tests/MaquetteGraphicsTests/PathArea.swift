import MaquetteGraphics

extension Path {
  /// The signed area that the closed contours enclose, by Green's theorem.
  var area: Double {
    var area = 0.0
    for polyline in polylines {
      for (a, b) in zip(polyline, polyline.dropFirst() + polyline.prefix(1)) { area += a.x * b.y - a.y * b.x }
    }
    return area / 2
  }

  /// The smallest x of the contours at a height; nil if they do not reach it.
  func leftmost(at y: Double) -> Double? {
    var result: Double?
    for polyline in polylines {
      for (a, b) in zip(polyline, polyline.dropFirst()) where a.y != b.y {
        guard Swift.min(a.y, b.y) <= y && y <= Swift.max(a.y, b.y) else { continue }
        let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
        result = Swift.min(result ?? x, x)
      }
    }
    return result
  }

  /// The contours from their first to their last point, each curve in 128 chords.
  private var polylines: [[Point]] {
    var polylines: [[Point]] = []
    var polyline: [Point] = []
    var next = 0
    for verb in verbs {
      let arguments = points[next..<next + verb.pointCount]
      next += verb.pointCount
      switch verb {
      case .move, .close:
        polylines.append(polyline)
        polyline = verb == .move ? Array(arguments) : Array(polyline.prefix(1))
      case .line, .quad, .cubic:
        let controls = polyline.suffix(1) + arguments
        polyline += (1...128).map { casteljau(controls, Double($0) / 128) }
      }
    }
    return polylines + [polyline]
  }

  private func casteljau(_ controls: ArraySlice<Point>, _ t: Double) -> Point {
    var row = Array(controls)
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map {
        Point(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
    }
    return row[0]
  }
}
