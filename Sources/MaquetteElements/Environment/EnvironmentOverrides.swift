/// Changes to an environment, from `with` or the top level of a sheet.
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
    // Validates the entries by decoding them into a scratch environment.
    var scratch = Environment()
    try scratch.decode(mapping: value)
    self.entries = Environment.ordered(entries)
  }

  /// Applies the changes to an environment.
  public func apply(_ environment: inout Environment) {
    _ = environment.decode(entries)
  }
}

extension Environment {
  /// Returns entries in the order of the table, independent of their order in the sheet, so that a language, which decides on
  /// the direction, does not undo an explicit direction beside it.
  public static func ordered(_ entries: [AttributeValue.Entry]) -> [AttributeValue.Entry] {
    if entries.count < 2 { return entries }
    return attributes.flatMap { attribute in entries.filter { $0.name == attribute.name } }
  }
}
