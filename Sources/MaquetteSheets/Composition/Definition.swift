import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// A named piece of a sheet, which replaces every use of its name.
struct Definition {
  /// A name whose value a use sets.
  struct Parameter {
    var name: String
    /// The default value; nil if every use must set one.
    var value: SheetNode?
  }

  var name: String
  var position: SourceLocation
  var parameters: [Parameter]
  /// An element or a list of elements.
  var body: SheetNode

  static let table = [
    LanguageKey(
      "parameters", takes: "names with defaults; in a list, a name alone is required",
      help: "The parameters, with their defaults; `~` removes the attribute that a parameter sets."),
    LanguageKey(
      "body", takes: "an element or a list of elements", help: "The elements that replace each use."),
  ]

  static let keys = table.map(\.name)

  /// Reads a definition: `parameters` and `body`, or the body alone. One without a body keeps its name, so that its uses are no
  /// further errors.
  init(_ entry: SheetNode.Entry, into diagnostics: inout DiagnosticList) {
    name = entry.key
    position = entry.position
    parameters = []
    body = Composer.standIn(at: entry.position)
    if entry.value.isNull {
      diagnostics.add(.composition(.missingDefinition), at: entry.position)
      return
    }
    guard let entries = entry.value.entries, entries.contains(where: { Self.keys.contains($0.key) }) else {
      body = entry.value
      return
    }
    diagnostics.checkKeys(of: entries, in: Self.keys, of: "a definition")
    if let body = entries.value(of: "body"), !body.isNull {
      self.body = body
    } else {
      diagnostics.add(.composition(.missingDefinition), at: entry.position)
    }
    if let list = entries.value(of: "parameters") {
      parameters = Self.parameters(from: list, into: &diagnostics)
    }
  }

  /// Names with defaults as a mapping; or a list, in which a name alone has no default.
  private static func parameters(
    from node: SheetNode, into diagnostics: inout DiagnosticList
  ) -> [Parameter] {
    var parameters: [Parameter] = []
    var places: [String: SourceLocation] = [:]
    func add(_ name: String, _ value: SheetNode?, at position: SourceLocation) {
      if !Template.isName(name) {
        diagnostics.add(.composition(.badParameterName(name)), at: position)
      } else if let first = places[name] {
        diagnostics.add(.duplicateKey(name, first: first), at: position)
      } else {
        places[name] = position
        parameters.append(Parameter(name: name, value: value))
      }
    }
    switch node.content {
    case .mapping(let entries):
      for entry in entries { add(entry.key, entry.value, at: entry.position) }
    case .sequence(let items):
      for item in items {
        if let scalar = item.scalar, !scalar.isNull {
          add(scalar.text, nil, at: item.position)
        } else if let entries = item.entries {
          for entry in entries { add(entry.key, entry.value, at: entry.position) }
        } else {
          diagnostics.add(.composition(.expectedParameters(found: item.kind)), at: item.position)
        }
      }
    case .scalar(let scalar) where !scalar.isNull: add(scalar.text, nil, at: node.position)
    case .scalar: break
    }
    return parameters
  }
}
