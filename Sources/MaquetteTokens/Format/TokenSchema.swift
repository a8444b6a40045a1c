package import MaquetteDocuments

/// The JSON Schema (2020-12) of token files as they are read, for editors: groups, tokens and their types. Values are left to the
/// reader, and so are the looser files of Style Dictionary.
package enum TokenSchema {
  /// The schema.
  package static let json = JSON.object([
    "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
    "title": .text("Design tokens"),
    "description": .text("Design Tokens Format Module 2025.10, as supported by Maquette."),
    "$ref": .text("#/$defs/group"),
    "$defs": .object([
      "description": .object(["type": .text("string")]),
      "deprecated": .object(["type": .array([.text("boolean"), .text("string")])]),
      "type": .object(["enum": .array(TokenType.allCases.map { .text($0.rawValue) })]),
      "group": object(
        [
          JSON.Member("$schema", .object(["type": .text("string")])),
          JSON.Member("$extends", .object(["type": .array([.text("string"), .text("object")])])),
          JSON.Member("$root", reference("token")),
        ], inner: .object(["anyOf": .array([reference("token"), reference("group")])])),
      "token": object([
        JSON.Member("$value", .object([])), JSON.Member("$ref", .object(["type": .text("string")])),
      ]),
    ]),
  ])

  private static func reference(_ name: String) -> JSON { .object(["$ref": .text("#/$defs/\(name)")]) }

  /// A mapping with the properties that groups and tokens share; `inner` is the schema of everything that is no property.
  private static func object(_ own: [JSON.Member], inner: JSON? = nil) -> JSON {
    let shared = [
      JSON.Member("$type", reference("type")), JSON.Member("$description", reference("description")),
      JSON.Member("$deprecated", reference("deprecated")),
      JSON.Member("$extensions", .object(["type": .text("object")])),
    ]
    return .object([
      "type": .text("object"), "properties": .object(own + shared),
      "patternProperties": inner.map { .object([JSON.Member("^[^$]", $0)]) },
      "additionalProperties": .boolean(false),
      "anyOf": inner == nil
        ? .array(["$value", "$ref"].map { .object(["required": .array([.text($0)])]) }) : nil,
    ])
  }
}
