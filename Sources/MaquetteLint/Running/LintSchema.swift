package import MaquetteDocuments

extension RuleBook {
  /// The JSON Schema (2020-12) of configurations that name these rules, for editors.
  package var schema: JSON {
    let severities = JSON.array(LintSeverity.allCases.map { .text($0.rawValue) })
    let rules = all.map { rule in
      JSON.Member(
        rule.id,
        .object([
          "enum": severities, "default": .text(rule.severity.rawValue), "description": .text(rule.summary),
        ]))
    }
    let mapping = JSON.object([
      "type": .text("object"), "properties": .object(rules), "additionalProperties": .boolean(false),
    ])
    return .object([
      "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
      "title": .text("Severities of the rules of 'maquette lint'"),
      "type": .text("object"), "properties": .object([JSON.Member("rules", mapping)]),
      "additionalProperties": .boolean(false),
    ])
  }
}
