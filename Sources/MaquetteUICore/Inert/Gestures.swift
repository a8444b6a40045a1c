public import Foundation

/// A gesture of a finger; a still picture has none.
nonisolated public protocol Gesture {
  /// The type of what the gesture tells.
  associatedtype Value
  associatedtype Body
  @MainActor @preconcurrency var body: Body { get }
}

extension Gesture where Body == Never {
  @MainActor @preconcurrency public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Gesture { public typealias Value = Never }

/// A gesture with actions.
nonisolated public struct _AnyInertGesture<Value>: Gesture {
  public typealias Body = Never
  public func onEnded(_ action: @escaping (Value) -> Void) -> _AnyInertGesture<Value> { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _AnyInertGesture<Value> { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _AnyInertGesture<Value> { self }
}

extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _AnyInertGesture<Value> {
    _AnyInertGesture()
  }
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _AnyInertGesture<Value> {
    _AnyInertGesture()
  }
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _AnyInertGesture<Value> { _AnyInertGesture() }
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> _AnyInertGesture<Value> {
    _AnyInertGesture()
  }
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> _AnyInertGesture<Value> {
    _AnyInertGesture()
  }
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> _AnyInertGesture<Value> {
    _AnyInertGesture()
  }
}

nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  nonisolated public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never
  public init(_ first: First, _ second: Second) {}
}
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  nonisolated public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public typealias Body = Never
  public init(_ first: First, _ second: Second) {}
}
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  nonisolated public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public typealias Body = Never
  public init(_ first: First, _ second: Second) {}
}
nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public init(count: Int = 1) {}
}
nonisolated public struct SpatialTapGesture: Gesture {
  nonisolated public struct Value: Equatable, Sendable { public var location: CGPoint }
  public typealias Body = Never
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}
nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
nonisolated public struct DragGesture: Gesture {
  nonisolated public struct Value: Equatable, Sendable {
    public var time = Date(timeIntervalSince1970: 0)
    public var location = CGPoint.zero
    public var startLocation = CGPoint.zero
    public var translation = CGSize.zero
    public var velocity = CGSize.zero
    public var predictedEndLocation = CGPoint.zero
    public var predictedEndTranslation = CGSize.zero
  }
  public typealias Body = Never
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
nonisolated public struct MagnifyGesture: Gesture {
  nonisolated public struct Value: Equatable, Sendable {
    public var magnification: CGFloat = 1
    public var startAnchor = UnitPoint.center
    public var startLocation = CGPoint.zero
    public var velocity: CGFloat = 0
  }
  public typealias Body = Never
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
nonisolated public struct GestureMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Returns the view with an action for taps, which run it while the view is used.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    adapted(
      .all { context, inner, lower in
        lower(inner).map { part in
          var part = part
          part.element = context.touchable(
            part.element, part.traits.title?.text, .tap { MainActor.assumeIsolated { action() } })
          return part
        }
      })
  }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View { inert }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void, onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View { inert }
  nonisolated public func gesture<Kind: Gesture>(_ gesture: Kind, including mask: GestureMask = .all)
    -> some View
  { inert }
  nonisolated public func gesture<Kind: Gesture>(_ gesture: Kind, isEnabled: Bool) -> some View { inert }
  nonisolated public func highPriorityGesture<Kind: Gesture>(
    _ gesture: Kind, including mask: GestureMask = .all
  ) -> some View { inert }
  nonisolated public func simultaneousGesture<Kind: Gesture>(
    _ gesture: Kind, including mask: GestureMask = .all
  ) -> some View { inert }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { inert }
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { inert }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
  { inert }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { inert }
  nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
    inert
  }
  nonisolated public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { inert }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { inert }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { inert }
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { inert }
}

nonisolated public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
nonisolated public struct HoverEffect: Hashable, Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}
nonisolated public struct PointerStyle: Hashable, Sendable {
  public static let `default` = PointerStyle()
  public static let link = PointerStyle()
}
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
