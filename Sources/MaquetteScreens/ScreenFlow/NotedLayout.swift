import MaquetteElements
import MaquetteLayout

/// Rows of screens, and notes below, which are as wide as the rows at most.
struct NotedLayout: Layout, Hashable {
  /// The distance from the rows to the notes in points.
  let spacing: Double

  /// Notes are wrapped no narrower than this, under a single watch.
  private static let leastWidth = 240.0

  private func sizes(_ items: [LayoutItem], _ proposal: Proposal) -> [Size] {
    guard let rows = items.first?.measure(proposal).size else { return [] }
    let width = Swift.max(rows.width, Self.leastWidth)
    return [rows] + items.dropFirst().map { $0.measure(Proposal(width: width, height: nil)).size }
  }

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let sizes = sizes(items, proposal)
    let height = sizes.reduce(0) { $0 + $1.height } + spacing * Double(Swift.max(0, sizes.count - 1))
    return Measurement(width: sizes.map(\.width).max() ?? 0, height: height)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    var top = rect.minY
    return sizes(items, proposal).map { size in
      defer { top += size.height + spacing }
      let x = direction == .rightToLeft ? rect.maxX - size.width : rect.minX
      return Placement(
        frame: Rect(x: x, y: top, width: size.width, height: size.height),
        proposal: Proposal(width: size.width, height: size.height))
    }
  }
}
