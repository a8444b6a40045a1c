// The curves of rounded corners
// =============================
//
// A corner is drawn from a few cubic Bézier curves given for the unit radius, in the corner's own frame: `u` runs
// from the vertex back along the arriving side, `v` from the vertex along the leaving side.
//
// Circular. One cubic with handles of 0.5522847498 (4/3 (sqrt 2 - 1)) radii; it leaves the circle by at most 0.027 %
// of the radius, a hundredth of a pixel at 36 px. (Riškus, "Approximation of a cubic Bézier curve by circular arcs
// and vice versa", 2006, reviews the constant.)
//
// Continuous. Since iOS 7 the platforms' corners begin 1.528665 radii before the vertex and turn with a curvature that
// grows and fades smoothly. The nine control coordinates below are those that public write-ups read off
// `UIBezierPath(roundedRect:cornerRadius:)` (PaintCode, "Code for iOS 7 rounded rectangles", 2013; Figma, "Desperately
// seeking squircles", 2018). The corner they cut off is that of a circle of 1.0246 radii.
//
// Between. A side that is too short for 1.528665 radii at both ends would make two curves overlap. The half of the
// corner on that side is then blended, control point by control point, with a circle of the same radius cut into
// three cubics at the angle whose sine is 5/13 and whose cosine is 12/13, close to where the continuous curve is cut.
// The blend goes from all continuous where the curve just fits to all circular where only the radius fits, so nothing
// jumps when a control shrinks. Each side is separate: a capsule keeps the long shoulders of its straight sides and
// is round at its ends, as the platforms' are (iOS 26 at 3x: the shoulder of a capsule 84 px high begins 64 px before
// its end; its rows agree with this curve to 0.3 px, where half circles are up to 8 px shorter).

/// One cubic of a corner, in the corner's frame.
struct CornerCubic {
  var control1: Point
  var control2: Point
  var end: Point

  init(_ control1: (Double, Double), _ control2: (Double, Double), _ end: (Double, Double)) {
    self.control1 = Point(x: control1.0, y: control1.1)
    self.control2 = Point(x: control2.0, y: control2.1)
    self.end = Point(x: end.0, y: end.1)
  }

  /// The cubic moved by `fraction` towards another, control point by control point.
  func mixed(with other: CornerCubic, fraction: Double) -> CornerCubic {
    func mix(_ from: Point, _ to: Point) -> (Double, Double) {
      (from.x + (to.x - from.x) * fraction, from.y + (to.y - from.y) * fraction)
    }
    return CornerCubic(mix(control1, other.control1), mix(control2, other.control2), mix(end, other.end))
  }
}

/// The cubics that lead around a corner of unit radius.
enum CornerCurve {
  /// The handle of a quarter circle, 4/3 (sqrt 2 - 1), in radii.
  static let circleHandle = 0.5522847498307936

  /// The distance from the vertex to the ends of the continuous curve, in radii.
  static let continuousReach = 1.52866498

  static let circular = [
    CornerCubic((1 - circleHandle, 0), (0, 1 - circleHandle), (0, 1))
  ]

  /// The platforms' continuous corner.
  static let continuous = [
    CornerCubic((1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)),
    CornerCubic((0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379)),
    CornerCubic((0, 0.86840694), (0, 1.08849296), (0, 1.52866498)),
  ]

  /// A quarter circle cut where its direction has turned by asin 5/13 and by acos 5/13.
  static let circularInThree: [CornerCubic] = {
    // Handles are 4/3 tan(angle / 4): tan of a quarter of asin 5/13 is sqrt 26 - 5, since its half has tan 1/5; the
    // middle arc's half has tan 7/17.
    let outer = 4.0 / 3 * ((26.0).squareRoot() - 5)
    let middle = 4.0 / 3 * 7 / (17 + (338.0).squareRoot())
    let (near, far) = (1.0 / 13, 8.0 / 13)
    let (sine, cosine) = (5.0 / 13, 12.0 / 13)
    return [
      CornerCubic((1 - outer, 0), (far + outer * cosine, near - outer * sine), (far, near)),
      CornerCubic(
        (far - middle * cosine, near + middle * sine), (near + middle * sine, far - middle * cosine),
        (near, far)),
      CornerCubic((near - outer * sine, far + outer * cosine), (0, 1 - outer), (0, 1)),
    ]
  }()

  /// The cubics of a continuous corner.
  ///
  /// - Parameters:
  ///   - arriving: the reach along the arriving side in radii, clamped to 1 (a circle) to `continuousReach`.
  ///   - leaving: the reach along the leaving side.
  static func continuous(
    arriving: Double, leaving: Double
  ) -> (start: Double, end: Double, cubics: [CornerCubic]) {
    if arriving >= continuousReach && leaving >= continuousReach {
      return (continuousReach, continuousReach, continuous)
    }
    func fraction(_ reach: Double) -> Double {
      reach > 1 ? Swift.min(1, (reach - 1) / (continuousReach - 1)) : 0
    }
    let (first, last) = (fraction(arriving), fraction(leaving))
    let early = zip(circularInThree, continuous).map { $0.mixed(with: $1, fraction: first) }
    let late = zip(circularInThree, continuous).map { $0.mixed(with: $1, fraction: last) }
    // The middle cubic begins where the first one ends and ends where the last one begins.
    var middle = late[1]
    middle.control1 = early[1].control1
    return (1 + (continuousReach - 1) * first, 1 + (continuousReach - 1) * last, [early[0], middle, late[2]])
  }
}
