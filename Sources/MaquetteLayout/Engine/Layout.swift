public import MaquetteGraphics

/// Where a container puts an item, in points.
public struct Placement: Hashable, Sendable {
  /// The item's rectangle, in the coordinates of the rectangle that its container was given.
  public var frame: Rect
  /// The proposal that the item answered with this size; a container lays out its own items with it.
  public var proposal: Proposal

  /// Creates a placement.
  public init(frame: Rect, proposal: Proposal) {
    self.frame = frame
    self.proposal = proposal
  }
}

/// A rule that sizes and arranges items.
///
/// Layout is in two passes, as in SwiftUI: proposals go down and measurements come back, then every
/// container places its items in the rectangle it was given. Both are pure functions; placing with the
/// proposal that was measured gives the sizes that were measured.
public protocol Layout: Sendable {
  /// Returns the size that the container takes for a proposal.
  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement

  /// Returns a placement for each item, in order, within `rect`.
  ///
  /// Pass the proposal that led to the size of `rect`. Leading is left unless `direction` says otherwise.
  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement]
}

/// A rule for one item that wraps it: padding, a frame, an offset.
///
/// Given several items it treats each as if it were alone and takes the size of the largest.
public protocol ModifierLayout: Layout {
  /// Returns the size that the wrapper takes for a proposal.
  func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement

  /// Returns the placement of the item within `rect`, with leading at the left.
  func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement
}

extension ModifierLayout {
  /// Returns the size of the largest wrapped item; nothing takes no space.
  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    var result: Measurement?
    for item in items {
      let next = measure(item, proposal: proposal)
      result = result.map { $0.union(next) } ?? next
    }
    return result ?? Measurement(size: .zero)
  }

  /// Returns the placement of every item, mirrored if reading runs from right to left.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    items.map { place($0, in: rect, proposal: proposal) }.directed(direction, in: rect)
  }
}
