import MaquetteElements

/// Tables of attributes, with their types, values and defaults.
enum ReferenceTable {
  /// The attributes of an owner; a name of an attribute within one is joined to it by a dot.
  static func markdown(_ attributes: [AttributeDescription]) -> String {
    markdown(attributes.map { ($0.name, $0) })
  }

  static func markdown(_ attributes: [(path: String, attribute: AttributeDescription)]) -> String {
    Markdown.table(
      ["attribute", "values", "default", "purpose"],
      attributes.map { path, attribute in
        [
          Markdown.code(path), values(of: attribute.type, in: attribute.range), fallback(of: attribute),
          attribute.help,
        ]
      })
  }

  /// The attributes within an attribute, by their paths from it, besides those of images, which have a page.
  static func inner(of attribute: AttributeDescription) -> [(path: String, attribute: AttributeDescription)] {
    let rows = attribute.inner.map { path, inner in
      (path: String(path.dropFirst(attribute.name.count + 1)), attribute: inner)
    }
    let images = rows.filter { isImage($0.attribute) }.map { $0.path + "." }
    return rows.filter { row in !images.contains { row.path.hasPrefix($0) } }
  }

  /// Whether an attribute takes the attributes of an image.
  static func isImage(_ attribute: AttributeDescription) -> Bool {
    attribute.inner.contains { $0.path == "\(attribute.name).source" }
  }

  /// What a sheet gets that omits the attribute: a value, or words for one that depends on other things.
  private static func fallback(of attribute: AttributeDescription) -> String {
    switch attribute.initial {
    case .scalar(let text, _) where !text.isEmpty: Markdown.code(text)
    case .scalar, .list, .mapping: "none"
    case nil: attribute.fallback ?? "–"
    }
  }

  /// The values of a type in a few words.
  private static func values(of type: AttributeType, in range: ClosedRange<Double>?) -> String {
    let words = values(of: type)
    guard let range, range.upperBound < 100_000 else { return words }
    return "\(words), \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
  }

  private static func values(of type: AttributeType) -> String {
    switch type {
    case .number(let unit): unit ?? "number"
    case .integer: "whole number"
    case .choice(let names): names.map(Markdown.code).joined(separator: ", ")
    case .percentage: "percentage"
    case .condition: "ids of controls with values"
    case .color: "colour"
    case .symbol: "symbol or emoji"
    case .image: "path of a picture"
    case .language: "language tag"
    case .date: "date"
    case .time: "time"
    case .insets: "points, or edges"
    case .mapping: "mapping"
    case .variations: "attributes with lists of values"
    case .item(let name): Markdown.code(name)
    case .either(let types):
      // A list of values says that one is taken too.
      types.filter { type in !types.contains(.list(of: type)) }.map(values).joined(separator: " or ")
    case .list(let item): "\(values(of: item)), or a list"
    case .text, .boolean, .anything, .element: type.description
    }
  }
}
