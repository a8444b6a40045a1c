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
    let rows = context.inColumn.child(0).parts(of: content)
    let count = rows.map { $0.traits.gridCells?.count ?? 1 }.max() ?? 1
    // A view outside of a row takes all columns: it stands in a line of its own.
    var lines: [any Element] = []
    var cells: [any Element] = []
    let gap = Double(rowSpacing ?? 8)
    func flush() {
      guard !cells.isEmpty else { return }
      let grid = MaquetteElements.Grid(
        columns: count, columnSpacing: Double(columnSpacing ?? 8), rowSpacing: gap,
        alignment: alignment.element
      ) { cells }
      lines.append(grid)
      cells = []
    }
    for row in rows {
      if let parts = row.traits.gridCells {
        cells += parts.map(\.element)
        cells += Array(repeating: Nothing(), count: max(0, count - parts.count))
      } else {
        flush()
        lines.append(row.element)
      }
    }
    flush()
    return [
      ViewPart(
        MaquetteElements.VStack(spacing: .points(gap), alignment: alignment.horizontal.element) { lines })
    ]
  }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content

  /// Creates a row.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let cells = context.child(0).parts(of: content)
    var part = ViewPart(MaquetteElements.HStack(spacing: .automatic) { cells.map(\.element) })
    part.traits.gridCells = cells
    return [part]
  }
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int, file: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    ignoring("gridCellColumns", file, line)
  }
  nonisolated public func gridColumnAlignment(
    _ guide: HorizontalAlignment, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("gridColumnAlignment", file, line) }
  nonisolated public func gridCellAnchor(
    _ anchor: UnitPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("gridCellAnchor", file, line) }
  nonisolated public func gridCellUnsizedAxes(
    _ axes: Axis.Set, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("gridCellUnsizedAxes", file, line) }
}
