internal import MaquetteGraphics
internal import MaquetteRaster

// Nine slices
// ===========
//
// The blurred silhouette of a rounded rectangle is its four corners, its four sides, which do not change along the
// edge, and its middle, which is full. So a rectangle that leaves room between what its corners can reach (their curve and
// 3 sigma) is blurred at the least size that still has that room, and then stretched: its middle column and row are repeated.
// The removed length is a multiple of the grid on which wide shadows are blurred, so the stretched mask is the mask that blurring
// the whole rectangle would give, byte for byte.

/// A rectangle cut down to what must be blurred, and how to stretch the result again.
struct ShadowSlices {
  /// The rectangle to blur.
  let reduced: RoundedRectangle
  /// The columns and rows that were taken out.
  let removed: (columns: Int, rows: Int)
  /// The column and row, in the pixels of the reduced rectangle, that are repeated.
  let middle: (column: Int, row: Int)

  /// Cuts a rounded rectangle, in pixels with its origin in the first one, for a blur.
  init(_ rounded: RoundedRectangle, sigma: Double) {
    var rounded = rounded
    rounded.radii = rounded.fittedRadii
    let radii = rounded.radii
    let grid = CoverageMask.blurGrid(sigma: sigma)
    // A continuous corner begins 1.53 radii from its vertex.
    let reach = rounded.style == .continuous ? 1.53 : 1
    let margin = Int(3 * sigma) + 3 * grid + 2
    func axis(_ length: Double, _ near: Double, _ far: Double) -> (removed: Int, middle: Int) {
      let near = Int(near * reach) + margin
      let least = near + Int(far * reach) + margin + 2
      guard length < 1e6, Int(length) - least >= grid else { return (0, near) }
      return ((Int(length) - least) / grid * grid, near)
    }
    let horizontal = axis(
      rounded.rect.width, max(radii.topLeft, radii.bottomLeft), max(radii.topRight, radii.bottomRight))
    let vertical = axis(
      rounded.rect.height, max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight))
    rounded.rect.size.width -= Double(horizontal.removed)
    rounded.rect.size.height -= Double(vertical.removed)
    reduced = rounded
    removed = (horizontal.removed, vertical.removed)
    middle = (horizontal.middle, vertical.middle)
  }

  /// Stretches the blurred mask of the reduced rectangle.
  func stretch(_ mask: CoverageMask) -> ShadowPieces {
    let bounds = mask.bounds
    let (column, row) = (middle.column - bounds.x, middle.row - bounds.y)
    guard removed.columns > 0 || removed.rows > 0, column >= 0, column < bounds.width, row >= 0,
      row < bounds.height
    else { return ShadowPieces(masks: [mask], full: nil) }
    guard removed.columns > 0, removed.rows > 0 else {
      let all = stretched(mask, rows: 0..<bounds.height, repeating: row)
      return ShadowPieces(masks: [all], full: nil)
    }
    // Above and below the middle the rows differ; beside it they are all alike.
    let top = stretched(mask, rows: 0..<row, repeating: nil)
    let bottom = stretched(mask, rows: row + 1..<bounds.height, repeating: nil)
    let left = repeated(mask, columns: 0..<column, row: row)
    let right = repeated(mask, columns: column + 1..<bounds.width, row: row)
    let full = PixelRect(
      x: bounds.x + column, y: bounds.y + row, width: removed.columns + 1, height: removed.rows + 1)
    return ShadowPieces(masks: [top, left, right, bottom], full: full)
  }

  /// Some rows with the middle column repeated, and one of them repeated too.
  private func stretched(_ mask: CoverageMask, rows: Range<Int>, repeating repeated: Int?) -> CoverageMask {
    let bounds = mask.bounds
    let column = middle.column - bounds.x
    let extra = repeated == nil ? 0 : removed.rows
    let width = bounds.width + removed.columns
    let shift = rows.lowerBound > middle.row - bounds.y ? removed.rows : 0
    var coverage: [UInt8] = []
    coverage.reserveCapacity(width * (rows.count + extra))
    for y in rows {
      let line = mask.coverage[y * bounds.width..<(y + 1) * bounds.width]
      let centre = line.startIndex + column
      for _ in 0...(y == repeated ? extra : 0) {
        coverage.append(contentsOf: line[..<centre])
        coverage.append(contentsOf: repeatElement(line[centre], count: removed.columns))
        coverage.append(contentsOf: line[centre...])
      }
    }
    return CoverageMask(
      bounds: PixelRect(
        x: bounds.x, y: bounds.y + rows.lowerBound + shift, width: width, height: rows.count + extra),
      coverage: coverage) ?? .empty
  }

  /// Some columns of the middle row, repeated downwards.
  private func repeated(_ mask: CoverageMask, columns: Range<Int>, row: Int) -> CoverageMask {
    let bounds = mask.bounds
    let shift = columns.lowerBound > middle.column - bounds.x ? removed.columns : 0
    let line = mask.coverage[
      row * bounds.width + columns.lowerBound..<row * bounds.width + columns.upperBound]
    var coverage: [UInt8] = []
    coverage.reserveCapacity(columns.count * (removed.rows + 1))
    for _ in 0...removed.rows { coverage.append(contentsOf: line) }
    return CoverageMask(
      bounds: PixelRect(
        x: bounds.x + columns.lowerBound + shift, y: bounds.y + row, width: columns.count,
        height: removed.rows + 1),
      coverage: coverage) ?? .empty
  }
}

/// A shadow as masks beside each other and a rectangle that is covered fully.
struct ShadowPieces {
  var masks: [CoverageMask]
  var full: PixelRect?

  /// The size in bytes.
  var cost: Int { masks.reduce(0) { $0 + $1.coverage.count } }
}
