public import MaquetteGraphics

/// Shows the first item that fits, as SwiftUI's `ViewThatFits` does; the last one if none does.
///
/// An item fits if its ideal length is no greater than the proposed one, along each axis that counts. Along the other axis it is
/// proposed what the container is: a text that may not be too high wraps in the proposed width.
public struct FirstFitLayout: Layout, Hashable {
  /// The axes along which an item must fit.
  public let axes: Set<Axis>

  /// Creates a layout; by default an item must fit along both axes.
  public init(axes: Set<Axis> = [.horizontal, .vertical]) {
    self.axes = axes
  }

  public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    chosen(of: items, for: proposal).map { items[$0].measure(proposal) } ?? Measurement(size: .zero)
  }

  /// Returns the placement of the item that fits; all others are left out.
  public func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let chosen = chosen(of: items, for: proposal)
    return items.indices.map { index in
      index == chosen
        ? Placement(of: items[index], in: rect, proposal: proposal, direction: direction) : .leftOut
    }
  }

  /// Returns the distance that the first item asks for: which one is shown is not known before it is measured.
  public func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
    items.first?.spacing(at: edge) ?? .standard
  }

  private func chosen(of items: [LayoutItem], for proposal: Proposal) -> Int? {
    let offer = Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = items.dropLast().firstIndex { item in
      let ideal = item.measure(offer).size
      return axes.allSatisfy { axis in
        proposal[axis].map { ideal[axis] <= $0 + Length.rounding } ?? true
      }
    }
    return fitting ?? items.indices.last
  }
}
