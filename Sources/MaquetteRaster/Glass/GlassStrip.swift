/// A few neighbouring rows of glass: the parts of its edge that are near, and the columns where these bend the picture.
struct GlassStrip {
  /// Neighbouring columns near pieces other than the strip's lines.
  struct Stretch {
    var columns: Range<Int>
    /// The indices of the pieces near them.
    var pieces: Range<Int>
  }

  /// The binary logarithm of the number of rows. Strips begin at rows divisible by their number.
  private static let shift = 2

  /// The number of strips above it.
  let index: Int
  /// The pieces near the rows: straight lines that the rows are parallel to, then the others from left to right.
  private(set) var pieces: [EdgeField.Piece] = []
  /// The indices of these lines; columns outside of stretches lie above or below each of them.
  private(set) var lines = 0..<0
  /// The columns near other pieces, from left to right.
  private(set) var stretches: [Stretch] = []

  /// The index of the strip of a row.
  @inline(__always)
  static func index(of y: Int) -> Int { y &>> shift }

  /// Finds the pieces near a strip.
  ///
  /// - Parameters:
  ///   - limit: the distance from the edge beyond which glass is plain, in pixels.
  ///   - columns: those that are drawn.
  init(_ index: Int, of field: EdgeField, limit: Double, columns: Range<Int>) {
    self.index = index
    let (top, bottom) = (Double(index << Self.shift), Double((index + 1) << Self.shift))
    let reach = limit + EdgeLattice.margin
    var near = field.pieces.filter { bottom + 1 + reach > $0.low.y && top - reach < $0.high.y }
    near.sort { $0.low.x < $1.low.x }
    let middle = (top + bottom) / 2
    let line = near.filter { $0.isHorizontal }.min { abs($0.low.y - middle) < abs($1.low.y - middle) }
    if let line {
      func isBeside(_ piece: EdgeField.Piece) -> Bool {
        piece.isHorizontal && piece.low.x == line.low.x && piece.high.x == line.high.x
      }
      pieces = near.filter(isBeside)
      lines = pieces.indices
      pieces += near.filter { !isBeside($0) }
      findStretches(within: columns, limit: limit)
      if columnsLie(beside: line, of: columns) { return }
    }
    (pieces, lines) = (near, 0..<0)
    findStretches(within: columns, limit: limit)
  }

  /// Finds the columns near the pieces that are no lines.
  private mutating func findStretches(within columns: Range<Int>, limit: Double) {
    stretches = []
    let (first, end) = (Double(columns.lowerBound), Double(columns.upperBound))
    for (index, piece) in zip(pieces.indices, pieces).dropFirst(lines.count) {
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

  /// Whether all columns outside of stretches lie above or below a line.
  private func columnsLie(beside line: EdgeField.Piece, of columns: Range<Int>) -> Bool {
    var begin = columns.lowerBound
    func holds(_ end: Int) -> Bool {
      begin >= end || Double(begin) + 0.5 >= line.low.x && Double(end) - 0.5 <= line.high.x
    }
    for stretch in stretches {
      if !holds(stretch.columns.lowerBound) { return false }
      begin = stretch.columns.upperBound
    }
    return holds(columns.upperBound)
  }
}
