public import MaquetteGraphics

/// Lays items on top of each other; the container is as large as they reach once aligned.
public struct ZStackLayout: Layout, Hashable {
  /// Where the items meet.
  public let alignment: Alignment

  /// Creates a pile of items.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns how far the items reach once aligned, each offered the whole proposal.
  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let measurements = items.map { $0.measure(proposal) }
    let (width, height) = extents(of: measurements)
    var baselines = BaselineSpan()
    for measurement in measurements {
      baselines.include(measurement, offset: height.before - alignment.vertical.guide(in: measurement))
    }
    return baselines.measurement(of: Size(width: width.length, height: height.length))
  }

  /// Returns the items aligned with each other within `rect`.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let measurements = items.map { $0.measure(proposal) }
    let (width, height) = extents(of: measurements)
    let x = width.line(
      from: rect.minX, available: rect.width, slackShare: alignment.horizontal.slackShare)
    let y = height.line(
      from: rect.minY, available: rect.height, slackShare: alignment.vertical.slackShare)
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
