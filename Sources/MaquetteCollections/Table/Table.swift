public import MaquetteControlKit
import MaquetteDiagnostics
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Rows of cells in columns with titles.
public struct Table: StatefulControl, ContainerElement {
  /// The columns from leading to trailing: titles, or mappings of attributes.
  public var columns: [TableColumn] = []
  /// The column that sorts the rows; nil for none. Its header shows an arrow.
  public var sort: TableSort?
  /// The table style: rows from edge to edge, or inset by margins.
  public var style: TableStyle = .plain
  /// The row size.
  public var rowSize: TableRowSize = .medium
  /// The row height in points; nil for the row size's.
  public var rowHeight: Double?
  /// Whether alternate rows are shaded, down to the table's bottom; nil for the platform's.
  public var hasStripes: Bool?
  /// The lines between rows and columns; nil for the platform's.
  public var gridLines: TableGridLines?
  /// Whether the header row shows; nil to show it if a column has a title.
  public var hasHeaders: Bool?
  /// Whether the table has a border.
  public var isBordered = false
  /// Whether selected rows use the accent colour, as when the table has keyboard focus.
  public var isEmphasized = true
  /// The part of the rows that is seen; nil for their beginning, in a table that only a screen scrolls.
  public var scrollOffset: ScrollOffset?
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?
  /// Whether the table is a list box, whose only column has no neighbours.
  var isListBox = false
  /// The rows.
  public var children: [any Element] = []

  /// Creates a table without columns.
  public init() {}

  /// Creates a table of rows.
  public init(
    _ columns: [TableColumn], sort: TableSort? = nil, @ElementBuilder rows: () -> [any Element] = { [] }
  ) {
    self.columns = columns
    self.sort = sort
    children = rows()
  }

  public static let name = "table"
  public static let platforms: Set<Platform> = [.macos, .ios]
  public static let examplePlatform: Platform? = .macos
  public static let guideline =
    "Title columns with short nouns, and put the column that identifies rows first. Align numbers "
    + "trailing and texts leading."
  public static let metrics: [any ThemeMetrics.Type] = [TableMetrics.self]

  public static let shortForms = [
    ShortForm(
      "rows", of: TableRow.name, type: .list(of: .item(of: TableRow.name)),
      help: "The rows: lists of cells, or mappings of a table-row's attributes.")
  ]

  public static let attributes: [Attribute<Table>] = [
    Attribute("columns", \.columns),
    Attribute("sort", \.sort),
    Attribute("style", \.style),
    Attribute("row-size", \.rowSize),
    Attribute("row-height", \.rowHeight, in: 1...1000),
    Attribute("stripes", \.hasStripes),
    Attribute("grid-lines", \.gridLines),
    Attribute("headers", \.hasHeaders),
    Attribute("bordered", \.isBordered),
    Attribute("emphasized", \.isEmphasized),
    Attribute("scroll-offset", \.scrollOffset, help: ScrollOffset.help),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the header above the rows.
  public func body(in environment: Environment) -> any Element { body(isOutline: false, in: environment) }

  /// Returns a container, whose titles, rows and cells are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: accessibilityLabel ?? "", traits: traits(in: environment), isContainer: true)
  }

  /// Returns the errors about a sort mark on a column that is not there, and about rows that do not fit the columns.
  public var problems: [AttributeError] { problems(isOutline: false) }
}

extension Table: RowGroup, ScreenContent {}

extension Table {
  /// The height of rows in points, in a table with these measures.
  func rowHeight(_ metrics: TableMetrics) -> Double { rowHeight ?? metrics.rowHeight(rowSize) }

