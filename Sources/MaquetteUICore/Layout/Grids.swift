public import Foundation
import MaquetteElements
import struct MaquetteGraphics.Size
import MaquetteLayout

/// The size of a column or a row of a lazy grid.
nonisolated public struct GridItem: Sendable {
  /// How a size is found.
  nonisolated public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  /// Creates a column or a row; lengths are in points.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Views in columns, row after row.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let parts = context.inLazyRows.inColumn.child(0).parts(of: content)
    let layout = TrackLayout(
      items: columns, spacing: Double(spacing ?? 8), alignment: alignment.element, axis: .vertical)
    return [ViewPart(TrackElement(layout: layout, children: parts.map(\.element)))]
  }
}

/// Views in rows, column after column.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let rows: [GridItem]
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { (self.rows, self.spacing, self.content) = (rows, spacing, content()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let parts = context.inLazyRows.inColumn.child(0).parts(of: content)
    let layout = TrackLayout(
      items: rows, spacing: Double(spacing ?? 8), alignment: .center, axis: .horizontal)
    return [ViewPart(TrackElement(layout: layout, children: parts.map(\.element)))]
  }
}

/// The element of a lazy grid.
struct TrackElement: Element {
  let layout: TrackLayout
  let children: [any Element]

  func node(in environment: MaquetteElements.Environment) -> Node {
    Node(name: NodeName("lazy-grid"), layout: layout, children: children, in: environment)
  }
}
