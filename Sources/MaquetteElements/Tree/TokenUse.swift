/// A token of a brand or of the theme by whose name a sheet gives an attribute its value.
public struct TokenUse: Hashable, Sendable {
  /// The attribute, with the names inside its value: `spacing`, `padding.top`, `surface.radius`.
  public var attribute: String
  /// The name of the token, without braces.
  public var token: String

  /// Creates a use.
  public init(attribute: String, token: String) {
    self.attribute = attribute
    self.token = token
  }
}

extension TokenUse {
  /// What a value decides on.
  package enum Subject: Hashable, Sendable {
    case padding, spacing, radius, size, font, color

    /// What an attribute decides on, by the words of its name.
    init(ofAttribute name: String) {
      let words = Set(name.split { $0 == "-" || $0 == "." })
      func has(_ names: Substring...) -> Bool { !words.isDisjoint(with: names) }
      self =
        if has("padding", "insets", "margin") {
          .padding
        } else if has("spacing") {
          .spacing
        } else if has("radius", "clip") {
          .radius
        } else if has("frame", "width", "height", "size") && !has("stroke", "border") {
          .size
        } else {
          has("font", "weight", "tracking", "kerning") ? .font : .color
        }
    }
  }

  /// What the attribute decides on.
  package var subject: Subject { Subject(ofAttribute: attribute) }
}

extension TokenUse: CustomStringConvertible {
  /// The attribute and the token as the sheet writes it: `spacing {space.md}`.
  public var description: String { "\(attribute) {\(token)}" }
}

extension TokenUse {
  /// The tokens that an attribute's value names, in the order of the value; the names of all others are text.
  package static func uses(in value: AttributeValue, of attribute: String) -> [TokenUse] {
    switch value {
    case .scalar(let text, _):
      guard let name = Brand.name(in: text), Brand.isKnown(name) else { return [] }
      return [TokenUse(attribute: attribute, token: name)]
    case .list(let items): return items.flatMap { uses(in: $0, of: attribute) }
    case .mapping(let entries): return entries.flatMap { uses(in: $0.value, of: "\(attribute).\($0.name)") }
    }
  }
}

extension Brand {
  /// Whether a name is one of a token that attributes may use.
  fileprivate static func isKnown(_ name: String) -> Bool {
    known[name] != nil || themeColor(name) != nil || themeStyle(name) != nil
  }
}

extension Element {
  /// Returns the element with the tokens that its attributes name and the lengths that they write as numbers, for specifications
  /// and messages.
  package func using(_ tokens: [TokenUse], besides lengths: [WrittenLength]) -> any Element {
    if tokens.isEmpty && lengths.isEmpty { return self }
    return changed { node, _ in
      node.tokens += tokens
      node.lengths += lengths
    }
  }
}
