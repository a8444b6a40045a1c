/// A value that elements pass down to their contents, declared beside the control that reads it.
///
/// ```swift
/// enum RowSeparator: EnvironmentKey { static let defaultValue = false }
///
/// environment[RowSeparator.self] = true
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value if no element has set one.
  static var defaultValue: Value { get }
}
