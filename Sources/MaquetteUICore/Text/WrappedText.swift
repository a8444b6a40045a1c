import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A text that is as wide as its widest line with the space at which that line ends, as in SwiftUI: the frame of a wrapped text of
/// 28 points reaches 9 points beyond the ink of its widest line (`PreviewSnapshotsTests` of swiftui-preview-snapshots).
struct WrappedText: Element {
  let content: any Element
  /// The width of a space in points.
  let space: Double

  func node(in environment: MaquetteElements.Environment) -> Node {
    Node(
      name: NodeName("wrapped"), layout: WrappedTextLayout(space: space), children: [content], in: environment
    )
  }
}

/// Makes an item of several lines wider by a space where there is room.
private struct WrappedTextLayout: MaquetteLayout.Layout {
  let space: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measured {
    guard let item = items.first else { return Measured(width: 0, height: 0) }
    let measured = item.measure(proposal)
    let width = measured.size.width
    guard let room = proposal.width, room.isFinite, measured.lastBaseline != measured.firstBaseline else {
      return measured
    }
    return Measured(
      width: max(width, min(room, width + space)), height: measured.size.height,
      firstBaseline: measured.firstBaseline, lastBaseline: measured.lastBaseline)
  }

  func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
    items.first?.spacing(at: edge) ?? .standard
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: MaquetteGraphics.LayoutDirection
  ) -> [Placement] {
    items.map { Placement(of: $0, in: rect, proposal: proposal, direction: direction) }
  }
}
