public import Foundation

/// A part of a track.
nonisolated public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

nonisolated public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
nonisolated public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
nonisolated public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}
nonisolated public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// The values of a property over time.
nonisolated public struct KeyframeTrack<Root, Value> {
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> [any KeyframeTrackContent<Value>]
  ) {}
  public init(@KeyframeTrackContentBuilder<Root> content: () -> [any KeyframeTrackContent<Root>])
  where Value == Root {}
}

@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content)
    -> [any KeyframeTrackContent<Value>] where Content.Value == Value
  { [content] }
  public static func buildBlock(_ content: [any KeyframeTrackContent<Value>]...)
    -> [any KeyframeTrackContent<Value>]
  { content.flatMap { $0 } }
  public static func buildOptional(_ content: [any KeyframeTrackContent<Value>]?)
    -> [any KeyframeTrackContent<Value>]
  { content ?? [] }
  public static func buildEither(first: [any KeyframeTrackContent<Value>]) -> [any KeyframeTrackContent<
    Value
  >] { first }
  public static func buildEither(second: [any KeyframeTrackContent<Value>])
    -> [any KeyframeTrackContent<Value>]
  { second }
  public static func buildArray(_ content: [[any KeyframeTrackContent<Value>]])
    -> [any KeyframeTrackContent<Value>]
  { content.flatMap { $0 } }
}

@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression<Member>(_ content: KeyframeTrack<Value, Member>) -> [String] { [] }
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> [String]
  where Content.Value == Value { [] }
  public static func buildBlock(_ content: [String]...) -> [String] { [] }
}

extension View {
  /// Returns the view as a function changes it for the first value, at which a still picture is.
  nonisolated public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> [String]
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }

  /// Returns the view as a function changes it for the first value, at which a still picture is.
  nonisolated public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> [String]
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}

/// A view whose look a function makes of the first value.
nonisolated public struct KeyframeAnimator<Value, Content: View>: View {
  private let content: Content

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> [String]
  ) { self.content = content(initialValue) }
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> [String]
  ) { self.content = content(initialValue) }

  @MainActor public var body: some View { content }
}

extension View {
  /// Returns the view as a function changes it; an animation of it has no time in a picture.
  nonisolated public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { body(PlaceholderContentView(content: self)) }
}
