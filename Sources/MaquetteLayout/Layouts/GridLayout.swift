public import MaquetteGraphics

/// Arranges items in rows whose cells line up in columns, as SwiftUI's `Grid` does.
///
/// Columns share the width like the members of a horizontal stack, each as flexible as its cells together; then
/// rows share the height, with the widths known. A cell that spans columns does not take part in the distribution; if
/// it is wider than its columns, each of them grows by an equal part.
public struct GridLayout: Layout, Hashable {
  /// The place of one item.
  public struct Cell: Hashable, Sendable {
    /// The number of columns that the cell spans, 1 to 256.
    public let columnSpan: Int
    /// The alignment of the item in the cell; nil for that of the row, the column or the grid.
    public let alignment: Alignment?

    /// Creates a cell.
    public init(columnSpan: Int = 1, alignment: Alignment? = nil) {
      self.columnSpan = Swift.min(Swift.max(1, columnSpan), 256)
      self.alignment = alignment
    }
  }

  /// A row of cells.
  public struct Row: Hashable, Sendable {
    /// The cells from leading to trailing.
    public let cells: [Cell]
    /// The vertical alignment; nil for that of the grid.
    public let alignment: VerticalAlignment?

    /// Creates a row.
    public init(cells: [Cell], alignment: VerticalAlignment? = nil) {
      self.cells = cells
      self.alignment = alignment
    }
  }

  /// The rows from top to bottom; items fill the cells in reading order.
  public let rows: [Row]
  /// The widths and alignments of the columns; further ones have the width of their cells and the grid's alignment.
  public let columns: [GridColumn]
  /// The alignment of items in cells, unless a cell, row or column has its own.
  public let alignment: Alignment
  /// The distance between columns in points.
  public let columnSpacing: Double
  /// The distance between rows in points.
  public let rowSpacing: Double
  /// Whether all columns are as wide as the widest one.
  public let hasEqualColumns: Bool
  /// Whether all rows are as high as the highest one.
  public let hasEqualRows: Bool

  /// Creates a grid of given rows.
  public init(
    rows: [Row], columns: [GridColumn] = [], alignment: Alignment = .center,
    columnSpacing: Double = 8, rowSpacing: Double = 8, hasEqualColumns: Bool = false,
    hasEqualRows: Bool = false
  ) {
    self.rows = rows
    self.columns = columns
    self.alignment = alignment
    self.columnSpacing = Length.tamed(signed: columnSpacing)
    self.rowSpacing = Length.tamed(signed: rowSpacing)
    self.hasEqualColumns = hasEqualColumns
    self.hasEqualRows = hasEqualRows
  }

  /// Creates a grid for a number of items in rows of `columnCount` cells.
  public init(
    itemCount: Int, columnCount: Int, columns: [GridColumn] = [],
    alignment: Alignment = .center, columnSpacing: Double = 8, rowSpacing: Double = 8,
    hasEqualColumns: Bool = false, hasEqualRows: Bool = false
  ) {
    let itemCount = Swift.max(0, itemCount)
    let columnCount = Swift.max(1, columnCount)
    let rows = stride(from: 0, to: itemCount, by: columnCount).map { start in
      Row(cells: Array(repeating: Cell(), count: Swift.min(columnCount, itemCount - start)))
    }
    self.init(
      rows: rows, columns: columns, alignment: alignment, columnSpacing: columnSpacing,
      rowSpacing: rowSpacing, hasEqualColumns: hasEqualColumns, hasEqualRows: hasEqualRows)
  }

  /// Returns the sums of the columns' widths and the rows' heights with their spacing.
  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    GridArrangement(self, items: items, proposal: proposal).measurement
  }

  /// Returns the placements of the items; items beyond the last cell get rows of their own.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    GridArrangement(self, items: items, proposal: proposal)
      .placements(from: rect.origin).directed(direction, in: rect)
  }
}
