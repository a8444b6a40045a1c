public import Foundation
import MaquetteElements
import MaquetteLayout

/// Rows of views whose cells line up in columns.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let alignment: Alignment
  let columnSpacing: CGFloat?
  let rowSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, columnSpacing, rowSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let parts = context.inColumn.child(0).parts(of: content)
    let count = max(
      1, parts.map { $0.traits.gridCells?.reduce(0) { $0 + $1.traits.gridColumns } ?? 1 }.max() ?? 1)
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    for row in parts {
      var column = 0
      for cell in row.traits.gridCells ?? [] {
        if let stated = cell.traits.gridColumnAlignment { columnAlignments[column] = stated }
        column += cell.traits.gridColumns
      }
    }
    var elements: [any Element] = []
    let rows = parts.map { row -> [GridTable.Cell] in
      // A view outside of a row takes all columns.
      guard let cells = row.traits.gridCells else {
        elements.append(row.element)
        return [cell(row, 0, count, nil, nil)]
      }
      var column = 0
      return cells.compactMap { part in
        guard column < count else { return nil }
        let span = min(part.traits.gridColumns, count - column)
        elements.append(part.element)
        defer { column += span }
        return cell(part, column, span, columnAlignments[column], row.traits.gridRowAlignment)
      }
    }
    let table = GridTable(
      rows: rows, columns: count, columnSpacing: Double(columnSpacing ?? 8),
      rowSpacing: Double(rowSpacing ?? 8))
    return [ViewPart(TableElement(layout: table, children: elements))]
  }

  private func cell(
    _ part: ViewPart, _ column: Int, _ span: Int, _ horizontal: HorizontalAlignment?,
    _ vertical: VerticalAlignment?
  ) -> GridTable.Cell {
    let place = MaquetteLayout.Alignment(
      (horizontal ?? alignment.horizontal).element, (vertical ?? alignment.vertical).element)
    return GridTable.Cell(
      column: column, span: span, alignment: part.traits.gridAnchor ?? place,
      isUnsized: part.traits.gridUnsizedAxes.contains(.horizontal))
  }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let cells = context.child(0).parts(of: content)
    var part = ViewPart(MaquetteElements.HStack(spacing: .automatic) { cells.map(\.element) })
    (part.traits.gridCells, part.traits.gridRowAlignment) = (cells, alignment)
    return [part]
  }
}

extension View {
  /// Returns the view as a cell of several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    adapted(.traits { traits, _ in traits.gridColumns = max(1, count) })
  }
  /// Returns the view with an alignment for its column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    adapted(.traits { traits, _ in traits.gridColumnAlignment = guide })
  }
  /// Returns the view with a place in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let x: MaquetteLayout.HorizontalAlignment =
      anchor.x < 0.34 ? .leading : anchor.x > 0.66 ? .trailing : .center
    let y: MaquetteLayout.VerticalAlignment = anchor.y < 0.34 ? .top : anchor.y > 0.66 ? .bottom : .center
    return adapted(.traits { traits, _ in traits.gridAnchor = MaquetteLayout.Alignment(x, y) })
  }
  /// Returns the view without an effect on the lengths of its column or its row.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    adapted(.traits { traits, _ in traits.gridUnsizedAxes = axes })
  }
}

/// The cells of a grid.
private struct TableElement: Element {
  let layout: GridTable
  let children: [any Element]

  func node(in environment: MaquetteElements.Environment) -> Node {
    Node(name: MaquetteElements.Grid.nodeName, layout: layout, children: children, in: environment)
  }
}
