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
    let members = members(of: items, proposal: proposal)
    let (width, height) = extents(of: members)
    var baselines = BaselineSpan()
    for member in members { baselines.include(member.measurement, offset: height.before - member.guide.y) }
    return baselines.measurement(of: Size(width: width.length, height: height.length))
  }

  /// Returns the placements of the items, aligned with each other within `rect`.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let members = members(of: items, proposal: proposal)
    let (width, height) = extents(of: members)
    let x = width.line(
      from: rect.minX, available: rect.width,
      slackShare: alignment.horizontal.slackShare)
    let y = height.line(
      from: rect.minY, available: rect.height,
      slackShare: alignment.vertical.slackShare)
    return members.map { member in
      let origin = Point(x: x - member.guide.x, y: y - member.guide.y)
      return Placement(frame: Rect(origin: origin, size: member.measurement.size), proposal: proposal)
    }
    .directed(direction, in: rect)
  }

  /// An item with the place where its lines cross.
  private struct Member {
    var measurement: Measurement
    var guide: Point
  }

  private func members(of items: [LayoutItem], proposal: Proposal) -> [Member] {
    items.map { item in
      let measurement = item.measure(proposal)
      if item.statesLines {
        let own = ItemLines(of: item, measurement: measurement, for: proposal)
        let lines = AlignmentLines(alignment)
        return Member(
          measurement: measurement, guide: Point(x: own[lines.horizontal], y: own[lines.vertical]))
      }
      let guide = Point(
        x: alignment.horizontal.guide(in: measurement), y: alignment.vertical.guide(in: measurement))
      return Member(measurement: measurement, guide: guide)
    }
  }

  private func extents(of members: [Member]) -> (width: AlignedExtent, height: AlignedExtent) {
    var width = AlignedExtent()
    var height = AlignedExtent()
    for member in members {
      width.include(length: member.measurement.size.width, guide: member.guide.x)
      height.include(length: member.measurement.size.height, guide: member.guide.y)
    }
    return (width, height)
  }

  /// Returns the distance that all items ask for together.
  public func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
    .common(items.map { $0.spacing(at: edge) })
  }
}
