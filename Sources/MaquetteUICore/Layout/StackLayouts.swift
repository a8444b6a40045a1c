public import Foundation
import MaquetteGraphics
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect
import MaquetteLayout

/// A row as a layout that can take the place of another one.
nonisolated public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  /// Creates a row; the spacing is in points, nil for the distances that views ask for.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  private var rule: StackLayout {
    .row(spacing: spacing.map { Double($0) }, alignment: alignment.element)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    rule.size(of: subviews, proposal)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { rule.place(subviews, in: bounds, proposal) }
}

/// A column as a layout that can take the place of another one.
nonisolated public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  /// Creates a column; the spacing is in points, nil for the distances that views ask for.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  private var rule: StackLayout {
    .column(spacing: spacing.map { Double($0) }, alignment: alignment.element)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    rule.size(of: subviews, proposal)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { rule.place(subviews, in: bounds, proposal) }
}

/// Layers as a layout that can take the place of another one.
nonisolated public struct ZStackLayout: Layout {
  public var alignment: Alignment
  /// Creates layers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    layers(alignment).size(of: subviews, proposal)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { layers(alignment).place(subviews, in: bounds, proposal) }
}

private func layers(_ alignment: Alignment) -> some MaquetteLayout.Layout {
  MaquetteLayout.ZStackLayout(alignment: alignment.element)
}

extension MaquetteLayout.Layout {
  fileprivate func size(of views: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    let size = measure(views.map(\.item), proposal: proposal.element).size
    return CGSize(width: size.width, height: size.height)
  }

  /// Places the views with leading at the left: the arrangement around mirrors them.
  fileprivate func place(_ views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let rect = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    let placements = place(
      views.map(\.item), in: rect, proposal: proposal.element, direction: .leftToRight)
    for (view, placement) in zip(views, placements) { view.place.placement = placement }
  }
}
