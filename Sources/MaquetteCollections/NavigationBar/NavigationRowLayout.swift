import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A row of three: what begins it, a title in its middle, what ends it.
///
/// Both ends get the room that they need first, the title what they leave; it moves from the middle of the row as far as
/// they make it.
struct NavigationRowLayout: Layout {
  var height: Double
  var leadingInset, trailingInset: Double
  /// The least distance of the title from both ends.
  var gap: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let widths = items.map { $0.measure(Proposal(width: nil, height: height)).size.width }
    let natural = widths.reduce(leadingInset + trailingInset + 2 * gap, +)
    return Measurement(width: proposal.width ?? natural, height: height)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    guard items.count == 3 else { return [] }
    let isMirrored = direction == .rightToLeft
    let room = Swift.max(0, rect.width - leadingInset - trailingInset)
    func size(_ item: LayoutItem, atMost width: Double) -> Size {
      let natural = item.measure(Proposal(width: nil, height: height)).size
      return natural.width <= width
        ? natural : item.measure(Proposal(width: Swift.max(0, width), height: height)).size
    }
    let end = size(items[2], atMost: room)
    let start = size(items[0], atMost: room - end.width)
    let low = leadingInset + (start.width > 0 ? start.width + gap : 0)
    let high = rect.width - trailingInset - (end.width > 0 ? end.width + gap : 0)
    let title = size(items[1], atMost: high - low)
    let middle = Swift.max(low, Swift.min((rect.width - title.width) / 2, high - title.width))
    let starts = [leadingInset, middle, rect.width - trailingInset - end.width]
    return zip([start, title, end], starts).map { size, distance in
      let x = isMirrored ? rect.maxX - distance - size.width : rect.minX + distance
      let frame = Rect(
        x: x, y: rect.minY + (rect.height - size.height) / 2, width: size.width, height: size.height)
      return Placement(frame: frame, proposal: Proposal(width: size.width, height: height))
    }
  }
}
