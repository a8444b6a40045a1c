// The wheels of a picker are rows of text on a drum with a horizontal axis, seen from the front in perspective.
//
// Rows lie on planes tangent to the drum, an angle a apart. A point of row k, x to the right of the picker's middle
// and v below the row's middle, has these coordinates on the drum (radius r, its front at depth 0):
//
//   y = r sin(ka) + v cos(ka),   z = r (1 - cos(ka)) + v sin(ka)
//
// In the picture it is at x / w and y / w with w = 1 + p z, where 1 / p is the distance of the eye. All wheels lie on
// one drum, so that those at the sides lean towards the middle as they turn away.
//
// Rendering computes no sine. With t = tan(a / 2), cos a = (1 - t²) / (1 + t²) and sin a = 2t / (1 + t²) (the
// rational points of the circle), and k steps are k multiplications by cos a + i sin a. The theme therefore stores
// t, a plain number, and every machine computes the same rows.
//
// The real wheels lean half as much: each is seen as if it stood half as far from the middle. See `PickerMetrics.lean`.
//
// The drum's numbers: Flutter's list wheels, which were fitted to the real control by eye, put rows of 32 points on a
// drum with a radius of 1.07 halves of the picker's height of 216 and turn it by 2 asin(1 / 1.07) / 1.25 for that
// height (perspective 0.003). That gives r = 115.56, a = 0.28612 and t = tan(0.14306) = 0.1440448.

import MaquetteElements
import MaquetteGraphics

/// The drum of a picker's rows; lengths in points.
struct Drum: Hashable, Sendable {
  /// The distance of the rows from the axis.
  var radius: Double
  /// One over the distance of the eye from the front of the drum.
  var perspective: Double
  /// The tangent of half the angle between two rows.
  var rowTangent: Double

  /// A row's plane: the sine and the cosine of its rotation angle.
  struct Row: Hashable, Sendable {
    /// Positive below the front.
    var sine: Double
    /// 1 at the front, 0 or less for hidden rows.
    var cosine: Double
  }

  /// Returns a row, counted from the front row; positive numbers are below, and a fraction is a wheel between two rows.
  func row(_ place: Double) -> Row {
    let whole = Swift.min(place.magnitude.rounded(.down), 64)
    let part = Swift.min(place.magnitude, 64) - whole
    var row = Row(sine: 0, cosine: 1)
    func turn(_ tangent: Double) {
      let square = tangent * tangent
      let step = Row(sine: 2 * tangent / (1 + square), cosine: (1 - square) / (1 + square))
      row = Row(
        sine: row.sine * step.cosine + row.cosine * step.sine,
        cosine: row.cosine * step.cosine - row.sine * step.sine)
    }
    for _ in 0..<Int(whole) { turn(rowTangent) }
    if part > 0 { turn(tangent(of: part)) }
    return place < 0 ? Row(sine: -row.sine, cosine: row.cosine) : row
  }

  /// The tangent of a part of half the angle between two rows: the series of the arc tangent, and that of the tangent. For the
  /// angles of drums, under a quarter, they are exact to a millionth.
  private func tangent(of part: Double) -> Double {
    let square = rowTangent * rowTangent
    let angle = part * rowTangent * (1 - square * (1 / 3 - square * (1 / 5 - square / 7)))
    let turned = angle * angle
    return angle * (1 + turned * (1 / 3 + turned * (2 / 15 + turned * 17 / 315)))
  }

  /// Returns the projection of a row's point. Positions are relative to the picker's middle, `point.y` to the row's.
  func projected(_ point: Point, on row: Row) -> Point {
    let y = radius * row.sine + point.y * row.cosine
    let depth = radius * (1 - row.cosine) + point.y * row.sine
    let scale = 1 / Swift.max(0.01, 1 + perspective * depth)
    return Point(x: point.x * scale, y: y * scale)
  }

  /// Returns the projection of an outline on a row.
  ///
  /// Control points are mapped like other points. The perspective image of a curve is a rational curve, but within a
  /// glyph the depth changes by less than a hundredth, and the curve deviates as little.
  func projected(_ path: Path, on row: Row) -> Path {
    path.mapped { projected($0, on: row) }
  }
}
