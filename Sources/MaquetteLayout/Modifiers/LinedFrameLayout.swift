public import MaquetteGraphics

/// A frame whose item stands on lines that are declared elsewhere.
public struct LinedFrameLayout: ModifierLayout, Hashable {
  private let frame: FrameLayout
  private let lines: AlignmentLines

  /// Creates a frame from the bounds of each axis.
  public init(width: FrameLength, height: FrameLength, lines: AlignmentLines) {
    frame = FrameLayout(width: width, height: height, alignment: .topLeading)
    self.lines = lines
  }

  public func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    let size = frame.measure(item, proposal: proposal).size
    let rect = Rect(origin: .zero, size: size)
    let placement = place(item, in: rect, proposal: proposal)
    return item.measure(placement.proposal).within(size, offset: placement.frame.minY)
  }

  public func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    let offer = frame.place(item, in: rect, proposal: proposal).proposal
    let own = ItemLines(of: item, for: offer)
    let place = lines.place(of: own, in: ItemLines(size: rect.size))
    return Placement(
      frame: Rect(origin: rect.origin.offset(dx: place.x, dy: place.y), size: own.measurement.size),
      proposal: offer)
  }

  /// Returns the distance that the item asks for, unless the frame has an edge of its own there.
  public func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
    let length = edge.axis == .horizontal ? frame.width : frame.height
    return length == FrameLength() ? items.first?.spacing(at: edge) ?? .standard : .standard
  }
}
