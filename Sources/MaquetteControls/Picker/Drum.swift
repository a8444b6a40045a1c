// The wheels of a picker are rows of text on a drum with a level axis, seen from the front in perspective.
//
// Rows lie on planes that touch the drum, an angle a apart. A point of row k, x to the right of the picker's middle
// and v below the row's own, has on the drum (radius r, its front at depth 0) the coordinates
//
//   y = r sin(ka) + v cos(ka),   z = r (1 - cos(ka)) + v sin(ka)
//
// and in the picture x / w and y / w with w = 1 + p z, where 1 / p is the distance of the eye. All wheels lie on one
// drum, so that those at the sides lean towards the middle as they turn away.
//
// There is no sine between a sheet and its pixels. With t = tan(a / 2), cos a = (1 - t²) / (1 + t²) and
// sin a = 2t / (1 + t²) (the rational points of the circle), and k steps are k multiplications by
// cos a + i sin a, so that the theme keeps t, a plain number, and every machine finds the same rows.
//
// The drum's numbers: Flutter's list wheels, which were fitted to the real control by eye, put rows of 32 points on a
// drum with a radius of 1.07 halves of the picker's 216 and turn it by 2 asin(1 / 1.07) / 1.25 for its height
// (perspective 0.003). That is r = 115.56, a = 0.28612 and t = tan(0.14306) = 0.1440448.

internal import MaquetteElements
internal import MaquetteGraphics

/// The drum that a picker's rows lie on; lengths are points.
struct Drum: Hashable, Sendable {
  /// The distance of the rows from the axis.
  var radius: Double
  /// One over the distance of the eye from the front of the drum.
  var perspective: Double
  /// The tangent of half the angle between two rows.
  var rowTangent: Double

  /// A row's plane: the sine and the cosine of the angle that it has turned by.
  struct Row: Hashable, Sendable {
    /// Positive below the front.
    var sine: Double
    /// 1 at the front, 0 or less for what is not seen.
    var cosine: Double
  }

  /// Returns a row, counted from the one at the front; positive numbers are below.
  func row(_ place: Int) -> Row {
    let square = rowTangent * rowTangent
    let step = Row(sine: 2 * rowTangent / (1 + square), cosine: (1 - square) / (1 + square))
    var row = Row(sine: 0, cosine: 1)
    for _ in 0..<Swift.min(place.magnitude, 64) {
      row = Row(
        sine: row.sine * step.cosine + row.cosine * step.sine,
        cosine: row.cosine * step.cosine - row.sine * step.sine)
    }
    return place < 0 ? Row(sine: -row.sine, cosine: row.cosine) : row
  }

  /// Returns where a point of a row is seen; both count from the middle of the picker, `point.y` from the row's own.
  func projected(_ point: Point, on row: Row) -> Point {
    let y = radius * row.sine + point.y * row.cosine
    let depth = radius * (1 - row.cosine) + point.y * row.sine
    let scale = 1 / Swift.max(0.01, 1 + perspective * depth)
    return Point(x: point.x * scale, y: y * scale)
  }

  /// Returns an outline on a row as it is seen.
  ///
  /// Control points are mapped like any others. A curve seen in perspective is a rational one, but within a letter
  /// the depth changes by less than a hundredth, and so little does the curve.
  func projected(_ path: Path, on row: Row) -> Path {
    path.mapped { projected($0, on: row) }
  }
}
