public import MaquetteGraphics

/// Keeps a distance around an item.
public struct PaddingLayout: ModifierLayout, Hashable {
  /// The distances in points; negative ones let the item reach beyond its container.
  public let insets: Insets

  /// Creates padding.
  public init(_ insets: Insets) {
    self.insets = Insets(
      top: Length.tamed(signed: insets.top), leading: Length.tamed(signed: insets.leading),
      bottom: Length.tamed(signed: insets.bottom), trailing: Length.tamed(signed: insets.trailing))
  }

  /// Returns the size of the item and the distances around it.
  public func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    let content = item.measure(inner(proposal))
    let size = Size(
      width: content.size.width + insets.horizontal, height: content.size.height + insets.vertical)
    return content.within(size, offset: insets.top)
  }

  /// Returns the item within the distances.
  public func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    let proposal = inner(proposal)
    return Placement(
      frame: Rect(
        origin: rect.origin.offset(dx: insets.leading, dy: insets.top), size: item.measure(proposal).size),
      proposal: proposal)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { $0 - insets.horizontal },
      height: proposal.height.map { $0 - insets.vertical })
  }
}
