public import Foundation

/// What scrolled content is like; a picture has it at its beginning.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var contentInsets = EdgeInsets()
  public var containerSize = CGSize.zero
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// How scrolling goes on: never.
nonisolated public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// What goes with a phase of scrolling.
nonisolated public struct ScrollPhaseChangeContext {
  public let geometry = ScrollGeometry()
  public let velocity: CGVector? = nil
}

/// The place of scrolled content, which a view can change; a picture has it at its beginning.
nonisolated public struct ScrollPosition: Equatable, Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public private(set) var isPositionedByUser = false
  private var id: String?

  /// Whether it names nothing but the beginning.
  var isAtBeginning: Bool {
    id == nil && (point ?? .zero) == .zero && (edge == nil || edge == .top || edge == .leading)
  }

  public init() {}
  public init(idType: any (Hashable & Sendable).Type) {}
  public init(edge: Edge) { self.edge = edge }
  public init(point: CGPoint) { self.point = point }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.id = "\(id)" }
  public init(idType: any (Hashable & Sendable).Type, edge: Edge) { self.edge = edge }
  public init(x: CGFloat) { point = CGPoint(x: x, y: 0) }
  public init(y: CGFloat) { point = CGPoint(x: 0, y: y) }
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id)
  }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
  public func viewID<Value: Hashable & Sendable>(type: Value.Type) -> Value? { nil }
}

/// A way to scroll that can be switched off.
nonisolated public struct ScrollInputKind: Sendable {
  public static let handGestureShortcut = ScrollInputKind()
}
/// Whether a way to scroll is on.
nonisolated public struct ScrollInputBehavior: Sendable {
  public static let automatic = ScrollInputBehavior()
  public static let enabled = ScrollInputBehavior()
  public static let disabled = ScrollInputBehavior()
}
/// How a transition follows scrolling.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .init() }
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// How much of a view is seen when its transition begins.
  nonisolated public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}

// Nothing scrolls in a still picture.
extension View {
  nonisolated public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { inert }
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { inert }
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { inert }
  nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void)
    -> some View
  { inert }
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { inert }
  /// Returns the view; a position other than the beginning is reported.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    position.wrappedValue.isAtBeginning ? inert : ignoring("scrollPosition", file, line)
  }
  nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  { inert }
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect
  ) -> some View { inert }
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect
  ) -> some View { inert }
  /// Returns the view with content at an edge that the content below scrolls under.
  nonisolated public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Returns the view with the padding of a scene: 16 points, at most edges of a phone.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("listSectionMargins", file, line) }
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { inert }
  nonisolated public func sectionIndexLabel(
    _ label: String?, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { label == nil ? inert : ignoring("sectionIndexLabel", file, line) }
  nonisolated public func listSectionIndexVisibility(
    _ visibility: Visibility, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { visibility == .visible ? ignoring("listSectionIndexVisibility", file, line) : inert }
}
