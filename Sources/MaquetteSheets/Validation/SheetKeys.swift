import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

enum SheetKeys {
  /// The keys that are not attributes of canvas or environment.
  static let table = [
    LanguageKey("maquette", takes: "1", help: "The version of the language, required in every sheet."),
    LanguageKey(
      "include", takes: "the path of a file, or a list of these",
      help: "Files to include: their definitions, and defaults for settings that the sheet omits."),
    LanguageKey(
      "define", takes: "names with definitions", help: "Named elements with parameters, which `use` inserts."),
    LanguageKey(
      "tokens", takes: "the path of a token file, tokens, or a list of these",
      help:
        "Design tokens that change the theme; later files override earlier ones, and the command line overrides the sheet."
    ),
    LanguageKey(
      "symbols", takes: "names with paths of drawings",
      help:
        "Additional symbols: SVG pictures, symbol sets of an asset catalog, or Maquette's own format (`.symbol`)."
    ),
    LanguageKey(
      "themes", takes: "names with paths of token files, or with tokens",
      help: "Named looks for `theme`: a built-in theme with design tokens."),
    LanguageKey(
      "strings", takes: "languages with texts and their translations, or the path of a file with these",
      help: "Translations of the texts; a table file has the originals in its first column."),
    LanguageKey("body", takes: "an element", help: "The content of the picture."),
    LanguageKey(
      "sections", takes: "a list of mappings with the attributes of `group`, and `body`",
      help: "Groups in a column, in place of a body."),
    LanguageKey(
      "variants", takes: "attributes with lists of values, and `exclude`",
      help: "Attributes to vary: every combination becomes a picture."),
    LanguageKey(
      "$schema", takes: "the path or address of a schema",
      help: "The schema for editors; Maquette ignores it."),
  ]

  static let structure = table.map(\.name)
  static let canvas = SheetCanvas.attributes.map(\.name)
  static let environment = Environment.attributes.map(\.name)

  static let all = structure + canvas + environment

  /// Whether pairs are those of a sheet rather than an element.
  static func areSheet(_ entries: [SheetNode.Entry]) -> Bool {
    entries.contains { ["maquette", "body", "sections"].contains($0.key) }
  }

  /// Reports unknown keys of a sheet, and an unknown version.
  static func check(
    _ entries: [SheetNode.Entry], elements: [String], into diagnostics: inout DiagnosticList
  ) {
    if let version = entries.value(of: "maquette"), version.scalar?.text != "1" {
      diagnostics.add(.unknownVersion(version.kind), at: version.position)
    }
    for entry in entries where !all.contains(entry.key) {
      diagnostics.add(
        .unknownKey(entry.key, isElement: elements.contains(entry.key)), at: entry.position)
    }
  }
}

/// A key of the language that is no attribute of an element, with its text in the reference.
///
/// Keys are checked against tables of these, so that the reference is complete.
package struct LanguageKey: Hashable, Sendable {
  package var name: String
  /// The values it takes, as the end of "takes …".
  package var takes: String
  /// Its purpose, in one sentence or two.
  package var help: String

  init(_ name: String, takes: String, help: String) {
    self.name = name
    self.takes = takes
    self.help = help
  }
}
