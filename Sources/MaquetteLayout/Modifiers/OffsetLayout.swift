public import MaquetteGraphics

/// Moves an item without changing the space that it takes.
public struct OffsetLayout: ModifierLayout, Hashable {
  /// How far the item moves towards the trailing edge (x) and down (y), in points.
  public let offset: Point

  /// Creates an offset.
  public init(_ offset: Point) {
    self.offset = Point(x: Length.tamed(signed: offset.x), y: Length.tamed(signed: offset.y))
  }

  /// Returns the size of the item.
  public func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    item.measure(proposal)
  }

  /// Returns the item moved by the offset.
  public func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    Placement(
      frame: Rect(
        origin: rect.origin.offset(dx: offset.x, dy: offset.y), size: item.measure(proposal).size),
      proposal: proposal)
  }
}
