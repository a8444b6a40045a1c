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
