// A value as JSON
// ===============
//
// Foundation's encoder asks every value that it meets whether its type conforms to a protocol of its own, and the first question about a
// type searches all conformances of the program: of the instructions from start to picture one in twenty-five went to four lines of a
// manifest. This one asks for concrete types only. Members are sorted by the bytes of their names, so that equal values are equal texts.

extension JSON {
  /// Creates the JSON of a value, the members of objects sorted by name.
  ///
  /// - Throws: What the value throws, or `EncodingError.invalidValue` for a number that JSON cannot hold exactly.
  package init(encoding value: some Encodable) throws {
    self = try JSONPart(path: []).encoded(value)
  }
}

/// The JSON of one value while it is encoded.
///
/// A class, for containers that are nested fill the part that their owner holds.
private final class JSONPart: Encoder {
  private enum Content {
    case nothing
    case value(JSON)
    case items([JSONPart])
    case members([(name: String, part: JSONPart)])
  }

  let codingPath: [any CodingKey]
  private var content = Content.nothing

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(path: [any CodingKey]) { codingPath = path }

  /// What was encoded; an object without members if nothing was.
  var json: JSON {
    switch content {
    case .nothing: .object([Member]())
    case .value(let value): value
    case .items(let parts): .array(parts.map(\.json))
    case .members(let members):
      .object(
        members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
          .map { Member($0.name, $0.part.json) })
    }
  }

  private typealias Member = JSON.Member

  func set(_ value: JSON) { content = .value(value) }

  /// A new part with a name, which replaces none.
  func part(named key: some CodingKey) -> JSONPart {
    let part = JSONPart(path: codingPath + [key])
    if case .members(var members) = content {
      // Given up for the time of the change, so that the array is not copied.
      content = .nothing
      members.append((key.stringValue, part))
      content = .members(members)
    } else {
      content = .members([(key.stringValue, part)])
    }
    return part
  }

  /// A new part at the end of an array.
  func next() -> JSONPart {
    let part = JSONPart(path: codingPath)
    if case .items(var items) = content {
      content = .nothing
      items.append(part)
      content = .items(items)
    } else {
      content = .items([part])
    }
    return part
  }

  var itemCount: Int { if case .items(let items) = content { items.count } else { 0 } }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .nothing = content { content = .members([]) }
    return KeyedEncodingContainer(JSONMembers(part: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .nothing = content { content = .items([]) }
    return JSONItems(part: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONSingle(part: self) }

  /// The JSON of a value at this place.
  func encoded<Value: Encodable>(_ value: Value) throws -> JSON {
    try encode(value)
    return json
  }

  /// Takes a value over: one of JSON's own as it is, others by what they encode.
  func encode<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let text as String: set(.text(text))
    case let value as Bool: set(.boolean(value))
    case let number as Double:
      guard number.isFinite else { throw refusal(of: number) }
      set(.number(number))
    case let number as Int:
      // A reader may hold numbers as Double, and this writer does.
      guard abs(Double(number)) < 1e15 else { throw refusal(of: number) }
      set(.whole(number))
    default: try value.encode(to: self)
    }
  }

  private func refusal(of value: Any) -> EncodingError {
    .invalidValue(
      value, .init(codingPath: codingPath, debugDescription: "\(value) cannot be written exactly in JSON"))
  }
}

/// The members of an object.
private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let part: JSONPart

  var codingPath: [any CodingKey] { part.codingPath }

  func encodeNil(forKey key: Key) { part.part(named: key).set(.null) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try part.part(named: key).encode(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { part.part(named: key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    part.part(named: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { part.part(named: SuperKey()) }

  func superEncoder(forKey key: Key) -> any Encoder { part.part(named: key) }
}

/// The items of an array.
private struct JSONItems: UnkeyedEncodingContainer {
  let part: JSONPart

  var codingPath: [any CodingKey] { part.codingPath }
  var count: Int { part.itemCount }

  func encodeNil() { part.next().set(.null) }

  func encode<Value: Encodable>(_ value: Value) throws { try part.next().encode(value) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    part.next().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { part.next().unkeyedContainer() }

  func superEncoder() -> any Encoder { part.next() }
}

/// A value by itself.
private struct JSONSingle: SingleValueEncodingContainer {
  let part: JSONPart

  var codingPath: [any CodingKey] { part.codingPath }

  func encodeNil() { part.set(.null) }

  func encode<Value: Encodable>(_ value: Value) throws { try part.encode(value) }
}

/// The name of what a class above encodes, as Foundation calls it.
private struct SuperKey: CodingKey {
  let stringValue = "super"
  let intValue: Int? = nil

  init() {}
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}
