// The names of a file
// ===================
//
// One walk along the grammar finds what a file declares and what it refers to, each with its place: definitions and their uses,
// parameters, ids, themes, files, colours. Everything that leads from one name to another (definition, references, rename, symbols,
// colours) reads this list. A file is indexed by itself; `NameResolution` follows its includes. Cost: linear in the tree.
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteSheets

/// A name in a file.
struct NameOccurrence: Hashable, Sendable {
  var name: SheetName
  var text: String
  /// Where the text begins, quotes and marks such as `$` left out.
  var place: SourceLocation
  /// Whether it gives the name rather than uses it.
  var isDeclaration: Bool
  /// What it belongs to: the definition of a parameter, or the number of the loop of an item.
  var owner = ""
}

/// A file that a sheet names.
struct FileReference: Hashable, Sendable {
  var path: String
  var place: SourceLocation
  /// Whether it is included as a whole, with its definitions.
  var includesDefinitions: Bool
}

/// A part of a sheet for the outline of an editor.
struct OutlineItem: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case section, definition, container, element }

  var title: String
  var detail: String
  var kind: Kind
  var place: SourceLocation
  /// The last place of its content.
  var end: SourceLocation
  var children: [OutlineItem] = []
}

/// A colour that is written in a sheet.
struct ColorOccurrence: Hashable, Sendable {
  var text: String
  var place: SourceLocation
}

/// The names of one file.
struct SheetIndex: Sendable {
  var names: [NameOccurrence] = []
  var files: [FileReference] = []
  var colors: [ColorOccurrence] = []
  var outline: [OutlineItem] = []
  /// The parameters of each definition, with whether a use must give them.
  var parameters: [String: [(name: String, isRequired: Bool)]] = [:]
  /// Whether the file is a sheet, rather than a part of one.
  var isSheet = false

  init() {}

  /// Indexes the tree of a file.
  init(_ root: DocumentNode, grammar: SheetGrammar) {
    isSheet = SheetLanguage.isSheet(root)
    var walk = SheetWalk(grammar: grammar)
    walk.visit(root, at: .file)
    names = walk.names
    files = walk.files
    colors = walk.colors
    parameters = walk.parameters
    outline = walk.outline
  }

  /// The declarations of a kind of name.
  func declared(_ name: SheetName) -> [NameOccurrence] {
    names.filter { $0.name == name && $0.isDeclaration }
  }
}
