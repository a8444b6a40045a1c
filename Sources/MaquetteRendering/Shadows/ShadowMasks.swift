internal import MaquetteGraphics
internal import MaquetteRaster

/// The coverage of shadows that have been drawn.
///
/// Both caches know a shape by its place within a pixel only, so that equal controls share a shadow. Rectangles of any size
/// whose corners are alike also share the blur (`ShadowSlices`).
final class ShadowMasks {
  private struct Key: Hashable {
    /// The shape in pixels, moved by whole pixels so that its bounds begin in the first one.
    var shape: Shape
    /// The standard deviation in pixels.
    var sigma: Double
  }

  private var blurred = MaskCache<Key, CoverageMask>(limit: 16 << 20)
  private var pieces = MaskCache<Key, ShadowPieces>(limit: 48 << 20)

  /// Readies the caches for a picture.
  func prepare() {
    blurred.prepare()
    pieces.prepare()
  }

  /// Forgets everything.
  func removeAll() {
    blurred.removeAll()
    pieces.removeAll()
  }

  /// The shadow of a shape in pixels whose bounds begin in the first pixel.
  func pieces(of shape: Shape, sigma: Double) -> ShadowPieces {
    pieces.value(for: Key(shape: shape, sigma: sigma), cost: { $0.cost }) {
      guard let rounded = ShadowMasks.rounded(shape) else {
        return ShadowPieces(masks: [CoverageMask(blurring: shape, sigma: sigma)], full: nil)
      }
      let slices = ShadowSlices(rounded, sigma: sigma)
      let reduced = Shape.roundedRectangle(slices.reduced)
      let mask = blurred.value(for: Key(shape: reduced, sigma: sigma), cost: { $0.coverage.count }) {
        CoverageMask(blurring: reduced, sigma: sigma)
      }
      return slices.stretch(mask)
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
