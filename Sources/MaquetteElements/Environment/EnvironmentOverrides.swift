/// Changes to an environment, as sheets write them under `with` and at the top.
public struct EnvironmentOverrides: AttributeDecodable {
  private var entries: [AttributeValue.Entry]

  public static var attributeType: AttributeType {
    .mapping(Environment.attributes.map(\.name))
  }

  /// Reads a mapping of environment values.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .mapping(let entries) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    // Read once into a scratch environment, so that what is kept is known to be right.
    var scratch = Environment()
    try scratch.decode(mapping: value)
    self.entries = Environment.ordered(entries)
  }

  /// Changes an environment.
  public func apply(_ environment: inout Environment) {
    _ = environment.decode(entries)
  }
}

extension Environment {
  /// Entries in the order of the table, whatever order they were written in: a language that decides on the direction
  /// does not undo a direction that stands beside it.
  public static func ordered(_ entries: [AttributeValue.Entry]) -> [AttributeValue.Entry] {
    if entries.count < 2 { return entries }
    return attributes.flatMap { attribute in entries.filter { $0.name == attribute.name } }
  }
}
