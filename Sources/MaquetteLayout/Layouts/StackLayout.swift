public import MaquetteGraphics

/// Arranges items one after the other, as SwiftUI's `HStack` and `VStack` do.
///
/// `SpaceDistribution` divides the space; a spacer has no extent across the axis. Across the
/// axis items meet on a common line, and the stack's extent is that of the aligned items.
public struct StackLayout: Layout, Hashable {
  /// The direction in which items follow each other; rows run from leading to trailing.
  public let axis: Axis
  /// The distance between neighbours in points; a negative one makes them overlap, and nil stands for the distance that each
  /// two neighbours ask for (``SpacingPreference``).
  public let spacing: Double?
  /// The alignment; a column uses the horizontal part, a row the vertical one.
  public let alignment: Alignment
  /// Whether each item is offered the breadth of the broadest: the height of the highest in a row.
  public let hasEqualBreadths: Bool

  /// Creates a stack; the default spacing is the platforms' standard distance.
  public init(
    axis: Axis, spacing: Double? = SpacingPreference.standardDistance, alignment: Alignment = .center,
    hasEqualBreadths: Bool = false
  ) {
    self.axis = axis
    self.spacing = spacing.map(Length.tamed(signed:))
    self.alignment = alignment
    self.hasEqualBreadths = hasEqualBreadths
  }

  /// Creates a row.
  public static func row(
    spacing: Double? = SpacingPreference.standardDistance, alignment: VerticalAlignment = .center,
    hasEqualHeights: Bool = false
  ) -> StackLayout {
    StackLayout(
      axis: .horizontal, spacing: spacing, alignment: Alignment(.center, alignment),
      hasEqualBreadths: hasEqualHeights)
  }

  /// Creates a column.
  public static func column(
    spacing: Double? = SpacingPreference.standardDistance, alignment: HorizontalAlignment = .center,
    hasEqualWidths: Bool = false
  ) -> StackLayout {
    StackLayout(
      axis: .vertical, spacing: spacing, alignment: Alignment(alignment, .center),
      hasEqualBreadths: hasEqualWidths)
  }

  /// Returns the sum of the items' lengths and spacing, and the extent of the aligned items across the axis.
  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let members = members(of: items, proposal: proposal)
    let breadth = breadth(of: members)
    var baselines = BaselineSpan()
    for member in members {
      let below = axis == .vertical ? member.start : breadth.before - member.guide
      baselines.include(member.measurement, offset: below)
    }
    let length = members.last.map { $0.start + $0.measurement.size[axis] } ?? 0
    return baselines.measurement(of: Size(along: axis, length, across: breadth.length))
  }

  /// Returns the placements of the items, one after the other from the beginning of `rect`.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let members = members(of: items, proposal: proposal)
    let acrossStart = axis == .horizontal ? rect.minY : rect.minX
    let line = breadth(of: members)
      .line(from: acrossStart, available: rect.size[axis.cross], slackShare: slackShare)
    return members.map { member in
      let across = line - member.guide
      let origin =
        axis == .horizontal
        ? Point(x: rect.minX + member.start, y: across) : Point(x: across, y: rect.minY + member.start)
      return Placement(frame: Rect(origin: origin, size: member.measurement.size), proposal: member.proposal)
    }
    .directed(direction, in: rect)
  }

  /// An item with its share of the space.
  private struct Member {
    var proposal: Proposal
    var measurement: Measurement
    /// The distance along the axis from the stack's beginning.
    var start: Double
    /// The distance across the axis from the item's beginning to the common line.
    var guide: Double
  }

  private func members(of items: [LayoutItem], proposal: Proposal) -> [Member] {
    guard hasEqualBreadths else { return natural(items, proposal: proposal) }
    // The broadest decides, not the room: what fills any breadth is offered that of the others.
    let broadest = breadth(of: natural(items, proposal: proposal.replacing(axis.cross, with: nil))).length
    let offer = Swift.min(broadest, proposal[axis.cross] ?? .infinity)
    return natural(items, proposal: proposal.replacing(axis.cross, with: offer))
  }

  /// Returns the items one after the other, each as broad as it is by itself.
  private func natural(_ items: [LayoutItem], proposal: Proposal) -> [Member] {
    var members: [Member] = []
    members.reserveCapacity(items.count)
    let gaps = gaps(between: items)
    var start = 0.0
    func append(_ item: LayoutItem, offer: Double?) {
      let proposal = proposal.replacing(axis, with: offer)
      let measurement = item.measure(proposal, inStackAlong: axis)
      let gap = gaps.isEmpty ? spacing ?? 0 : gaps[members.count]
      members.append(
        Member(
          proposal: proposal, measurement: measurement, start: start,
          guide: guide(of: item, measurement, proposal)))
      start += measurement.size[axis] + gap
    }
    guard let available = proposal[axis] else {
      // Every item has its ideal length.
      for item in items { append(item, offer: nil) }
      return members
    }
    let allGaps =
      gaps.isEmpty ? (spacing ?? 0) * Double(Swift.max(0, items.count - 1)) : gaps.reduce(0, +)
    let shares = SpaceDistribution(priorities: items.map(\.priority)).shares(of: available - allGaps) {
      items[$0].measure(proposal.replacing(axis, with: $1), inStackAlong: axis).size[axis]
    }
    for (item, share) in zip(items, shares) { append(item, offer: share.offer) }
    return members
  }

  /// Returns the distances after each item that its neighbours ask for, the last one 0; none if the stack states one for all.
  private func gaps(between items: [LayoutItem]) -> [Double] {
    guard spacing == nil else { return [] }
    return items.indices.map { index in
      guard index + 1 < items.count else { return 0 }
      return SpacingPreference.distance(
        items[index].spacing(at: .end(axis)), items[index + 1].spacing(at: .start(axis)))
    }
  }

  private func breadth(of members: [Member]) -> AlignedExtent {
    var extent = AlignedExtent()
    for member in members {
      extent.include(length: member.measurement.size[axis.cross], guide: member.guide)
    }
    return extent
  }

  private func guide(of item: LayoutItem, _ measurement: Measurement, _ proposal: Proposal) -> Double {
    if item.statesLines { return stated(in: ItemLines(of: item, measurement: measurement, for: proposal)) }
    return switch axis {
    case .horizontal: alignment.vertical.guide(in: measurement)
    case .vertical: alignment.horizontal.guide(in: measurement)
    }
  }

  @inline(never)
  private func stated(in lines: ItemLines) -> Double {
    axis == .horizontal ? lines[.vertical(alignment.vertical)] : lines[.horizontal(alignment.horizontal)]
  }

  private var slackShare: Double {
    axis == .horizontal ? alignment.vertical.slackShare : alignment.horizontal.slackShare
  }

  /// Returns the distance preferred by the item at the edge, or by all items across the axis.
  public func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
    guard edge.axis == axis else { return .common(items.map { $0.spacing(at: edge) }) }
    let item = if case .start = edge { items.first } else { items.last }
    return item?.spacing(at: edge) ?? .standard
  }
}
