import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles
import MaquetteVectors

extension DocumentKind {
  /// A drawing of a symbol.
  fileprivate static let drawing = DocumentKind(
    noun: "drawing", beginning: "draw a path within a view box", whole: "a drawing is one picture")
}

private struct DrawingProblem: DocumentProblem {
  var error: SymbolSyntaxError

  let severity = Diagnostic.Severity.error
  var isLimit: Bool { error.isLimit }

  func message(in kind: DocumentKind) -> String {
    if let problem = error.problem { return problem.message }
    if error.isLimit { return error.description }
    return error.text.isEmpty
      ? "the drawing has no shape for a symbol"
      : "cannot draw \(Evidence.quoted(error.text.split(separator: "\n").first.map(String.init) ?? ""))"
  }

  func hint(in kind: DocumentKind) -> String? {
    error.problem?.hint
  }
}

extension SheetValidator {
  /// Adds the sheet's own symbols: names with the paths of their drawings.
  mutating func addSymbols(from node: SheetNode, to environment: inout Environment) {
    guard let entries = node.entries else {
      elements.report(.expectedSymbols(found: node.kind), at: node.position)
      return
    }
    for entry in entries {
      guard Self.isSymbolName(entry.key) else {
        elements.report(.symbolName(entry.key), at: entry.position)
        continue
      }
      guard let path = entry.value.scalar, !path.isNull, !path.text.isEmpty else {
        elements.report(.expectedSymbols(found: entry.value.kind), at: entry.value.position)
        continue
      }
      guard let file = elements.composer.library.symbolFile(path.text, from: entry.value.position) else {
        continue
      }
      switch FileKind(file.bytes) {
      // A drawing of ours is a text, and one that is damaged has a line and a column.
      case .svg, .text, .unknown: add(file, named: entry.key, to: &environment)
      case let kind:
        elements.report(
          .image(
            path.text, reason: kind.message(expected: .drawing), hint: kind.hint(expected: .drawing),
            isLimit: false),
          at: entry.value.position)
      }
    }
  }

  private mutating func add(
    _ file: SheetDependency, named name: String, to environment: inout Environment
  ) {
    var diagnostics = DiagnosticList(name: file.path, kind: .drawing)
    let source = DocumentSource.decode(file.bytes, name: file.path, kind: .drawing, into: &diagnostics)
    let isSVG = FileName.suffix(of: file.path) == "svg"
    if !diagnostics.hasErrors {
      do throws(SymbolSyntaxError) {
        if isSVG {
          try environment.symbols.add(svg: source.text, named: name)
        } else {
          try environment.symbols.add(source.text, named: name)
        }
      } catch {
        diagnostics.insert(
          DrawingProblem(error: error),
          at: error.problem?.position ?? SourceLocation(line: max(1, error.line), column: 1))
      }
    }
    elements.composer.library.diagnostics.append(diagnostics.sorted)
  }

  /// Words in kebab-case with dots between them, as in all names of symbols.
  private static func isSymbolName(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
  }
}
