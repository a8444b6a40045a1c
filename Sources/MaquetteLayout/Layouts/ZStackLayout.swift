public import MaquetteGraphics

/// Lays items on top of each other; the container has the extent of the aligned items.
public struct ZStackLayout: Layout, Hashable {
  /// The alignment of the items.
  public let alignment: Alignment

  /// Creates a layout with an alignment.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the extent of the aligned items, each measured with the whole proposal.
  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let measurements = items.map { $0.measure(proposal) }
    let (width, height) = extents(of: measurements)
    var baselines = BaselineSpan()
    for measurement in measurements {
      baselines.include(measurement, offset: height.before - alignment.vertical.guide(in: measurement))
    }
    return baselines.measurement(of: Size(width: width.length, height: height.length))
  }

  /// Returns the placements of the items, aligned with each other within `rect`.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let measurements = items.map { $0.measure(proposal) }
    let (width, height) = extents(of: measurements)
    let x = width.line(from: rect.minX, available: rect.width, slackShare: alignment.horizontal.slackShare)
    let y = height.line(from: rect.minY, available: rect.height, slackShare: alignment.vertical.slackShare)
    return measurements.map { measurement in
      let origin = Point(
        x: x - alignment.horizontal.guide(in: measurement), y: y - alignment.vertical.guide(in: measurement))
      return Placement(frame: Rect(origin: origin, size: measurement.size), proposal: proposal)
    }
    .directed(direction, in: rect)
  }

  private func extents(of measurements: [Measurement]) -> (width: AlignedExtent, height: AlignedExtent) {
    var width = AlignedExtent()
    var height = AlignedExtent()
    for measurement in measurements {
      width.include(length: measurement.size.width, guide: alignment.horizontal.guide(in: measurement))
      height.include(length: measurement.size.height, guide: alignment.vertical.guide(in: measurement))
    }
    return (width, height)
  }
}

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
      let place = alignment.frame(of: item.measure(offer), in: frame, container: primary)
      placements.append(Placement(frame: place, proposal: offer))
    }
    return placements.directed(direction, in: rect)
  }

  /// Returns the distance preferred by the first item: other layers do not face its neighbours.
  public func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
    items.first?.spacing(at: edge) ?? .standard
  }
}
