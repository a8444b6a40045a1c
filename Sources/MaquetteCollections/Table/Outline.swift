public import MaquetteControlKit
public import MaquetteElements

/// Rows of cells in columns, nested under disclosure triangles.
@dynamicMemberLookup
public struct Outline: StatefulControl, ContainerElement {
  /// The table that the outline is but for its levels.
  var table = Table()

  /// The interaction state, or a list of states.
  public var state: ControlState {
    get { table.state }
    set { table.state = newValue }
  }
  /// The rows of the first level.
  public var children: [any Element] {
    get { table.children }
    set { table.children = newValue }
  }

  /// Creates an outline without columns.
  public init() {}

  /// Creates an outline of rows.
  public init(
    _ columns: [TableColumn] = [], sort: TableSort? = nil, @ElementBuilder rows: () -> [any Element] = { [] }
  ) {
    table = Table(columns, sort: sort, rows: rows)
  }

  /// A property that the outline shares with tables.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Table, Value>) -> Value {
    get { table[keyPath: path] }
    set { table[keyPath: path] = newValue }
  }

  public static let name = "outline"
  public static let platforms: Set<Platform> = [.macos, .ios]
  public static let examplePlatform: Platform? = .macos
  public static let guideline =
    "Use it for hierarchies such as folders: put names and triangles in the first column, details in the "
    + "others."
  public static let metrics: [any ThemeMetrics.Type] = [TableMetrics.self]

  public static let shortForms = [
    ShortForm(
      "rows", of: TableRow.name, type: .list(of: .item(of: TableRow.name)),
      help: "The top-level rows: lists of cells, or mappings of a table-row's attributes."
    )
  ]

  public static let attributes: [Attribute<Outline>] = Table.attributes.map { $0.within(\.table) }

  /// Returns the header above the rows that are seen.
  public func body(in environment: Environment) -> any Element {
    table.body(isOutline: true, in: environment)
  }

  /// Returns a container, whose titles, rows and cells are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    table.accessibility(in: environment)
  }

  /// Returns the errors about a sort mark on a column that is not there, and about rows that do not fit the columns.
  public var problems: [AttributeError] { table.problems(isOutline: true) }
}

extension Outline: RowGroup, ScreenContent {}
