import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The parts of a row with text from leading to trailing. Its controls stand beside the text, or below it where the text beside them
/// would be broken within a word, as a value does that has no room.
struct RowContentLayout: Layout {
  /// The distance between neighbours in points, and that between the text and the controls below it.
  var spacing, lineSpacing: Double
  /// The places of the controls among the parts; the text is right before them.
  var controls: Range<Int>
  /// Whether controls that take more than a part of the row stand below in any case.
  var stacksWideControls: Bool
  /// Whether words are broken in a text of a width in points.
  var breaksWords: @Sendable (Double) -> Bool

  /// The part of the row's width that controls beside large text take at most. Chosen, so that the
  /// text keeps most of the row.
  private static let share = 1.0 / 3
  /// The width in points that a control which fills the row needs to be used. Chosen: a slider with
  /// its thumb and a track of twice its length.
  private static let leastFiller = 100.0

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    guard isStacked(items, in: proposal) else { return row.measure(items, proposal: proposal) }
    return column.measure(lines(of: items), proposal: proposal)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    guard isStacked(items, in: proposal) else {
      return row.place(items, in: rect, proposal: proposal, direction: direction)
    }
    let lines = column.place(lines(of: items), in: rect, proposal: proposal, direction: direction)
    var placements = zip([others(items), Array(items[controls])], lines).map { items, line in
      row.place(items, in: line.frame, proposal: line.proposal, direction: direction)
    }
    placements[0].insert(contentsOf: placements[1], at: controls.lowerBound)
    return placements[0]
  }

  private var row: StackLayout { .row(spacing: spacing) }
  private var column: StackLayout { .column(spacing: lineSpacing, alignment: .leading) }

  private func others(_ items: [LayoutItem]) -> [LayoutItem] {
    Array(items[..<controls.lowerBound] + items[controls.upperBound...])
  }

  private func lines(of items: [LayoutItem]) -> [LayoutItem] {
    [others(items), Array(items[controls])].map { LayoutItem(layout: row, items: $0) }
  }

  private func isStacked(_ items: [LayoutItem], in proposal: Proposal) -> Bool {
    guard let width = proposal.width, width < .infinity, items.count >= controls.upperBound,
      let text = items[..<controls.lowerBound].last
    else { return false }
    func length(_ item: LayoutItem) -> Double { item.measure(.unspecified).size.width }
    let taken = items[controls].reduce(0) { sum, item in
      let fills = item.measure(Proposal(width: .infinity, height: nil)).size.width >= Length.unbounded
      return sum + (fills ? Swift.min(length(item), Self.leastFiller) : length(item))
    }
    let rest = items[..<(controls.lowerBound - 1)] + items[controls.upperBound...]
    let gaps = spacing * Double(items.count - 1)
    let room = Swift.max(0, width - rest.reduce(taken + gaps) { $0 + length($1) })
    if stacksWideControls, taken > width * Self.share { return true }
    return length(text) > room && breaksWords(room)
  }
}
