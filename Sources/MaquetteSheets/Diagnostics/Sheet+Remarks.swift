public import MaquetteDiagnostics
import MaquetteDocuments

extension Sheet {
  /// The path of the file that contains a place.
  public func path(of position: SourceLocation) -> String {
    remark(.note, "", at: position)?.file ?? dependencies.first?.path ?? ""
  }

  /// A diagnostic about a place in the sheet, for problems that only its pictures show.
  ///
  /// - Parameters:
  ///   - severity: The severity.
  ///   - message: The problem, in one line without a full stop.
  ///   - hint: How to fix it.
  ///   - position: The place; nil for the beginning of the sheet.
  public func remark(
    _ severity: Diagnostic.Severity, _ message: String, hint: String? = nil, at position: SourceLocation?
  ) -> Diagnostic? {
    var list = DiagnosticList(name: dependencies.first?.path ?? "")
    list.sources = sources
    list.insert(Remark(severity: severity, message: message, hint: hint), at: position ?? .start)
    return list.sorted.first
  }
}

private struct Remark: DocumentProblem {
  var severity: Diagnostic.Severity
  var message: String
  var hint: String?
  var isLimit: Bool { false }

  func message(in kind: DocumentKind) -> String { message }
  func hint(in kind: DocumentKind) -> String? { hint }
}
