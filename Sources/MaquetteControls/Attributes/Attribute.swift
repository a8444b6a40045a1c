/// One named property of an element: how it is read, and what it is for.
///
/// The table of attributes is the single source for decoding sheets, for "did you mean", for
/// `maquette list controls` and for reference pages.
public struct Attribute<Owner>: Sendable {
  /// The name in sheets, in kebab-case.
  public let name: String
  /// What it is for, in one sentence.
  public let help: String
  /// What it takes.
  public let type: AttributeType
  /// Reads a value into an owner.
  public let decode: @Sendable (AttributeValue, inout Owner) throws(AttributeError) -> Void

  /// Creates an attribute that is stored at a key path.
  public init<Value: AttributeDecodable>(
    _ name: String, _ keyPath: any WritableKeyPath<Owner, Value> & Sendable, help: String,
    type: AttributeType? = nil
  ) {
    self.name = name
    self.help = help
    self.type = type ?? Value.attributeType
    self.decode = { (value, owner) throws(AttributeError) in
      owner[keyPath: keyPath] = try Value(attribute: value)
    }
  }
}
