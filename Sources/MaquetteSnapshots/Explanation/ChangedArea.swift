internal import MaquetteRaster

/// The changed pixels as rectangles.
struct ChangedArea {
  /// The maximum number of rectangles; more are joined with their neighbours, so that queries stay cheap.
  private static let mostRegions = 256

  /// The rectangles from top to bottom; none if the changed pixels are not known.
  let regions: [PixelRect]

  /// Creates an area; pixels of only one of the two pictures count as changed.
  init(_ regions: [PixelRect], old: PixelRect, new: PixelRect) {
    var known = regions.filter { !$0.isEmpty }.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    if known.count > Self.mostRegions {
      let size = (known.count + Self.mostRegions - 1) / Self.mostRegions
      known = stride(from: 0, to: known.count, by: size).map { start in
        known[start..<Swift.min(start + size, known.count)].reduce(PixelRect.zero) { $0.union($1) }
      }
    }
    if !known.isEmpty { known += Self.onlyInOne(old, new) }
    self.regions = known
  }

  /// The pixels that one of two pictures has, right of and below those that both have.
  static func onlyInOne(_ old: PixelRect, _ new: PixelRect) -> [PixelRect] {
    let (all, both) = (old.union(new), old.intersection(new))
    return [
      PixelRect(x: both.maxX, y: 0, width: all.maxX - both.maxX, height: all.maxY),
      PixelRect(x: 0, y: both.maxY, width: all.maxX, height: all.maxY - both.maxY),
    ].filter { !$0.isEmpty }
  }

  /// Whether a rectangle contains changed pixels, as far as they are known.
  func touches(_ rect: PixelRect) -> Bool {
    regions.isEmpty || regions.contains { !$0.intersection(rect).isEmpty }
  }
}
