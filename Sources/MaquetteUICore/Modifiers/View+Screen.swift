public import Foundation
import MaquetteElements
import MaquetteLayout
import MaquetteViewLayout

extension View {
  /// Returns the view extended beyond the safe area at the edges that it touches.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    adapted(.element { regions == .keyboard ? $0 : $0.ignoringSafeArea(edges.screen) })
  }
  /// Returns the view extended beyond the safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Returns the view with another one at an edge. The view's safe area ends there.
  nonisolated public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    inset(
      content(), edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing)
  }
  /// Returns the view with another one at an edge. The view's safe area ends there.
  nonisolated public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    inset(
      content(), edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment),
      spacing)
  }

  nonisolated private func inset<Content: View>(
    _ content: Content, _ edge: ScreenEdges, _ alignment: Alignment, _ spacing: CGFloat?
  ) -> _Adapted<Self> {
    adapted(
      .all { context, inner, lower in
        let parts = lower(inner)
        let bar = context.child("inset").element(of: content)
        return parts.map { part in
          part.wrapped {
            $0.safeAreaInset(edge, alignment: alignment.element, spacing: Double(spacing ?? 0), content: bar)
          }
        }
      })
  }
  /// Returns the view with a distance from the edges, in points.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Returns the view in a part of the picture's size.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    adapted(
      .elementIn { element, context in
        let size = context.session.size ?? CGSize(width: 390, height: 844)
        let width = axes.contains(.horizontal) ? length(size.width, .horizontal) : nil
        let height = axes.contains(.vertical) ? length(size.height, .vertical) : nil
        return element.frame(
          width: FrameLength(width, width, width), height: FrameLength(height, height, height),
          alignment: alignment.element)
      })
  }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let cell = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return cell * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Returns the view with its own alignment guide for stacks, frames and overlays.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let isLeading = guide == .listRowSeparatorLeading
    guard isLeading || guide == .listRowSeparatorTrailing else { return stating(guide.line, computeValue) }
    let bound = MainBound(value: computeValue)
    return adapted(
      .element { RowGuideStatement(content: $0, isLeading: isLeading) { Double(bound.value($0)) } })
  }
  /// Returns the view with its own alignment guide for stacks, frames and overlays.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { stating(guide.line, computeValue) }

  nonisolated private func stating(
    _ line: AlignmentLine, _ place: @escaping (ViewDimensions) -> CGFloat
  ) -> _Adapted<Self> {
    let bound = MainBound(value: place)
    return adapted(.element { $0.stating(line) { Double(bound.value(ViewDimensions($0))) } })
  }

  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: GeometryValueKey<Value>.self, value: transform(proxy))
          .onChange(of: transform(proxy), initial: true) { _, value in action(value) }
      })
  }
}

private enum GeometryValueKey<Value>: PreferenceKey {
  static var defaultValue: Value? { nil }
  static func reduce(value: inout Value?, nextValue: () -> Value?) { value = nextValue() ?? value }
}

/// The parts of the screen that a safe area leaves out.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension Edge.Set {
  /// The edges of the screen.
  fileprivate var screen: ScreenEdges {
    var edges: ScreenEdges = []
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
  }
}
