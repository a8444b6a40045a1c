// Pixels near corners and sides
// =============================
//
// The distance from the edge is smooth but for the places that have two nearest ones, and its slope is the normal. So the nearest
// place is sought for each fourth pixel of a row alone. Between two of them the distance follows the cubic that has their
// distances and slopes, and the normal turns evenly; where these do not agree, as at the places with two nearest ones, each
// pixel seeks its own. Groups of four begin at columns divisible by four, so that no pixel depends on where writing began.

extension GlassRows {
  /// The columns of a group, and those of the groups that share their candidates for the nearest piece.
  private static var group: Int { 4 }
  private static var block: Int { 8 }
  /// The cubics of Hermite at the pixels of a group: those of the two values and of the two slopes, which are per pixel.
  private static var values: (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(1, 0.84375, 0.5, 0.15625), SIMD4(0, 0.15625, 0.5, 0.84375))
  }
  private static var slopes: (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(0, 0.5625, 0.5, 0.1875), SIMD4(0, -0.1875, -0.5, -0.5625))
  }
  private static var parts: SIMD4<Double> { SIMD4(0, 0.25, 0.5, 0.75) }

  /// Writes pixels near corners and sides.
  ///
  /// - Parameter others: the indices of the pieces near them, besides the line that the row is parallel to.
  func writeBent(
    from x: Int, to end: Int, near others: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: EdgeField.Piece.self, capacity: others.count + 1) { candidates in
      near.withUnsafeBufferPointer { near in
        picture.values.withUnsafeBufferPointer { values in
          var start = x & ~(Self.block - 1)
          while start < end {
            let count = gather(others, of: near, at: start, into: candidates)
            let pieces = UnsafeBufferPointer(rebasing: candidates[..<count])
            var first = nearest(at: start, of: pieces)
            for column in [start, start &+ Self.group] {
              let second = nearest(at: column &+ Self.group, of: pieces)
              if column < end && column &+ Self.group > x {
                let four = group(at: column, from: first, to: second, near: pieces, values)
                for index in 0..<Self.group where column &+ index >= x && column &+ index < end {
                  pixels[column &+ index &- x] = four[index]
                }
              }
              first = second
            }
            start &+= Self.block
          }
        }
      }
    }
  }

  /// Copies the pieces that can be the nearest ones of the block that begins at a column, in their order; returns their number.
  @inline(__always)
  private func gather(
    _ others: Range<Int>, of near: UnsafeBufferPointer<EdgeField.Piece>, at column: Int,
    into candidates: UnsafeMutableBufferPointer<EdgeField.Piece>
  ) -> Int {
    let middle = middle(of: column)
    var best = Double.infinity
    for index in others { best = Swift.min(best, near[index].greatestSquaredDistance(to: middle)) }
    if others.lowerBound > 0 { best = Swift.min(best, near[0].greatestSquaredDistance(to: middle)) }
    // From pixel to pixel the distance of the nearest piece grows by at most 1, and that of others falls by as much.
    let block = Double(Self.block)
    let reach = Swift.min(best.squareRoot(), limit) + 2 * block
    var count = 0
    func add(_ piece: EdgeField.Piece) {
      guard piece.squaredDistance(to: middle) <= reach * reach else { return }
      candidates.initializeElement(at: count, to: piece)
      count &+= 1
    }
    if others.lowerBound > 0 { add(near[0]) }
    for index in others { add(near[index]) }
    return count
  }

  @inline(__always)
  private func middle(of column: Int) -> SIMD2<Double> { SIMD2(Double(column) + 0.5, Double(y) + 0.5) }

  /// Returns the nearest place of some pieces; nil if it lies far beyond the limit, so that no pixel of the group is within.
  @inline(__always)
  private func nearest(at column: Int, of pieces: UnsafeBufferPointer<EdgeField.Piece>) -> EdgeField.Place? {
    let middle = middle(of: column)
    var place: EdgeField.Place?
    var best = limit + Double(Self.block)
    for piece in pieces where piece.squaredDistance(to: middle) < best * best {
      let other = edge.field.foot(of: middle, on: piece)
      guard other.distance.magnitude < best else { continue }
      (place, best) = (other, other.distance.magnitude)
    }
    return place
  }

  /// Returns four pixels between two places.
  @inline(__always)
  private func group(
    at column: Int, from first: EdgeField.Place?, to second: EdgeField.Place?,
    near pieces: UnsafeBufferPointer<EdgeField.Piece>, _ values: UnsafeBufferPointer<SIMD4<UInt16>>
  ) -> SIMD4<UInt32> {
    let far = limit + Double(Self.group)
    if (first?.distance ?? far).magnitude >= far && (second?.distance ?? far).magnitude >= far {
      return plain(at: column, values)
    }
    if let first, let second, Self.isSmooth(from: first, to: second) {
      return smooth(at: column, from: first, to: second, values)
    }
    var result = SIMD4<UInt32>.zero
    for index in 0..<Self.group {
      let column = column &+ index
      let place = nearest(at: column, of: pieces)
      result[index] = pixel(
        at: middle(of: column), distance: place?.distance ?? limit, normal: place?.normal ?? .zero,
        displacement: place.map { edge.displacement(at: $0.distance) } ?? 0, values)
    }
    return result
  }

  /// Returns four pixels of the picture as it is.
  @inline(__always)
  private func plain(
    at column: Int, _ values: UnsafeBufferPointer<SIMD4<UInt16>>
  ) -> SIMD4<UInt32> {
    var result = SIMD4<UInt32>.zero
    for index in 0..<Self.group {
      result[index] = picture.pixel(
        x: (column &+ index) &* 256 &+ 128, y: y &* 256 &+ 128, of: values)
    }
    return result
  }

  /// Whether the distance between two places of a group follows from them.
  @inline(__always)
  private static func isSmooth(from first: EdgeField.Place, to second: EdgeField.Place) -> Bool {
    // The normals differ by at most 14 degrees, and the mean slope is that of the distances.
    let slopes = (first.normal.x + second.normal.x) * (Double(group) / 2)
    return (first.normal * second.normal).sum() > 0.97
      && (second.distance - first.distance + slopes).magnitude < 0.02
  }

  @inline(__always)
  private func smooth(
    at column: Int, from first: EdgeField.Place, to second: EdgeField.Place,
    _ values: UnsafeBufferPointer<SIMD4<UInt16>>
  ) -> SIMD4<UInt32> {
    // Inwards the distance grows, so its slope is the normal's opposite.
    let distances =
      first.distance * Self.values.0 + second.distance * Self.values.1 - first.normal.x * Self.slopes.0
      - second.normal.x * Self.slopes.1
    var (x, y) = (
      first.normal.x + (second.normal.x - first.normal.x) * Self.parts,
      first.normal.y + (second.normal.y - first.normal.y) * Self.parts
    )
    let unit = 1.5 - 0.5 * (x * x + y * y)
    (x, y) = (x * unit, y * unit)
    let displacements = edge.displacements(at: distances)
    var result = SIMD4<UInt32>.zero
    for index in 0..<Self.group {
      result[index] = pixel(
        at: middle(of: column &+ index), distance: distances[index], normal: SIMD2(x[index], y[index]),
        displacement: displacements[index], values)
    }
    return result
  }

  /// Returns the pixel at a place, which has a distance from the edge.
  @inline(__always)
  private func pixel(
    at middle: SIMD2<Double>, distance: Double, normal: SIMD2<Double>, displacement: Double,
    _ values: UnsafeBufferPointer<SIMD4<UInt16>>
  ) -> UInt32 {
    let source = (middle - normal * displacement) * 256
    let pixel = picture.pixel(x: Int(source.x), y: Int(source.y), of: values)
    let light = edge.light(at: EdgeField.Place(distance: distance, normal: normal))
    return light == 0 ? pixel : edge.lit(pixel, light)
  }
}
