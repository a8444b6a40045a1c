public import Foundation
import MaquetteElements
import MaquetteGraphics
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect
import MaquetteLayout
import MaquetteViewLayout

/// The size that a view is offered, in points; nil for its ideal one.
nonisolated public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ proposal: Proposal) {
    self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  /// Returns the size, with another one's lengths where none is proposed.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  var element: Proposal {
    Proposal(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}

/// A rule that sizes and places views.
nonisolated public protocol Layout: Animatable, SendableMetatype {
  /// The type of what is kept between measuring and placing.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews

  /// Returns the size of the whole.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the distances to neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  static var layoutProperties: LayoutProperties { get }
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns the views in the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// The axis of a layout that is a stack.
nonisolated public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// The distances that a view keeps from its neighbours.
nonisolated public struct ViewSpacing: Sendable {
  private var edges: [ItemEdge: SpacingPreference] = [:]
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in all { spacing.edges[edge] = SpacingPreference.none }
    return spacing
  }()
  private static let all: [ItemEdge] = [
    .start(.horizontal), .end(.horizontal), .start(.vertical), .end(.vertical),
  ]

  /// Creates the standard distances.
  public init() {}

  /// The distances that an item asks for.
  init(of item: LayoutItem) { for edge in Self.all { edges[edge] = item.spacing(at: edge) } }

  private subscript(edge: ItemEdge) -> SpacingPreference { edges[edge] ?? .standard }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Self.all where edges.contains(edge.set) {
      self.edges[edge] = .common([self[edge], other[edge]])
    }
  }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
  /// Returns the distance in points to what follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let axis: MaquetteLayout.Axis = axis == .horizontal ? .horizontal : .vertical
    return SpacingPreference.distance(self[.end(axis)], next[.start(axis)])
  }
}

extension ItemEdge {
  /// The edge as views name it.
  fileprivate var set: Edge.Set {
    switch self {
    case .start(.horizontal): .leading
    case .end(.horizontal): .trailing
    case .start(.vertical): .top
    case .end(.vertical): .bottom
    }
  }
}

/// A value that a view gives to the layout around it.
nonisolated public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views of a layout.
nonisolated public struct LayoutSubviews: RandomAccessCollection {
  let views: [LayoutSubview]
  public var layoutDirection = LayoutDirection.leftToRight
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view of a layout.
nonisolated public struct LayoutSubview {
  final class Place {
    var placement: Placement?
  }

  let item: LayoutItem
  let place = Place()
  let values: [ObjectIdentifier: Any]

  /// The priority in stacks.
  public var priority: Double { item.priority }
  /// The distances that the view keeps.
  public var spacing: ViewSpacing { ViewSpacing(of: item) }

  /// A value that the view gives.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Returns the size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = item.measure(proposal.element).size
    return CGSize(width: size.width, height: size.height)
  }
  /// Returns the size for a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let measured = item.measure(proposal.element)
    return ViewDimensions(
      width: measured.size.width, height: measured.size.height, firstBaseline: measured.firstBaseline,
      lastBaseline: measured.lastBaseline)
  }
  /// Places the view with a part of its frame at a point.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = item.measure(proposal.element).size
    let origin = Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    place.placement = Placement(frame: Rect(origin: origin, size: size), proposal: proposal.element)
  }
}

/// Views in a layout.
nonisolated public struct _LayoutView<Rule: Layout, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let layout: Rule
  let content: Content

  package func lower(in context: ViewContext) -> [ViewPart] {
    let parts = context.inColumn.child(0).parts(of: content)
    let bound = MainBound(value: (layout, parts.map(\.traits.layoutValues)))
    @Sendable func subviews(_ items: [LayoutItem]) -> LayoutSubviews {
      let values = bound.value.1
      return LayoutSubviews(
        views: items.enumerated().map {
          LayoutSubview(item: $1, values: values.indices.contains($0) ? values[$0] : [:])
        })
    }
    let rule = Arrangement.Rule(
      measuring: { items, proposal in
        let views = subviews(items)
        var cache = bound.value.0.makeCache(subviews: views)
        let size = bound.value.0.sizeThatFits(
          proposal: ProposedViewSize(proposal), subviews: views, cache: &cache)
        return Measured(width: size.width, height: size.height)
      },
      placing: { items, rect, proposal in
        let views = subviews(items)
        var cache = bound.value.0.makeCache(subviews: views)
        // A layout may keep what it measures for its placing.
        _ = bound.value.0.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: views, cache: &cache)
        bound.value.0.placeSubviews(
          in: CGRect(rect), proposal: ProposedViewSize(proposal), subviews: views, cache: &cache)
        return views.map { view in
          if let placement = view.place.placement { return placement }
          // A view that is not placed stands in the middle.
          let size = view.item.measure(proposal).size
          let origin = Point(x: rect.center.x - size.width / 2, y: rect.center.y - size.height / 2)
          return Placement(frame: Rect(origin: origin, size: size), proposal: proposal)
        }
      })
    return [ViewPart(Arrangement(rule) { parts.map(\.element) })]
  }
}

/// Any layout.
nonisolated public struct AnyLayout: Layout {
  public typealias Cache = Void
  private let layout: any Layout

  /// Creates a layout from any layout.
  public init<Rule: Layout>(_ layout: Rule) { self.layout = layout }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    Self.size(layout, proposal, subviews)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { Self.place(layout, bounds, proposal, subviews) }

  private static func size<Rule: Layout>(
    _ layout: Rule, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGSize {
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  private static func place<Rule: Layout>(
    _ layout: Rule, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) {
    var cache = layout.makeCache(subviews: subviews)
    _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension View {
  /// Returns the view with a value for the layout around it.
  nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    let bound = MainBound(value: (ObjectIdentifier(key), value))
    return adapted(.traits { traits, _ in traits.layoutValues[bound.value.0] = bound.value.1 })
  }
}
