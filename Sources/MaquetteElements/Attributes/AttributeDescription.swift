/// An attribute as help, schemas and references show it.
public struct AttributeDescription: Hashable, Sendable {
  /// The name in sheets.
  public let name: String
  /// The type of its values.
  public let type: AttributeType
  /// The purpose.
  public var help: String { words.text(of: name) }
  private let words: AttributeHelp
  /// The meaning of an element that does not state it, such as `none` or `the platform's`; nil if nothing is known.
  package var fallback: String? { words.fallback(of: name) }
  /// The numbers that it takes; nil for no number, or for any.
  public let range: ClosedRange<Double>?
  /// The value of an element that does not state it; nil if that is none or depends on other things.
  public let initial: AttributeValue?

  init(
    name: String, type: AttributeType, words: AttributeHelp, range: ClosedRange<Double>? = nil,
    initial: AttributeValue? = nil
  ) {
    self.name = name
    self.type = type
    self.words = words
    self.range = range
    self.initial = initial
  }
}

extension AttributeDescription {
  /// The values that it takes, as the end of "takes …".
  package var takes: String {
    guard let range else { return type.description }
    return "\(type.description), \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
  }

  /// The attributes in the mappings that it takes, each with the names on the way to it: `surface.border.width`.
  package var inner: [(path: String, attribute: AttributeDescription)] {
    type.fields.filter { !$0.hasNoHelp }.flatMap { field in
      [("\(name).\(field.name)", field)] + field.inner.map { ("\(name).\($0.path)", $0.attribute) }
    }
  }

  /// Whether only the name is known.
  private var hasNoHelp: Bool { words.stated?.isEmpty ?? false }
}

extension AttributeType {
  /// The attributes of the mappings among the forms of the type.
  fileprivate var fields: [AttributeDescription] {
    switch self {
    case .mapping(let fields): fields
    case .either(let types): types.flatMap(\.fields)
    case .list(let item): item.fields
    default: []
    }
  }
}

extension Attribute {
  /// Returns the description of the attribute, with the value that it has in an owner.
  func description(in owner: Owner?) -> AttributeDescription {
    AttributeDescription(
      name: name, type: type, words: words, range: range, initial: owner.flatMap { initial?($0) })
  }
}

extension AttributeOwner {
  /// Returns the descriptions of the attributes, with the values that they have in an owner, such as a new one.
  package static func descriptions(in owner: Self?) -> [AttributeDescription] {
    attributes.map { $0.description(in: owner) }
  }
}

extension AttributeType {
  /// The type of a mapping with the attributes of a table.
  package static func mapping<Owner>(of attributes: [Attribute<Owner>]) -> AttributeType {
    .mapping(attributes.map { $0.description(in: nil) })
  }

  /// The type of a mapping with a table of attributes, and names that only a sheet's reader knows.
  package static func mapping<Owner>(
    of attributes: [Attribute<Owner>], and others: [(name: String, type: AttributeType, help: String)]
  ) -> AttributeType {
    .mapping(
      others.map { AttributeDescription(name: $0.name, type: $0.type, words: AttributeHelp(stated: $0.help)) }
        + attributes.map { $0.description(in: nil) })
  }

  /// The type of a mapping with names of which a sheet's reader knows more than a table says.
  package static func mapping(named names: [String]) -> AttributeType {
    .mapping(names.map { AttributeDescription(name: $0, type: .anything, words: AttributeHelp(stated: "")) })
  }
}

extension AttributeValue {
  /// Returns a value of an owner as a sheet would write it; nil if it is nil or no plain value.
  init?(initial value: some Sendable) {
    switch value as Any {
    case let flag as Bool: self = .scalar(flag ? "true" : "false", isQuoted: false)
    case let number as Int: self = .scalar("\(number)", isQuoted: false)
    case let number as Double where number.isFinite: self = .scalar(number.shortText, isQuoted: false)
    case let text as String where !text.isEmpty: self = .scalar(text, isQuoted: true)
    case let value as any AttributeWritable:
      guard let written = value.written else { return nil }
      self = written
    case let choice as any RawRepresentable:
      guard let name = choice.rawValue as? String else { return nil }
      self = .scalar(name, isQuoted: true)
    default: return nil
    }
  }
}

/// A type of values of several forms that says how a sheet would write one of them.
protocol AttributeWritable {
  /// The value as a sheet would write it; nil for one that has no short form.
  var written: AttributeValue? { get }
}
