import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of tables and outlines, in points.
struct TableMetrics: Hashable, Sendable {
  /// The heights of rows by their size.
  var smallRow = 0.0, mediumRow = 0.0, largeRow = 0.0
  /// The distance of cells from the edges of their columns, and of titles from those of cells.
  var cellInset = 0.0, titleInset = 0.0
  /// How much farther the cells and the title of the first column begin.
  var firstInset = 0.0
  /// The distance from the edges of a list box to its texts.
  var listInset = 0.0
  /// How much lower than in the middle of rows and of the header their contents stand.
  var drop = 0.0
  /// The height of the header with its line, and that of the lines between titles.
  var headerHeight = 0.0, headerLine = 0.0
  var headerStyle = TextStyle.body
  var headerWeight = FontWeight.regular, sortedWeight = FontWeight.regular, groupWeight = FontWeight.regular
  /// The size and weight of the sort mark, and its distance from the title.
  var sortSize = 0.0, sortSpacing = 0.0
  var sortWeight = FontWeight.regular
  /// The thickness of lines; 0 for a pixel.
  var lineWidth = 0.0
  /// The thickness of the line around a table.
  var borderWidth = 0.0
  /// Whether rows have stripes, and whether lines separate them, if the table does not say.
  var hasStripes = false, hasSeparators = false
  /// Whether stripes and lines go on below the last row, to the foot of the table.
  var fillsFoot = false
  /// Whether selected rows have the accent colour while the table has the focus.
  var hasTintedSelection = false
  /// The margin of rows in the inset style, and the radius of their corners.
  var insetMargin = 0.0, radius = 0.0
  /// The room before the triangle, the width of its column and the room after it, and how much farther the rows of a lower
  /// level begin.
  var outlineInset = 0.0, disclosureColumn = 0.0, disclosureSpacing = 0.0, indent = 0.0
  var disclosureSize = 0.0
  var disclosureWeight = FontWeight.regular
  /// The width of the column of symbols, its distance from texts, and the size of symbols.
  var symbolColumn = 0.0, symbolSpacing = 0.0, symbolSize = 0.0
  /// The least and the ideal width of flexible columns.
  var leastColumn = 0.0, idealColumn = 0.0
}

extension TableMetrics {
  /// Returns the height of rows of a size.
  func rowHeight(_ size: TableRowSize) -> Double {
    switch size {
    case .small: smallRow
    case .medium: mediumRow
    case .large: largeRow
    }
  }
}

extension TableMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<TableMetrics>()

  static let tokenGroup = "table"
  static let colors: [ColorToken] = [
    .tableFill, .tableStripe, .tableSelection, .tableInactiveSelection, .tableHeader,
  ]

  static let tokens: MetricTokens<TableMetrics> = [
    .points("small-row", \.smallRow), .points("medium-row", \.mediumRow), .points("large-row", \.largeRow),
    .points("cell-inset", \.cellInset), .points("title-inset", \.titleInset, in: -100...100),
    .points("first-inset", \.firstInset, in: -100...100), .points("list-inset", \.listInset),
    .points("drop", \.drop, in: -10...10), .points("header-height", \.headerHeight),
    .points("header-line", \.headerLine),
    .textStyle("header-style", \.headerStyle), .weight("header-weight", \.headerWeight),
    .weight("sorted-weight", \.sortedWeight), .weight("group-weight", \.groupWeight),
    .points("sort-size", \.sortSize, in: 1...1000), .points("sort-spacing", \.sortSpacing),
    .weight("sort-weight", \.sortWeight), .points("line-width", \.lineWidth),
    .points("border-width", \.borderWidth), .flag("stripes", \.hasStripes),
    .flag("separators", \.hasSeparators), .flag("filled-foot", \.fillsFoot),
    .flag("tinted-selection", \.hasTintedSelection),
    .points("inset-margin", \.insetMargin), .points("radius", \.radius),
    .points("outline-inset", \.outlineInset), .points("disclosure-column", \.disclosureColumn),
    .points("disclosure-spacing", \.disclosureSpacing), .points("indent", \.indent),
    .points("disclosure-size", \.disclosureSize, in: 1...1000),
    .weight("disclosure-weight", \.disclosureWeight), .points("symbol-column", \.symbolColumn),
    .points("symbol-spacing", \.symbolSpacing), .points("symbol-size", \.symbolSize, in: 1...1000),
    .points("least-column", \.leastColumn), .points("ideal-column", \.idealColumn),
  ]
}

extension ColorToken {
  /// The surface of a table.
  static let tableFill = ColorToken("table-fill")
  /// Every other row of a table.
  static let tableStripe = ColorToken("table-stripe")
  /// Selected rows of a table that has the focus, in the platform's own accent colour.
  static let tableSelection = ColorToken("table-selection")
  /// Selected rows of any other table.
  static let tableInactiveSelection = ColorToken("table-inactive-selection")
  /// The titles of columns.
  static let tableHeader = ColorToken("table-header")
}
