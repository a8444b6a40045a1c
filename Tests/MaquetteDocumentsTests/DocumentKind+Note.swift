import MaquetteDiagnostics
@testable import MaquetteDocuments

extension DocumentKind {
  /// A kind of file that only tests have.
  static let note = DocumentKind(noun: "note", beginning: "begin with 'Dear'", whole: "a note is one mapping")
}
