internal import MaquetteDiagnostics
internal import MaquetteDocuments

extension DocumentKind {
  /// A file of design tokens, or a resolver of such files.
  static let tokens = DocumentKind(
    noun: "token file", beginning: "begin with '{', groups and tokens",
    whole: "a token file is one JSON object")
}
