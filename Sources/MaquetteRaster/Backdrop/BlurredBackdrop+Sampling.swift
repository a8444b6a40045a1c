package import MaquetteGraphics

extension BlurredBackdrop {
  /// The cell whose centre is at or before a place in 256ths of a pixel, which is moved to the nearest pixel's centre within some
  /// bounds, and the weight of the next cell in 256ths.
  @inline(__always)
  static func cell(
    of place: Int, in bounds: Range<Int>, shift: Int
  ) -> (index: Int, weight: UInt32) {
    let inside = Swift.min(
      Swift.max(place, bounds.lowerBound &* 256 &+ 128), bounds.upperBound &* 256 &- 128)
    let fixed = inside &- (128 &<< shift)
    return (fixed &>> (8 &+ shift), UInt32(truncatingIfNeeded: (fixed &>> shift) & 255))
  }

  /// Returns the interpolated pixel at a place in 256ths of a pixel; outside of the bounds it is the nearest one.
  ///
  /// - Parameter values: those of the picture.
  @inline(__always)
  func pixel(x: Int, y: Int, of values: UnsafeBufferPointer<SIMD4<UInt16>>) -> UInt32 {
    let (column, right) = Self.cell(of: x, in: bounds.columns, shift: shift)
    let (row, below) = Self.cell(of: y, in: bounds.rows, shift: shift)
    let start = (row &- cells.y) &* cells.width &+ column &- cells.x
    @inline(__always) func level(_ start: Int) -> SIMD4<UInt32> {
      let (first, second) = (
        SIMD4<UInt32>(truncatingIfNeeded: values[start]),
        SIMD4<UInt32>(truncatingIfNeeded: values[start &+ 1])
      )
      return
        (first &* SIMD4(repeating: 256 &- right) &+ second &* SIMD4(repeating: right)
        &+ SIMD4(repeating: 128)) &>> SIMD4(repeating: 8)
    }
    let sum =
      level(start) &* SIMD4(repeating: 256 &- below) &+ level(start &+ cells.width) &* SIMD4(repeating: below)
    return BlurredBackdropRows.packed((sum &+ SIMD4(repeating: 32768)) &>> SIMD4(repeating: 16))
  }

  /// The mean colour within some pixels, which is that of the nearest cells if they lie outside.
  package func mean(of area: PixelRect) -> Color {
    let inside = area.intersection(bounds)
    let area = inside.isEmpty ? bounds : inside
    let (columns, rows) = (
      area.x >> shift...(area.maxX - 1) >> shift, area.y >> shift...(area.maxY - 1) >> shift
    )
    var sum = SIMD4<UInt64>.zero
    for row in rows {
      let start = (row - cells.y) * cells.width - cells.x
      for column in columns { sum &+= SIMD4(truncatingIfNeeded: values[start + column]) }
    }
    let count = UInt64(columns.count * rows.count) << 8
    let mean = (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
    return PremultipliedColor(
      packed: BlurredBackdropRows.packed(SIMD4(truncatingIfNeeded: mean))
    ).color
  }
}
