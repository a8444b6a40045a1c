public import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteViewLayout

/// A view that shows a part of its content.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  /// The content.
  public var content: Content
  /// The directions that it scrolls in.
  public var axes: Axis.Set
  /// Whether scroll indicators show.
  public var showsIndicators: Bool

  /// Creates a view.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    var inner = context.child(0)
    inner.environment.isInRow = false
    (inner.environment.scrollMargins, inner.environment.scrollsToEnd) = (ScrollMargins(), false)
    let parts = inner.parts(of: content)
    let column =
      (parts.count == 1 ? parts[0].element : MaquetteElements.VStack(spacing: .automatic) { parts.painted })
      .padding(context.environment.scrollMargins.insets)
    let none = FrameLength(nil, nil, nil)
    let all = FrameLength(nil, nil, .infinity)
    guard axes.contains(.vertical) else {
      return [
        ViewPart(
          context.named(
            "scroll view",
            column.frame(width: none, height: none, alignment: .leading).scrolling(ScrollArea(.horizontal))
              .ignoringSafeArea(.horizontal)))
      ]
    }
    return [
      ViewPart(
        // It goes on under what covers the lower edge of the screen.
        context.named(
          "scroll view",
          column.frame(width: all, height: none, alignment: .top)
            .scrolling(ScrollArea(.vertical, at: context.environment.scrollsToEnd))
            .ignoringSafeArea(.bottom)))
    ]
  }
}

/// Gives a function that scrolls; a still picture stays at the beginning.
nonisolated public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a view.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls views; a still picture stays at the beginning.
nonisolated public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A column that builds only its visible part; for a picture it builds everything.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let stack: VStack<Content>

  /// Creates a column.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    // It is as wide as its room, as in SwiftUI.
    let place: Alignment = Alignment(horizontal: stack.alignment, vertical: .center)
    return stack.lower(in: context.inLazyRows).map { part in
      part.wrapped {
        $0.frame(
          width: FrameLength(nil, nil, .infinity), height: FrameLength(nil, nil, nil),
          alignment: place.element)
      }
    }
  }
}

/// A row that builds only its visible part; for a picture it builds everything.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let stack: HStack<Content>

  /// Creates a row.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }

  package func lower(in context: ViewContext) -> [ViewPart] { stack.lower(in: context.inLazyRows) }
}

/// The views that stay visible while others scroll.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension View {
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { inert }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { inert }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { inert }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { inert }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { inert }
  nonisolated public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { inert }
  /// Returns the view; a position other than the beginning is reported.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    id.wrappedValue == nil ? inert : ignoring("scrollPosition", file, line)
  }
  /// Returns the view with its scrolled content at the beginning, or at the end.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    adapted(.environment { $0.scrollsToEnd = anchor.map { $0.y > 0.5 || $0.x > 0.5 } ?? false })
  }
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { inert }
  /// Returns the view with distances around the content of what scrolls in it, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    adapted(
      .environment { values in
        guard placement != .scrollIndicators else { return }
        values.scrollMargins.set(edges, length)
      })
  }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}

nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "content")
  public static let scrollIndicators = ContentMarginPlacement(name: "indicators")
}

/// The stated distances around the content of what scrolls, in points; nil where a container has its own.
struct ScrollMargins: Hashable, Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// States a distance for edges.
  mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  /// The distances, none where none is stated.
  var insets: Insets {
    Insets(
      top: Double(top ?? 0), leading: Double(leading ?? 0), bottom: Double(bottom ?? 0),
      trailing: Double(trailing ?? 0))
  }
}

extension ScrollArea {
  fileprivate init(_ axis: MaquetteLayout.Axis, at end: Bool) {
    self.init(axis)
    if end { position = .end }
  }
}

private enum ScrollsToEndKey: EnvironmentKey { static let defaultValue = false }
private enum ScrollMarginsKey: EnvironmentKey { static let defaultValue = ScrollMargins() }

extension EnvironmentValues {
  /// Whether the end of scrolled content is in sight rather than its beginning.
  var scrollsToEnd: Bool {
    get { self[ScrollsToEndKey.self] }
    set { self[ScrollsToEndKey.self] = newValue }
  }
  /// The stated distances around the content of what scrolls.
  var scrollMargins: ScrollMargins {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }
}
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}
nonisolated public struct ScrollBounceBehavior: Hashable, Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}
nonisolated public struct ScrollTargetBehavior: Hashable, Sendable {
  public static let paging = ScrollTargetBehavior()
  public static let viewAligned = ScrollTargetBehavior()
}
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static let automatic = ScrollEdgeEffectStyle()
  public static let hard = ScrollEdgeEffectStyle()
  public static let soft = ScrollEdgeEffectStyle()
}
