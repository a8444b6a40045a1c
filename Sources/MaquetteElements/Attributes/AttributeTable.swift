/// A type whose values are described by a table of attributes.
public protocol AttributeOwner: Sendable {
  /// The attributes, in the order in which help lists them.
  static var attributes: [Attribute<Self>] { get }

  /// The name of the owner in messages, with its article: "a button".
  static var ownerName: String { get }
}

extension AttributeOwner {
  /// Reads every entry of a mapping into the value and returns all errors.
  public mutating func decode(_ entries: [AttributeValue.Entry]) -> [AttributeError] {
    entries.compactMap { entry in
      do throws(AttributeError) {
        try set(entry.name, to: entry.value)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Reads one attribute; the error's path begins with the attribute's name.
  public mutating func set(_ name: String, to value: AttributeValue) throws(AttributeError) {
    for attribute in Self.attributes where attribute.name == name {
      do throws(AttributeError) {
        return try attribute.decode(value, &self)
      } catch {
        var error = error
        if error.path.isEmpty, !attribute.type.choices.isEmpty {
          error.suggest(Self.otherPlace(of: value, than: name))
        }
        throw error.at(.value(name))
      }
    }
    let names = Self.attributes.map(\.name)
    // Every element has those too.
    let common = Self.self is any CatalogueElement.Type ? CommonAttributes.attributes.map(\.name) : []
    throw AttributeError(
      message: "unknown attribute '\(name)' of \(Self.ownerName)",
      hint: AttributeSynonyms.hint(for: name, among: names + common)
        ?? "it has \(names.joined(separator: ", "))"
        + (common.isEmpty ? "" : "; every element has \(common.joined(separator: ", "))"),
      path: [.name(name)])
  }

  /// The hint for a name that is a value of another attribute: `role: back` means `style: back`.
  private static func otherPlace(of value: AttributeValue, than name: String) -> String? {
    guard case .scalar(let text, _) = value else { return nil }
    let other = attributes.first { $0.name != name && $0.type.choices.contains(text) }
    return other.map { "did you mean '\($0.name): \(text)'?" }
  }

  /// Reads every entry of a mapping and stops at the first error.
  public mutating func decode(mapping value: AttributeValue) throws(AttributeError) {
    guard case .mapping(let entries) = value else {
      throw AttributeError(
        expected: AttributeType.mapping(of: Self.attributes).description, found: value)
    }
    for entry in entries { try set(entry.name, to: entry.value) }
  }
}
