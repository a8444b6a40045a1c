internal import MaquetteGraphics
internal import MaquetteRaster

/// The coverage of shadows that have been drawn.
final class ShadowMasks {
  private struct Key: Hashable {
    var shape: Shape
    var sigma: Double
  }

  private var cache = MaskCache<Key, CoverageMask>(limit: 32 << 20)

  func prepare() {
    cache.prepare()
  }

  func removeAll() {
    cache.removeAll()
  }
}
