public import MaquetteGraphics

/// Lays items over or under a first one, which alone determines the size: overlays and backgrounds.
///
/// The other items are proposed the size of the first and aligned with it; they may reach beyond it. The caller
/// decides the drawing order.
public struct OverlayLayout: Layout, Hashable {
  /// The alignment of the others with the first item.
  public let alignment: Alignment

  /// Creates an overlay or a background.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    items.first?.measure(proposal) ?? Measurement(size: .zero)
  }

  /// Returns the placement of the first item at the beginning of `rect` and of the others aligned with it.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    guard let first = items.first else { return [] }
    let primary = first.measure(proposal)
    let frame = Rect(origin: rect.origin, size: primary.size)
    let offer = Proposal(width: primary.size.width, height: primary.size.height)
    var placements = [Placement(frame: frame, proposal: proposal)]
    placements.reserveCapacity(items.count)
    for item in items.dropFirst() {
      let place =
        first.statesLines
        ? lined(item, offer, over: ItemLines(of: first, measurement: primary, for: proposal), in: frame)
        : alignment.frame(of: item, for: offer, in: frame, container: primary)
      placements.append(Placement(frame: place, proposal: offer))
    }
    return placements.directed(direction, in: rect)
  }

  private func lined(_ item: LayoutItem, _ offer: Proposal, over first: ItemLines, in frame: Rect) -> Rect {
    let own = ItemLines(of: item, for: offer)
    let place = AlignmentLines(alignment).place(of: own, in: first)
    return Rect(origin: frame.origin.offset(dx: place.x, dy: place.y), size: own.measurement.size)
  }

  /// Returns the distance that the first item asks for: what lies in front or behind does not face its neighbours.
  public func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
    items.first?.spacing(at: edge) ?? .standard
  }

  /// Returns the place that the first item states.
  public func stated(_ line: AlignmentLine, of items: [LayoutItem], proposal: Proposal) -> Double? {
    items.first?.stated(line, for: proposal)
  }
}
