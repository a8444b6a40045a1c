import MaquetteGraphics

/// A rule for one item that wraps it.
///
/// A value of a known size rather than any ``ModifierLayout``: most nodes of a tree are modifiers, and an item keeps its rule
/// beside its answers without another allocation.
public enum LayoutModifier: Hashable, Sendable {
  /// Space around the item.
  case padding(PaddingLayout)
  /// A frame of a given size, or of a size within bounds.
  case frame(FrameLayout)
  /// A distance that the item is moved by.
  case offset(OffsetLayout)
  /// The ideal size for any proposal.
  case fixedSize(FixedSizeLayout)
  /// Room of a ratio of width to height.
  case aspectRatio(AspectRatioLayout)

  /// Returns the size of the wrapper for a proposal.
  func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    switch self {
    case .padding(let layout): layout.measure(item, proposal: proposal)
    case .frame(let layout): layout.measure(item, proposal: proposal)
    case .offset(let layout): layout.measure(item, proposal: proposal)
    case .fixedSize(let layout): layout.measure(item, proposal: proposal)
    case .aspectRatio(let layout): layout.measure(item, proposal: proposal)
    }
  }

  /// Returns the placement of the item within `rect`, with leading at the left.
  func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    switch self {
    case .padding(let layout): layout.place(item, in: rect, proposal: proposal)
    case .frame(let layout): layout.place(item, in: rect, proposal: proposal)
    case .offset(let layout): layout.place(item, in: rect, proposal: proposal)
    case .fixedSize(let layout): layout.place(item, in: rect, proposal: proposal)
    case .aspectRatio(let layout): layout.place(item, in: rect, proposal: proposal)
    }
  }

  /// Whether the wrapper has an edge of its own there, so that the item's does not face the neighbour.
  func separates(at edge: ItemEdge) -> Bool {
    switch self {
    case .padding(let layout):
      switch edge {
      case .start(.vertical): layout.insets.top != 0
      case .end(.vertical): layout.insets.bottom != 0
      case .start(.horizontal): layout.insets.leading != 0
      case .end(.horizontal): layout.insets.trailing != 0
      }
    case .frame(let layout): (edge.axis == .horizontal ? layout.width : layout.height) != FrameLength()
    case .offset, .fixedSize, .aspectRatio: false
    }
  }
}
