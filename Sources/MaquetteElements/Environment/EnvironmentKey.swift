/// A value that elements pass down to what they contain, declared beside the control that reads it.
///
/// ```swift
/// enum RowSeparator: EnvironmentKey { static let defaultValue = false }
///
/// environment[RowSeparator.self] = true
/// ```
public protocol EnvironmentKey {
  /// What is passed down.
  associatedtype Value: Sendable

  /// The value where no element has set one.
  static var defaultValue: Value { get }
}
