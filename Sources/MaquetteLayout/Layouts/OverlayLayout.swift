public import MaquetteGraphics

/// Lays items over or under a first one, which alone decides the size; overlays and backgrounds.
///
/// The other items are offered the size of the first and aligned with it; they may reach beyond it. What is
/// drawn in front is the caller's affair.
public struct OverlayLayout: Layout, Hashable {
  /// Where the others meet the first item.
  public let alignment: Alignment

  /// Creates an overlay or a background.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the size of the first item.
  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    items.first?.measure(proposal) ?? Measurement(size: .zero)
  }

  /// Returns the first item at the beginning of `rect` and the others aligned with it.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    guard let first = items.first else { return [] }
    let primary = first.measure(proposal)
    let frame = Rect(origin: rect.origin, size: primary.size)
    let offer = Proposal(width: primary.size.width, height: primary.size.height)
    let others = items.dropFirst().map { item in
      Placement(
        frame: alignment.frame(of: item.measure(offer), in: frame, container: primary), proposal: offer)
    }
    return ([Placement(frame: frame, proposal: proposal)] + others).directed(direction, in: rect)
  }
}
