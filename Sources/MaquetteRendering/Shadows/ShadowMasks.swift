import MaquetteGraphics
import MaquetteRaster

/// A cache of the coverage of shadows.
///
/// The key holds a shape's position within a pixel only, so that equal controls share a shadow, as do rectangles of any
/// size with equal corners (`ShadowSlices`).
final class ShadowMasks {
  private struct Key: Hashable {
    /// The shape in pixels, moved by whole pixels so that its bounds begin in pixel (0, 0).
    var shape: Shape
    /// The standard deviation in pixels.
    var sigma: Double
  }

  private var blurred = MaskCache<Key, BlurredMask>(limit: 16 << 20)

  func prepare() {
    blurred.prepare()
  }

  func removeAll() {
    blurred.removeAll()
  }

  /// The shadow of a shape in pixels whose bounds begin in pixel (0, 0).
  func mask(of shape: Shape, sigma: Double) -> BlurredMask {
    guard let rounded = shape.rounded else { return blurred(shape, sigma: sigma) }
    let slices = ShadowSlices(rounded, sigma: sigma)
    return slices.stretch(blurred(.roundedRectangle(slices.reduced), sigma: sigma))
  }

  private func blurred(_ shape: Shape, sigma: Double) -> BlurredMask {
    blurred.value(for: Key(shape: shape, sigma: sigma), cost: { $0.byteCount }) {
      BlurredMask(blurring: shape, sigma: sigma)
    }
  }
}

extension Shape {
  /// The shape as a rounded rectangle; nil if it is an ellipse or a path.
  fileprivate var rounded: RoundedRectangle? {
    switch self {
    case .rect(let rect): RoundedRectangle(rect: rect, radius: 0)
    case .roundedRectangle(let rounded): rounded
    case .ellipse, .path: nil
    }
  }

  /// Pixels that the shape covers fully, if it is an axis-aligned rectangle, rounded or not.
  ///
  /// For a rounded rectangle they are the rectangle between the corners' diagonals, where a quarter circle lies 0.293 radii
  /// from the sides; a continuous corner lies closer to its vertex. A pixel on each side is left out because of rounding.
  func solidPixels(under transform: Transform) -> PixelRect? {
    guard let rounded, transform.isScaleAndTranslation else { return nil }
    let radii = rounded.fittedRadii
    let radius = Swift.max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
    let solid = Shape.rect(rounded.rect.inset(by: 0.3 * radius)).applying(transform).bounds
    // A NaN fails these comparisons.
    guard solid.width >= 3, solid.height >= 3, let left = PixelPosition(nearestWhole: solid.minX + 1),
      let top = PixelPosition(nearestWhole: solid.minY + 1),
      let right = PixelPosition(nearestWhole: solid.maxX - 1),
      let bottom = PixelPosition(nearestWhole: solid.maxY - 1)
    else { return nil }
    return PixelRect(
      x: left.whole, y: top.whole, width: right.whole - left.whole, height: bottom.whole - top.whole)
  }
}

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
