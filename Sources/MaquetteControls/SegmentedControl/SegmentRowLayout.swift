internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Lays out the cells of a segmented control: side by side, all equally wide.
///
/// Without a given width, each cell is as wide as the widest item, in whole points, plus the inset on both sides, like
/// UIKit's segments. Cells share a given width equally, regardless of their content.
struct SegmentRowLayout: Layout {
  /// The distance between cells in points.
  var spacing: Double
  /// The padding beside the widest item in points.
  var inset: Double = 0
  /// Whether the cells fill the proposed width, rather than fit their contents.
  var isStretched: Bool

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let ideals = items.map { $0.measure(.unspecified) }
    let widest = ideals.map(\.size.width).max() ?? 0
    let count = Double(items.count)
    let natural = count * (widest.rounded(.up) + 2 * inset) + Swift.max(0, count - 1) * spacing
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
    let count = Double(items.count)
    let width = Swift.max(0, (rect.width - Swift.max(0, count - 1) * spacing) / Swift.max(1, count))
    return items.indices.map { index in
      let distance = Double(index) * (width + spacing)
      let x = direction == .leftToRight ? rect.minX + distance : rect.maxX - distance - width
      return Placement(
        frame: Rect(x: x, y: rect.minY, width: width, height: rect.height),
        proposal: Proposal(width: width, height: rect.height))
    }
  }
}
