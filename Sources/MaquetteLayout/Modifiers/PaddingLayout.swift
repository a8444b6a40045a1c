public import MaquetteGraphics

/// Adds space around an item.
public struct PaddingLayout: ModifierLayout, Hashable {
  /// The distances in points; negative ones let the item reach beyond its container.
  public let insets: Insets

  /// Creates padding.
  public init(_ insets: Insets) {
    self.insets = Insets(
      top: Length.tamed(signed: insets.top), leading: Length.tamed(signed: insets.leading),
      bottom: Length.tamed(signed: insets.bottom), trailing: Length.tamed(signed: insets.trailing))
  }

  public func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    let content = item.measure(inner(proposal))
    let size = Size(
      width: content.size.width + insets.horizontal, height: content.size.height + insets.vertical)
    return content.within(size, offset: insets.top)
  }

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

/// Moves an item without changing its measurement.
public struct OffsetLayout: ModifierLayout, Hashable {
  /// The offset towards the trailing edge (x) and down (y), in points.
  public let offset: Point

  /// Creates an offset.
  public init(_ offset: Point) {
    self.offset = Point(x: Length.tamed(signed: offset.x), y: Length.tamed(signed: offset.y))
  }

  public func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    item.measure(proposal)
  }

  public func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    Placement(
      frame: Rect(origin: rect.origin.offset(dx: offset.x, dy: offset.y), size: item.measure(proposal).size),
      proposal: proposal)
  }
}

/// Gives an item its ideal size for any proposal, so that it overflows instead of wrapping or shrinking.
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

  public func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    item.measure(inner(proposal))
  }

  public func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    let proposal = inner(proposal)
    return Placement(frame: Rect(origin: rect.origin, size: item.measure(proposal).size), proposal: proposal)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
