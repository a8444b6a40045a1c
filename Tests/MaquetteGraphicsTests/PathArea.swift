import MaquetteGraphics

extension Path {
  /// The signed area that the closed contours enclose, by Green's theorem over 128 chords a curve.
  var area: Double {
    var area = 0.0
    var next = 0
    var start = Point.zero
    var current = Point.zero
    func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
    for verb in verbs {
      let count = verb.pointCount
      let arguments = points[next..<next + count]
      next += count
      switch verb {
      case .move:
        area += cross(current, start)
        start = arguments[arguments.startIndex]
        current = start
      case .close:
        area += cross(current, start)
        current = start
      case .line, .quad, .cubic:
        let controls = [current] + arguments
        var last = current
        for step in 1...128 {
          let point = casteljau(controls, Double(step) / 128)
          area += cross(last, point)
          last = point
        }
        current = last
      }
    }
    return (area + cross(current, start)) / 2
  }

  private func casteljau(_ controls: [Point], _ t: Double) -> Point {
    var row = controls
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map {
        Point(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
    }
    return row[0]
  }
}
