// Clipping to a rectangle
// =======================
//
// A contour whose control points lie in the rectangle stays as it is. Of any other, curves become lines. An area is cut at one side
// after the other (Sutherland and Hodgman, "Reentrant polygon clipping", 1974); what then runs along a side encloses nothing, so
// that both fill rules hold. A line is cut segment by segment (Liang and Barsky, "A new concept and method for line clipping",
// 1984). Cost: the number of segments.

extension Path {
  /// The part of the path within a rectangle: of its area, or of its line.
  package func clipped(to rect: Rect, asArea: Bool) -> Path {
    var result = Path()
    for contour in contours {
      if contour.bounds.map({ Self.contains(rect, $0) }) ?? true {
        result.append(contour)
      } else if asArea {
        result.addPolygon(Self.clipped(contour.flattened, to: rect))
      } else {
        result.addLine(contour.flattened, isClosed: contour.verbs.last == .close, within: rect)
      }
    }
    return result
  }

  /// The pieces of a curve that is cut.
  private static let pieces = 16

  private static func contains(_ rect: Rect, _ other: Rect) -> Bool {
    other.minX >= rect.minX && other.maxX <= rect.maxX && other.minY >= rect.minY && other.maxY <= rect.maxY
  }

  private var bounds: Rect? { controlBounds }

  /// Each contour as a path.
  private var contours: [Path] {
    var contours: [Path] = []
    var place = 0
    for verb in verbs {
      if verb == .move || contours.isEmpty { contours.append(Path()) }
      contours[contours.count - 1].append(verb, points[place..<place + verb.pointCount])
      place += verb.pointCount
    }
    return contours
  }

  private mutating func append(_ verb: Verb, _ points: ArraySlice<Point>) {
    let points = Array(points)
    switch verb {
    case .move: move(to: points[0])
    case .line: line(to: points[0])
    case .quad: quad(to: points[1], control: points[0])
    case .cubic: cubic(to: points[2], control1: points[0], control2: points[1])
    case .close: close()
    }
  }

  /// The points of a contour whose curves are lines.
  private var flattened: [Point] {
    var result: [Point] = []
    var place = 0
    for verb in verbs {
      let ends = points[place..<place + verb.pointCount]
      place += verb.pointCount
      guard verb == .quad || verb == .cubic, let first = result.last else {
        result += ends
        continue
      }
      for piece in 1...Self.pieces {
        // De Casteljau's construction.
        let t = Double(piece) / Double(Self.pieces)
        var corners = [first] + ends
        while corners.count > 1 {
          corners = zip(corners, corners.dropFirst()).map { Self.between($0, $1, t) }
        }
        result += corners
      }
    }
    return result
  }

  private static func between(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func clipped(_ points: [Point], to rect: Rect) -> [Point] {
    // How far inside of each side a point is.
    let sides: [(Point) -> Double] = [
      { $0.x - rect.minX }, { rect.maxX - $0.x }, { $0.y - rect.minY }, { rect.maxY - $0.y },
    ]
    return sides.reduce(points) { points, inside in
      var result: [Point] = []
      guard var last = points.last else { return [] }
      for point in points {
        let (before, after) = (inside(last), inside(point))
        if (before < 0) != (after < 0) { result.append(between(last, point, before / (before - after))) }
        if after >= 0 { result.append(point) }
        last = point
      }
      return result
    }
  }

  private mutating func addPolygon(_ points: [Point]) {
    guard points.count >= 3 else { return }
    move(to: points[0])
    for point in points.dropFirst() { line(to: point) }
    close()
  }

  private mutating func addLine(_ points: [Point], isClosed: Bool, within rect: Rect) {
    let ends = isClosed ? Array(points.dropFirst()) + points.prefix(1) : Array(points.dropFirst())
    var last: Point?
    for (start, end) in zip(points, ends) {
      guard let (from, to) = Self.cut(start, end, within: rect) else {
        last = nil
        continue
      }
      if last != from { move(to: from) }
      line(to: to)
      last = to
    }
  }

  /// The part of a segment in a rectangle; nil for none.
  private static func cut(_ start: Point, _ end: Point, within rect: Rect) -> (Point, Point)? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (first, last) = (0.0, 1.0)
    for (step, room) in [
      (-dx, start.x - rect.minX), (dx, rect.maxX - start.x), (-dy, start.y - rect.minY),
      (dy, rect.maxY - start.y),
    ] {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        first = Swift.max(first, room / step)
      } else {
        last = Swift.min(last, room / step)
      }
    }
    guard first <= last else { return nil }
    // Ends that are not cut stay exactly where they are, so that the next segment goes on there.
    return (first == 0 ? start : between(start, end, first), last == 1 ? end : between(start, end, last))
  }
}
