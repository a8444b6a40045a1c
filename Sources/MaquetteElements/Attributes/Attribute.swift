/// One named property of an element, with its decoder and its purpose.
///
/// The table of attributes is the single source for decoding sheets, for "did you mean" hints, for
/// `maquette list controls` and for reference pages.
public struct Attribute<Owner>: Sendable {
  /// Makes the key path of a property when it is read or written: a table has dozens, and a sheet names few of them.
  public typealias Place<Value> = @Sendable () -> any WritableKeyPath<Owner, Value> & Sendable

  /// The name in sheets, in kebab-case.
  public let name: String
  /// The purpose, in one sentence: what the attribute states itself, or what `.ci/help-tables` takes from the comment of
  /// its property, or the name in words.
  public var help: String { words.text(of: name) }
  let words: AttributeHelp
  /// The type of its values, made on demand, because a sheet uses few of a table's dozens.
  public var type: AttributeType { makeType() }
  /// The numbers that it takes; nil for no number, or for any.
  public let range: ClosedRange<Double>?
  /// The value in an owner, as a sheet would write it.
  let initial: (@Sendable (Owner) -> AttributeValue?)?
  /// Reads a value into an owner.
  public let decode: @Sendable (AttributeValue, inout Owner) throws(AttributeError) -> Void
  private let makeType: @Sendable () -> AttributeType

  /// Creates an attribute from its decoder.
  package init(
    name: String, help: String? = nil, type: @autoclosure @escaping @Sendable () -> AttributeType,
    range: ClosedRange<Double>? = nil,
    initial: (@Sendable (Owner) -> AttributeValue?)? = nil,
    decode: @escaping @Sendable (AttributeValue, inout Owner) throws(AttributeError) -> Void
  ) {
    self.name = name
    words = AttributeHelp(stated: help, owner: Owner.self)
    makeType = type
    self.range = range
    self.initial = initial
    self.decode = decode
  }

  /// Creates an attribute that is stored at a key path.
  public init<Value: AttributeDecodable>(
    _ name: String, _ keyPath: @autoclosure @escaping Place<Value>, help: String? = nil,
    type: AttributeType? = nil
  ) {
    self.init(
      name: name, help: help, type: type ?? Value.attributeType,
      initial: { AttributeValue(initial: $0[keyPath: keyPath()]) }
    ) {
      (value, owner) throws(AttributeError) in
      owner[keyPath: keyPath()] = try Value(attribute: value)
    }
  }

  /// Creates an attribute for a number within a range, in points; a nil unit makes it a bare number.
  public init(
    _ name: String, _ keyPath: @autoclosure @escaping Place<Double>, help: String? = nil,
    in range: ClosedRange<Double>, unit: String? = "points"
  ) {
    self.init(
      name: name, help: help, type: .number(unit: unit), range: range,
      initial: { AttributeValue(initial: $0[keyPath: keyPath()]) }
    ) { (value, owner) throws(AttributeError) in
      owner[keyPath: keyPath()] = try Double(attribute: value, in: range, unit: unit)
    }
  }

  /// Creates an attribute for an optional number within a range; a nil unit makes it a bare number.
  public init(
    _ name: String, _ keyPath: @autoclosure @escaping Place<Double?>, help: String? = nil,
    in range: ClosedRange<Double>, unit: String? = "points"
  ) {
    self.init(
      name: name, help: help, type: .number(unit: unit), range: range,
      initial: { AttributeValue(initial: $0[keyPath: keyPath()]) }
    ) { (value, owner) throws(AttributeError) in
      owner[keyPath: keyPath()] = try Double(attribute: value, in: range, unit: unit)
    }
  }