  /// Returns the header above the rows; a row may have rows of its own.
  func body(isOutline: Bool, in environment: Environment) -> any Element {
    let metrics = environment.theme[TableMetrics.self]
    let place = TablePlace(self, isOutline: isOutline, in: environment)
    let offset = environment.fillsScreen ? scrollOffset ?? .points(0) : scrollOffset
    let rows = TableBody(rows: children, place: place, scrollOffset: offset)
    var ground = Surface(fill: .token(.tableFill))
    ground.reachesScreenEdges = true
    let table = VStack(spacing: 0, alignment: .leading) {
      if place.hasHeaders { TableHeader(place: place) }
      rows.frame(
        width: FrameLength(ideal: place.plan.idealWidth, max: .infinity), height: FrameLength(),
        alignment: .topLeading)
    }
    .onScreen(in: environment)
    .background(ground)
    .environment(\.isEnabled, !effectiveState(in: environment).contains(.disabled))
    guard isBordered else { return table }
    return table.padding(Insets(all: metrics.borderWidth))
      .background(Surface(border: Surface.Border(color: .token(.separator), width: metrics.borderWidth)))
  }

  func problems(isOutline: Bool) -> [AttributeError] {
    // Changes of a table are read without its columns.
    let titles = columns.map(\.title)
    var problems: [AttributeError] = []
    if let sort, !columns.isEmpty, !titles.contains(sort.column) {
      let hint = NearestName.hint(for: sort.column, among: titles)
      problems.append(
        AttributeError(
          message: "no column has the title '\(sort.column)'",
          hint: hint ?? "the columns are \(titles.joined(separator: ", "))", path: [.value("sort")]))
    }
    return problems + Self.problems(of: children, columns: columns.count, isOutline: isOutline, path: [])
  }

  private static func problems(
    of rows: [any Element], columns: Int, isOutline: Bool, path: [AttributeError.Step]
  ) -> [AttributeError] {
    rows.enumerated().flatMap { index, element -> [AttributeError] in
      let path = path + [.value("rows"), .item(index)]
      guard let row = element.unmodified as? TableRow else {
        // An element that could not be read has a message of its own.
        let name = (element.unmodified as? any CatalogueElement).map { type(of: $0).name } ?? "an element"
        return name == VStack.name && element.children.isEmpty
          ? []
          : [
            AttributeError(
              message: "a table contains rows, not '\(name)'", hint: "write a list of cells, or a table-row",
              path: path)
          ]
      }
      var problems: [AttributeError] = []
      let count = row.cells.count
      if count > Swift.max(1, columns) {
        problems.append(
          AttributeError(
            message: "the row has \(count) cells, but the table has \(Self.count(columns))",
            hint: columns == 0 ? "list the columns under 'columns'" : "add a column, or remove a cell",
            path: path))
      }
      if !isOutline, !row.rows.isEmpty {
        problems.append(
          AttributeError(
            message: "a row of a table cannot have rows below it", hint: "write 'outline' instead of 'table'",
            path: path))
      }
      return problems
        + Self.problems(of: row.rows, columns: columns, isOutline: isOutline || !row.rows.isEmpty, path: path)
    }
  }

  private static func count(_ columns: Int) -> String {
    columns == 0 ? "no columns" : columns == 1 ? "1 column" : "\(columns) columns"
  }

  /// Returns the table in order by a column.
  public func sort(_ column: String, _ order: TableSortOrder = .ascending) -> Table {
    with(\.sort, TableSort(column, order))
  }
}

extension Element {
  /// Returns a table below what covers the top of the screen that it fills; its rows go on under what covers the bottom.
  fileprivate func onScreen(in environment: Environment) -> any Element {
    guard environment.fillsScreen else { return self }
    var around = environment.coveredInsets
    let bottom = around.bottom
    around.bottom = 0
    return self.environment {
      $0.coveredInsets = Insets(bottom: bottom)
      $0.contentMargins = .none
    }
    .padding(around)
  }
}

/// Where the rows of a table stand.
public enum TableStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// From edge to edge.
  case plain
  /// Inside margins; selections have round corners.
  case inset
}

/// The height of a table's rows.
public enum TableRowSize: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case small, medium, large
}

/// The lines of a table.
public enum TableGridLines: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// No lines.
  case none
  /// Lines below rows.
  case horizontal
  /// Lines between columns.
  case vertical
  /// Both.
  case both
}
