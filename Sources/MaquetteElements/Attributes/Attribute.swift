/// One named property of an element, with its decoder and its purpose.
///
/// The table of attributes is the single source for decoding sheets, for "did you mean" hints, for
/// `maquette list controls` and for reference pages.
public struct Attribute<Owner>: Sendable {
  /// The name in sheets, in kebab-case.
  public let name: String
  /// The purpose, in one sentence.
  public let help: String
  /// The type of its values.
  public let type: AttributeType
  /// Reads a value into an owner.
  public let decode: @Sendable (AttributeValue, inout Owner) throws(AttributeError) -> Void

  /// Creates an attribute from its decoder.
  init(
    name: String, help: String, type: AttributeType,
    decode: @escaping @Sendable (AttributeValue, inout Owner) throws(AttributeError) -> Void
  ) {
    self.name = name
    self.help = help
    self.type = type
    self.decode = decode
  }

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

  /// Creates an attribute for a number within a range, in points; a nil unit makes it a bare number.
  public init(
    _ name: String, _ keyPath: any WritableKeyPath<Owner, Double> & Sendable, help: String,
    in range: ClosedRange<Double>, unit: String? = "points"
  ) {
    self.name = name
    self.help = help
    self.type = .number(unit: unit)
    self.decode = { (value, owner) throws(AttributeError) in
      owner[keyPath: keyPath] = try Double(attribute: value, in: range)
    }
  }

  /// Creates an attribute for an optional number within a range; a nil unit makes it a bare number.
  public init(
    _ name: String, _ keyPath: any WritableKeyPath<Owner, Double?> & Sendable, help: String,
    in range: ClosedRange<Double>, unit: String? = "points"
  ) {
    self.name = name
    self.help = help
    self.type = .number(unit: unit)
    self.decode = { (value, owner) throws(AttributeError) in
      owner[keyPath: keyPath] = try Double(attribute: value, in: range)
    }
  }

  /// Creates an attribute for an optional number of points within a range, or infinity.
  public init(
    _ name: String, _ keyPath: any WritableKeyPath<Owner, Double?> & Sendable, help: String,
    length range: ClosedRange<Double>
  ) {
    self.name = name
    self.help = help
    self.type = .number(unit: "points")
    self.decode = { (value, owner) throws(AttributeError) in
      owner[keyPath: keyPath] =
        if case .scalar("infinity", isQuoted: false) = value {
          .infinity
        } else {
          try Double(attribute: value, in: range)
        }
    }
  }
}

extension Double {
  /// Reads a number and checks that it is within a range.
  init(attribute value: AttributeValue, in range: ClosedRange<Double>) throws(AttributeError) {
    let number = try Double(attribute: value)
    guard range.contains(number) else {
      throw AttributeError(
        expected: "a number between \(range.lowerBound.shortText) and \(range.upperBound.shortText)",
        found: value)
    }
    self = number
  }

  /// The number as text without a zero fraction: 44 rather than 44.0.
  package var shortText: String {
    self == rounded() && Swift.abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
