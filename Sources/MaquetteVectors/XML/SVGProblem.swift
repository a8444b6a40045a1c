package import MaquetteDiagnostics

/// What is wrong with an SVG picture, and where.
package struct SVGProblem: DocumentProblem, Error, Hashable {
  package var severity = Diagnostic.Severity.error
  package var isLimit = false
  /// The place in the file.
  package var position: SourceLocation
  /// What is wrong.
  package var message: String
  /// What to do about it; nil if the message says so.
  package var hint: String?

  /// Creates an error.
  init(_ message: String, at position: SourceLocation, hint: String?) {
    self.message = message
    self.position = position
    self.hint = hint
  }

  /// The error of a limit that was passed.
  static func limit(_ message: String, at position: SourceLocation) -> SVGProblem {
    var problem = SVGProblem(message, at: position, hint: nil)
    problem.isLimit = true
    return problem
  }

  package func message(in kind: DocumentKind) -> String { message }

  package func hint(in kind: DocumentKind) -> String? { hint }
}
