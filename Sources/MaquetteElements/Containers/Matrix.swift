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
  package static let nodeName = NodeName(name)

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
    let columns =
      (hasRowHeaders ? [GridColumn(alignment: .trailing)] : [])
      + Array(repeating: GridColumn(), count: columnCount)
    let grid = Grid(columns: columns, columnSpacing: columnSpacing, rowSpacing: rowSpacing) {
      cells
    }
    var node = grid.node(in: environment)
    node.name = Self.nodeName
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

/// The settings of a matrix in a sheet besides its rows, its columns and its cell.
public struct MatrixSettings: AttributeOwner {
  /// Whether rows and columns show their attributes as headers.
  public var hasHeaders = false
  /// Whether each cell shows its attributes as a caption.
  public var hasCaptions = false
  /// The distance between columns in points; nil for the matrix's.
  public var columnSpacing: Double?
  /// The distance between rows in points; nil for the matrix's.
  public var rowSpacing: Double?

  /// Creates settings that change nothing.
  public init() {}

  public static let ownerName = "a matrix"

  /// The keys that sheets read as structure, with their purposes.
  public static let structure: [AttributeDescription] = [
    .init(
      name: "rows", type: axis, words: AttributeHelp(stated: "The attributes that vary from row to row.")),
    .init(
      name: "columns", type: axis,
      words: AttributeHelp(stated: "The attributes that vary from column to column.")),
    .init(
      name: "cell", type: .element, words: AttributeHelp(stated: "The element that is drawn in every cell.")),
  ]

  public static let attributes: [Attribute<MatrixSettings>] = [
    Attribute("headers", \.hasHeaders),
    Attribute("captions", \.hasCaptions),
    Attribute("column-spacing", \.columnSpacing, in: 0...10_000),
    Attribute("row-spacing", \.rowSpacing, in: 0...10_000),
  ]

  private static let axis = AttributeType.variations
}
