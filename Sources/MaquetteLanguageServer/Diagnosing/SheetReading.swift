import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles
import MaquetteSheets

/// A sheet as far as its present text can be read.
struct SheetReading: Sendable {
  /// The sheet; nil if it has errors.
  var sheet: Sheet?
  /// The problems of the sheet and of the files that it includes.
  var diagnostics: [Diagnostic]

  /// Reads a text with what it includes.
  init(_ document: TextDocument, settings: FolderSettings, files: @escaping SheetFile.Reading) {
    do throws(SheetError) {
      let sheet = try Sheet(
        document.bytes, path: document.path, environment: settings.environment, files: files)
      self.sheet = sheet
      diagnostics = sheet.warnings
    } catch .invalid(let found) {
      diagnostics = found
    } catch {
      var list = DiagnosticList(name: document.path, kind: .sheet)
      list.insert(UnreadableText(error: error), at: .start)
      diagnostics = list.sorted
    }
  }
}

/// A text that is not read at all.
private struct UnreadableText: DocumentProblem {
  let error: SheetError

  var severity: Diagnostic.Severity { .error }
  var isLimit: Bool { error.category == .overLimit }

  func message(in kind: DocumentKind) -> String { error.reason }
  func hint(in kind: DocumentKind) -> String? { nil }
}

extension TextDocument {
  /// The most lines that are left out so that the rest can be read.
  private static let mostOmitted = 3

  /// The tree of the text; that without the lines of errors if it has some, so that the rest keeps its names while one is written.
  func tree() -> (root: DocumentNode?, isWhole: Bool) {
    var bytes = bytes
    for omitted in 0...Self.mostOmitted {
      let (_, root, problems) = SheetLanguage.tree(of: bytes, path: path)
      if let root { return (root, omitted == 0) }
      guard let line = problems.first?.position.line, omitted < Self.mostOmitted else { break }
      // Spaces keep the places of the rest. An error is often found in the line after its cause.
      var blank = self.bytes(ofLine: line - 1)
      if bytes[blank.indices].allSatisfy({ $0 == UInt8(ascii: " ") }) { blank = self.bytes(ofLine: line - 2) }
      for place in blank.indices { bytes[place] = UInt8(ascii: " ") }
    }
    return (nil, false)
  }

  /// Whether the text is to be read as a sheet by itself. A part of a sheet is read by the sheets that include it, and other YAML is
  /// none of ours.
  var seemsSheet: Bool {
    if SheetFormat.seemsSheet(bytes) { return true }
    guard let first = bytes.first(where: { !" \t\r\n".utf8.contains($0) }), first == UInt8(ascii: "{") else {
      return false
    }
    return SheetLanguage.tree(of: bytes, path: path).root?.entries?.value(of: "maquette") != nil
  }
}
