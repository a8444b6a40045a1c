/// A value as written in a sheet or on a command line, before an attribute decodes it.
public enum AttributeValue: Hashable, Sendable {
  /// Plain or quoted text; only plain text can be read as a number or a boolean.
  case scalar(String, isQuoted: Bool)
  /// A list of values.
  case list([AttributeValue])
  /// Names and their values, in order.
  case mapping([Entry])

  /// One name and its value.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: AttributeValue

    /// Creates an entry.
    public init(name: String, value: AttributeValue) {
      self.name = name
      self.value = value
    }
  }

  /// A description of the value, for messages.
  public var description: String {
    switch self {
    case .scalar(let text, _): "'\(text.count > 40 ? String(text.prefix(40)) + "…" : text)'"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
