/// Elements in rows, with cells aligned in columns.
public struct Grid: ContainerElement {
  /// The number of columns, or a list with each column's width and alignment.
  public var columns = GridColumns(count: 2)
  /// The distance between columns in points.
  public var columnSpacing: Double = 8
  /// The distance between rows in points.
  public var rowSpacing: Double = 8
  /// The alignment of elements in their cells.
  public var alignment: Alignment = .center
  /// Whether all columns are as wide as the widest one.
  public var hasEqualColumns = false
  /// Whether all rows are as high as the highest one.
  public var hasEqualRows = false
  /// The elements in reading order.
  public var children: [any Element] = []

  /// Creates an empty grid.
  public init() {}

  /// Creates a grid of elements in a number of columns as wide as their widest cells.
  public init(
    columns: Int, columnSpacing: Double = 8, rowSpacing: Double = 8, alignment: Alignment = .center,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.init(
      columns: GridColumns(count: columns), columnSpacing: columnSpacing, rowSpacing: rowSpacing,
      alignment: alignment, children: children)
  }

  /// Creates a grid of elements in columns of widths and alignments.
  public init(
    columns: [GridColumn], columnSpacing: Double = 8, rowSpacing: Double = 8, alignment: Alignment = .center,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.init(
      columns: GridColumns(columns), columnSpacing: columnSpacing, rowSpacing: rowSpacing,
      alignment: alignment, children: children)
  }

  private init(
    columns: GridColumns, columnSpacing: Double, rowSpacing: Double, alignment: Alignment,
    children: () -> [any Element]
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.alignment = alignment
    self.children = children()
  }

  public static let name = "grid"

  public static let attributes: [Attribute<Grid>] = [
    Attribute("columns", \.columns),
    Attribute("column-spacing", \.columnSpacing, in: 0...10_000),
    Attribute("row-spacing", \.rowSpacing, in: 0...10_000),
    Attribute("alignment", \.alignment),
    Attribute("equal-columns", \.hasEqualColumns),
    Attribute("equal-rows", \.hasEqualRows),
  ]

  public func node(in environment: Environment) -> Node {
    Node(
      name: Self.nodeName,
      layout: GridLayout(
        itemCount: children.count, columnCount: columns.count, columns: columns.list,
        alignment: alignment, columnSpacing: columnSpacing, rowSpacing: rowSpacing,
        hasEqualColumns: hasEqualColumns, hasEqualRows: hasEqualRows),
      children: children, in: environment)
  }
}