  /// Creates an attribute for an optional number of points within a range, or infinity.
  public init(
    _ name: String, _ keyPath: @autoclosure @escaping Place<Double?>, help: String? = nil,
    length range: ClosedRange<Double>
  ) {
    self.init(
      name: name, help: help, type: .either([.number(unit: "points"), .choice(["infinity"])]), range: range
    ) {
      (value, owner) throws(AttributeError) in
      owner[keyPath: keyPath()] =
        if case .scalar("infinity", isQuoted: false) = value {
          .infinity
        } else {
          try Double(attribute: value, in: range)
        }
    }
  }

  /// Creates an attribute for a list whose number of items is within a range.
  public init<Item: AttributeDecodable>(
    _ name: String, _ keyPath: @autoclosure @escaping Place<[Item]>, help: String? = nil,
    count range: ClosedRange<Int>, of items: String
  ) {
    self.init(name: name, help: help, type: [Item].attributeType) { (value, owner) throws(AttributeError) in
      let list = try [Item](attribute: value)
      guard range.contains(list.count) else {
        let count =
          range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
        throw AttributeError(message: "expected \(count) \(items), found \(list.count)")
      }
      owner[keyPath: keyPath()] = list
    }
  }

  /// Creates an attribute for the index of an item in a list, from 0, or `none`.
  public init(
    _ name: String, _ keyPath: @autoclosure @escaping Place<Int?>, help: String? = nil,
    indexUpTo limit: Int
  ) {
    self.init(
      name: name, help: help, type: .either([.integer, .choice(["none"])]), range: 0...Double(limit)
    ) { (value, owner) throws(AttributeError) in
      if case .scalar("none", _) = value {
        owner[keyPath: keyPath()] = nil
        return
      }
      guard let index = try? Int(attribute: value), (0...limit).contains(index) else {
        throw AttributeError(expected: "a whole number between 0 and \(limit), or none", found: value)
      }
      owner[keyPath: keyPath()] = index
    }
  }

  /// Creates an attribute for an optional whole number within a range.
  public init(
    _ name: String, _ keyPath: @autoclosure @escaping Place<Int?>, help: String? = nil,
    in range: ClosedRange<Int>
  ) {
    self.init(
      name: name, help: help, type: .integer, range: Double(range.lowerBound)...Double(range.upperBound)
    ) { (value, owner) throws(AttributeError) in
      do throws(AttributeError) {
        owner[keyPath: keyPath()] = try Int(attribute: value, in: range)
      } catch var error {
        // Zero is how UIKit writes "no limit".
        if value == .scalar("0", isQuoted: false) { error.suggest("leave '\(name)' out to set no limit") }
        throw error
      }
    }
  }

  /// Creates an attribute for a whole number within a range.
  public init(
    _ name: String, _ keyPath: @autoclosure @escaping Place<Int>, help: String? = nil,
    in range: ClosedRange<Int>
  ) {
    self.init(
      name: name, help: help, type: .integer, range: Double(range.lowerBound)...Double(range.upperBound),
      initial: { AttributeValue(initial: $0[keyPath: keyPath()]) }
    ) { (value, owner) throws(AttributeError) in
      owner[keyPath: keyPath()] = try Int(attribute: value, in: range)
    }
  }

  /// Creates an attribute for a whole number from 0 to a limit.
  public init(
    _ name: String, _ keyPath: @autoclosure @escaping Place<Int>, help: String? = nil, upTo limit: Int
  ) {
    self.init(name, keyPath(), help: help, in: 0...limit)
  }
}

extension Attribute {
  /// Returns the attribute as one of a value that holds the owner at a key path.
  package func within<Outer>(_ place: @autoclosure @escaping Attribute<Outer>.Place<Owner>) -> Attribute<
    Outer
  > {
    Attribute<Outer>(
      name: name, help: help, type: type, range: range,
      initial: { [initial] in initial?($0[keyPath: place()]) }
    ) { [decode] (value, outer) throws(AttributeError) in
      try decode(value, &outer[keyPath: place()])
    }
  }
}

extension Double {
  /// The number as text without a zero fraction: 44 rather than 44.0.
  package var shortText: String {
    self == rounded() && Swift.abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
