internal import MaquetteGraphics
internal import MaquetteRaster

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

  /// Prepares the cache for a picture.
  func prepare() {
    blurred.prepare()
  }

  /// Removes all entries.
  func removeAll() {
    blurred.removeAll()
  }

  /// The shadow of a shape in pixels whose bounds begin in pixel (0, 0).
  func mask(of shape: Shape, sigma: Double) -> BlurredMask {
    guard let rounded = ShadowMasks.rounded(shape) else { return blurred(shape, sigma: sigma) }
    let slices = ShadowSlices(rounded, sigma: sigma)
    return slices.stretch(blurred(.roundedRectangle(slices.reduced), sigma: sigma))
  }

  private func blurred(_ shape: Shape, sigma: Double) -> BlurredMask {
    blurred.value(for: Key(shape: shape, sigma: sigma), cost: { $0.byteCount }) {
      BlurredMask(blurring: shape, sigma: sigma)
    }
  }

  private static func rounded(_ shape: Shape) -> RoundedRectangle? {
    switch shape {
    case .rect(let rect): RoundedRectangle(rect: rect, radius: 0)
    case .roundedRectangle(let rounded): rounded
    case .ellipse, .path: nil
    }
  }
}

extension Shape {
  /// Pixels that the shape covers fully, if it is an axis-aligned rectangle, rounded or not.
  ///
  /// For a rounded rectangle they are the rectangle between the corners' diagonals, where a quarter circle lies 0.293 radii
  /// from the sides; a continuous corner lies closer to its vertex. A pixel on each side is left out because of rounding.
  func solidPixels(under transform: Transform) -> PixelRect? {
    let rounded: RoundedRectangle
    switch self {
    case .rect(let rect): rounded = RoundedRectangle(rect: rect, radius: 0)
    case .roundedRectangle(let shape): rounded = shape
    case .ellipse, .path: return nil
    }
    guard transform.isScaleAndTranslation else { return nil }
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
