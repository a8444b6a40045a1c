// Rectangles found by their place
// ===============================
//
// A packed R-tree: rectangles are sorted into strips from left to right, each strip from top to bottom; eight neighbours share a
// box, eight boxes share a larger one, and so on up to one. A search descends only into boxes that meet the area.
//
// Source: Leutenegger, Lopez and Edgington, STR: A Simple and Efficient Algorithm for R-Tree Packing, 1997. Building takes n log n,
// a search about log n for each rectangle found.

/// Finds those of many rectangles that meet an area.
package struct RectIndex: Sendable {
  /// The number of boxes in a larger one.
  private static let fanout = 8

  /// The positions of the rectangles, neighbours next to each other.
  private let order: [Int]
  /// The boxes from the rectangles themselves, in that order, up to a single one.
  private let levels: [[Rect]]

  /// Creates an index of rectangles, which searches name by their positions.
  package init(_ rects: [Rect]) {
    let order = Self.packed(rects)
    var levels = [order.map { rects[$0] }]
    while let last = levels.last, last.count > 1 { levels.append(Self.boxes(around: last)) }
    self.order = order
    self.levels = levels
  }

  /// Calls a body with the position of every rectangle that meets an area or touches it, until the body returns false, and returns
  /// the number of boxes that were compared.
  @discardableResult
  package func search(_ area: Rect, _ body: (Int) -> Bool) -> Int {
    guard !order.isEmpty else { return 0 }
    var visits = 0
    var waiting = [(level: levels.count - 1, place: 0)]
    while let (level, place) = waiting.popLast() {
      visits += 1
      guard Self.meet(levels[level][place], area) else { continue }
      if level == 0 {
        if !body(order[place]) { return visits }
        continue
      }
      let below = levels[level - 1].count
      let first = place * Self.fanout
      for child in first..<Swift.min(first + Self.fanout, below) { waiting.append((level - 1, child)) }
    }
    return visits
  }

  /// Whether rectangles overlap or touch; true if a coordinate is not a number, so that no search leaves one out.
  private static func meet(_ a: Rect, _ b: Rect) -> Bool {
    !(a.maxX < b.minX || b.maxX < a.minX || a.maxY < b.minY || b.maxY < a.minY)
  }

  private static func packed(_ rects: [Rect]) -> [Int] {
    let leaves = Double((rects.count + fanout - 1) / fanout)
    let strip = Swift.max(1, Int(leaves.squareRoot().rounded(.up))) * fanout
    let across = rects.indices.sorted { rects[$0].center.x < rects[$1].center.x }
    return stride(from: 0, to: across.count, by: strip).flatMap { start in
      across[start..<Swift.min(start + strip, across.count)]
        .sorted { rects[$0].center.y < rects[$1].center.y }
    }
  }

  private static func boxes(around rects: [Rect]) -> [Rect] {
    stride(from: 0, to: rects.count, by: fanout).map { start in
      let group = rects[start..<Swift.min(start + fanout, rects.count)]
      return group.dropFirst().reduce(rects[start]) { box, rect in
        // Empty rectangles have a place too, so this is no union.
        Rect(
          minX: Swift.min(box.minX, rect.minX), minY: Swift.min(box.minY, rect.minY),
          maxX: Swift.max(box.maxX, rect.maxX), maxY: Swift.max(box.maxY, rect.maxY))
      }
    }
  }
}
