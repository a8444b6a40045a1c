import MaquetteRaster

/// Clusters many pixels into a few rectangles.
///
/// Each tile of 16 × 16 pixels keeps the bounds of its pixels; tiles that touch become one rectangle, and rectangles
/// that nearly touch are merged. While there are too many, the distance that counts as touching grows.
///
/// Cost: a few comparisons per pixel, and one pass over the tiles, repeated for larger tiles if pixels are scattered.
struct PixelClusters {
  private struct Box {
    var left = Int32.max
    var top = Int32.max
    var right = Int32.min
    var bottom = Int32.min

    var isEmpty: Bool { right < left }

    mutating func formUnion(_ other: Box) {
      (left, top) = (min(left, other.left), min(top, other.top))
      (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    }

    func isNear(_ other: Box, gap: Int32) -> Bool {
      left - gap <= other.right && other.left - gap <= right && top - gap <= other.bottom
        && other.top - gap <= bottom
    }
  }

  private static let edge = 16
  // Rectangles with so few pixels between them are one.
  private static let gap: Int32 = 8

  private let columns: Int
  private let rows: Int
  private var boxes: [Box] = []

  init(width: Int, height: Int) {
    columns = (width + Self.edge - 1) / Self.edge
    rows = (height + Self.edge - 1) / Self.edge
  }

  @inline(__always)
  mutating func add(_ x: Int, _ y: Int) {
    if boxes.isEmpty { boxes = Array(repeating: Box(), count: columns * rows) }
    let (column, row) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
    boxes[y / Self.edge * columns + x / Self.edge].formUnion(
      Box(left: column, top: row, right: column, bottom: row))
  }

  /// The smallest rectangle around all pixels; empty without any.
  var bounds: PixelRect {
    var all = Box()
    for box in boxes { all.formUnion(box) }
    return Self.rectangle(all)
  }

  /// At most `limit` rectangles that hold all pixels, from top to bottom and from left to right.
  func rectangles(limit: Int) -> [PixelRect] {
    var tiles = (boxes: boxes, columns: columns, rows: rows)
    var found = Self.connected(tiles)
    // Reduces them to few enough to compare all pairs.
    while found.count > 4 * limit {
      tiles = Self.coarser(tiles)
      found = Self.connected(tiles)
    }
    var gap = Self.gap
    found = Self.merged(found, gap: gap)
    while found.count > limit {
      gap *= 2
      found = Self.merged(found, gap: gap)
    }
    return found.map(Self.rectangle).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// A rectangle around each group of tiles that touch, at a corner at least.
  private static func connected(_ tiles: (boxes: [Box], columns: Int, rows: Int)) -> [Box] {
    var isOpen = tiles.boxes.map { !$0.isEmpty }
    var groups: [Box] = []
    for start in isOpen.indices where isOpen[start] {
      var group = Box()
      var next = [start]
      isOpen[start] = false
      while let tile = next.popLast() {
        group.formUnion(tiles.boxes[tile])
        let (row, column) = tile.quotientAndRemainder(dividingBy: tiles.columns)
        for y in max(row - 1, 0)...min(row + 1, tiles.rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, tiles.columns - 1)
          where isOpen[y * tiles.columns + x] {
            isOpen[y * tiles.columns + x] = false
            next.append(y * tiles.columns + x)
          }
        }
      }
      groups.append(group)
    }
    return groups
  }

  /// Tiles of twice the extent.
  private static func coarser(
    _ tiles: (boxes: [Box], columns: Int, rows: Int)
  ) -> (boxes: [Box], columns: Int, rows: Int) {
    let (columns, rows) = ((tiles.columns + 1) / 2, (tiles.rows + 1) / 2)
    var boxes = Array(repeating: Box(), count: columns * rows)
    for index in tiles.boxes.indices {
      let (row, column) = index.quotientAndRemainder(dividingBy: tiles.columns)
      boxes[row / 2 * columns + column / 2].formUnion(tiles.boxes[index])
    }
    return (boxes, columns, rows)
  }

  /// The boxes, united while any two are at most `gap` apart.
  private static func merged(_ boxes: [Box], gap: Int32) -> [Box] {
    var result: [Box] = []
    for box in boxes {
      var box = box
      // A larger box may reach others, so the search starts again.
      while let near = result.firstIndex(where: { $0.isNear(box, gap: gap) }) {
        box.formUnion(result.remove(at: near))
      }
      result.append(box)
    }
    return result
  }

  private static func rectangle(_ box: Box) -> PixelRect {
    guard !box.isEmpty else { return .zero }
    return PixelRect(
      x: Int(box.left), y: Int(box.top), width: Int(box.right - box.left) + 1,
      height: Int(box.bottom - box.top) + 1)
  }
}
