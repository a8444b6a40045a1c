import MaquetteDocuments
import MaquetteElements

/// JSON Schemas of attributes and their values.
struct AttributeSchema {
  /// The names of the theme's colours.
  let colors: [String]

  /// A text with a `$`, which may be a parameter of a definition, or the name of a token: any value can stand for it.
  static let parameter = JSON.object([
    "type": .text("string"), "pattern": .text(#"\$[A-Za-z{]|^\{.+\}$"#),
  ])
  static let parameterReference = reference("parameter")

  static func reference(_ name: String) -> JSON { .object(["$ref": .text("#/$defs/\(name)")]) }

  /// A mapping with these members and no others, besides keys that contain a parameter.
  static func mapping(_ members: [JSON.Member], others: JSON = .boolean(false)) -> JSON {
    .object([
      "type": .text("object"), "properties": .object(members),
      "patternProperties": .object([JSON.Member(#"\$[A-Za-z{]"#, .object([]))]),
      "additionalProperties": others,
    ])
  }

  static func oneOrMore(_ schema: JSON) -> JSON {
    .anyOf([schema, .object(["type": .text("array"), "items": schema])])
  }

  func properties(_ attributes: [AttributeDescription]) -> [JSON.Member] {
    attributes.map { JSON.Member($0.name, schema(of: $0)) }
  }

  func schema(of attribute: AttributeDescription) -> JSON {
    // Both repeat attributes of the element they belong to.
    if ["then", "when"].contains(attribute.name) {
      return JSON.object(["type": .array([.text("object"), .text("array")])]).described(attribute.help)
    }
    var schema = JSON.anyOf(forms(of: attribute.type, in: attribute.range) + [Self.parameterReference])
    if let initial = attribute.initial.flatMap(JSON.init(plain:)) {
      schema = schema.adding(JSON.Member("default", initial))
    }
    return schema.described(attribute.help)
  }

  /// The forms that a value of a type can have.
  private func forms(of type: AttributeType, in range: ClosedRange<Double>? = nil) -> [JSON] {
    switch type {
    case .text, .symbol, .image, .language, .date, .time:
      // A plain 42 or true is a text too.
      [.object(["type": .array(["string", "number", "boolean"].map(JSON.text))])]
    case .number: [number("number", in: range)]
    case .integer: [number("integer", in: range)]
    case .boolean: [.object(["type": .text("boolean")])]
    case .choice(let names): [.object(["enum": .array(names.flatMap(Self.values))])]
    case .percentage: [.object(["type": .text("string"), "pattern": .text(#"^[0-9.]+%$"#)])]
    case .condition: [.object(["type": .text("object")])]
    case .color: [Self.reference("color")]
    case .insets:
      [
        number("number", in: nil),
        Self.mapping(
          AttributeType.insetEdges.map {
            JSON.Member($0, .anyOf([number("number", in: nil), Self.parameterReference]))
          }),
      ]
    case .mapping(let fields): [Self.mapping(properties(fields))]
    case .anything: [.object([])]
    case .variations: [.object(["type": .array([.text("object"), .text("array")])])]
    case .element: [Self.reference("element")]
    case .item(let name): [Self.reference("element.\(name)"), Self.reference("element")]
    case .either(let types): types.flatMap { forms(of: $0, in: range) }
    case .list(let item):
      forms(of: item, in: range) + [
        .object([
          "type": .text("array"), "items": .anyOf(forms(of: item, in: range) + [Self.parameterReference]),
        ])
      ]
    }
  }

  /// What YAML makes of a name: 12 and true are a number and a truth value too.
  private static func values(of name: String) -> [JSON] {
    switch name {
    case "true": [.text(name), .boolean(true)]
    case "false": [.text(name), .boolean(false)]
    default: [.text(name)] + (Double(name).map { [.number($0)] } ?? [])
    }
  }

  private func number(_ type: String, in range: ClosedRange<Double>?) -> JSON {
    guard let range else { return .object(["type": .text(type)]) }
    return .object([
      "type": .text(type), "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
    ])
  }

  /// A colour: a name of the theme, channels, or a brand's token.
  var color: JSON {
    .anyOf([
      .object(["enum": .array((colors + ["transparent"]).map(JSON.text))]),
      .object([
        "type": .text("string"), "pattern": .text(#"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"#),
      ]),
      .object(["type": .text("string"), "pattern": .text(#"^\{.+\}$"#)]),
    ])
  }
}

extension JSON {
  /// A plain value; nil for a list or a mapping.
  fileprivate init?(plain value: AttributeValue) {
    guard case .scalar(let text, let isQuoted) = value else { return nil }
    self = isQuoted ? .text(text) : JSON(plain: text)
  }

  /// What YAML 1.2 makes of a text without quotes.
  init(plain text: String) {
    switch text {
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    default:
      // Swift reads `infinity` as a number, YAML 1.2 does not.
      self = Double(text).flatMap { $0.isFinite ? JSON.number($0) : nil } ?? .text(text)
    }
  }

  static func anyOf(_ schemas: [JSON]) -> JSON {
    schemas.count == 1 ? schemas[0] : .object(["anyOf": .array(schemas)])
  }

  /// The schema with one more member.
  func adding(_ member: Member) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + [member])
  }

  /// The schema with a description, for the editor's help.
  func described(_ text: String) -> JSON { adding(Member("description", .text(text))) }
}
