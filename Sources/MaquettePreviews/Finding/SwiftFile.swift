import MaquetteFiles
import MaquetteSwiftSource

/// A Swift file of an app with what matters of it here.
struct SwiftFile: Sendable {
  /// The path as messages show it.
  let path: String
  let source: Source
  /// The declarations at the top.
  let declarations: [Declaration]
  /// The modules that it imports, each with the declaration.
  let imports: [(module: String, declaration: Declaration)]

  /// The most bytes of a file that is read; generated code can be larger, and has no previews.
  static let limit = 4 << 20

  init(path: String) throws(FileProblem) {
    self.init(path: path, text: String(decoding: try FileBytes.read(path, limit: Self.limit), as: UTF8.self))
  }

  init(path: String, text: String) {
    self.path = path
    source = Source(text)
    let source = source
    declarations = source.declarations()
    imports = declarations.filter { $0.kind == .import }.map { ($0.name, $0) }
  }

  /// Whether it is a test.
  var isTest: Bool { imports.contains { ["XCTest", "Testing", "SnapshotTesting"].contains($0.module) } }

  /// The line of a declaration, from 1.
  func line(of declaration: Declaration) -> Int {
    source.line(at: source.bytes(ofTokens: declaration.tokens).lowerBound)
  }
}

/// A preview in source.
struct SourcePreview: Sendable {
  /// How it is written.
  enum Kind: Sendable {
    /// `#Preview`.
    case macro(MacroCall)
    /// A type that conforms to `PreviewProvider`, with its name.
    case provider(String)
  }

  let kind: Kind
  let declaration: Declaration
  /// The name in the source; nil for none.
  let name: String?
  /// The line where it begins, from 1.
  let line: Int
}

extension SwiftFile {
  /// The previews of the file, in order.
  var previews: [SourcePreview] {
    declarations.compactMap { declaration in
      let line = line(of: declaration)
      if declaration.kind == .macro, declaration.name == "Preview" {
        let range = source.bytes(ofTokens: declaration.head)
        guard let call = MacroCall(Source(source.text(range))) else { return nil }
        return SourcePreview(
          kind: .macro(call), declaration: declaration, name: name(of: call, in: range), line: line)
      }
      guard isProvider(declaration) else { return nil }
      return SourcePreview(
        kind: .provider(declaration.name), declaration: declaration, name: declaration.name, line: line)
    }
  }

  /// Whether a declaration is a type that makes previews.
  func isProvider(_ declaration: Declaration) -> Bool {
    declaration.kind == .type && ["struct", "class", "enum"].contains(declaration.keyword)
      && declaration.head.contains { source.is(source.tokens[$0], "PreviewProvider") }
  }

  /// The name that a preview states as a plain string.
  private func name(of call: MacroCall, in range: Range<Int>) -> String? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    let text = Source(source.text(range)).text(ofTokens: first.tokens)
    guard text.count >= 2, text.first == "\"", text.last == "\"", !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
