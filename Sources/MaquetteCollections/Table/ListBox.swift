import MaquetteControlKit
public import MaquetteElements

/// A list of short texts in a border, of which some are chosen.
public struct ListBox: UntouchedControl, ContainerElement {
  /// The height of rows.
  public var rowSize: TableRowSize = .small
  /// The height of rows in points; nil for that of their size.
  public var rowHeight: Double?
  /// Whether selected rows have the accent colour, as while the list has the keyboard focus.
  public var isEmphasized = true
  /// The part of the rows that is seen.
  public var scrollOffset = ScrollOffset.points(0)
  /// The interaction state; several may hold.
  public var state: ControlState = .normal
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?
  /// The rows.
  public var children: [any Element] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of rows.
  public init(@ElementBuilder rows: () -> [any Element]) { children = rows() }

  public static let name = "list-box"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "A list of a few words to choose from that stays in sight; a pop-up button takes less room."
  public static let metrics: [any ThemeMetrics.Type] = [TableMetrics.self]

  public static let shortForms = [
    ShortForm(
      "rows", of: TableRow.name, type: .list(of: .item(of: TableRow.name)),
      help: "The rows, each a text, or a mapping of a table-row's attributes.")
  ]

  public static let attributes: [Attribute<ListBox>] = [
    Attribute("row-size", \.rowSize),
    Attribute("row-height", \.rowHeight, in: 1...1000),
    Attribute("emphasized", \.isEmphasized),
    Attribute("scroll-offset", \.scrollOffset, help: ScrollOffset.help),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the table of one column in a border.
  public func body(in environment: Environment) -> any Element { table }

  /// Returns a container, whose rows are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: accessibilityLabel ?? "", traits: traits(in: environment), isContainer: true)
  }

  /// Returns the errors about rows with more than one cell, or with rows below them.
  public var problems: [AttributeError] { table.problems }

  private var table: Table {
    var table = Table([TableColumn("")])
    table.children = children
    table.isListBox = true
    table.rowSize = rowSize
    table.rowHeight = rowHeight
    table.hasStripes = false
    table.gridLines = TableGridLines.none
    table.hasHeaders = false
    table.isBordered = true
    table.isEmphasized = isEmphasized
    table.scrollOffset = scrollOffset
    table.state = state
    return table
  }
}
