/// Some neighbouring pixels of a row of a blurred mask.
struct BlurredPiece {
  enum Coverage {
    /// As many bytes as pixels, valid until the next piece.
    case bytes(UnsafePointer<UInt8>)
    /// The same for all.
    case constant(UInt8)
  }

  var x: Int
  var y: Int
  var count: Int
  var coverage: Coverage

  /// Calls `body` with what lies left of some columns and what lies right of them.
  @inline(__always)
  func outside(_ columns: Range<Int>, _ body: (BlurredPiece) -> Void) {
    var left = self
    left.count = Swift.min(count, columns.lowerBound &- x)
    if left.count > 0 { body(left) }
    var right = self
    right.count = Swift.min(count, x &+ count &- columns.upperBound)
    right.x = x &+ count &- right.count
    if case .bytes(let bytes) = coverage { right.coverage = .bytes(bytes + (right.x &- x)) }
    if right.count > 0 { body(right) }
  }
}

extension BlurredMask {
  /// Calls `body` with the pixels in `area` that are covered, row by row, from left to right.
  ///
  /// - Parameters:
  ///   - area: pixels within the bounds.
  ///   - threshold: coverage that is too little to show; pixels that do not exceed it may be left out.
  @inline(__always)
  func forEachPiece(of area: PixelRect, above threshold: UInt8, _ body: (BlurredPiece) -> Void) {
    if area.isEmpty { return }
    var source = BlurredRows(self, threshold: threshold)
    let first = area.x &- bounds.x
    let last = first &+ area.width
    for y in area.rows {
      source.move(to: rows.source(of: y &- bounds.y))
      let visible = source.visible
      if visible.isEmpty { continue }
      let bytes = source.bytes
      // Pixels up to the repeated one, its repetitions, and those behind them.
      let middle = columns.place &+ 1
      let left = Swift.max(first, visible.lowerBound)
      let leftEnd = Swift.min(last, Swift.min(middle, visible.upperBound))
      if left < leftEnd {
        body(
          BlurredPiece(x: bounds.x &+ left, y: y, count: leftEnd &- left, coverage: .bytes(bytes + left)))
      }
      let count = columns.count
      if count > 0 && visible.contains(columns.place) {
        let run = Swift.max(first, middle)..<Swift.max(first, middle, Swift.min(last, middle &+ count))
        if !run.isEmpty {
          body(
            BlurredPiece(
              x: bounds.x &+ run.lowerBound, y: y, count: run.count,
              coverage: .constant(bytes[columns.place])))
        }
      }
      let right = Swift.max(first, Swift.max(middle, visible.lowerBound) &+ count)
      let rightEnd = Swift.min(last, visible.upperBound &+ count)
      if right < rightEnd {
        body(
          BlurredPiece(
            x: bounds.x &+ right, y: y, count: rightEnd &- right,
            coverage: .bytes(bytes + (right &- count))))
      }
    }
  }
}
