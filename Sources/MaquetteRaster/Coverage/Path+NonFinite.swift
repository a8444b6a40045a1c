internal import MaquetteGraphics

extension Path {
  /// Returns the path without the contours that have a point which a transform makes infinite or not a number; nil if
  /// there is none such.
  func droppingNonFiniteContours(under transform: Transform) -> Path? {
    var result = Path()
    var contour = Path()
    var isFinite = true
    var dropped = false
    var next = 0
    func take() -> Point {
      let point = points[next]
      next += 1
      let mapped = transform.apply(point)
      isFinite = isFinite && mapped.x.isFinite && mapped.y.isFinite
      return point
    }
    func endContour() {
      if isFinite { result.append(contour) } else { dropped = true }
      contour = Path()
      isFinite = true
    }
    for verb in verbs {
      switch verb {
      case .move:
        endContour()
        contour.move(to: take())
      case .line:
        contour.line(to: take())
      case .quad:
        let control = take()
        contour.quad(to: take(), control: control)
      case .cubic:
        let control1 = take()
        let control2 = take()
        contour.cubic(to: take(), control1: control1, control2: control2)
      case .close:
        contour.close()
      }
    }
    endContour()
    return dropped ? result : nil
  }
}
