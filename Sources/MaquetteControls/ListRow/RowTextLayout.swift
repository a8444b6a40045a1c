internal import MaquetteElements
internal import MaquetteGraphics
internal import MaquetteLayout

/// Puts a row's value at the end of its title's line, or below the title where the line is too short.
struct RowTextLayout: Layout {
  /// The least distance between title and value in points.
  var spacing: Double
  /// The distance between them in points when the value stands below.
  var lineSpacing: Double
  /// Where title and value meet when they stand side by side.
  var alignment: VerticalAlignment
  /// Whether the value stands below although there is room beside.
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
    // The space between the two is no item of this layout.
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
