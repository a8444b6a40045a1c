import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Lays out the cells of a segmented control side by side: all equally wide, or as their contents need.
///
/// A cell needs the width of its content, in whole points, plus the inset on both sides, like UIKit's segments. Equal
/// cells all need what the widest one needs, and share a given width regardless of their contents.
struct SegmentRowLayout: Layout {
  /// The distance between cells in points.
  var spacing: Double
  /// The padding beside a cell's content in points.
  var inset: Double
  /// Whether the cells fill the proposed width, rather than fit their contents.
  var isStretched: Bool
  /// How the cells share the width.
  var distribution: SegmentDistribution
  /// The widths of the cells' contents in points, for layers without contents of their own; empty for equal cells.
  var contentWidths: [Double] = []
  /// Whether equal cells are whole points wide, and the last one takes the rest, as in UIKit.
  var isWhole = false
  /// Whether the row is behind the contents, which decide on the size: it takes what it is proposed.
  var isLayer = false

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    if isLayer, let width = proposal.width, let height = proposal.height {
      return Measurement(width: width, height: height)
    }
    let ideals = items.map { $0.measure(.unspecified) }
    let natural = natural(ideals.map(\.size.width)).reduce(gaps(items.count), +)
    let width = proposal.width.map { isStretched ? $0 : Swift.min($0, natural) } ?? natural
    let height = proposal.height ?? ideals.map(\.size.height).max() ?? 0
    // Cells share one line, so the first text's baseline is that of all.
    let baseline = ideals.compactMap { ideal in
      ideal.firstBaseline.map { $0 + (height - ideal.size.height) / 2 }
    }.first
    return Measurement(width: width, height: height, firstBaseline: baseline, lastBaseline: baseline)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let widths = widths(of: items.count, sharing: Swift.max(0, rect.width - gaps(items.count)))
    var distance = 0.0
    return widths.map { width in
      let x = direction == .leftToRight ? rect.minX + distance : rect.maxX - distance - width
      distance += width + spacing
      return Placement(
        frame: Rect(x: x, y: rect.minY, width: width, height: rect.height),
        proposal: Proposal(width: width, height: rect.height))
    }
  }

  private func gaps(_ count: Int) -> Double { Double(Swift.max(0, count - 1)) * spacing }

  /// The widths that cells with contents of these widths need.
  private func natural(_ contents: [Double]) -> [Double] {
    let needed = contents.map { $0.rounded(.up) + 2 * inset }
    return distribution == .fillEqually ? needed.map { _ in needed.max() ?? 0 } : needed
  }

  /// The widths of a number of cells in the room that they share.
  private func widths(of count: Int, sharing room: Double) -> [Double] {
    let equal = room / Double(Swift.max(1, count))
    guard distribution != .fillEqually, contentWidths.count == count else {
      guard isWhole, count > 0 else { return Array(repeating: equal, count: count) }
      let whole = equal.rounded(.down)
      return Array(repeating: whole, count: count - 1) + [room - whole * Double(count - 1)]
    }
    let needed = natural(contentWidths)
    // Every cell gets, or gives up, the same width, until its padding is used up.
    let change = (room - needed.reduce(0, +)) / Double(count)
    if distribution != .fillProportionally, change >= -2 * inset { return needed.map { $0 + change } }
    let shares = change >= -2 * inset ? needed : contentWidths
    let sum = shares.reduce(0, +)
    return sum > 0 ? shares.map { $0 * room / sum } : Array(repeating: equal, count: count)
  }
}
