public import MaquetteGraphics

/// Arranges items in lines and begins a new line where the next item has no room, as words of a text do.
///
/// An item has its ideal width, or that of the line if it is wider. Lines take their heights from the items on them. Without a
/// proposed width, or with an infinite one, all items are on one line.
public struct FlowLayout: Layout, Hashable {
  /// The distance between elements on a line in points.
  public let spacing: Double
  /// The distance between lines in points.
  public let lineSpacing: Double
  /// The place of each line in the width, and of each item in the height of its line.
  public let alignment: Alignment

  /// Creates a flow; lines begin at the leading edge by default.
  public init(spacing: Double = 8, lineSpacing: Double = 8, alignment: Alignment = .leading) {
    self.spacing = Length.tamed(signed: spacing)
    self.lineSpacing = Length.tamed(signed: lineSpacing)
    self.alignment = alignment
  }

  /// Returns the width of the longest line and the sum of the lines' heights and spacing.
  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let lines = lines(of: items, proposal: proposal)
    var baselines = BaselineSpan()
    for line in lines {
      for member in line.members {
        let below = line.top + line.extent.before - alignment.vertical.guide(in: member.measurement)
        baselines.include(member.measurement, offset: below)
      }
    }
    return baselines.measurement(
      of: Size(
        width: lines.reduce(0) { Swift.max($0, $1.width) },
        height: lines.last.map { $0.top + $0.extent.length } ?? 0))
  }

  /// Returns the placements of the items, line by line from the top of `rect`.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    lines(of: items, proposal: proposal).flatMap { line in
      let indent = (rect.width - line.width) * alignment.horizontal.slackShare
      return line.members.map { member in
        let y = line.top + line.extent.before - alignment.vertical.guide(in: member.measurement)
        let origin = Point(x: rect.minX + indent + member.start, y: rect.minY + y)
        return Placement(
          frame: Rect(origin: origin, size: member.measurement.size), proposal: member.proposal)
      }
    }
    .directed(direction, in: rect)
  }

  /// An item on a line.
  private struct Member {
    var proposal: Proposal
    var measurement: Measurement
    /// The distance from the beginning of the line.
    var start: Double
  }

  private struct Line {
    var members: [Member] = []
    /// The distance from the top of the flow.
    var top = 0.0
    var extent = AlignedExtent()

    var width: Double { members.last.map { $0.start + $0.measurement.size.width } ?? 0 }
  }

  private func lines(of items: [LayoutItem], proposal: Proposal) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for item in items {
      var offer = Proposal.unspecified
      var measurement = item.measure(offer, inStackAlong: .horizontal)
      if let room = proposal.width, measurement.size.width > room + Length.rounding {
        offer = Proposal(width: room, height: nil)
        measurement = item.measure(offer, inStackAlong: .horizontal)
      }
      var start = line.members.isEmpty ? 0 : line.width + spacing
      let hasRoom = proposal.width.map { start + measurement.size.width <= $0 + Length.rounding } ?? true
      if !hasRoom, !line.members.isEmpty {
        let top = line.top + line.extent.length + lineSpacing
        lines.append(line)
        line = Line(top: top)
        start = 0
      }
      line.members.append(Member(proposal: offer, measurement: measurement, start: start))
      line.extent.include(
        length: measurement.size.height, guide: alignment.vertical.guide(in: measurement))
    }
    return line.members.isEmpty ? lines : lines + [line]
  }
}
