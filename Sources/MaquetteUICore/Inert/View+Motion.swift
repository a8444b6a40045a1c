public import Foundation

// What takes time. A still picture shows the end of it.
extension View {
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    inert
  }
  nonisolated public func animation(_ animation: Animation?) -> some View { inert }
  nonisolated public func transition(_ transition: AnyTransition) -> some View { inert }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    inert
  }
  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { inert }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { inert }
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { inert }
  nonisolated public func navigationTransition(_ style: NavigationTransition) -> some View { inert }
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { inert }
  nonisolated public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { inert }
  nonisolated public func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value) -> some View {
    inert
  }
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions, isActive: Bool = true
  ) -> some View { inert }
  nonisolated public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions, value: Value
  ) -> some View { inert }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { inert }
  nonisolated public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value
  ) -> some View { inert }
  nonisolated public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value, condition: @escaping (Value, Value) -> Bool
  ) -> some View { inert }
  nonisolated public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (Value, Value) -> SensoryFeedback?
  ) -> some View { inert }
  nonisolated public func scrollTransition(
    _ transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect
  ) -> some View { inert }
  nonisolated public func geometryGroup() -> some View { inert }
}

nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
nonisolated public struct NavigationTransition: Sendable {
  public static let automatic = NavigationTransition()
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}
nonisolated public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { ContentTransition() }
}
nonisolated public struct SymbolEffect: Hashable, Sendable {
  public static let bounce = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let breathe = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public static let drawOn = SymbolEffect()
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
}
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
nonisolated public struct SensoryFeedback: Hashable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  nonisolated public enum Weight: Hashable, Sendable { case light, medium, heavy }
  nonisolated public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}
nonisolated public struct EmptyVisualEffect: Sendable {
  public func opacity(_ opacity: Double) -> EmptyVisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> EmptyVisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> EmptyVisualEffect { self }
  public func blur(radius: CGFloat) -> EmptyVisualEffect { self }
  public func rotationEffect(_ angle: Angle) -> EmptyVisualEffect { self }
}
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
