package import MaquetteGraphics

extension Path {
  /// Returns the path interpolated at `position` between this path (0) and another (1), as in a variable font; nil unless
  /// both have the same verbs.
  package func interpolated(to other: Path, at position: Double) -> Path? {
    guard verbs == other.verbs, points.count == other.points.count else { return nil }
    var remaining = other.points[...]
    return mapped { near in
      let far = remaining.removeFirst()
      return Point(x: near.x + (far.x - near.x) * position, y: near.y + (far.y - near.y) * position)
    }
  }

  /// Returns the path with every corner between two straight lines replaced by an arc.
  ///
  /// The arc touches both lines at r / tan(half the angle) from the corner. If a line is too short for the arcs
  /// at its two ends, each takes at most half of it. Curves and the corners beside them stay unchanged. The
  /// half-angle formulas need square roots only.
  package func roundingCorners(radius: Double) -> Path {
    var result = Path()
    for contour in polylines() {
      guard let corners = contour.corners else {
        result.append(contour.path)
        continue
      }
      result.append(Path.rounded(corners, isClosed: contour.isClosed, radius: radius))
    }
    return result
  }

  /// A contour, with its corners if it consists of straight lines only.
  private struct Contour {
    var path = Path()
    var corners: [Point]? = []
    var isClosed = false
  }

  private func polylines() -> [Contour] {
    var contours: [Contour] = []
    var current = Contour()
    var index = 0
    for verb in verbs {
      switch verb {
      case .move:
        if !current.path.isEmpty { contours.append(current) }
        current = Contour()
        current.path.move(to: points[index])
        current.corners?.append(points[index])
      case .line:
        current.path.line(to: points[index])
        current.corners?.append(points[index])
      case .quad:
        current.path.quad(to: points[index + 1], control: points[index])
        current.corners = nil
      case .cubic:
        current.path.cubic(to: points[index + 2], control1: points[index], control2: points[index + 1])
        current.corners = nil
      case .close:
        current.path.close()
        current.isClosed = true
      }
      index += verb.pointCount
    }
    if !current.path.isEmpty { contours.append(current) }
    return contours
  }

  private static func rounded(_ corners: [Point], isClosed: Bool, radius: Double) -> Path {
    var result = Path()
    let count = corners.count
    for index in corners.indices {
      let corner = corners[index]
      let isEnd = !isClosed && (index == 0 || index == count - 1)
      let before = corners[(index + count - 1) % count]
      let after = corners[(index + 1) % count]
      guard !isEnd, let arc = Arc(from: before, corner: corner, to: after, radius: radius) else {
        result.isEmpty ? result.move(to: corner) : result.line(to: corner)
        continue
      }
      result.isEmpty ? result.move(to: arc.start) : result.line(to: arc.start)
      result.cubic(to: arc.end, control1: arc.control1, control2: arc.control2)
    }
    if isClosed { result.close() }
    return result
  }

  /// The arc that rounds one corner, as a cubic.
  private struct Arc {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point

    init?(from before: Point, corner: Point, to after: Point, radius: Double) {
      let (inX, inY) = (before.x - corner.x, before.y - corner.y)
      let (outX, outY) = (after.x - corner.x, after.y - corner.y)
      let inLength = (inX * inX + inY * inY).squareRoot()
      let outLength = (outX * outX + outY * outY).squareRoot()
      guard inLength > 0, outLength > 0 else { return nil }
      let cosine = (inX * outX + inY * outY) / (inLength * outLength)
      guard cosine > -0.9999, cosine < 0.9999 else { return nil }
      let halfTangent = ((1 - cosine) / (1 + cosine)).squareRoot()
      let reach = Swift.min(radius / halfTangent, inLength / 2, outLength / 2)
      // A cubic follows an arc of angle a with handles of 4/3 tan(a/4) r; here a is pi minus the corner's angle.
      let halfSweepCosine = ((1 - cosine) / 2).squareRoot()
      let halfSweepSine = ((1 + cosine) / 2).squareRoot()
      let handle = 4.0 / 3 * halfSweepSine / (1 + halfSweepCosine) * reach * halfTangent
      let (inner, outer) = (reach / inLength, reach / outLength)
      let (innerHandle, outerHandle) = ((reach - handle) / inLength, (reach - handle) / outLength)
      start = corner.offset(dx: inX * inner, dy: inY * inner)
      control1 = corner.offset(dx: inX * innerHandle, dy: inY * innerHandle)
      control2 = corner.offset(dx: outX * outerHandle, dy: outY * outerHandle)
      end = corner.offset(dx: outX * outer, dy: outY * outer)
    }
  }
}
