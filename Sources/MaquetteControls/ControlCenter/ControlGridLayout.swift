import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A layout on a grid of square cells: each element spans cells and takes the first free position in reading order.
struct ControlGridLayout: Layout {
  /// The number of cells that an element spans.
  struct Span: Hashable, Sendable {
    var columns: Int
    var rows: Int
  }

  /// The number of cells in a row.
  var columnCount: Int
  /// The side of a cell in points.
  var side: Double
  /// The distance between cells in points.
  var spacing: Double
  /// The span of each element, in order.
  var spans: [Span]
  /// Whether the sizes of the elements give their spans, as while they are removed and resized.
  var measuresSpans = false

  /// The maximum number of columns, which bounds the search for free positions.
  private static let columnLimit = 64

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let (places, rowCount) = places(of: spans(of: items))
    let columns = places.reduce(0) { Swift.max($0, $1.column + $1.span.columns) }
    return Measurement(width: length(columns), height: length(rowCount))
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    zip(items, places(of: spans(of: items)).places).map { item, place in
      let size = Size(width: length(place.span.columns), height: length(place.span.rows))
      let distance = Double(place.column) * (side + spacing)
      let x = direction == .leftToRight ? rect.minX + distance : rect.maxX - distance - size.width
      let frame = Rect(
        x: x, y: rect.minY + Double(place.row) * (side + spacing), width: size.width, height: size.height)
      return Placement(frame: frame, proposal: Proposal(width: size.width, height: size.height))
    }
  }

  private func length(_ cells: Int) -> Double {
    cells == 0 ? 0 : Double(cells) * (side + spacing) - spacing
  }

  /// The spans of the elements; none for one without a size.
  private func spans(of items: [LayoutItem]) -> [Span] {
    guard measuresSpans else { return spans }
    func cells(_ length: Double) -> Int { Int(((length + spacing) / (side + spacing)).rounded()) }
    return items.map {
      let size = $0.measure(Proposal(width: nil, height: nil)).size
      return size.width > 0
        ? Span(columns: cells(size.width), rows: cells(size.height)) : Span(columns: 0, rows: 0)
    }
  }

  /// The positions of the elements, and the number of rows.
  func places() -> (places: [(column: Int, row: Int, span: Span)], rowCount: Int) { places(of: spans) }

  private func places(of spans: [Span]) -> (places: [(column: Int, row: Int, span: Span)], rowCount: Int) {
    let width = Swift.min(Swift.max(columnCount, 1), Self.columnLimit)
    var rows: [[Bool]] = []
    var places: [(column: Int, row: Int, span: Span)] = []
    for span in spans {
      guard span.columns > 0 else {
        places.append((0, 0, span))
        continue
      }
      let span = Span(columns: Swift.min(span.columns, width), rows: span.rows)
      var row = 0
      var column: Int?
      while column == nil {
        while rows.count < row + span.rows { rows.append([Bool](repeating: false, count: width)) }
        column = (0...(width - span.columns)).first { start in
          (row..<row + span.rows).allSatisfy { line in
            !rows[line][start..<start + span.columns].contains(true)
          }
        }
        if column == nil { row += 1 }
      }
      let start = column ?? 0
      for line in row..<row + span.rows {
        for cell in start..<start + span.columns { rows[line][cell] = true }
      }
      places.append((start, row, span))
    }
    return (places, rows.count { $0.contains(true) })
  }
}
