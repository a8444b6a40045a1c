import Foundation
import MaquetteElements
import MaquetteGraphics
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect
import MaquetteLayout

/// Cells in rows whose columns are as wide as their widest cells, as SwiftUI's `Grid`.
struct GridTable: MaquetteLayout.Layout {
  /// A cell, in the order of the items.
  struct Cell {
    var column: Int
    /// The number of columns that the cell takes.
    var span: Int
    var alignment: MaquetteLayout.Alignment
    /// Whether the cell has no effect on the widths of columns, and takes those that others give.
    var isUnsized: Bool
  }

  /// The cells of each row.
  let rows: [[Cell]]
  let columns: Int
  /// The distances between columns and rows in points.
  let columnSpacing, rowSpacing: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measured {
    let widths = widths(items, proposal.width)
    let heights = heights(items, widths, proposal.height)
    return Measured(width: total(widths, columnSpacing), height: total(heights, rowSpacing))
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: MaquetteGraphics.LayoutDirection
  ) -> [Placement] {
    let widths = widths(items, proposal.width)
    let heights = heights(items, widths, proposal.height)
    var placements: [Placement] = []
    var y = rect.minY
    for (row, height) in zip(rows, heights) {
      for cell in row where items.indices.contains(placements.count) {
        let x =
          rect.minX + total(Array(widths[..<cell.column]), columnSpacing)
          + (cell.column > 0 ? columnSpacing : 0)
        let offer = Proposal(width: width(of: cell, widths), height: height)
        let size = items[placements.count].measure(offer).size
        let share = (x: self.share(of: cell.alignment), y: rise(of: cell.alignment))
        var origin = Point(
          x: x + ((offer.width ?? 0) - size.width) * share.x, y: y + (height - size.height) * share.y)
        if direction == .rightToLeft { origin.x = rect.minX + rect.maxX - origin.x - size.width }
        placements.append(Placement(frame: Rect(origin: origin, size: size), proposal: offer))
      }
      y += height + rowSpacing
    }
    return placements
  }

  private func total(_ lengths: [Double], _ spacing: Double) -> Double {
    lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1))
  }

  private func width(of cell: Cell, _ widths: [Double]) -> Double {
    total(Array(widths[cell.column..<min(widths.count, cell.column + cell.span)]), columnSpacing)
  }

  private func share(of alignment: MaquetteLayout.Alignment) -> Double {
    switch alignment.horizontal {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }

  private func rise(of alignment: MaquetteLayout.Alignment) -> Double {
    switch alignment.vertical {
    case .top, .firstBaseline: 0
    case .bottom, .lastBaseline: 1
    default: 0.5
    }
  }

  /// The cells with their items.
  private func cells(_ items: [LayoutItem]) -> [(cell: Cell, item: LayoutItem)] {
    Array(zip(rows.flatMap(\.self), items)).map { ($0, $1) }
  }

  /// The columns share the room as the views of a row do; what a view across all of them takes beyond that goes to each alike.
  private func widths(_ items: [LayoutItem], _ proposed: Double?) -> [Double] {
    let cells = cells(items)
    let stack = (0..<columns).map { column in
      let own = cells.filter { $0.cell.column == column && $0.cell.span == 1 && !$0.cell.isUnsized }
      return LayoutItem { proposal in
        let widest = own.map { $0.item.measure(Proposal(width: proposal.width, height: nil)).size.width }
          .max()
        return Measured(width: widest ?? 0, height: 0)
      }
    }
    let rule = StackLayout.row(spacing: columnSpacing)
    let offer = Proposal(width: proposed, height: nil)
    let size = rule.measure(stack, proposal: offer).size
    var widths = rule.place(
      stack, in: Rect(origin: .zero, size: size), proposal: offer, direction: .leftToRight
    ).map(\.frame.width)
    let across = cells.filter { $0.cell.span > 1 && !$0.cell.isUnsized }
      .map { ($0.item.measure(offer).size.width, $0.cell) }
    for (wanted, cell) in across {
      let extra = min(wanted, proposed ?? wanted) - width(of: cell, widths)
      guard extra > 0, extra.isFinite else { continue }
      let end = min(columns, cell.column + cell.span)
      for column in cell.column..<end { widths[column] += extra / Double(end - cell.column) }
    }
    return widths
  }

  private func heights(_ items: [LayoutItem], _ widths: [Double], _ proposed: Double?) -> [Double] {
    var rest = items[...]
    let stack = rows.map { row in
      let own = Array(zip(row, rest.prefix(row.count)))
      rest = rest.dropFirst(row.count)
      return LayoutItem { proposal in
        let highest = own.map { cell, item in
          item.measure(Proposal(width: width(of: cell, widths), height: proposal.height)).size.height
        }.max()
        return Measured(width: 0, height: highest ?? 0)
      }
    }
    let rule = StackLayout.column(spacing: rowSpacing)
    let offer = Proposal(width: nil, height: proposed)
    let size = rule.measure(stack, proposal: offer).size
    return rule.place(
      stack, in: Rect(origin: .zero, size: size), proposal: offer, direction: .leftToRight
    ).map(\.frame.height)
  }
}
