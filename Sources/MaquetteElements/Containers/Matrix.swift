import MaquetteLayout
import MaquetteTypography

/// Cells in rows and columns with headers, which show the variations of a control.
public struct Matrix: Element {
  /// The names of the columns; empty for none.
  public var columnHeaders: [String]
  /// The names of the rows; empty for none.
  public var rowHeaders: [String]
  /// The cells, row by row.
  public var rows: [[any Element]]
  /// The distance between columns in points.
  public var columnSpacing: Double = 24
  /// The distance between rows in points.
  public var rowSpacing: Double = 20

  /// Creates a matrix.
  public init(columnHeaders: [String] = [], rowHeaders: [String] = [], rows: [[any Element]]) {
    self.columnHeaders = columnHeaders
    self.rowHeaders = rowHeaders
    self.rows = rows
  }

  public static let name = "matrix"

  /// Returns a grid whose first row and column are the headers.
  public func node(in environment: Environment) -> Node {
    let columnCount = rows.map(\.count).max() ?? 0
    let hasRowHeaders = !rowHeaders.isEmpty
    let header = isOfMatrices ? groupHeader : header
    var cells: [any Element] = []
    if !columnHeaders.isEmpty {
      if hasRowHeaders { cells.append(Text()) }
      for column in 0..<columnCount {
        cells.append(header(column < columnHeaders.count ? columnHeaders[column] : ""))
      }
    }
    for (index, row) in rows.enumerated() {
      if hasRowHeaders { cells.append(header(index < rowHeaders.count ? rowHeaders[index] : "")) }
      cells += row
      for _ in row.count..<Swift.max(row.count, columnCount) { cells.append(Text()) }
    }
    let alignments = (hasRowHeaders ? [HorizontalAlignment.trailing] : [])
    var grid = Grid(
      columns: columnCount + (hasRowHeaders ? 1 : 0), columnSpacing: columnSpacing,
      rowSpacing: rowSpacing
    ) { cells }
    grid.columnAlignments = alignments
    var node = grid.node(in: environment)
    node.name = Self.name
    return node
  }

  /// Whether the cells are matrices with headers of their own, which stand below these headers.
  private var isOfMatrices: Bool {
    if columnHeaders.isEmpty && rowHeaders.isEmpty { return false }
    return rows.contains { row in
      row.contains { cell in
        cell.outermost(Matrix.self).contains { !$0.columnHeaders.isEmpty || !$0.rowHeaders.isEmpty }
      }
    }
  }

  private func groupHeader(_ text: String) -> any Element {
    Text(text, style: .subheadline, weight: .semibold).lineLimit(1).verbatim()
  }

  private func header(_ text: String) -> any Element {
    Text(text, style: .footnote, weight: .medium).color(.token(.secondaryLabel)).lineLimit(1)
      .verbatim()
  }
}
