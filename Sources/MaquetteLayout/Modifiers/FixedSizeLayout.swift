public import MaquetteGraphics

/// Gives an item its ideal size whatever is offered, so that it overflows rather than wraps or shrinks.
public struct FixedSizeLayout: ModifierLayout, Hashable {
  /// Whether the width is the ideal one.
  public let horizontal: Bool
  /// Whether the height is the ideal one.
  public let vertical: Bool

  /// Creates the modifier; the default fixes both axes.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns the ideal size of the item on the axes that are fixed.
  public func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    item.measure(inner(proposal))
  }

  /// Returns the item at the beginning of `rect`.
  public func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    let proposal = inner(proposal)
    return Placement(
      frame: Rect(origin: rect.origin, size: item.measure(proposal).size), proposal: proposal)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
