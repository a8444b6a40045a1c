import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A symbol above a title, with a badge beside the symbol; each at a place of its own in a cell of a given height.
struct TabCellLayout: Layout {
  var height: Double
  /// The middle of the symbol and the baseline of the title, from the top of the cell.
  var symbolCenter, titleBaseline: Double
  /// The beginning of the badge from the middle of the cell, and its top.
  var badgeOffset, badgeTop: Double
  /// The width at each end of the cell that a title leaves to its neighbours.
  var titleInset: Double

  /// The width in points below which no title is shown. Chosen: about that of an ellipsis.
  private static let leastTitle = 10.0

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let widths = items.prefix(2).map { $0.measure(.unspecified).size.width }
    let natural = Swift.max(widths.first ?? 0, (widths.last ?? 0) + 2 * titleInset)
    return Measurement(
      width: proposal.width ?? natural, height: height, firstBaseline: titleBaseline,
      lastBaseline: titleBaseline)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    items.enumerated().map { index, item in
      // Less room than for an ellipsis shows nothing.
      if index == 1, titleInset > 0, rect.width - 2 * titleInset < Self.leastTitle { return .leftOut }
      let proposal = Proposal(
        width: index == 1 ? Swift.max(0, rect.width - 2 * titleInset) : nil, height: nil)
      let measured = item.measure(proposal)
      let size = measured.size
      var frame = Rect(
        x: rect.center.x - size.width / 2, y: rect.minY + symbolCenter - size.height / 2, width: size.width,
        height: size.height)
      if index == 1 {
        frame.origin.y = rect.minY + titleBaseline - (measured.firstBaseline ?? size.height)
      } else if index == 2 {
        frame.origin = Point(
          x: direction == .leftToRight
            ? rect.center.x + badgeOffset : rect.center.x - badgeOffset - size.width,
          y: rect.minY + badgeTop)
      }
      return Placement(frame: frame, proposal: proposal)
    }
  }
}

/// Tabs side by side: all equally wide, or as wide as they need in the middle of their row.
struct TabRowLayout: Layout {
  /// The height of the row, and its inset around the tabs.
  var height, inset: Double
  /// The distance of neighbours; less than none for tabs that reach over each other.
  var spacing: Double
  /// The bounds of the width of a tab.
  var minimumWidth = 0.0, maximumWidth = Double.infinity
  /// Whether tabs share the width that there is, rather than take what they need.
  var isStretched = true
  /// What the tabs need, for those that are wider in another look; empty for what each needs itself.
  var ownWidths: [Double] = []

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let widths = widths(items, in: proposal.width)
    let total = widths.reduce(gaps(items.count) + 2 * inset, +)
    return Measurement(width: isStretched ? Swift.min(proposal.width ?? total, total) : total, height: height)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    frames(of: widths(items, in: rect.width), in: rect, direction).map {
      Placement(frame: $0, proposal: Proposal(width: $0.width, height: $0.height))
    }
  }

  /// Returns the places of tabs in the frame of their row.
  func frames(of widths: [Double], in rect: Rect, _ direction: LayoutDirection) -> [Rect] {
    let total = widths.reduce(gaps(widths.count) + 2 * inset, +)
    var distance = inset + (rect.width - total) / 2
    let height = Swift.max(0, rect.height - 2 * inset)
    return widths.map { width in
      let x = direction == .leftToRight ? rect.minX + distance : rect.maxX - distance - width
      distance += width + spacing
      return Rect(x: x, y: rect.minY + inset, width: width, height: height)
    }
  }

  private func gaps(_ count: Int) -> Double { Double(Swift.max(0, count - 1)) * spacing }

  /// The widths of tabs in the frame of their row, with `ownWidths` for all of them.
  func widths(in width: Double?) -> [Double] {
    guard isStretched else {
      let room = width.map { $0 - 2 * inset - gaps(ownWidths.count) } ?? .infinity
      return Length.capped(ownWidths, to: room)
    }
    let room = width.map { ($0 - 2 * inset - gaps(ownWidths.count)) / Double(Swift.max(1, ownWidths.count)) }
    let widest = Swift.max(0, Swift.min(room ?? ownWidths.max() ?? 0, maximumWidth))
    return ownWidths.map { _ in widest }
  }

  private func widths(_ items: [LayoutItem], in width: Double?) -> [Double] {
    var row = self
    if ownWidths.count != items.count { row.ownWidths = needs(items) }
    return row.widths(in: width)
  }

  /// Returns what tabs need.
  func needs(_ items: [LayoutItem]) -> [Double] {
    items.map { item in
      Swift.max(
        minimumWidth, item.measure(Proposal(width: nil, height: height - 2 * inset)).size.width.rounded(.up))
    }
  }
}
