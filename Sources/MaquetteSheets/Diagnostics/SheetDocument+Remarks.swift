public import MaquetteDiagnostics
internal import MaquetteDocuments

extension SheetDocument {
  /// The path of the file that a place is in.
  public func path(of position: SourceLocation) -> String {
    remark(.note, "", at: position)?.file ?? dependencies.first?.path ?? ""
  }

  /// A diagnostic about a place in the document, for what is found by looking at its pictures.
  ///
  /// - Parameters:
  ///   - severity: How bad it is.
  ///   - message: What is wrong, in one line without a full stop.
  ///   - hint: What to do about it.
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

/// Something that is said as it is.
private struct Remark: DocumentProblem {
  var severity: Diagnostic.Severity
  var message: String
  var hint: String?
  var isLimit: Bool { false }

  func message(in kind: DocumentKind) -> String { message }
  func hint(in kind: DocumentKind) -> String? { hint }
}
