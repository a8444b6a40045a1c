import MaquetteDiagnostics
import MaquetteDocuments

/// A sheet's text in the standard style.
package struct SheetFormat: Sendable {
  package let text: String
  /// Whether the file says that it is a sheet, with the key `maquette`; parts of sheets and other YAML need not.
  package let isSheet: Bool

  /// Whether a line of a file begins with the key `maquette`, however wrong the rest is.
  package static func seemsSheet(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "maquette:".utf8) }
  }

  /// Formats the bytes of a file.
  ///
  /// - Throws: ``SheetError/invalid(_:)`` if it is not YAML, with all problems and their places.
  package init(_ bytes: [UInt8], path: String) throws(SheetError) {
    var diagnostics = DiagnosticList(name: path, kind: .sheet)
    let source = DocumentSource.decode(bytes, name: path, kind: .sheet, into: &diagnostics)
    guard !diagnostics.hasErrors,
      let (text, root) = DocumentFormat.formatted(source, into: &diagnostics)
    else { throw .invalid(diagnostics.sorted) }
    self.text = text
    isSheet = root.entries?.value(of: "maquette") != nil
  }
}
