public import MaquetteGraphics

/// Puts an item into a frame of a given size, or of a size within bounds.
///
/// Each axis follows the rule that was found by experiment with SwiftUI ("Thinking in SwiftUI", objc.io):
/// the offer is clamped to the bounds before the item sees it, and a frame with a lower or an upper bound
/// goes with the offer as far as the bounds let it, whatever the item takes.
public struct FrameLayout: ModifierLayout, Hashable {
  /// The bounds of the width.
  public let width: FrameLength
  /// The bounds of the height.
  public let height: FrameLength
  /// Where the item lies in the frame.
  public let alignment: Alignment

  /// Creates a frame from the bounds of each axis.
  public init(width: FrameLength, height: FrameLength, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// Creates a frame of fixed lengths in points; nil keeps the item's own.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.init(
      width: FrameLength(min: width, ideal: width, max: width),
      height: FrameLength(min: height, ideal: height, max: height), alignment: alignment)
  }

  /// Returns the size of the frame.
  public func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    let content = item.measure(inner(proposal))
    let size = Size(
      width: width.length(around: content.size.width, proposed: proposal.width),
      height: height.length(around: content.size.height, proposed: proposal.height))
    let frame = Measurement(size: size)
    let top = alignment.vertical.guide(in: frame) - alignment.vertical.guide(in: content)
    return content.within(size, offset: top)
  }

  /// Returns the item aligned in the frame; one that is too large overflows it.
  public func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    let proposal = inner(proposal)
    return Placement(
      frame: alignment.frame(
        of: item.measure(proposal), in: rect, container: Measurement(size: rect.size)),
      proposal: proposal)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
  }
}
