import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A row of three: what begins it, a title in its middle, what ends it.
///
/// What begins it is given in several forms, the longest first, of which the first is shown that leaves the others their room, or else
/// the last. Both ends get the room that they need first, the title what they leave; it moves from the middle of the row as far as
/// they make it, and is left out where less than an ellipsis would be seen of it.
struct NavigationRowLayout: Layout {
  var height: Double
  var leadingInset, trailingInset: Double
  /// The least distance of the title from both ends.
  var gap: Double
  /// The width in points below which a title is left out.
  var leastTitle: Double
  /// The number of forms of what begins the row.
  var leadingCount = 1

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let shown = items.prefix(1) + items.dropFirst(leadingCount)
    let natural = shown.reduce(leadingInset + trailingInset + 2 * gap) { $0 + width($1) }
    let whole = proposal.width ?? natural
    // A view in place of the title can be higher than the bar.
    let highest = row(of: items, in: whole).map { Swift.max($0.start.height, $0.title.height, $0.end.height) }
    return Measurement(width: whole, height: Swift.max(height, highest ?? 0))
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    guard let row = row(of: items, in: rect.width) else { return [] }
    func placed(_ size: Size, at distance: Double) -> Placement {
      let x = direction == .rightToLeft ? rect.maxX - distance - size.width : rect.minX + distance
      let frame = Rect(
        x: x, y: rect.minY + (rect.height - size.height) / 2, width: size.width, height: size.height)
      return Placement(frame: frame, proposal: Proposal(width: size.width, height: height))
    }
    let middle = Swift.max(row.low, Swift.min((rect.width - row.title.width) / 2, row.high - row.title.width))
    return (0..<leadingCount).map { $0 == row.form ? placed(row.start, at: leadingInset) : .leftOut }
      + [
        row.isTitleShown ? placed(row.title, at: middle) : .leftOut,
        placed(row.end, at: rect.width - trailingInset - row.end.width),
      ]
  }

  /// What is shown in a row of a width.
  private struct Row {
    /// The number of the form of what begins the row.
    var form: Int
    var start, title, end: Size
    /// The ends of the title's room, from the leading end of the row.
    var low, high: Double
    var isTitleShown: Bool
  }

  private func row(of items: [LayoutItem], in whole: Double) -> Row? {
    guard items.count == leadingCount + 2 else { return nil }
    let (heading, last) = (items[leadingCount], items[leadingCount + 1])
    let used = [heading, last].map(width).reduce(leadingInset + trailingInset) {
      $0 + ($1 > 0 ? $1 + gap : 0)
    }
    let forms = items.prefix(leadingCount)
    // The longest form is shown only where it leaves the title at its ease, as on the platform.
    let ease = trailingInset - leadingInset
    let form =
      forms.indices.first { width(forms[$0]) <= whole - used - ($0 == 0 ? ease : 0) } ?? leadingCount - 1
    let room = Swift.max(0, whole - leadingInset - trailingInset)
    // Where the two ends have no room for each other, the one that is shorter than half of it keeps its length.
    let (first, second) = (width(items[form]), width(last))
    let between = first > 0 && second > 0 ? gap : 0
    let start = size(
      items[form], atMost: Swift.max(room - second - between, Swift.min(first, (room - between) / 2)))
    let end = size(last, atMost: room - start.width - between)
    let low = leadingInset + (start.width > 0 ? start.width + gap : 0)
    let high = whole - trailingInset - (end.width > 0 ? end.width + gap : 0)
    return Row(
      form: form, start: start, title: size(heading, atMost: high - low), end: end, low: low, high: high,
      isTitleShown: high - low >= Swift.min(leastTitle, width(heading)))
  }

  private func width(_ item: LayoutItem) -> Double {
    item.measure(Proposal(width: nil, height: height)).size.width
  }

  private func size(_ item: LayoutItem, atMost width: Double) -> Size {
    let natural = item.measure(Proposal(width: nil, height: height)).size
    return natural.width <= width
      ? natural : item.measure(Proposal(width: Swift.max(0, width), height: height)).size
  }
}
