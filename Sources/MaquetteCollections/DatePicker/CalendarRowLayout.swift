import MaquetteGraphics
import MaquetteLayout

/// Seven columns of a calendar at equal distances. The first and the last stand as far from the sides in every width; rows are higher
/// in wider calendars.
struct CalendarRowLayout: Layout, Hashable {
  /// The width in points where there is room, infinite for all the room.
  var width: Double
  /// The width in points for which the other measures hold.
  var usualWidth: Double
  /// The distance of the first column's middle from the side in points; in less than the usual width it shrinks.
  var firstMiddle: Double
  /// The height in points.
  var height: Double
  /// Whether the height stays the same in other widths.
  var hasFixedHeight: Bool

  private static let days = 7

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let natural = width.isFinite ? width : proposal.width ?? usualWidth
    let shown = proposal.width.map { Swift.min($0, natural) } ?? natural
    let isScaled = !hasFixedHeight && shown.isFinite && usualWidth > 0
    return Measurement(width: shown, height: isScaled ? height * shown / usualWidth : height)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let first = firstMiddle * Swift.min(1, rect.width / Swift.max(1, usualWidth))
    let distance = Swift.max(0, rect.width - 2 * first) / Double(Self.days - 1)
    return items.indices.map { index in
      let middle = first + Double(index) * distance
      let x = direction == .leftToRight ? rect.minX + middle : rect.maxX - middle
      let frame = Rect(x: x - distance / 2, y: rect.minY, width: distance, height: rect.height)
      return Placement(frame: frame, proposal: Proposal(width: distance, height: rect.height))
    }
  }
}
