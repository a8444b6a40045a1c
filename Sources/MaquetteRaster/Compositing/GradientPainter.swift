import CRaster
import MaquetteGraphics

/// Composites a gradient through coverage.
struct GradientPainter: CoverageSink {
  private let target: PixelTarget
  private let placement: GradientPlacement
  /// Invariant: points at `count` entries, at least one, that outlive the painter.
  private let colors: UnsafePointer<UInt32>
  private let count: Int
  private let isOpaque: Bool
  private let isConstantInRow: Bool
  /// The colours of a row of the target.
  private let row: UnsafeMutablePointer<UInt32>
  /// A constant coverage for a piece of a row.
  private let constant: UnsafeMutablePointer<UInt32>
  /// Whether all rows have the same colours, so that they are computed once.
  private let isConstantInColumn: Bool
  /// The columns whose colours `row` holds, if all rows have the same.
  private var prepared = 0..<0

  /// The maximum number of pixels composited with one coverage at a time.
  static let piece = 512

  /// Creates a painter; `scratch` has room for `piece` words and as many as the target has columns.
  init(
    target: PixelTarget, placement: GradientPlacement, colors: UnsafePointer<UInt32>, count: Int,
    isOpaque: Bool, scratch: UnsafeMutablePointer<UInt32>
  ) {
    self.target = target
    self.placement = placement
    self.colors = colors
    self.count = count
    self.isOpaque = isOpaque
    isConstantInRow = placement.isConstantInRow
    isConstantInColumn = placement.isConstantInColumn
    constant = scratch
    row = scratch + GradientPainter.piece
  }

  // The sink's functions are not inlined: copies in every filler would save nothing and cost the compiler seconds.

  @inline(never)
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    if isConstantInRow {
      var painter = solid(y: y)
      painter.span(x: x, y: y, count: count, coverage: coverage)
      return
    }
    if isOpaque && coverage == 255 && !isConstantInColumn {
      return prepare(x..<x &+ count, y: y, into: target.pixel(x: x, y: y))
    }
    let step = Swift.min(GradientPainter.piece, count)
    RowLoop.fill(constant, count: step, with: UInt32(coverage) &* 0x1_0001)
    varying(x: x, y: y, count: count, coverage: constant, advance: 0)
  }

  @inline(never)
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    if isConstantInRow {
      var painter = solid(y: y)
      painter.pixels(x: x, y: y, count: count, coverage: coverage)
      return
    }
    varying(x: x, y: y, count: count, coverage: coverage, advance: 1)
  }

  @inline(never)
  mutating func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    if isConstantInRow {
      var painter = solid(y: y)
      painter.bytes(x: x, y: y, count: count, coverage: coverage)
      return
    }
    var done = 0
    while done < count {
      let length = Swift.min(GradientPainter.piece, count &- done)
      for index in 0..<length { constant[index] = UInt32(coverage[done &+ index]) &* 0x1_0001 }
      varying(x: x &+ done, y: y, count: length, coverage: constant, advance: 1)
      done &+= length
    }
  }

  /// The painter of a row whose pixels all have one colour.
  @inline(__always)
  private func solid(y: Int) -> SolidPainter {
    SolidPainter(target: target, color: PremultipliedColor(packed: color(y: y)))
  }

  /// Composites pixels whose coverage advances by `advance` words a pixel.
  @inline(never)
  private mutating func varying(
    x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>, advance: Int
  ) {
    let needed = x..<x &+ count
    if !isConstantInColumn {
      prepare(needed, y: y)
    } else if prepared.isEmpty {
      prepare(needed, y: y)
      prepared = needed
    } else {
      // All rows have the same colours: those of earlier rows stay, and the range grows on both sides.
      let wider = Swift.min(x, prepared.lowerBound)..<Swift.max(needed.upperBound, prepared.upperBound)
      prepare(wider.lowerBound..<prepared.lowerBound, y: y)
      prepare(prepared.upperBound..<wider.upperBound, y: y)
      prepared = wider
    }
    var done = 0
    while done < count {
      let length = Swift.min(GradientPainter.piece, count &- done)
      composite(
        target.pixel(x: x &+ done, y: y), source: row + (x &+ done &- target.bounds.x),
        coverage: coverage + (done &* advance), count: length)
      done &+= length
    }
  }

  private func prepare(_ columns: Range<Int>, y: Int) {
    prepare(columns, y: y, into: row + (columns.lowerBound &- target.bounds.x))
  }

  /// Computes the colours of some columns; `pixels` has room for as many.
  private func prepare(_ columns: Range<Int>, y: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let x = Int32(truncatingIfNeeded: columns.lowerBound)
    let entries = Int32(truncatingIfNeeded: count)
    switch placement {
    case .linear(let perColumn, let perRow, let origin):
      craster_linear(
        Blend.variant, pixels, columns.count, x, perColumn, Double(y) * perRow + origin, colors, entries)
    case .radial(let map):
      craster_radial(
        Blend.variant, pixels, columns.count, x, map.across(y), map.down(y), colors, entries)
    case .angular(let map):
      craster_angular(
        Blend.variant, pixels, columns.count, x, map.across(y), map.down(y), colors, entries)
    case .last:
      RowLoop.fill(pixels, count: columns.count, with: colors[count &- 1])
    }
  }

  /// Returns the pixel of the table for a row whose pixels all have one colour.
  @inline(__always)
  private func color(y: Int) -> UInt32 {
    let position = placement.offset(y: y) * Double(count)
    // A NaN takes the first branch, so the conversion cannot trap.
    guard position > 0 else { return colors[0] }
    guard position < Double(count) else { return colors[count &- 1] }
    return colors[Int(position)]
  }

  @inline(__always)
  private func composite(
    _ pixels: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt32>,
    count: Int
  ) {
    var index = 0
    while index &+ 8 <= count {
      let destination = UnsafeMutableRawPointer(pixels + index)
      let result = Blend.over(
        destination.loadUnaligned(as: SIMD8<UInt32>.self),
        source: UnsafeRawPointer(source + index).loadUnaligned(as: SIMD8<UInt32>.self),
        coverage: UnsafeRawPointer(coverage + index).loadUnaligned(as: SIMD8<UInt32>.self))
      destination.storeBytes(of: result, as: SIMD8<UInt32>.self)
      index &+= 8
    }
    while index < count {
      let result = Blend.over(
        SIMD8(repeating: pixels[index]), source: SIMD8(repeating: source[index]),
        coverage: SIMD8(repeating: coverage[index]))
      pixels[index] = result[0]
      index &+= 1
    }
  }
}

extension Transform {
  /// The first coordinate of the image of a row.
  fileprivate func across(_ y: Int) -> CRasterSlope { CRasterSlope(per_column: a, start: c * Double(y) + tx) }

  /// The second coordinate of the image of a row.
  fileprivate func down(_ y: Int) -> CRasterSlope { CRasterSlope(per_column: b, start: d * Double(y) + ty) }
}
