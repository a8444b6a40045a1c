import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A layout that places elements in a row or a column, all as wide as the widest and as high as the highest.
///
/// A proposed width is divided evenly in a row and given to each element of a column.
package struct EqualCellsLayout: Layout {
  /// Whether the elements are side by side.
  package var isRow: Bool
  /// The distance between elements in points.
  package var spacing: Double
  /// Whether elements that have too little room side by side are below each other.
  package var stacksIfNarrow = false

  package init(isRow: Bool, spacing: Double, stacksIfNarrow: Bool = false) {
    self.isRow = isRow
    self.spacing = spacing
    self.stacksIfNarrow = stacksIfNarrow
  }

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    guard !items.isEmpty else { return Measurement(width: 0, height: 0) }
    let gaps = spacing * Double(items.count - 1)
    let isRow = isRow(items, in: proposal.width)
    let cell = cell(items, isRow: isRow, width: proposal.width)
    let lanes = Double(items.count)
    return Measurement(
      width: isRow ? cell.width * lanes + gaps : cell.width,
      height: isRow ? cell.height : cell.height * lanes + gaps)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let isRow = isRow(items, in: rect.width)
    let cell = cell(items, isRow: isRow, width: rect.width)
    return items.indices.map { index in
      let distance = Double(index) * ((isRow ? cell.width : cell.height) + spacing)
      let x =
        !isRow
        ? rect.minX : direction == .leftToRight ? rect.minX + distance : rect.maxX - distance - cell.width
      return Placement(
        frame: Rect(
          x: x, y: isRow ? rect.minY : rect.minY + distance, width: cell.width, height: cell.height),
        proposal: Proposal(width: cell.width, height: cell.height))
    }
  }

  /// The size of every cell in a width; nil for the ideal size.
  private func cell(_ items: [LayoutItem], isRow: Bool, width: Double?) -> Size {
    let lanes = isRow ? Double(items.count) : 1
    let share = width.map { Swift.max(0, ($0 - spacing * (lanes - 1)) / lanes) }
    let wide = share ?? ideal(items)
    let heights = items.map { $0.measure(Proposal(width: wide, height: nil)).size.height }
    return Size(width: wide, height: heights.reduce(0, Swift.max))
  }

  private func ideal(_ items: [LayoutItem]) -> Double {
    items.reduce(0) { Swift.max($0, $1.measure(Proposal(width: nil, height: nil)).size.width) }
  }

  /// Whether the elements are side by side in a width: where a cell is narrower than half of the widest element needs, they are
  /// below each other.
  private func isRow(_ items: [LayoutItem], in width: Double?) -> Bool {
    guard isRow, stacksIfNarrow, let width else { return isRow }
    let lanes = Double(items.count)
    return 2 * (width - spacing * (lanes - 1)) / lanes >= ideal(items)
  }
}

extension Environment {
  private enum FillsCells: EnvironmentKey { static let defaultValue = false }

  /// Whether buttons fill the space proposed to them; button groups set it.
  package var buttonsFillCells: Bool {
    get { self[FillsCells.self] }
    set { self[FillsCells.self] = newValue }
  }
}
