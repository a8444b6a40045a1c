import MaquetteDocuments
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

// The body of `POST /v1/files/:key/variables` of Figma's REST API (figma/rest-api-spec, `PostVariablesRequestBody`): lists of changes to
// collections, modes, variables and values. New objects have temporary identifiers, by which the other lists refer to them. Variables
// have colours, numbers and texts, so a text style becomes a variable for each of its parts.

extension ToolTokens {
  private static let collection = "theme"

  /// The body of the request.
  var figmaVariables: JSON {
    var variables: [JSON] = []
    var values: [JSON] = []
    for entry in entries {
      for part in Self.parts(of: entry) {
        let name = part.path.joined(separator: "/")
        variables.append(
          .object([
            "action": .text("CREATE"), "id": .text(name), "name": .text(name),
            "variableCollectionId": .text(Self.collection), "resolvedType": .text(part.type),
          ]))
        for (index, look) in Self.looks.enumerated() {
          values.append(
            .object([
              "variableId": .text(name), "modeId": .text(look.name),
              "value": part.values[part.values.count > 1 ? index : 0],
            ]))
        }
      }
    }
    let modes = Self.looks.enumerated().map { index, look in
      // The first mode is made with the collection and named here.
      JSON.object([
        "action": .text(index == 0 ? "UPDATE" : "CREATE"), "id": .text(look.name), "name": .text(look.name),
        "variableCollectionId": .text(Self.collection),
      ])
    }
    return .object([
      "variableCollections": .array([
        .object([
          "action": .text("CREATE"), "id": .text(Self.collection), "name": .text("Maquette"),
          "initialModeId": .text(Self.looks[0].name),
        ])
      ]),
      "variableModes": .array(modes), "variables": .array(variables), "variableModeValues": .array(values),
    ])
  }

  /// A variable: its name in groups, its type and its values, one or one for each look.
  private struct Part {
    var path: [String]
    var type: String
    var values: [JSON]
  }

  private static func parts(of entry: Entry) -> [Part] {
    switch entry.kind {
    case .color, .colorToken: [Part(path: entry.path, type: "COLOR", values: entry.values.map(json))]
    case .points, .number, .weight: [Part(path: entry.path, type: "FLOAT", values: entry.values.map(json))]
    case .textStyle: [Part(path: entry.path, type: "STRING", values: entry.values.map(json))]
    case .typography: typography(of: entry)
    }
  }

  private static func typography(of entry: Entry) -> [Part] {
    let entries = entry.values.compactMap { value in
      if case .typography(let entry) = value { entry } else { nil }
    }
    func part(_ name: String, _ type: String, _ value: (TypeRamp.Entry) -> JSON) -> Part {
      Part(path: entry.path + [name], type: type, values: entries.map(value))
    }
    return [
      part("family", "STRING") { .text($0.family.toolName) }, part("size", "FLOAT") { .number($0.size) },
      part("weight", "FLOAT") { .number(Double($0.weight.rawValue)) },
      part("line-height", "FLOAT") { .number($0.leading) },
    ]
  }

  private static func json(_ value: ThemeTokenValue) -> JSON {
    switch value {
    case .color(let color):
      // The published schema takes one with an alpha for two kinds of colours at once, so opaque ones have none.
      .object([
        "r": .number(share(color.red)), "g": .number(share(color.green)), "b": .number(share(color.blue)),
        "a": color.alpha == 255 ? nil : .number(share(color.alpha)),
      ])
    case .points(let points): .number(points)
    case .number(let number): .number(number)
    case .weight(let weight): .number(Double(weight.rawValue))
    case .typography(let entry): .number(entry.size)
    case .textStyle(let style): .text(style.rawValue)
    case .colorToken(let token):
      .object([
        "type": .text("VARIABLE_ALIAS"), "id": .text("\(Theme.colorGroup)/\(token.name)"),
      ])
    }
  }

  /// Four digits distinguish 255 steps.
  private static func share(_ byte: UInt8) -> Double { (Double(byte) / 255 * 10_000).rounded() / 10_000 }
}
