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
  /// The coverage of a piece of a row.
  private let pieceCoverage: UnsafeMutablePointer<UInt32>
  /// Whether all rows have the same colours, so that they are computed once.
  private let isConstantInColumn: Bool
  /// The columns whose colours `row` holds, if all rows have the same.
  private var prepared = 0..<0

  /// The maximum number of pixels whose coverage is prepared at a time.
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
    pieceCoverage = scratch
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
    craster_image(
      Blend.variant, target.pixel(x: x, y: y), 0, colors(x: x, y: y, count: count), 0, count, 1, coverage)
  }

  @inline(never)
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    if isConstantInRow {
      var painter = solid(y: y)
      painter.pixels(x: x, y: y, count: count, coverage: coverage)
      return
    }
    varying(x: x, y: y, count: count, coverage: coverage)
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
      for index in 0..<length { pieceCoverage[index] = UInt32(coverage[done &+ index]) &* 0x1_0001 }
      varying(x: x &+ done, y: y, count: length, coverage: pieceCoverage)
      done &+= length
    }
  }

  /// The painter of a row whose pixels all have one colour.
  @inline(__always)
  private func solid(y: Int) -> SolidPainter {
    SolidPainter(target: target, color: PremultipliedColor(packed: color(y: y)))
  }

  /// Composites pixels through a coverage each, in both halves of its word.
  @inline(never)
  private mutating func varying(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    craster_image_mask(
      Blend.variant, target.pixel(x: x, y: y), colors(x: x, y: y, count: count), coverage, count, 255)
  }

  /// Returns the colours of some pixels of a row.
  private mutating func colors(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32> {
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
    return UnsafePointer(row + (x &- target.bounds.x))
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
}

extension Transform {
  /// The first coordinate of the image of a row.
  fileprivate func across(_ y: Int) -> CRasterSlope { CRasterSlope(per_column: a, start: c * Double(y) + tx) }

  /// The second coordinate of the image of a row.
  fileprivate func down(_ y: Int) -> CRasterSlope { CRasterSlope(per_column: b, start: d * Double(y) + ty) }
}
