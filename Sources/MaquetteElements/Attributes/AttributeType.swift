/// The type of an attribute's values, for help, schemas and messages.
public indirect enum AttributeType: Hashable, Sendable {
  /// Any text.
  case text
  /// A finite number, with its unit if it has one.
  case number(unit: String?)
  /// A whole number.
  case integer
  /// `true` or `false`.
  case boolean
  /// One of several names.
  case choice([String])
  /// A part of a whole in percent.
  case percentage
  /// The ids of controls with the values that they have to have.
  case condition
  /// A colour token or `#RRGGBB`.
  case color
  /// The name of a symbol.
  case symbol
  /// The path of a picture.
  case image
  /// A language tag.
  case language
  /// A calendar date.
  case date
  /// A time of day.
  case time
  /// One number for all edges or a mapping of edges.
  case insets
  /// A mapping with these attributes.
  case mapping([AttributeDescription])
  /// Any value; what it may be is said elsewhere.
  case anything
  /// Attributes, each with the values to vary it over.
  case variations
  /// An element.
  case element
  /// An element, or the value of the element of a name without that name.
  case item(of: String)
  /// A value of one of several types.
  case either([AttributeType])
  /// One value or a list of them.
  case list(of: AttributeType)

  /// The edges of insets in a mapping, and the names of several.
  package static let insetEdges = ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]

  /// The names that are values of the type.
  var choices: [String] {
    switch self {
    case .choice(let names): names
    case .either(let types): types.flatMap(\.choices)
    case .list(let item): item.choices
    default: []
    }
  }

  /// The type in words, as the end of "expected …".
  public var description: String {
    switch self {
    case .text: "text"
    case .number(let unit): unit.map { "a number of \($0)" } ?? "a number"
    case .integer: "a whole number"
    case .boolean: "true or false"
    case .choice(let names) where names.count == 1: names[0]
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .percentage: "a percentage such as 40%"
    case .condition: "a mapping of control ids to values"
    case .color: "a colour such as blue, secondary-label or #FF9500"
    case .symbol: "the name of a symbol, or an emoji"
    case .image: "the path of a picture such as photo.png"
    case .language: "a language tag such as de or zh-Hant-TW"
    case .date: "a date such as 2014-04-21"
    case .time: "a time such as 09:41 or 09:41:05"
    case .insets:
      "a number of points, or a mapping of \(Self.insetEdges.joined(separator: ", "))"
    case .mapping(let attributes): "a mapping of " + attributes.map(\.name).joined(separator: ", ")
    case .anything: "a value"
    case .variations: "attributes, each with a list of values"
    case .element: "an element"
    case .item(let name):
      "the value of \("aeiou".contains(name.first ?? "b") ? "an" : "a") \(name), or an element"
    case .either(let types): types.map(\.description).joined(separator: " or ")
    case .list(let element): "\(element.description), or a list of these"
    }
  }
}
