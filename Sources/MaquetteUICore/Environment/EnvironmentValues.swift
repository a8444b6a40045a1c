/// A value that views hand down to the views inside them.
nonisolated public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view around states one.
  static var defaultValue: Value { get }
}

/// The values that a view has from the views around it.
///
/// - Note: `@unchecked Sendable` is sound as far as the app's code is: values are read and set on the main actor.
nonisolated public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Objects by their types.
  var objects: [ObjectIdentifier: AnyObject] = [:]
  /// What elements know too.
  var own = OwnValues()

  /// Creates the default values.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var description: String { "EnvironmentValues (\(values.count) values)" }
}
