/// Something that can be wrong with a file: cases of a reader's own type carry the evidence and have the words.
package protocol DocumentProblem: Sendable {
  /// How bad it is.
  var severity: Diagnostic.Severity { get }

  /// Whether a limit was passed, rather than a rule broken.
  var isLimit: Bool { get }

  /// What is wrong, of a file that people call by its kind.
  func message(in kind: DocumentKind) -> String

  /// What to do about it, if that is not plain from the message.
  func hint(in kind: DocumentKind) -> String?
}
