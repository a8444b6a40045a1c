import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// A layout that places one item in each column, in the middle of the row's height.
struct ColumnsLayout: Layout {
  var plan: ColumnPlan
  var alignments: [TextAlignment]
  /// The distance of items from both edges of their columns in points, and how much farther from its beginning the first one is.
  var inset = 0.0, indent = 0.0
  /// The least height, and how much lower than in its middle items stand, in points.
  var height: Double
  var drop = 0.0

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let width = proposal.width.flatMap { $0 < Length.unbounded ? $0 : nil } ?? plan.idealWidth
    let columns = columns(in: width)
    let heights = zip(items, columns).map { item, column in
      column.width > 0 ? item.measure(Proposal(width: column.width, height: nil)).size.height : 0
    }
    return Measurement(width: width, height: Swift.max(height, heights.max() ?? 0))
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    zip(items, columns(in: rect.width)).enumerated().map { index, pair in
      let (item, column) = pair
      guard column.width > 0 else { return .leftOut }
      let proposal = Proposal(width: column.width, height: nil)
      let size = item.measure(proposal).size
      let slack = Swift.max(0, column.width - size.width)
      let alignment = alignments.indices.contains(index) ? alignments[index] : .leading
      let start =
        switch alignment {
        case .leading: column.x
        case .center: column.x + slack / 2
        case .trailing: column.x + slack
        }
      let x = direction == .rightToLeft ? rect.maxX - start - size.width : rect.minX + start
      let y = rect.minY + (rect.height - size.height) / 2 + drop
      return Placement(frame: Rect(x: x, y: y, width: size.width, height: size.height), proposal: proposal)
    }
  }

  /// The room for items in the columns of a table of a width.
  private func columns(in width: Double) -> [(x: Double, width: Double)] {
    let edges = plan.edges(in: width)
    return zip(edges, edges.dropFirst()).enumerated().map { index, edges in
      let start = edges.0 + inset + (index == 0 ? indent : 0)
      return (start, Swift.max(0, edges.1 - inset - start))
    }
  }
}
