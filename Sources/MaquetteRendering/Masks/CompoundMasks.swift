internal import MaquetteGraphics
internal import MaquetteRaster
internal import MaquetteScene

/// The coverage of silhouettes that have been drawn, by their parts, scale and place within a pixel.
///
/// A silhouette's origin is rounded to the nearest quarter of a pixel both ways.
final class CompoundMasks {
  private struct Key: Hashable {
    var compound: Compound
    /// Pixels a point.
    var scale: Double
    /// Quarters of a pixel across and down.
    var quarterX: Int
    var quarterY: Int
  }

  private var cache = MaskCache<Key, CoverageMask>(limit: 32 << 20)

  /// Readies the cache for a picture.
  func prepare() {
    cache.prepare()
  }

  /// The mask of a silhouette whose box begins at quarters of a pixel right of and below (0, 0).
  func mask(of compound: Compound, scale: Double, quarterX: Int, quarterY: Int) -> CoverageMask {
    let key = Key(compound: compound, scale: scale, quarterX: quarterX, quarterY: quarterY)
    return cache.value(for: key, cost: { $0.coverage.count }) {
      let transform = Transform(
        a: scale, b: 0, c: 0, d: scale, tx: Double(quarterX) / 4, ty: Double(quarterY) / 4)
      return CompoundMasks.mask(of: compound, transform: transform, within: nil)
    }
  }

  /// Draws a silhouette under any transform.
  static func mask(of compound: Compound, transform: Transform, within limits: PixelRect?) -> CoverageMask {
    var mask = CoverageMask.empty
    for part in compound.parts {
      let shape: Shape =
        if let style = part.stroke {
          .path(part.path.stroked(style, scale: transform.greatestScale), .nonzero)
        } else {
          .path(part.path, part.rule)
        }
      let coverage = CoverageMask(filling: shape, transform: transform, within: limits)
      switch part.operation {
      case .union: mask.union(coverage)
      case .subtract: mask.subtract(coverage)
      }
    }
    return mask
  }
}
