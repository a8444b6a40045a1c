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

  /// The smallest x that the contours have at a height, from 128 chords a curve; nil if they do not come there.
  func leftmost(at y: Double) -> Double? {
    var result: Double?
    var next = 0
    var current = Point.zero
    for verb in verbs {
      let arguments = points[next..<next + verb.pointCount]
      next += verb.pointCount
      guard verb != .move else {
        current = arguments[arguments.startIndex]
        continue
      }
      let controls = [current] + arguments
      for step in 1...128 {
        let point = casteljau(controls, Double(step) / 128)
        if Swift.min(current.y, point.y) <= y && y <= Swift.max(current.y, point.y), current.y != point.y {
          let x = current.x + (y - current.y) / (point.y - current.y) * (point.x - current.x)
          result = Swift.min(result ?? x, x)
        }
        current = point
      }
    }
    return result
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
