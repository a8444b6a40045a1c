// Between the places of an edge
// =============================
//
// The distance from an edge is smooth but for the places that have two nearest ones, and its slope is the normal. So the nearest
// place is sought at every fourth pixel of every fourth row alone. Between two of these knots the distance follows the cubic that
// has their distances and slopes (Hermite's), first downwards, then along the row, and the normal turns evenly; where two knots do not
// agree, as on both sides of a place with two nearest ones, the nearest place is sought again. Knots lie at columns and rows
// divisible by four, so that no pixel depends on where drawing began.

/// The nearest places of an edge at the knots above and below a strip of rows, each sought when it is first asked for.
struct EdgeLattice {
  /// How far beyond the limit of glass knots still have their nearest place, in pixels: as far as one of their neighbours' pixels
  /// may be, and as much again.
  static let margin = 8.0

  /// The cubics of Hermite at the pixels between two knots: those of the two values and of the two slopes, which are per pixel.
  static var values: (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(1, 0.84375, 0.5, 0.15625), SIMD4(0, 0.15625, 0.5, 0.84375))
  }
  static var slopes: (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(0, 0.5625, 0.5, 0.1875), SIMD4(0, -0.1875, -0.5, -0.5625))
  }
  static var parts: SIMD4<Double> { SIMD4(0, 0.25, 0.5, 0.75) }

  /// The pieces of the edge that may be nearest.
  struct Nearby {
    var pieces: UnsafeBufferPointer<EdgeField.Piece>
    /// The indices of these pieces.
    var lines, others: Range<Int>
  }

  private let field: EdgeField
  private let limit: Double
  /// The first knot's column divided by four.
  private let first: Int
  private var above: [EdgeField.Place]
  private var below: [EdgeField.Place]
  /// The index of the strip.
  private var strip: Int?

  /// A knot that has not been asked for; its distance is no number.
  private static var unknown: EdgeField.Place { EdgeField.Place(distance: .nan, normal: .zero) }
  /// A knot far from the edge.
  private static var far: EdgeField.Place { EdgeField.Place(distance: .infinity, normal: .zero) }

  init(_ field: EdgeField, limit: Double, columns: Range<Int>) {
    (self.field, self.limit) = (field, limit)
    first = columns.lowerBound >> 2
    above = Array(repeating: Self.unknown, count: columns.isEmpty ? 0 : (columns.upperBound >> 2) + 2 - first)
    below = above
  }

  /// Goes to a strip of rows.
  mutating func move(to strip: Int) {
    if strip == self.strip { return }
    if let last = self.strip {
      swap(&above, &below)
      if strip != last + 1 { Self.forget(&above) }
      Self.forget(&below)
    }
    self.strip = strip
  }

  private static func forget(_ knots: inout [EdgeField.Place]) {
    for index in knots.indices { knots[index] = unknown }
  }

  /// Returns the nearest place of a knot's column in a row of the strip; its distance is infinite if it is far beyond the limit.
  ///
  /// Invariant: the column is divisible by four and within those of the lattice, or the next such column after them.
  @inline(__always)
  mutating func place(column: Int, y: Int, of nearby: Nearby) -> EdgeField.Place {
    let index = (column &>> 2) &- first
    let top = y & ~3
    if above[index].distance.isNaN { above[index] = nearest(column: column, y: top, of: nearby) }
    let upper = above[index]
    let row = y & 3
    if row == 0 { return upper }
    if below[index].distance.isNaN { below[index] = nearest(column: column, y: top &+ 4, of: nearby) }
    let lower = below[index]
    if upper.distance == .infinity && lower.distance == .infinity { return upper }
    guard Self.isSmooth(from: upper, to: lower, slopes: upper.normal.y + lower.normal.y) else {
      return nearest(column: column, y: y, of: nearby)
    }
    // Inwards the distance grows, so its slope is the normal's opposite.
    let distance =
      upper.distance * Self.values.0[row] + lower.distance * Self.values.1[row]
      - upper.normal.y * Self.slopes.0[row] - lower.normal.y * Self.slopes.1[row]
    var normal = upper.normal + (lower.normal - upper.normal) * Self.parts[row]
    normal *= 1.5 - 0.5 * (normal * normal).sum()
    return EdgeField.Place(distance: distance, normal: normal)
  }

  /// Whether the distance between two knots follows from them.
  ///
  /// - Parameter slopes: the sum of the parts of their normals along the way from one to the other.
  @inline(__always)
  static func isSmooth(from first: EdgeField.Place, to second: EdgeField.Place, slopes: Double) -> Bool {
    // The normals differ by at most 14 degrees, and the mean slope is that of the distances.
    (first.normal * second.normal).sum() > 0.97
      && (second.distance - first.distance + slopes * 2).magnitude < 0.02
  }

  /// Returns the place that is nearest to a pixel's middle; its distance is infinite if it is far beyond the limit.
  @inline(__always)
  func nearest(column: Int, y: Int, of nearby: Nearby) -> EdgeField.Place {
    let middle = SIMD2(Double(column) + 0.5, Double(y) + 0.5)
    var place = Self.far
    var best = limit + Self.margin
    @inline(__always) func seek(_ indices: Range<Int>) {
      for index in indices where nearby.pieces[index].squaredDistance(to: middle) < best * best {
        let other = field.foot(of: middle, on: nearby.pieces[index])
        guard other.distance.magnitude < best else { continue }
        (place, best) = (other, other.distance.magnitude)
      }
    }
    seek(nearby.lines)
    seek(nearby.others)
    return place
  }
}
