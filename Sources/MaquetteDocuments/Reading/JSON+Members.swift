/// The parts of a value that another program wrote: each is nil if the value has another form.
extension JSON {
  /// The value of a member of an object, the last one of that name; null counts as none.
  package subscript(name: String) -> JSON? {
    guard let value = members?.last(where: { $0.name == name })?.value, value != .null else { return nil }
    return value
  }

  /// The members of an object.
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The items of an array.
  package var items: [JSON]? { if case .array(let items) = self { items } else { nil } }

  /// A text.
  package var string: String? { if case .text(let text) = self { text } else { nil } }

  /// A number.
  package var double: Double? { if case .number(let number) = self { number } else { nil } }

  /// A whole number.
  package var int: Int? { double.flatMap { Int(exactly: $0) } }

  /// True or false.
  package var bool: Bool? { if case .boolean(let value) = self { value } else { nil } }
}
