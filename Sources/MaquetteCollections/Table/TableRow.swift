import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A row of a table or an outline: one cell per column, or a group title.
public struct TableRow: StatefulControl, ContainerElement {
  /// The title of a group row, across all columns; nil for a row of cells.
  public var group: String?
  /// The name of the symbol before the first cell; nil for none.
  public var symbol: String?
  /// The image instead of the symbol.
  public var image: Image?
  /// The colour of the symbol instead of the platform's.
  public var symbolColor: ColorReference?
  /// Whether the nested rows show.
  public var isOpen = true
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The accessibility label; nil for the text of the first cell.
  public var accessibilityLabel: String?
  /// The cells, then the rows one level below.
  public var children: [any Element] = []

  /// Creates a row without cells.
  public init() {}

  /// Creates a row of texts, in an outline with others below it.
  public init(
    _ cell: String, _ others: String..., symbol: String? = nil,
    @ElementBuilder rows: () -> [any Element] = { [] }
  ) {
    self.symbol = symbol
    children = ([cell] + others).map { Text($0) } + rows()
  }

  /// Creates a row of elements, in an outline with others below it.
  public init(@ElementBuilder cells: () -> [any Element]) { children = cells() }

  /// Creates the title of a group of rows.
  public init(group: String) { self.group = group }

  public static let name = "table-row"
  public static let platforms: Set<Platform> = [.macos, .ios]
  public static let examplePlatform: Platform? = .macos
  public static let guideline =
    "Describe one item per row and one fact per cell; leave a cell empty if there is no fact."
  public static let metrics: [any ThemeMetrics.Type] = [TableMetrics.self]

  public static let shortForms = [
    ShortForm(
      "cells", of: Text.name, type: .list(of: .item(of: Text.name)),
      help:
        "The cells in column order: texts, mappings of a label's attributes, or elements."
    ),
    ShortForm(
      "rows", of: TableRow.name, type: .list(of: .item(of: TableRow.name)),
      help: "The child rows in an outline, each written like a row."),
  ]

  public static let attributes: [Attribute<TableRow>] = [
    Attribute("group", \.group),
    Attribute("symbol", \.symbol, type: .symbol),
    .image("image", \.image),
    Attribute("symbol-color", \.symbolColor),
    Attribute("open", \.isOpen),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  public func role(in environment: Environment) -> ElementRole? { .row }

  /// Returns the row, with those below it if they are seen.
  public func body(in environment: Environment) -> any Element {
    // A row that stands alone has the look of a row in a table of as many columns.
    let place =
      environment.tablePlace
      ?? TablePlace(
        Table(cells.map { _ in TableColumn() }), isOutline: !rows.isEmpty, in: environment)
    let line = TableLine(row: self, place: place)
    guard isOpen, !rows.isEmpty, place.isOutline else { return line }
    var below = place
    below.level += 1
    return VStack(spacing: 0, alignment: .leading) {
      line
      rows.map { [below] in $0.environment(\.tablePlace, below) }
    }
  }

  /// Returns the text of the first cell, with whether the rows below are seen as value; cells are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    let text = group ?? (cells.first?.unmodified as? Text)?.text ?? ""
    return Accessibility(
      label: accessibilityLabel ?? text,
      value: rows.isEmpty ? nil : environment.spoken(isOpen ? .expanded : .collapsed),
      traits: group == nil
        ? traits(isSelected: state.contains(.selected), in: environment) : [.header],
      isContainer: group == nil)
  }
}

extension TableRow {
  /// The cells from the first column to the last.
  var cells: [any Element] { children.filter { !($0.unmodified is TableRow) } }
  /// The rows one level below.
  var rows: [any Element] { children.filter { $0.unmodified is TableRow } }

  /// Returns the row with those below it seen or not.
  public func open(_ isOpen: Bool) -> TableRow { with(\.isOpen, isOpen) }
}
