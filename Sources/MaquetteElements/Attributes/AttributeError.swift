/// Why a value does not fit an attribute.
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

  /// What is wrong, as a sentence without a full stop.
  public var message: String
  /// What to do instead, if there is a good guess.
  public var hint: String?
  /// Where inside the value the problem lies, from the outside in; empty for the value itself.
  public var path: [Step] = []

  /// Creates a problem from what was expected and what was found.
  public init(expected: String, found: AttributeValue, hint: String? = nil) {
    self.message = "expected \(expected), found \(found.description)"
    self.hint = hint
  }

  /// Creates a problem with a message of its own.
  public init(message: String, hint: String? = nil, path: [Step] = []) {
    self.message = message
    self.hint = hint
    self.path = path
  }

  /// Returns the problem as seen from one level further out.
  public func at(_ step: Step) -> AttributeError {
    var result = self
    result.path.insert(step, at: 0)
    return result
  }
}
