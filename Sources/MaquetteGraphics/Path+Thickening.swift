extension Path {
  /// Returns the closed contours with all edges moved outwards, so that every stroke is thicker by an amount in the
  /// units of the path; holes shrink.
  ///
  /// Each point moves along the bisector of the edges beside it, as far as both edges need and never further than a few
  /// times that. The control points of a curve count as corners, which is exact to the second order for amounts that are
  /// small beside the curve. Contours may overlap, and their sense of rotation decides what is outside: the sense of the
  /// sum of their areas is that of outer ones.
  package func thickened(by amount: Double) -> Path {
    let contours = contourRanges
    let sense = contours.reduce(0.0) { $0 + doubledArea(of: $1) } < 0 ? -1.0 : 1.0
    var moved = points
    for contour in contours {
      for index in contour {
        guard let before = edge(into: index, of: contour), let after = edge(outOf: index, of: contour)
        else { continue }
        // 1 / (1 + cosine) moves both edges by the whole amount; without a limit the tip of a spike would run away.
        let reach = amount * sense / 2 / Swift.max(1 + before.x * after.x + before.y * after.y, 0.25)
        moved[index] = points[index].offset(
          dx: (before.y + after.y) * reach, dy: -(before.x + after.x) * reach)
      }
    }
    var next = moved.makeIterator()
    return mapped { next.next() ?? $0 }
  }

  /// The points of each contour.
  private var contourRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (start, index) = (0, 0)
    for verb in verbs {
      if verb == .move {
        if index > start { ranges.append(start..<index) }
        start = index
      }
      index += verb.pointCount
    }
    if index > start { ranges.append(start..<index) }
    return ranges
  }

  /// Twice the area inside the polygon of a contour's points, positive if it is clockwise (y down).
  private func doubledArea(of contour: Range<Int>) -> Double {
    var area = 0.0
    var last = points[contour.upperBound - 1]
    for point in points[contour] {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    return area
  }

  /// The direction from the nearest different point before a point to it; nil if all points are the same.
  private func edge(into index: Int, of contour: Range<Int>) -> (x: Double, y: Double)? {
    var other = index
    for _ in contour {
      other = other == contour.lowerBound ? contour.upperBound - 1 : other - 1
      if points[other] != points[index] { return direction(from: points[other], to: points[index]) }
    }
    return nil
  }

  /// The direction from a point to the nearest different point after it; nil if all points are the same.
  private func edge(outOf index: Int, of contour: Range<Int>) -> (x: Double, y: Double)? {
    var other = index
    for _ in contour {
      other = other + 1 == contour.upperBound ? contour.lowerBound : other + 1
      if points[other] != points[index] { return direction(from: points[index], to: points[other]) }
    }
    return nil
  }

  private func direction(from start: Point, to end: Point) -> (x: Double, y: Double) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return (x / length, y / length)
  }
}
