public import MaquetteGraphics

/// The place of an item in its container, in points.
public struct Placement: Hashable, Sendable {
  /// The item's rectangle, in the coordinates of the container's rectangle.
  public var frame: Rect
  /// The proposal that led to this size; a container places its own items with it.
  public var proposal: Proposal
  /// Whether the item is left out of the picture, for want of room.
  package var isLeftOut = false

  /// Creates a placement.
  public init(frame: Rect, proposal: Proposal) {
    self.frame = frame
    self.proposal = proposal
  }
}

extension Placement {
  /// The placement of an item that is not in the picture.
  public static let leftOut: Placement = {
    var placement = Placement(frame: .zero, proposal: Proposal(width: 0, height: 0))
    placement.isLeftOut = true
    return placement
  }()
}

/// A rule that sizes and arranges items.
///
/// Layout is in two passes, as in SwiftUI: proposals go down and measurements come back, then every
/// container places its items in its rectangle. Both are pure functions; placing with the measured proposal gives
/// the measured sizes.
public protocol Layout: Sendable {
  /// Returns the size of the container for a proposal.
  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement

  /// Returns a placement for each item, in order, within `rect`.
  ///
  /// Pass the proposal that led to the size of `rect`. Leading is left unless `direction` is right to left.
  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement]

  /// Returns the distance that an edge of the container asks for between it and its neighbour; the standard one by default.
  func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference

  /// Returns the place of a line that items state, in the container's size for a proposal; nil for none. By default it is the mean of
  /// the places that items state.
  func stated(_ line: AlignmentLine, of items: [LayoutItem], proposal: Proposal) -> Double?
}

extension Layout {
  public func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference { .standard }

  public func stated(_ line: AlignmentLine, of items: [LayoutItem], proposal: Proposal) -> Double? {
    meanOfStated(line, of: items, proposal: proposal)
  }

  func meanOfStated(_ line: AlignmentLine, of items: [LayoutItem], proposal: Proposal) -> Double? {
    let rect = Rect(origin: .zero, size: measure(items, proposal: proposal).size)
    let placements = place(items, in: rect, proposal: proposal, direction: .leftToRight)
    let places = zip(items, placements).compactMap { item, placement in
      placement.isLeftOut ? nil : placement.stated(line, of: item)
    }
    return places.isEmpty ? nil : places.reduce(0, +) / Double(places.count)
  }
}

extension Placement {
  /// Returns the place of a line that the placed item states, in its container.
  func stated(_ line: AlignmentLine, of item: LayoutItem) -> Double? {
    item.stated(line, for: proposal).map {
      $0 + (line.axis == .horizontal ? frame.origin.x : frame.origin.y)
    }
  }
}

/// A rule for one item that wraps it: padding, a frame, an offset.
///
/// Several items are treated independently, and the size is that of the largest.
public protocol ModifierLayout: Layout {
  /// Returns the size of the wrapper for a proposal.
  func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement

  /// Returns the placement of the item within `rect`, with leading at the left.
  func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement
}

extension ModifierLayout {
  /// Returns the size of the largest wrapped item; zero without items.
  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    var result: Measurement?
    for item in items {
      let next = measure(item, proposal: proposal)
      result = result.map { $0.union(next) } ?? next
    }
    return result ?? Measurement(size: .zero)
  }

  /// Returns the placement of every item, mirrored for right-to-left reading.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    items.map { place($0, in: rect, proposal: proposal) }.directed(direction, in: rect)
  }
}

extension Placement {
  /// Returns the placement, mirrored about the middle of `rect` for right-to-left reading.
  func directed(_ direction: LayoutDirection, in rect: Rect) -> Placement {
    direction == .rightToLeft ? mirrored(in: rect) : self
  }

  /// Returns the placement mirrored about the middle of `rect`.
  package func mirrored(in rect: Rect) -> Placement {
    var mirrored = self
    mirrored.frame.origin.x = rect.minX + (rect.maxX - frame.maxX)
    return mirrored
  }
}

extension [Placement] {
  func directed(_ direction: LayoutDirection, in rect: Rect) -> [Placement] {
    guard direction == .rightToLeft else { return self }
    return map { $0.directed(direction, in: rect) }
  }
}

extension Alignment {
  /// Returns the frame of an item, in its size for a proposal, whose guides meet those of a container that fills `rect`, for
  /// left-to-right reading.
  @inline(__always)
  func frame(of item: LayoutItem, for proposal: Proposal, in rect: Rect, container: Measurement) -> Rect {
    let measurement = item.measure(proposal)
    if item.statesLines { return stated(item, measurement, for: proposal, in: rect, container: container) }
    return frame(of: measurement, in: rect, container: container)
  }

  @inline(never)
  private func stated(
    _ item: LayoutItem, _ measurement: Measurement, for proposal: Proposal, in rect: Rect,
    container: Measurement
  ) -> Rect {
    let lines = ItemLines(of: item, measurement: measurement, for: proposal)
    let place = AlignmentLines(self).place(of: lines, in: ItemLines(size: container.size))
    return Rect(origin: rect.origin.offset(dx: place.x, dy: place.y), size: measurement.size)
  }

  private func frame(of item: Measurement, in rect: Rect, container: Measurement) -> Rect {
    Rect(
      origin: Point(
        x: rect.minX + (horizontal.guide(in: container) - horizontal.guide(in: item)),
        y: rect.minY + (vertical.guide(in: container) - vertical.guide(in: item))),
      size: item.size)
  }
}
