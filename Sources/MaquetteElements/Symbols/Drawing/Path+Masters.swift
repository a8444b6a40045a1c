internal import MaquetteGraphics

extension Path {
  /// Returns the path interpolated at `position` between this path (0) and another (1), as in a variable font; nil unless
  /// both have the same verbs.
  func interpolated(to other: Path, at position: Double) -> Path? {
    guard verbs == other.verbs, points.count == other.points.count else { return nil }
    var result = Path()
    result.reserve(verbs: verbs.count, points: points.count)
    var index = 0
    func next() -> Point {
      defer { index += 1 }
      let (near, far) = (points[index], other.points[index])
      return Point(x: near.x + (far.x - near.x) * position, y: near.y + (far.y - near.y) * position)
    }
    for verb in verbs {
      switch verb {
      case .move: result.move(to: next())
      case .line: result.line(to: next())
      case .quad:
        let control = next()
        result.quad(to: next(), control: control)
      case .cubic:
        let (control1, control2) = (next(), next())
        result.cubic(to: next(), control1: control1, control2: control2)
      case .close: result.close()
      }
    }
    return result
  }
}
