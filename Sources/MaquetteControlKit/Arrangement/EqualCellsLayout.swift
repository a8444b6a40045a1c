import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A layout that places elements in a row or a column, all as wide as the widest and as high as the highest.
///
/// A proposed width is divided evenly in a row and given to each element of a column.
package struct EqualCellsLayout: Layout {
  /// Whether the elements are side by side.
  package var isRow: Bool
  /// The distance between neighbours in points.
  package var spacing: Double

  package init(isRow: Bool, spacing: Double) {
    self.isRow = isRow
    self.spacing = spacing
  }

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    guard !items.isEmpty else { return Measurement(width: 0, height: 0) }
    let gaps = spacing * Double(items.count - 1)
    let cell = cell(items, width: proposal.width)
    let lanes = Double(items.count)
    return Measurement(
      width: isRow ? cell.width * lanes + gaps : cell.width,
      height: isRow ? cell.height : cell.height * lanes + gaps)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let cell = cell(items, width: rect.width)
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
  private func cell(_ items: [LayoutItem], width: Double?) -> Size {
    let lanes = isRow ? Double(items.count) : 1
    let share = width.map { Swift.max(0, ($0 - spacing * (lanes - 1)) / lanes) }
    let ideals = items.map { $0.measure(Proposal(width: nil, height: nil)).size.width }
    let wide = share ?? ideals.reduce(0, Swift.max)
    let heights = items.map { $0.measure(Proposal(width: wide, height: nil)).size.height }
    return Size(width: wide, height: heights.reduce(0, Swift.max))
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
