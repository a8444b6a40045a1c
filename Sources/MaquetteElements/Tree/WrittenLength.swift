/// A length that a sheet writes as a number where a brand has tokens for lengths.
package struct WrittenLength: Hashable, Sendable {
  /// The attribute, with the names inside its value: `padding.top`.
  package var attribute: String
  package var points: Double

  /// What the attribute decides on.
  package var subject: TokenUse.Subject { TokenUse.Subject(ofAttribute: attribute) }

  /// The lengths in a value of a type, in the order of the value.
  package static func lengths(
    in value: AttributeValue, of attribute: String, type: AttributeType
  ) -> [WrittenLength] {
    switch (type, value) {
    case (.number(unit: "points"), .scalar(let text, isQuoted: false)),
      (.insets, .scalar(let text, isQuoted: false)):
      return Double(text).map { [WrittenLength(attribute: attribute, points: $0)] } ?? []
    case (.insets, .mapping(let entries)):
      return entries.flatMap { lengths(in: $0.value, of: "\(attribute).\($0.name)", type: .insets) }
    case (.mapping(let fields), .mapping(let entries)):
      return entries.flatMap { entry -> [WrittenLength] in
        guard let field = fields.first(where: { $0.name == entry.name }) else { return [] }
        return lengths(in: entry.value, of: "\(attribute).\(entry.name)", type: field.type)
      }
    case (.list(let item), .list(let items)):
      return items.flatMap { lengths(in: $0, of: attribute, type: item) }
    case (.list(let item), _): return lengths(in: value, of: attribute, type: item)
    case (.either(let types), _):
      return types.lazy.map { lengths(in: value, of: attribute, type: $0) }.first { !$0.isEmpty } ?? []
    default: return []
    }
  }
}

extension Brand {
  /// Whether a length is among the tokens that attributes may use.
  package static var hasScale: Bool { known.contains { $0.value.kind == .dimension } }

  /// The tokens for lengths of a kind, with their lengths in points, by the words in the names of their groups: `space.md` is a
  /// room, `radius.card` is a radius. A name without such a word says nothing about its use.
  package static func scale(
    for subject: TokenUse.Subject, among names: [String: Literal]
  ) -> [(name: String, points: Double)] {
    let words: Set<Substring> =
      switch subject {
      case .padding, .spacing:
        [
          "space", "spaces", "spacing", "spacings", "gap", "gaps", "padding", "inset", "insets", "margin",
          "gutter",
        ]
      case .radius: ["radius", "radii", "corner", "corners", "rounding"]
      case .size, .font, .color: []
      }
    return names.compactMap { name, literal -> (name: String, points: Double)? in
      guard literal.kind == .dimension, case .scalar(let text, _)? = literal.value, let points = Double(text),
        !words.isDisjoint(with: name.lowercased().split { $0 == "." || $0 == "-" || $0 == "_" })
      else { return nil }
      return (name, points)
    }.sorted { ($0.points, $0.name) < ($1.points, $1.name) }
  }
}

extension CommonAttributes {
  /// The type of an attribute that every element takes; nil for another name.
  package static func type(of name: String) -> AttributeType? { attributes.first { $0.name == name }?.type }
}
