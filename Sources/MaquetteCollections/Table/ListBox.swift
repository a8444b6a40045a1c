import MaquetteControlKit
public import MaquetteElements

/// A bordered list of short texts, some of them selected.
public struct ListBox: UntouchedControl, ContainerElement {
  /// The row size.
  public var rowSize: TableRowSize = .small
  /// The row height in points; nil for the row size's.
  public var rowHeight: Double?
  /// Whether selected rows use the accent colour, as when the list has keyboard focus.
  public var isEmphasized = true
  /// The part of the rows that is seen.
  public var scrollOffset = ScrollOffset.points(0)
  /// The interaction state, or a list of states.
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
    "Use it for a short list of choices that should stay visible; a pop-up button takes less room."
  public static let metrics: [any ThemeMetrics.Type] = [TableMetrics.self]

  public static let shortForms = [
    ShortForm(
      "rows", of: TableRow.name, type: .list(of: .item(of: TableRow.name)),
      help: "The rows: texts, or mappings of a table-row's attributes.")
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
