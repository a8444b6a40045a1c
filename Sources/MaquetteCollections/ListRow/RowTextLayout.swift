import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A layout that places a row's value at the end of its title's line, or below the title if it does not fit.
struct RowTextLayout: Layout {
  /// The least distance between title and value in points.
  var spacing: Double
  /// The distance between them in points when the value is below.
  var lineSpacing: Double
  /// The alignment of title and value when they are side by side.
  var alignment: VerticalAlignment
  /// Whether the value is below even if it fits beside the title.
  var isAlwaysStacked: Bool

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let (layout, items) = arrangement(of: items, for: proposal)
    return layout.measure(items, proposal: proposal)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let (layout, arranged) = arrangement(of: items, for: proposal)
    let placements = layout.place(arranged, in: rect, proposal: proposal, direction: direction)
    // The spacer between title and value is not an item of this layout.
    return zip(arranged, placements).filter { $0.0.spacerLength == nil }.map(\.1)
  }

  private func arrangement(
    of items: [LayoutItem], for proposal: Proposal
  ) -> (layout: StackLayout, items: [LayoutItem]) {
    let natural = items.reduce(0) { $0 + $1.measure(Proposal(width: nil, height: nil)).size.width }
    if isAlwaysStacked || natural + spacing > proposal.width ?? .infinity {
      return (.column(spacing: lineSpacing, alignment: .leading), items)
    }
    let spaced = items.flatMap { [LayoutItem.spacer(minLength: spacing), $0] }.dropFirst()
    return (.row(spacing: 0, alignment: alignment), Array(spaced))
  }
}
