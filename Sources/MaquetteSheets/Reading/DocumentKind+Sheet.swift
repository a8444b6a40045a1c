import MaquetteElements
package import MaquetteDiagnostics
import MaquetteDocuments

typealias SheetNode = DocumentNode
typealias SheetReader = DocumentReader
typealias SheetSource = DocumentSource

extension DocumentKind {
  /// A sheet, or a part of one.
  package static let sheet = DocumentKind(
    noun: "sheet", beginning: "begin with 'maquette: 1', a 'title' and a 'body'",
    whole: "begin a sheet with 'maquette: 1', not with a value")

  /// The description of an image set of an asset catalog.
  static let imageSet = DocumentKind(
    noun: "image set", beginning: "begin with the list 'images'", whole: "an image set is one mapping")

  /// A table that a sheet loops over.
  static let table = DocumentKind(
    noun: "table", beginning: "begin with a row that names the columns",
    whole: "write one record in each line")
}

extension DiagnosticList {
  init(name: String) { self.init(name: name, kind: .sheet) }

  mutating func add(_ problem: SheetProblem, at position: SourceLocation) { insert(problem, at: position) }

  /// Reports the keys of a mapping that are not among the known ones.
  mutating func checkKeys(of entries: [SheetNode.Entry], in known: [String], of owner: String) {
    for entry in entries where !known.contains(entry.key) {
      add(.composition(.unknownAttribute(entry.key, of: owner, known: known)), at: entry.position)
    }
  }
}

extension DocumentSource {
  static func decode(_ bytes: [UInt8], name: String, into diagnostics: inout DiagnosticList) -> DocumentSource
  {
    decode(bytes, name: name, kind: .sheet, into: &diagnostics)
  }
}

extension SheetProblem: DocumentProblem {
  func message(in kind: DocumentKind) -> String { message }

  func hint(in kind: DocumentKind) -> String? { hint }
}
