internal import MaquetteRaster

/// A mask moved by whole pixels.
struct PlacedMask: Sendable {
  var mask: CoverageMask
  var x: Int
  var y: Int

  /// The pixels that the mask lies on.
  var bounds: PixelRect { mask.bounds.offset(dx: x, dy: y) }

  /// Joins the coverage of neighbours that overlap, as the letters of a joined script do; drawn one after the
  /// other in a translucent colour they would darken where they meet.
  static func joined(_ masks: [PlacedMask]) -> [PlacedMask] {
    var result: [PlacedMask] = []
    result.reserveCapacity(masks.count)
    for next in masks {
      guard let last = result.last, !last.bounds.intersection(next.bounds).isEmpty else {
        result.append(next)
        continue
      }
      var union = last.moved
      union.union(next.moved)
      result[result.count - 1] = PlacedMask(mask: union, x: 0, y: 0)
    }
    return result
  }

  /// The mask at its place.
  private var moved: CoverageMask {
    x == 0 && y == 0 ? mask : CoverageMask(bounds: bounds, coverage: mask.coverage) ?? mask
  }
}
