import MaquetteScreens
package import MaquetteDocuments
package import MaquetteElements

/// The JSON Schema (2020-12) of sheets, for editors and other programs, made from the tables that decode sheets.
///
/// It knows names, types, choices and ranges. What depends on other files (definitions, symbols, pictures, tokens) and on
/// other attributes is checked by the reader alone, so that every sheet that the reader takes is valid.
package struct SheetSchema {
  private let catalogue: Catalogue
  private let types: AttributeSchema

  /// The schema of the sheets that a catalogue reads.
  package static func json(of catalogue: Catalogue) -> JSON {
    SheetSchema(catalogue: catalogue, types: AttributeSchema(colors: ColorReference.names(in: catalogue)))
      .root
  }

  private var root: JSON {
    .object([
      "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
      "title": .text("A sheet of Maquette"),
      "description": .text("Elements, which are drawn as one picture or several variants of it."),
      "type": .text("object"),
      "required": .array([.text("maquette")]),
      "properties": .object(properties),
      "additionalProperties": .boolean(false),
      "$defs": .object(definitions),
    ])
  }

  private var properties: [JSON.Member] {
    let canvas = types.properties(SheetCanvas.descriptions(in: SheetCanvas()))
    let environment = types.properties(Environment.descriptions(in: Environment()))
    return SheetKeys.table.map { JSON.Member($0.name, key($0)) } + canvas + environment
  }

  /// The schema of a key that is no attribute.
  private func key(_ key: LanguageKey) -> JSON {
    let anything = JSON.object([])
    let names = AttributeSchema.mapping([], others: anything)
    let paths = AttributeSchema.oneOrMore(.object(["type": .text("string")]))
    let tokens = AttributeSchema.oneOrMore(.anyOf([.object(["type": .text("string")]), names]))
    let schema: JSON =
      switch key.name {
      case "$schema": .object(["type": .text("string")])
      case "maquette": .object(["const": .whole(1)])
      case "include": paths
      case "tokens": tokens
      case "symbols": AttributeSchema.mapping([], others: .object(["type": .text("string")]))
      case "themes": AttributeSchema.mapping([], others: tokens)
      case "strings": .anyOf([.object(["type": .text("string")]), names])
      case "body": AttributeSchema.reference("element")
      case "sections": .object(["type": .text("array"), "items": AttributeSchema.reference("section")])
      case "variants": variants
      default: names
      }
    return schema.described(key.help)
  }

  private var variants: JSON {
    let values = JSON.object(["type": .array([.text("array"), .text("object")])])
    let names = SheetValidator.variable.map { JSON.Member($0, values) }
    return AttributeSchema.mapping(names + [JSON.Member("exclude", .object(["type": .text("array")]))])
  }

  private var definitions: [JSON.Member] {
    [
      JSON.Member("parameter", AttributeSchema.parameter),
      JSON.Member("color", types.color),
      JSON.Member(
        "with", AttributeSchema.mapping(types.properties(Environment.descriptions(in: Environment())))),
      JSON.Member("section", section),
      JSON.Member("element", element),
    ] + common.map { JSON.Member("attribute.\($0.name)", types.schema(of: $0)) }
      + catalogue.entries.map { JSON.Member("element.\($0.name)", schema(of: $0)) }
  }

  /// An element: its name, a mapping from it to its attributes, or what stands for elements.
  private var element: JSON {
    let names = catalogue.names
    let anything = JSON.object([])
    let own = catalogue.entries.map { JSON.Member($0.name, AttributeSchema.reference("element.\($0.name)")) }
    let directives = Composer.table.map { JSON.Member($0.name, anything.described($0.help)) }
    return .anyOf([
      .object(["enum": .array(names.map(JSON.text))]), AttributeSchema.reference("parameter"),
      .object([
        "type": .text("object"), "minProperties": .whole(1), "maxProperties": .whole(1),
        "properties": .object(own + directives), "additionalProperties": .boolean(false),
      ]),
    ])
  }

  private static let elements = JSON.object([
    "type": .text("array"), "items": AttributeSchema.reference("element"),
  ])

  private var section: JSON {
    let group = catalogue.entry(named: "group").map(\.attributes) ?? []
    let body = JSON.anyOf([AttributeSchema.reference("element"), Self.elements])
    return AttributeSchema.mapping(
      types.properties(group) + common(besides: group) + [
        JSON.Member("body", body), JSON.Member("children", body),
      ])
  }

  /// What may stand after the name of an element.
  private func schema(of entry: CatalogueEntry) -> JSON {
    var members = types.properties(entry.attributes) + common(besides: entry.attributes)
    if entry.takesChildren {
      members.append(JSON.Member("children", .anyOf([Self.elements, AttributeSchema.parameterReference])))
    }
    var forms = [
      JSON.object(["type": .text("null")]), AttributeSchema.mapping(members),
      AttributeSchema.parameterReference,
    ]
    // A list alone, or a value that is no attribute, is the first list in a short form.
    if let form = entry.shortForms.first, let list = entry.attributes.first(where: { $0.name == form.name }) {
      forms.append(types.schema(of: list))
    } else if entry.takesChildren {
      forms.append(Self.elements)
    }
    if let shorthand = entry.attributes.first(where: { $0.name == entry.shorthand }) {
      forms.append(types.schema(of: shorthand))
    }
    let schema = JSON.anyOf(forms).described(
      [entry.summary, entry.guideline].compactMap(\.self).joined(separator: " "))
    let example = ElementExample(of: entry)?.value(of: entry.name)
    return example.map { schema.adding(JSON.Member("examples", .array([$0]))) } ?? schema
  }

  private var common: [AttributeDescription] { CommonAttributes.descriptions(in: nil) }

  /// References to the attributes that all elements have, without those of the same name as an own one.
  private func common(besides own: [AttributeDescription]) -> [JSON.Member] {
    let names = common.map(\.name).filter { name in !own.contains { $0.name == name } }
    return names.map { JSON.Member($0, AttributeSchema.reference("attribute.\($0)")) }
  }
}
