import Foundation

/// A number that follows the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private let factor = SharedValue(1.0)

  /// Creates a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    (value, self.style) = (wrappedValue, style)
  }

  /// The number at the text size.
  public var wrappedValue: Value { factor.value == 1 ? value : value * Value(factor.value) }
}

extension ScaledMetric: BoundProperty {
  func bind(_ place: PropertyPlace) {
    factor.value = place.context.settings.growth(of: style.element)
  }
}

/// How a change is animated; a still picture ignores it.
nonisolated public struct Transaction: Sendable {
  /// The animation.
  public var animation: Animation?
  /// Whether there are no animations.
  public var disablesAnimations = false

  /// Creates a transaction.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Calls a function whose changes are animated; a still picture shows their end.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Calls a function whose changes are animated, and then another one.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Calls a function with a transaction.
nonisolated public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When an animation counts as complete.
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria()
  public static let removed = AnimationCompletionCriteria()
}
