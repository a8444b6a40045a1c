import CRaster

/// Cuts rows of coverage into runs.
///
/// A stretch of pixels with one coverage becomes a span if it is long enough or holds the middle column; a stretch
/// without coverage is left out. The other pixels become runs with a byte for each pixel. These are widened into
/// their neighbours to a multiple of eight pixels where there is room, because whole vectors cost less than
/// remainders; so pixels without coverage may be written unchanged.
struct RunEncoder {
  private(set) var runs: [CRasterRun] = []
  private(set) var coverage: [UInt8] = []
  /// The column that may be repeated.
  private let middle: Int?
  /// The stretches of a row: spans, and between them those with bytes.
  private var pieces: [Piece] = []

  private struct Piece {
    var columns: Range<Int>
    var isSpan: Bool
  }

  /// The number of pixels in the narrower vectors.
  private static let vector = 8
  /// The minimum length of a span: a shorter one costs more than as many bytes.
  private static let leastSpan = 16

  /// Creates an encoder for rows whose column `middle` may be repeated.
  init(middle: Int?) {
    self.middle = middle
  }

  mutating func add(_ row: ArraySlice<UInt8>) {
    split(row)
    for index in pieces.indices where !pieces[index].isSpan { widen(index) }
    for piece in pieces where !piece.columns.isEmpty { append(piece, of: row) }
  }

  /// Cuts a row into pieces that alternate between spans and others.
  private mutating func split(_ row: ArraySlice<UInt8>) {
    pieces.removeAll(keepingCapacity: true)
    var start = row.startIndex
    while start < row.endIndex {
      let value = row[start]
      let end = row[start...].firstIndex { $0 != value } ?? row.endIndex
      let columns = start - row.startIndex..<end - row.startIndex
      let isSpan = columns.count >= Self.leastSpan || middle.map(columns.contains) ?? false
      if !isSpan, let last = pieces.indices.last, !pieces[last].isSpan {
        pieces[last].columns = pieces[last].columns.lowerBound..<columns.upperBound
      } else {
        pieces.append(Piece(columns: columns, isSpan: isSpan))
      }
      start = end
    }
  }

  /// Widens a piece with bytes by columns of the spans beside it.
  private mutating func widen(_ index: Int) {
    var lacking = -pieces[index].columns.count & (Self.vector - 1)
    var columns = pieces[index].columns
    if index + 1 < pieces.count {
      let next = pieces[index + 1].columns
      let taken = Swift.min(lacking, roomBefore(next))
      pieces[index + 1].columns = next.lowerBound + taken..<next.upperBound
      columns = columns.lowerBound..<columns.upperBound + taken
      lacking -= taken
    }
    if index > 0 {
      let previous = pieces[index - 1].columns
      let taken = Swift.min(lacking, roomAfter(previous))
      pieces[index - 1].columns = previous.lowerBound..<previous.upperBound - taken
      columns = columns.lowerBound - taken..<columns.upperBound
    }
    pieces[index].columns = columns
  }

  /// The number of columns that a span can give up at its beginning; it keeps the middle column.
  private func roomBefore(_ span: Range<Int>) -> Int {
    if let middle, span.contains(middle) { return middle - span.lowerBound }
    return span.count
  }

  /// The number of columns that a span can give up at its end.
  private func roomAfter(_ span: Range<Int>) -> Int {
    if let middle, span.contains(middle) { return span.upperBound - 1 - middle }
    return span.count
  }

  private mutating func append(_ piece: Piece, of row: ArraySlice<UInt8>) {
    let values = row[row.startIndex + piece.columns.lowerBound..<row.startIndex + piece.columns.upperBound]
    guard let value = values.first, value > 0 || !piece.isSpan else { return }
    runs.append(
      CRasterRun(
        x: Int32(truncatingIfNeeded: piece.columns.lowerBound),
        count: Int32(truncatingIfNeeded: piece.columns.count),
        bytes: piece.isSpan ? -1 : Int32(truncatingIfNeeded: coverage.count),
        coverage: piece.isSpan ? value : 0,
        shifts: middle.map { $0 < piece.columns.lowerBound } ?? false,
        stretches: piece.isSpan && (middle.map(piece.columns.contains) ?? false)))
    if !piece.isSpan { coverage.append(contentsOf: values) }
  }
}
