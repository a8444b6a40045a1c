package import MaquetteDiagnostics
package import MaquetteDocuments
package import MaquetteElements

/// The language of sheets as its reader knows it, for editors: keys with their purposes, and where names lead.
package enum SheetLanguage {
  /// The keys of a sheet that are no attributes of picture or environment.
  package static var sheet: [LanguageKey] { SheetKeys.table }

  /// The attributes of a picture and of its environment, which a sheet sets for the whole.
  package static var settings: [AttributeDescription] {
    SheetCanvas.descriptions(in: SheetCanvas()) + Environment.descriptions(in: Environment())
  }

  /// The keys that stand for elements.
  package static var directives: [LanguageKey] { Composer.table }

  /// The keys of a definition.
  package static var definition: [LanguageKey] { Definition.table }

  /// The keys of a loop.
  package static var loop: [LanguageKey] { Loop.table }

  /// The names of the attributes that variants may vary.
  package static var variable: [String] { SheetValidator.variable }

  /// Whether pairs are those of a sheet rather than an element.
  package static func isSheet(_ root: DocumentNode) -> Bool { root.entries.map(SheetKeys.areSheet) ?? false }

  /// A path in a file, resolved against the folder of that file.
  package static func path(_ name: String, from file: String) -> String {
    SheetLibrary.path(name, from: file)
  }

  /// Whether a text can name a parameter of a definition.
  package static func isParameterName(_ text: String) -> Bool { Template.isName(text) }

  /// The tree of a text by itself, with its problems; nil if there is none.
  package static func tree(
    of bytes: [UInt8], path: String
  ) -> (source: DocumentSource, root: DocumentNode?, problems: [Diagnostic]) {
    var diagnostics = DiagnosticList(name: path, kind: .sheet)
    let source = DocumentSource.decode(bytes, name: path, kind: .sheet, into: &diagnostics)
    let root = diagnostics.hasErrors ? nil : DocumentReader.read(source, into: &diagnostics)
    return (source, root, diagnostics.sorted)
  }
}
