public import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

extension View {
  /// Returns the view reaching over the parts of the screen that the device covers, if nothing stands between it and the edges.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    adapted(.all { context, inner, lower in
      let covered = context.session.safeArea.insets
      let parts = lower(inner)
      guard covered != .zero, regions != .keyboard else { return parts }
      return parts.map { part in part.wrapped { $0.reachingEdges(edges, covered) } }
    })
  }
  /// Returns the view reaching over the parts of the screen that the device covers.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Returns the view with another one at an edge of its room.
  nonisolated public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let bar = content()
    return adapted(.all { context, inner, lower in
      let parts = lower(inner)
      let other = context.child("inset").element(of: bar)
      return parts.map { part in
        part.wrapped { element in
          MaquetteElements.VStack(spacing: .points(spacing ?? 0), alignment: alignment.element) {
            if edge == .top { other }
            element.frame(
              width: FrameLength(nil, nil, .infinity), height: FrameLength(nil, nil, .infinity))
            if edge == .bottom { other }
          }
        }
      }
    })
  }
  nonisolated public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let bar = content()
    return adapted(.all { context, inner, lower in
      let parts = lower(inner)
      let other = context.child("inset").element(of: bar)
      return parts.map { part in
        part.wrapped { element in
          MaquetteElements.HStack(spacing: .points(spacing ?? 0), alignment: alignment.element) {
            if edge == .leading { other }
            element.frame(
              width: FrameLength(nil, nil, .infinity), height: FrameLength(nil, nil, .infinity))
            if edge == .trailing { other }
          }
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
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    adapted(.elementIn { element, context in
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

  /// Returns the view with a guide of its own; guides of the app are not carried through stacks yet.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("alignmentGuide", file, line) }
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("alignmentGuide", file, line) }

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

/// What covers a part of the screen.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension Element {
  /// Returns the element larger by what the device covers at edges, its place for its neighbours unchanged.
  fileprivate func reachingEdges(_ edges: Edge.Set, _ covered: Insets) -> any Element {
    padding(
      Insets(
        top: edges.contains(.top) ? -covered.top : 0, leading: edges.contains(.leading) ? -covered.leading : 0,
        bottom: edges.contains(.bottom) ? -covered.bottom : 0,
        trailing: edges.contains(.trailing) ? -covered.trailing : 0))
  }
}
