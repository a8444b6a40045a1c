/// A stretch of pixels in a row of a blurred mask.
struct BlurredPiece {
  enum Coverage {
    /// One byte for each pixel, valid until the next piece.
    case bytes(UnsafePointer<UInt8>)
    /// The same coverage for all pixels.
    case constant(UInt8)
  }

  var x: Int
  var y: Int
  var count: Int
  var coverage: Coverage

  /// Calls `body` with the part left of some columns and the part right of them.
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
  ///   - threshold: the greatest invisible coverage; pixels that do not exceed it may be left out.
  @inline(__always)
  func forEachPiece(of area: PixelRect, above threshold: UInt8, _ body: (BlurredPiece) -> Void) {
    if area.isEmpty { return }
    let first = area.x &- bounds.x
    let last = first &+ area.width
    // The columns before the stretch, those behind it, and the repeated one.
    let needed =
      Swift.min(
        first, Swift.max(columns.place, first &- columns.count))..<Swift.min(
        last, Swift.max(columns.place &+ 1, last &- columns.count))
    var source = BlurredRows(self, columns: needed, threshold: threshold)
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

extension SolidPainter {
  /// Composites the colour through a blurred mask moved by (`x`, `y`) pixels, within `area` but not in `hidden`.
  func draw(_ mask: BlurredMask, x: Int, y: Int, in area: PixelRect, hidden: PixelRect) {
    let hidden = hidden.offset(dx: -x, dy: -y)
    mask.forEachPiece(of: area.offset(dx: -x, dy: -y), above: greatestInvisibleCoverage) { piece in
      if hidden.rows.contains(piece.y) {
        piece.outside(hidden.columns) { draw($0, x: x, y: y) }
      } else {
        draw(piece, x: x, y: y)
      }
    }
  }

  @inline(__always)
  private func draw(_ piece: BlurredPiece, x: Int, y: Int) {
    let place = PixelRect(x: piece.x &+ x, y: piece.y &+ y, width: piece.count, height: 1)
    switch piece.coverage {
    case .bytes(let bytes): draw(place, bytes: bytes, stride: piece.count)
    case .constant(let coverage):
      var painter = self
      painter.span(x: place.x, y: place.y, count: piece.count, coverage: coverage)
    }
  }
}

extension ClippedSink {
  /// Sends the coverage of a blurred mask moved by (`x`, `y`) pixels, within `area`; `row` has room for `capacity` words.
  func draw(
    _ mask: BlurredMask, x: Int, y: Int, in area: PixelRect, row: UnsafeMutablePointer<UInt32>,
    capacity: Int
  ) {
    var sink = self
    mask.forEachPiece(of: area.offset(dx: -x, dy: -y), above: 0) { piece in
      let (left, top) = (piece.x &+ x, piece.y &+ y)
      switch piece.coverage {
      case .bytes(let bytes):
        let bounds = PixelRect(x: left, y: top, width: piece.count, height: 1)
        MaskSource(base: bytes, bounds: bounds).send(bounds, to: sink, row: row, capacity: capacity)
      case .constant(let coverage):
        sink.span(x: left, y: top, count: piece.count, coverage: coverage)
      }
    }
  }
}
