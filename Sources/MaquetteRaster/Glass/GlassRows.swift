/// Writes rows of a picture as it is seen through glass.
struct GlassRows: ~Copyable, PictureRows {
  let picture: BlurredBackdrop
  let edge: GlassEdge
  let limit: Double
  private var rows: BlurredBackdropRows
  private(set) var y = 0
  /// The pieces of the edge near the row: a straight line that the row is parallel to first, then the others from left to right.
  private(set) var near: [EdgeField.Piece] = []
  /// The columns near other pieces, from left to right.
  private var stretches: [Stretch] = []
  /// The light in the other columns, in 256ths.
  private var light: Int32 = 0

  /// Neighbouring columns where every pixel has a nearest place of its own.
  private struct Stretch {
    var columns: Range<Int>
    /// The indices of the pieces near them.
    var pieces: Range<Int>
  }

  init(_ picture: BlurredBackdrop, _ edge: GlassEdge) {
    self.picture = picture
    self.edge = edge
    limit = edge.limit
    rows = BlurredBackdropRows(picture)
  }

  mutating func move(to y: Int) {
    self.y = y
    light = 0
    let middle = Double(y) + 0.5
    near.removeAll(keepingCapacity: true)
    for piece in edge.field.pieces where middle > piece.low.y - limit && middle < piece.high.y + limit {
      near.append(piece)
    }
    let line = near.filter { $0.isHorizontal }.min { abs($0.low.y - middle) < abs($1.low.y - middle) }
    near.sort { $0.low.x < $1.low.x }
    guard let line else {
      findStretches(of: near[...])
      return rows.move(to: y)
    }
    near.removeAll { $0.isHorizontal && $0.low.x >= line.low.x && $0.high.x <= line.high.x }
    near.insert(line, at: 0)
    findStretches(of: near.dropFirst())
    // Where the line ends, other pieces begin; only if they are far away do columns lie beside it.
    guard isParallel(to: line) else {
      near.sort { $0.low.x < $1.low.x }
      findStretches(of: near[...])
      return rows.move(to: y)
    }
    let place = edge.field.foot(of: SIMD2((line.low.x + line.high.x) / 2, middle), on: line)
    light = edge.light(at: place)
    let displaced = middle - place.normal.y * edge.displacement(at: place.distance)
    if displaced == middle { rows.move(to: y) } else { rows.move(toFixed: Int(displaced * 256)) }
  }

  /// Whether all columns outside of stretches lie above or below a line.
  private func isParallel(to line: EdgeField.Piece) -> Bool {
    var end = picture.bounds.x
    func holds(_ columns: Range<Int>) -> Bool {
      columns.isEmpty
        || Double(columns.lowerBound) + 0.5 >= line.low.x && Double(columns.upperBound) - 0.5 <= line.high.x
    }
    for stretch in stretches {
      if !holds(end..<Swift.max(end, stretch.columns.lowerBound)) { return false }
      end = stretch.columns.upperBound
    }
    return holds(end..<Swift.max(end, picture.bounds.maxX))
  }

  /// Finds the columns near some pieces, which are sorted.
  private mutating func findStretches(of pieces: ArraySlice<EdgeField.Piece>) {
    stretches.removeAll(keepingCapacity: true)
    let bounds = picture.bounds
    let (first, end) = (Double(bounds.x), Double(bounds.maxX))
    for (index, piece) in zip(pieces.indices, pieces) {
      let low = Int(Swift.min(Swift.max(piece.low.x - limit - 1, first), end))
      let high = Int(Swift.min(Swift.max(piece.high.x + limit + 2, first), end))
      let last = stretches.count - 1
      if last >= 0, low <= stretches[last].columns.upperBound {
        let columns = stretches[last].columns
        stretches[last] = Stretch(
          columns: columns.lowerBound..<Swift.max(columns.upperBound, high),
          pieces: stretches[last].pieces.lowerBound..<index + 1)
      } else if low < high {
        stretches.append(Stretch(columns: low..<high, pieces: index..<index + 1))
      }
    }
  }

  /// Writes pixels of the current row, which lie within the picture's bounds.
  func write(from x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let end = x &+ count
    var next = x
    for stretch in stretches where stretch.columns.upperBound > next && stretch.columns.lowerBound < end {
      if stretch.columns.lowerBound > next {
        writeEven(from: next, to: stretch.columns.lowerBound, into: pixels + (next &- x))
        next = stretch.columns.lowerBound
      }
      let last = Swift.min(stretch.columns.upperBound, end)
      writeBent(from: next, to: last, near: stretch.pieces, into: pixels + (next &- x))
      next = last
    }
    if next < end { writeEven(from: next, to: end, into: pixels + (next &- x)) }
  }

  /// Writes pixels that the whole row has in common.
  private func writeEven(from x: Int, to end: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    rows.write(from: x, count: end &- x, into: pixels)
    if light != 0 { for index in 0..<end &- x { pixels[index] = edge.lit(pixels[index], light) } }
  }
}
