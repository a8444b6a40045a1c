import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A row of a bar's elements, and last the mark for those without room: where not even the shortest forms of all fit, the ones at the
/// end are left out and the mark takes their place.
struct BarRowLayout: Layout {
  /// The distance between elements in points.
  var spacing: Double

  private var row: StackLayout { .row(spacing: spacing) }

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let count = count(of: items, in: proposal)
    guard count < items.count - 1 else { return row.measure(Array(items.dropLast()), proposal: proposal) }
    return row.measure(shown(items, count), proposal: proposal)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let count = count(of: items, in: proposal)
    func placed(_ items: [LayoutItem]) -> [Placement] {
      row.place(items, in: rect, proposal: proposal, direction: direction)
    }
    guard count < items.count - 1 else { return placed(items.dropLast()) + [.leftOut] }
    let placements = placed(shown(items, count))
    let hidden = [Placement](repeating: .leftOut, count: items.count - 1 - count)
    return placements.dropLast() + hidden + placements.suffix(1)
  }

  private func shown(_ items: [LayoutItem], _ count: Int) -> [LayoutItem] {
    items.prefix(count) + items.suffix(1)
  }

  /// The number of elements with room, without the mark.
  private func count(of items: [LayoutItem], in proposal: Proposal) -> Int {
    guard let width = proposal.width else { return items.count - 1 }
    let least = items.map { $0.measure(Proposal(width: 0, height: proposal.height)).size.width }
    func fits(_ widths: [Double]) -> Bool {
      widths.reduce(spacing * Double(Swift.max(0, widths.count - 1)), +) <= width + Self.tolerance
    }
    if fits(least.dropLast()) { return items.count - 1 }
    return (0..<(items.count - 1)).last { fits(least.prefix($0) + least.suffix(1)) } ?? 0
  }

  /// A difference of widths that is no lack of room, in points.
  private static let tolerance = 1e-6
}
