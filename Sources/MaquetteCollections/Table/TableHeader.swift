import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography

/// The titles above the columns of a table, with the mark of the sorted one.
struct TableHeader: Element {
  var place: TablePlace
  /// The name of the node of a title, by which touches find its column.
  static let cell = NodeName("table-header-cell")

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[TableMetrics.self]
    let columns = place.table.columns
    let sorted = place.table.sort.flatMap { sort in columns.firstIndex { $0.title == sort.column } }
    let cells = columns.enumerated().map { index, column in
      let cell = TableHeaderCell(
        column: column, order: index == sorted ? place.table.sort?.order : nil,
        indent: index == 0 ? metrics.firstInset : 0)
      return environment.node(of: cell, at: index)
    }
    var layout = place.layout(height: metrics.headerHeight)
    layout.alignments = []
    let plan = place.plan
    let line = environment.color(.separator)
    let lineWidth = metrics.lineWidth > 0 ? metrics.lineWidth : 1 / environment.scale
    let isMirrored = environment.direction == .rightToLeft
    return Node(
      name: NodeName("table-header"), layout: layout, children: cells, direction: environment.direction,
      draw: { drawing in
        let frame = drawing.frame
        let inset = (frame.height - metrics.headerLine) / 2
        var lines = [
          Rect(
            minX: frame.minX + plan.margin, minY: frame.maxY - lineWidth, maxX: frame.maxX - plan.margin,
            maxY: frame.maxY)
        ]
        if metrics.headerLine > 0 {
          lines += plan.edges(in: frame.width).dropFirst().map { edge in
            Rect(
              x: isMirrored ? frame.maxX - edge : frame.minX + edge - lineWidth, y: frame.minY + inset,
              width: lineWidth, height: metrics.headerLine)
          }
        }
        return lines.map { .fill(.rect(drawing.grid.snap($0)), .color(line)) }
      })
  }
}

/// The title of a column.
private struct TableHeaderCell: Element {
  var column: TableColumn
  /// The direction of the order by the column; nil for a column that is not sorted.
  var order: TableSortOrder?
  /// How much farther the title begins than those of other columns, in points.
  var indent: Double

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[TableMetrics.self]
    let isEnabled = environment.isEnabled && environment.isWindowActive
    let color: ColorReference = .token(isEnabled ? .tableHeader : .tertiaryLabel)
    let title = Text(
      column.title, style: metrics.headerStyle,
      weight: order == nil ? metrics.headerWeight : metrics.sortedWeight
    ).color(color).lineLimit(1).layoutPriority(1)
    let inset = metrics.cellInset + metrics.titleInset
    let content = HStack(spacing: 0) {
      if column.alignment != .leading { Spacer(minLength: 0) }
      title
      if column.alignment != .trailing { Spacer(minLength: 0) }
      if let order {
        SymbolImage(order == .ascending ? "chevron.up" : "chevron.down", weight: metrics.sortWeight)
          .with(\.size, metrics.sortSize).color(color).padding(Insets(leading: metrics.sortSpacing))
      }
    }
    .padding(Insets(leading: inset + indent, trailing: metrics.cellInset))
    .offset(y: metrics.drop)
    .frame(width: FrameLength(max: .infinity), height: FrameLength(min: metrics.headerHeight))
    let child = content.node(in: environment)
    var node = Node(name: TableHeader.cell, wrapping: child, direction: environment.direction)
    if !column.title.isEmpty {
      node.accessibility = Accessibility(
        label: environment.spoken(column.title), value: order.map { environment.spoken($0.word) },
        traits: [.button] + (environment.isEnabled ? [] : [.notEnabled]))
    }
    return node
  }
}

extension TableSortOrder {
  /// The word for the order.
  fileprivate var word: SpokenWord { self == .ascending ? .ascending : .descending }
}
