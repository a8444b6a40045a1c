internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments

/// The keys of a sheet's root.
enum SheetKeys {
  /// The keys that are not attributes of canvas or environment.
  static let table = [
    LanguageKey("maquette", takes: "1", help: "The version of the language; every sheet says it."),
    LanguageKey(
      "include", takes: "the path of a file, or a list of these",
      help: "Files whose definitions the sheet can use, and which speak where it says nothing itself."),
    LanguageKey(
      "define", takes: "names with what they stand for", help: "Pieces that `use` puts in their place."),
    LanguageKey(
      "tokens", takes: "the path of a token file, or a list of these",
      help:
        "Design tokens that change the theme; of several files the later ones win, and those of the command line."
    ),
    LanguageKey(
      "symbols", takes: "names with paths of drawings",
      help: "Symbols of your own, from SVG pictures or drawings as Maquette's own are written (`.symbol`)."),
    LanguageKey(
      "themes", takes: "names with paths of token files",
      help: "Themes that `theme` can name, made by design tokens over the built-in ones."),
    LanguageKey(
      "strings", takes: "languages with texts and their translations, or the path of a file with these",
      help: "What texts are in other languages; a table has the texts in its first column."),
    LanguageKey("body", takes: "an element", help: "What the picture shows."),
    LanguageKey(
      "sections", takes: "a list of mappings with the attributes of `group`, and `body`",
      help: "Groups one below the other, in place of a body."),
    LanguageKey(
      "variants", takes: "attributes with lists of values, and `exclude`",
      help: "What multiplies the sheet: one picture for every combination."),
  ]

  static let structure = table.map(\.name)
  static let canvas = SheetCanvas.attributes.map(\.name)
  static let environment = Environment.attributes.map(\.name)

  /// All keys.
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
      let nearest = NearestName.nearest(to: entry.key, among: all)
      let isElement = elements.contains(entry.key)
      diagnostics.add(.unknownKey(entry.key, nearest: nearest, isElement: isElement), at: entry.position)
    }
  }
}
