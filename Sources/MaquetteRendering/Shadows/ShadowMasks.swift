internal import MaquetteGraphics
internal import MaquetteRaster

/// The coverage of shadows that have been drawn.
///
/// The cache knows a shape by its place within a pixel only, so that equal controls share a shadow, and rectangles of any size
/// whose corners are alike share it too (`ShadowSlices`).
final class ShadowMasks {
  private struct Key: Hashable {
    /// The shape in pixels, moved by whole pixels so that its bounds begin in the first one.
    var shape: Shape
    /// The standard deviation in pixels.
    var sigma: Double
  }

  private var blurred = MaskCache<Key, BlurredMask>(limit: 16 << 20)

  /// Readies the cache for a picture.
  func prepare() {
    blurred.prepare()
  }

  /// Forgets everything.
  func removeAll() {
    blurred.removeAll()
  }

  /// The shadow of a shape in pixels whose bounds begin in the first pixel.
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
