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
    // Two channels of 16 bits in each word: a product with a weight of up to 256 stays in its half.
    @inline(__always) func mixed(_ first: UInt64, _ second: UInt64, _ weight: UInt32) -> UInt64 {
      first &* UInt64(256 &- weight) &+ second &* UInt64(weight)
    }
    @inline(__always) func level(_ first: UInt64, _ second: UInt64) -> UInt64 {
      (mixed(first, second, right) &+ 0x80_0000_0080) &>> 8 & Self.halves
    }
    @inline(__always) func whole(_ upper: UInt64, _ lower: UInt64) -> UInt64 {
      (mixed(upper, lower, below) &+ 0x8000_0000_8000) &>> 16 & 0xFF_0000_00FF
    }
    @inline(__always) func word(_ place: Int) -> UInt64 {
      unsafeBitCast(values[place], to: UInt64.self).littleEndian
    }
    let (first, second) = (word(start), word(start &+ 1))
    let (third, fourth) = (word(start &+ cells.width), word(start &+ cells.width &+ 1))
    let redBlue = whole(
      level(first & Self.halves, second & Self.halves), level(third & Self.halves, fourth & Self.halves))
    let greenAlpha = whole(
      level(first &>> 16 & Self.halves, second &>> 16 & Self.halves),
      level(third &>> 16 & Self.halves, fourth &>> 16 & Self.halves))
    let both = redBlue | greenAlpha &<< 8
    return UInt32(truncatingIfNeeded: both | both &>> 16)
  }

  private static var halves: UInt64 { 0xFFFF_0000_FFFF }

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
