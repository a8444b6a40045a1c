import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A layout of one element that is as wide as it likes to be, within bounds and the room there is; in points.
package struct FittingWidth: Layout {
  package var least: Double
  package var greatest: Double
  /// Whether it is no wider than its own content, such as the longest line of a text, needs within the bounds.
  package var hugsContent = false

  package init(least: Double, greatest: Double, hugsContent: Bool = false) {
    self.least = least
    self.greatest = greatest
    self.hugsContent = hugsContent
  }

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    guard let item = items.first else { return Measurement(width: least, height: 0) }
    return Measurement(
      width: width(item, proposal), height: item.measure(inner(item, proposal)).size.height)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let inside = Proposal(width: rect.width, height: rect.height)
    return items.map { _ in Placement(frame: rect, proposal: inside) }
  }

  private func inner(_ item: LayoutItem, _ proposal: Proposal) -> Proposal {
    Proposal(width: width(item, proposal), height: proposal.height)
  }

  private func width(_ item: LayoutItem, _ proposal: Proposal) -> Double {
    let natural = item.measure(Proposal(width: nil, height: proposal.height)).size.width
    let room = Swift.min(natural, greatest, proposal.width ?? greatest)
    guard hugsContent else { return Swift.max(least, room) }
    return Swift.max(least, item.measure(Proposal(width: room, height: proposal.height)).size.width)
  }
}
