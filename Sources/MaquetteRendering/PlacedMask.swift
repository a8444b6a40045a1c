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
    var rest = masks[...]
    while let first = rest.first {
      var bounds = first.bounds
      var end = rest.startIndex + 1
      while end < rest.endIndex, !bounds.intersection(rest[end].bounds).isEmpty {
        bounds = bounds.union(rest[end].bounds)
        end += 1
      }
      let chain = rest[..<end]
      if chain.count > 1, let union = union(of: chain, in: bounds) {
        result.append(PlacedMask(mask: union, x: 0, y: 0))
      } else {
        result += chain
      }
      rest = rest[end...]
    }
    return result
  }

  /// The greatest coverage of all in each pixel; nil if that is more than a mask holds. Made at once, for to grow a
  /// mask by one letter after the other takes the square of the time.
  private static func union(of masks: ArraySlice<PlacedMask>, in bounds: PixelRect) -> CoverageMask? {
    let (count, isTooMany) = bounds.width.multipliedReportingOverflow(by: bounds.height)
    guard !isTooMany, count <= Bitmap.pixelLimit,
      var union = CoverageMask(bounds: bounds, coverage: [UInt8](repeating: 0, count: count))
    else { return nil }
    for mask in masks { union.union(mask.moved) }
    return union
  }

  /// The mask at its place.
  private var moved: CoverageMask {
    x == 0 && y == 0 ? mask : CoverageMask(bounds: bounds, coverage: mask.coverage) ?? mask
  }
}
