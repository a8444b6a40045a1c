internal import MaquetteGraphics
internal import MaquetteRaster

// Nine slices
// ===========
//
// The blurred silhouette of a rounded rectangle consists of four corners, four sides, which are constant along the
// edge, and a full middle. So a rectangle with room between the reach of its corners (their curve and
// 3 sigma) is blurred at the least size that still has that room, and then stretched: its middle column and row are repeated.
// The removed length is a multiple of the grid on which wide shadows are blurred, so the stretched mask is the mask that blurring
// the whole rectangle would give, byte for byte.

/// A rectangle reduced to the part that must be blurred, and the stretch that undoes the reduction.
struct ShadowSlices {
  /// The rectangle to blur.
  let reduced: RoundedRectangle
  /// The number of columns and rows removed.
  let removed: (columns: Int, rows: Int)
  /// The repeated column and row, in pixels of the reduced rectangle.
  let middle: (column: Int, row: Int)

  /// Reduces a rounded rectangle, in pixels with its origin in pixel (0, 0), for a blur.
  init(_ rounded: RoundedRectangle, sigma: Double) {
    var rounded = rounded
    rounded.radii = rounded.fittedRadii
    let radii = rounded.radii
    let grid = BlurredMask.grid(sigma: sigma)
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
  func stretch(_ mask: BlurredMask) -> BlurredMask {
    mask.stretched(column: middle.column, columns: removed.columns, row: middle.row, rows: removed.rows)
  }
}
