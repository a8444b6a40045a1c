import Synchronization

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<Int>(0)
  private let number: Int

  /// A new identity.
  public init() { number = Self.last.add(1, ordering: .relaxed).newValue }

  /// The identity of an object.
  public init(_ object: AnyObject) { number = ObjectIdentifier(object).hashValue }

  public var description: String { "\(number)" }
}

/// A value that has an identity of its own.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
