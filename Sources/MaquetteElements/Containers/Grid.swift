/// Elements in rows whose cells line up in columns.
public struct Grid: ContainerElement {
  /// The number of cells in a row.
  public var columnCount = 2
  /// The distance between columns in points.
  public var columnSpacing: Double = 8
  /// The distance between rows in points.
  public var rowSpacing: Double = 8
  /// The alignment of elements in their cells.
  public var alignment: Alignment = .center
  /// The horizontal alignment of each column.
  public var columnAlignments: [HorizontalAlignment] = []
  /// Whether all columns are as wide as the widest.
  public var hasEqualColumns = false
  /// The elements in reading order.
  public var children: [any Element] = []

  /// Creates an empty grid.
  public init() {}

  /// Creates a grid of elements.
  public init(
    columns: Int, columnSpacing: Double = 8, rowSpacing: Double = 8, alignment: Alignment = .center,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.columnCount = columns
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.alignment = alignment
    self.children = children()
  }

  public static let name = "grid"

  public static let attributes: [Attribute<Grid>] = [
    Attribute("columns", \.columnCount, in: 1...1000),
    Attribute("column-spacing", \.columnSpacing, in: 0...10_000),
    Attribute("row-spacing", \.rowSpacing, in: 0...10_000),
    Attribute("alignment", \.alignment),
    Attribute("equal-columns", \.hasEqualColumns),
  ]

  public func node(in environment: Environment) -> Node {
    Node(
      name: Self.nodeName,
      layout: GridLayout(
        itemCount: children.count, columnCount: columnCount, columnAlignments: columnAlignments,
        alignment: alignment, columnSpacing: columnSpacing, rowSpacing: rowSpacing,
        hasEqualColumns: hasEqualColumns),
      children: children, in: environment)
  }
}
