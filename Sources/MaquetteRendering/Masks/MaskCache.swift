import MaquetteGraphics
import MaquetteRaster
import MaquetteScene

/// Masks for reuse. If they exceed the limit, the next picture begins with an empty cache.
///
/// Emptying the whole cache costs nothing while a picture is drawn.
struct MaskCache<Key: Hashable, Value> {
  private var entries: [Key: Value] = [:]
  private var bytes = 0
  private let limit: Int

  /// Creates an empty cache with a limit in bytes of coverage.
  init(limit: Int) {
    self.limit = limit
  }

  /// Empties the cache if it is over its limit; called between pictures.
  mutating func prepare() {
    if bytes > limit { removeAll() }
  }

  mutating func removeAll() {
    entries.removeAll()
    bytes = 0
  }

  /// The entry of a key, made by `make` if there is none; `cost` is its size in bytes.
  mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let value = entries[key] { return value }
    let value = make()
    entries[key] = value
    bytes += cost(value) + 128
    return value
  }
}

/// A cache of the coverage of path groups by their parts, scale and position within a pixel.
///
/// A path group's origin is rounded to the nearest quarter of a pixel both ways.
final class PathGroupMasks {
  private struct Key: Hashable {
    var pathGroup: PathGroup
    /// Pixels per point.
    var scale: Double
    /// Quarters of a pixel across and down.
    var quarterX: Int
    var quarterY: Int
  }

  private var cache = MaskCache<Key, CoverageMask>(limit: 32 << 20)

  func prepare() {
    cache.prepare()
  }

  /// The mask of a path group whose box begins at quarters of a pixel right of and below (0, 0).
  func mask(of pathGroup: PathGroup, scale: Double, quarterX: Int, quarterY: Int) -> CoverageMask {
    let key = Key(pathGroup: pathGroup, scale: scale, quarterX: quarterX, quarterY: quarterY)
    return cache.value(for: key, cost: { $0.coverage.count }) {
      let transform = Transform(
        a: scale, b: 0, c: 0, d: scale, tx: Double(quarterX) / 4, ty: Double(quarterY) / 4)
      return PathGroupMasks.mask(of: pathGroup, transform: transform, within: nil)
    }
  }

  /// Draws a path group under any transform.
  static func mask(of pathGroup: PathGroup, transform: Transform, within limits: PixelRect?) -> CoverageMask {
    var mask = CoverageMask.empty
    for part in pathGroup.parts {
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
