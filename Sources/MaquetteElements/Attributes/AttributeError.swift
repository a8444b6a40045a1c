/// An error about a value that does not fit an attribute.
public struct AttributeError: Error, Hashable, Sendable {
  /// A step from a value to one inside it.
  public enum Step: Hashable, Sendable {
    /// The name of an entry; the problem is its value.
    case value(String)
    /// The name of an entry; the problem is the name itself.
    case name(String)
    /// The index of an item in a list.
    case item(Int)
  }

  /// The problem, as a sentence without a full stop.
  public var message: String
  /// A suggestion, if there is a good guess.
  public var hint: String?
  /// The path to the problem inside the value, from the outside in; empty for the value itself.
  public var path: [Step] = []

  /// Creates an error from the expected type and the value that was found.
  public init(expected: String, found: AttributeValue, hint: String? = nil) {
    self.message = "expected \(expected), found \(found.description)"
    self.hint = hint
  }

  /// Creates an error with a message of its own.
  public init(message: String, hint: String? = nil, path: [Step] = []) {
    self.message = message
    self.hint = hint
    self.path = path
  }

  /// Returns the error with one more step at the beginning of its path.
  public func at(_ step: Step) -> AttributeError {
    var result = self
    result.path.insert(step, at: 0)
    return result
  }
}
