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
  /// A suggestion, if there is a good guess. It is searched for when it is read: most errors of a long list are never shown.
  public var hint: String? {
    get { suggestion.make() }
    set { suggestion = Suggestion { newValue } }
  }
  private var suggestion: Suggestion
  /// The path to the problem inside the value, from the outside in; empty for the value itself.
  public var path: [Step] = []
  /// Whether it follows from another problem, which was reported.
  package var isConsequence = false

  /// Creates an error from the expected type and the value that was found.
  public init(
    expected: String, found: AttributeValue, hint: @autoclosure @escaping @Sendable () -> String? = nil
  ) {
    self.message = "expected \(expected), found \(found.description)"
    suggestion = Suggestion(make: hint)
  }

  /// Creates an error with a message of its own.
  public init(
    message: String, hint: @autoclosure @escaping @Sendable () -> String? = nil, path: [Step] = []
  ) {
    self.message = message
    suggestion = Suggestion(make: hint)
    self.path = path
  }

  /// Adds a suggestion for an error that has none.
  mutating func suggest(_ hint: @autoclosure @escaping @Sendable () -> String?) {
    let first = suggestion
    suggestion = Suggestion { first.make() ?? hint() }
  }

  /// A suggestion that is not made yet; it is as good as its text.
  private struct Suggestion: Hashable, Sendable {
    let make: @Sendable () -> String?

    static func == (first: Suggestion, second: Suggestion) -> Bool { first.make() == second.make() }
    func hash(into hasher: inout Hasher) {}
  }

  /// Returns the error with one more step at the beginning of its path.
  public func at(_ step: Step) -> AttributeError {
    var result = self
    result.path.insert(step, at: 0)
    return result
  }
}
