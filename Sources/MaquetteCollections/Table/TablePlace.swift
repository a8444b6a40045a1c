import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// What rows know of the table around them.
struct TablePlace: Sendable {
  /// The table, without its rows.
  var table: Table
  var plan: ColumnPlan
  /// Whether rows can have others below them.
  var isOutline = false
  /// The number of rows that the row is below of.
  var level = 0

  init(_ table: Table, isOutline: Bool, in environment: Environment) {
    self.table = table.with(\.children, [])
    self.isOutline = isOutline
    let metrics = environment.theme[TableMetrics.self]
    // A narrow screen has room for the first column alone.
    let isNarrow =
      environment.platform == .ios && environment.screenWidth != nil && !environment.isRegularWidth
    if isNarrow {
      self.table.columns = table.columns.prefix(1).map { TableColumn($0.title, alignment: $0.alignment) }
      self.table.hasHeaders = false
    }
    let widths = self.table.columns.map(\.width)
    plan = ColumnPlan(
      widths: widths.isEmpty ? [.flexible] : widths, margin: table.style == .inset ? metrics.insetMargin : 0,
      least: metrics.leastColumn, ideal: metrics.idealColumn)
  }

  /// The alignments of the columns' contents.
  var alignments: [TextAlignment] { table.columns.map(\.alignment) }

  /// Whether there is a row of titles.
  var hasHeaders: Bool { table.hasHeaders ?? table.columns.contains { !$0.title.isEmpty } }

  /// The layout of items in the columns, a row's or the header's.
  func layout(height: Double, inset: Double = 0, indent: Double = 0) -> ColumnsLayout {
    ColumnsLayout(plan: plan, alignments: alignments, inset: inset, indent: indent, height: height)
  }
}

extension Environment {
  private enum TablePlaceKey: EnvironmentKey { static let defaultValue: TablePlace? = nil }

  /// The place in the table around; nil outside of any.
  var tablePlace: TablePlace? {
    get { self[TablePlaceKey.self] }
    set { self[TablePlaceKey.self] = newValue }
  }
}
