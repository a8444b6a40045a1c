internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Lays out the cells of a segmented control: side by side, all equally wide.
///
/// Left to itself a cell is as wide as the widest item, in whole points, and the inset on both sides, as
/// UIKit's segments are. Cells share a width that is given, whatever they hold.
struct SegmentRowLayout: Layout {
  /// The distance between cells in points.
  var spacing: Double
  /// The room beside the widest item in points.
  var inset: Double = 0
  /// Whether the cells take all the width they are offered, rather than no more than they need.
  var isStretched: Bool

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let ideals = items.map { $0.measure(.unspecified) }
    let widest = ideals.map(\.size.width).max() ?? 0
    let count = Double(items.count)
    let natural = count * (widest.rounded(.up) + 2 * inset) + Swift.max(0, count - 1) * spacing
    let width = proposal.width.map { isStretched ? $0 : Swift.min($0, natural) } ?? natural
    let height = proposal.height ?? ideals.map(\.size.height).max() ?? 0
    // Cells stand in one line, so the first text speaks for all.
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

/// The cells of a segmented control, or of one of the layers behind them.
struct SegmentRow: Element {
  var layout: SegmentRowLayout
  var cells: [any Element]

  func node(in environment: Environment) -> Node {
    Node(
      name: "segments", layout: layout, children: cells, in: environment)
  }
}
