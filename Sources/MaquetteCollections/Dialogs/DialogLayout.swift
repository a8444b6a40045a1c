import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Lays out the upper part of an alert or an action sheet above its buttons; what is too high for the room is cut off above the
/// buttons, where it scrolls.
package struct DialogLayout: Layout {
  /// The distance between the parts in points.
  package var spacing = 0.0

  package init(spacing: Double = 0.0) {
    self.spacing = spacing
  }
  /// The height that the upper part keeps in any case, in points: a title and a line below it.
  private static let leastHeight = 60.0

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let width = proposal.width ?? items.map { $0.measure(.unspecified).size.width }.max() ?? 0
    return Measurement(width: width, height: heights(items, proposal).reduce(gaps(items), +))
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    var y = rect.minY
    return heights(items, Proposal(width: rect.width, height: rect.height)).map { height in
      defer { y += height + spacing }
      return Placement(
        frame: Rect(x: rect.minX, y: y, width: rect.width, height: height),
        proposal: Proposal(width: rect.width, height: height))
    }
  }

  private func gaps(_ items: [LayoutItem]) -> Double { spacing * Double(Swift.max(0, items.count - 1)) }

  private func heights(_ items: [LayoutItem], _ proposal: Proposal) -> [Double] {
    var heights = items.map { $0.measure(Proposal(width: proposal.width, height: nil)).size.height }
    if let room = proposal.height, let first = heights.first {
      let excess = Swift.max(0, heights.reduce(gaps(items), +) - room)
      heights[0] = Swift.max(Swift.min(first, Self.leastHeight), first - excess)
    }
    return heights
  }
}
