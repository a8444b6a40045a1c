public import MaquetteGraphics

/// Offers an item room of a ratio of width to height, as SwiftUI's `aspectRatio(_:contentMode:)` does.
///
/// Where one length is proposed, the other follows from it. Where neither is, the item keeps its ideal size. The modifier has the
/// size of the item, which need not take what it is offered.
public struct AspectRatioLayout: ModifierLayout, Hashable {
  /// The width as a multiple of the height; nil for the ratio of the item's ideal size.
  public let ratio: Double?
  /// Whether the room covers what is proposed; otherwise it fits into it.
  public let fills: Bool

  /// Creates the modifier; a ratio that is not greater than 0 is taken for none.
  public init(_ ratio: Double?, fills: Bool = false) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.fills = fills
  }

  public func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    item.measure(offer(to: item, in: proposal))
  }

  public func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    let offer = offer(to: item, in: proposal)
    return Placement(frame: Rect(origin: rect.origin, size: item.measure(offer).size), proposal: offer)
  }

  private func offer(to item: LayoutItem, in proposal: Proposal) -> Proposal {
    guard let ratio = ratio ?? idealRatio(of: item) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      // Both infinite: a ratio of the greatest lengths.
      if width.isInfinite, height.isInfinite { return proposal }
      let isWide = width > height * ratio
      return isWide == fills
        ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
    }
  }

  private func idealRatio(of item: LayoutItem) -> Double? {
    let ideal = item.measure(.unspecified).size
    return ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil
  }
}
