import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Lays out the upper part of an alert or an action sheet above its buttons. Where the room is too low for both, one of them gives
/// way first and scrolls: the message above the buttons of an alert, the choices below the heading of an action sheet.
package struct DialogLayout: Layout {
  /// The distance between the parts in points.
  package var spacing = 0.0

  /// Whether the lower part gives way before the upper one does.
  package var keepsUpperPart = false

  package init(spacing: Double = 0.0, keepsUpperPart: Bool = false) {
    self.spacing = spacing
    self.keepsUpperPart = keepsUpperPart
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
    guard let room = proposal.height, let last = heights.indices.last else { return heights }
    var excess = Swift.max(0, heights.reduce(gaps(items), +) - room)
    func shrink(_ index: Int, to least: Double) {
      let cut = Swift.min(excess, Swift.max(0, heights[index] - least))
      heights[index] -= cut
      excess -= cut
    }
    // Each keeps half of the room as long as the other can give way.
    if keepsUpperPart {
      shrink(last, to: room / 2)
    } else {
      shrink(0, to: Self.leastHeight)
    }
    shrink(keepsUpperPart ? 0 : last, to: room / 2)
    for index in heights.indices { shrink(index, to: 0) }
    return heights
  }
}
