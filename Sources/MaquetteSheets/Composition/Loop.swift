import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

struct Loop {
  var items: SheetNode
  var name: String
  var template: SheetNode

  static let table = [
    LanguageKey(
      "in", takes: "a list, or the path of a CSV, JSON or YAML file",
      help: "The items, or the records of a table."),
    LanguageKey("as", takes: "a name", help: "The item's name in the template; `item` by default."),
    LanguageKey(
      "do", takes: "an element or a list of elements",
      help: "The template for each item, with `$item`, `$item.field` and `$index` (from 1)."),
  ]

  static let keys = table.map(\.name)

  /// Reads a loop; nil for anything else, which is reported.
  init?(_ entry: SheetNode.Entry, into diagnostics: inout DiagnosticList) {
    guard let entries = entry.value.entries else {
      diagnostics.add(.composition(.expectedLoop(found: entry.value.kind)), at: entry.value.position)
      return nil
    }
    diagnostics.checkKeys(of: entries, in: Self.keys, of: "'for-each'")
    name = "item"
    if let node = entries.value(of: "as") {
      if let scalar = node.scalar, Template.isName(scalar.text) {
        name = scalar.text
      } else {
        diagnostics.add(.composition(.badParameterName(node.scalar?.text ?? node.kind)), at: node.position)
      }
    }
    guard let items = entries.value(of: "in") else {
      diagnostics.add(.composition(.missingLoopKey("in")), at: entry.position)
      return nil
    }
    guard let template = entries.value(of: "do"), !template.isNull else {
      diagnostics.add(.composition(.missingLoopKey("do")), at: entry.position)
      return nil
    }
    self.items = items
    self.template = template
  }
}
