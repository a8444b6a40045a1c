// Pixels near corners and sides
// =============================
//
// They are written in groups of four, from one knot of the lattice to the next.

extension GlassRows {
  /// Writes pixels near corners and sides.
  ///
  /// - Parameter others: the indices of the pieces near them, besides the lines that the row is parallel to.
  mutating func writeBent(
    from x: Int, to end: Int, near others: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    // Borrowed apart from the lattice, which changes.
    let (pieces, values) = (strip.pieces, picture.values)
    pieces.withUnsafeBufferPointer { pieces in
      values.withUnsafeBufferPointer { values in
        let nearby = EdgeLattice.Nearby(pieces: pieces, lines: strip.lines, others: others)
        var column = x & ~3
        var first = lattice.place(column: column, y: y, of: nearby)
        while column < end {
          let second = lattice.place(column: column &+ 4, y: y, of: nearby)
          let four = group(at: column, from: first, to: second, near: nearby, values)
          if column >= x && column &+ 4 <= end {
            UnsafeMutableRawPointer(pixels + (column &- x)).storeBytes(of: four, as: SIMD4<UInt32>.self)
          } else {
            for index in Swift.max(0, x &- column)..<Swift.min(4, end &- column) {
              pixels[column &+ index &- x] = four[index]
            }
          }
          first = second
          column &+= 4
        }
      }
    }
  }

  @inline(__always)
  private func middle(of column: Int) -> SIMD2<Double> { SIMD2(Double(column) + 0.5, Double(y) + 0.5) }

  /// Returns four pixels between two places.
  @inline(__always)
  private func group(
    at column: Int, from first: EdgeField.Place, to second: EdgeField.Place, near nearby: EdgeLattice.Nearby,
    _ values: UnsafeBufferPointer<SIMD4<UInt16>>
  ) -> SIMD4<UInt32> {
    let far = limit + 4
    if first.distance.magnitude >= far && second.distance.magnitude >= far {
      return plain(at: column, values)
    }
    if EdgeLattice.isSmooth(from: first, to: second, slopes: first.normal.x + second.normal.x) {
      return smooth(at: column, from: first, to: second, values)
    }
    var result = SIMD4<UInt32>.zero
    for index in 0..<4 {
      let place = lattice.nearest(column: column &+ index, y: y, of: nearby)
      result[index] = pixel(
        at: middle(of: column &+ index), distance: place.distance, normal: place.normal,
        displacement: edge.displacement(at: place.distance), values)
    }
    return result
  }

  /// Returns four pixels of the picture as it is.
  @inline(__always)
  private func plain(
    at column: Int, _ values: UnsafeBufferPointer<SIMD4<UInt16>>
  ) -> SIMD4<UInt32> {
    var result = SIMD4<UInt32>.zero
    for index in 0..<4 {
      result[index] = picture.pixel(
        x: (column &+ index) &* 256 &+ 128, y: y &* 256 &+ 128, of: values)
    }
    return result
  }

  @inline(__always)
  private func smooth(
    at column: Int, from first: EdgeField.Place, to second: EdgeField.Place,
    _ values: UnsafeBufferPointer<SIMD4<UInt16>>
  ) -> SIMD4<UInt32> {
    // Inwards the distance grows, so its slope is the normal's opposite.
    let distances =
      first.distance * EdgeLattice.values.0 + second.distance * EdgeLattice.values.1
      - first.normal.x * EdgeLattice.slopes.0 - second.normal.x * EdgeLattice.slopes.1
    var (x, y) = (
      first.normal.x + (second.normal.x - first.normal.x) * EdgeLattice.parts,
      first.normal.y + (second.normal.y - first.normal.y) * EdgeLattice.parts
    )
    let unit = 1.5 - 0.5 * (x * x + y * y)
    (x, y) = (x * unit, y * unit)
    let displacements = edge.displacements(at: distances)
    var result = SIMD4<UInt32>.zero
    for index in 0..<4 {
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
