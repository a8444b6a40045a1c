import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles

/// Reads token files and the files that they refer to, each once.
struct TokenFileReader {
  /// The descriptor of standard input.
  private let stream: Int32
  var diagnostics = DiagnosticList(name: "tokens", kind: .tokens)
  /// The files in the order of reading; the source of a file has the same index.
  private(set) var files: [TokenFile] = []
  private var documents: [String: DocumentNode?] = [:]
  private var groups: [String: TokenGroup?] = [:]

  init(stream: Int32 = SystemMessage.standardInput) { self.stream = stream }

  /// The layers of a file of the request.
  mutating func layers(ofFile path: String) throws(TokenError) -> [TokenLayer] {
    let document: DocumentNode?
    do throws(FileProblem) {
      document = try read(path)
    } catch {
      switch error {
      case .tooLarge: throw .tooLarge(path: path)
      case .notCarried: throw .unreadable(path: path, reason: error.reason)
      case .cannotRead(let code), .cannotWrite(let code):
        if SystemMessage.meansNoFile(code) { throw .noSuchFile(path: path) }
        throw .unreadable(path: path, reason: SystemMessage.text(for: code))
      }
    }
    guard let document else { return [] }
    if ResolverReader.isResolver(document), let entries = document.entries {
      var reader = ResolverReader(
        files: self, entries: entries, position: document.position, folder: FileName.folder(of: path))
      let layers = reader.layers()
      self = reader.files
      return layers
    }
    return group(from: document).map { [.tokens($0)] } ?? []
  }

  mutating func group(from node: DocumentNode) -> TokenGroup? {
    var reader = TokenTreeReader(diagnostics: diagnostics)
    let group = reader.group(fromRoot: node)
    diagnostics = reader.diagnostics
    return group
  }

  /// The groups and tokens of a file that a resolver refers to, or of the part that the `#` fragment names.
  mutating func group(
    referredToBy text: String, from folder: String, at position: SourceLocation
  ) -> TokenGroup? {
    if text.contains("://") {
      diagnostics.add(.remoteFile(text), at: position)
      return nil
    }
    let name = String(text.prefix { $0 != "#" })
    let path = name.hasPrefix("/") ? name : FileName.joined(folder, name)
    let fragment = String(text.dropFirst(name.count))
    if let known = groups[path + fragment] { return known }
    let group = group(inFile: path, fragment: fragment, text: text, at: position)
    groups[path + fragment] = .some(group)
    return group
  }

  private mutating func group(
    inFile path: String, fragment: String, text: String, at position: SourceLocation
  ) -> TokenGroup? {
    do throws(FileProblem) {
      guard let document = try read(path, at: position) else { return nil }
      if ResolverReader.isResolver(document) {
        diagnostics.add(.resolverAsSource(path), at: position)
        return nil
      }
      guard var group = group(from: document) else { return nil }
      if fragment.isEmpty { return group }
      // A part keeps the types of the groups around it.
      let type = group.type
      guard let steps = TokenReference(pointer: fragment)?.steps,
        case .group(let part)? = group.item(at: steps)
      else {
        diagnostics.add(.unknownPointer(text, known: []), at: position)
        return nil
      }
      group = part
      if group.type == nil { group.type = type }
      return group
    } catch {
      let problem: TokenProblem =
        switch error {
        case .tooLarge: .fileTooLarge(path)
        case .notCarried: .cannotRead(path, reason: error.reason)
        case .cannotRead(let code), .cannotWrite(let code):
          .cannotRead(path, reason: SystemMessage.text(for: code))
        }
      diagnostics.add(problem, at: position)
      return nil
    }
  }

  /// The document in a file; nil if it cannot be read, which is reported.
  private mutating func read(
    _ path: String, at position: SourceLocation? = nil
  ) throws(FileProblem) -> DocumentNode? {
    if let known = documents[path] { return known }
    guard files.count < TokenLimits.files else {
      diagnostics.add(.tooManyFiles, at: position ?? .start)
      return nil
    }
    // What a file refers to is a file; what a request names may be a stream.
    let bytes =
      position == nil
      ? try FileBytes.read(path, orStream: stream, limit: TokenLimits.bytes)
      : try FileBytes.read(path, limit: TokenLimits.bytes)
    return read(bytes, path: path)
  }

  mutating func read(_ bytes: [UInt8], path: String) -> DocumentNode? {
    files.append(TokenFile(path: path, bytes: bytes))
    // Errors of earlier files do not prevent reading this one.
    let before = diagnostics.errorCount
    let source = DocumentSource.decode(bytes, name: path, kind: .tokens, into: &diagnostics)
    let document =
      diagnostics.errorCount > before ? nil : DocumentReader.read(source, into: &diagnostics)
    documents[path] = .some(document)
    return document
  }
}

/// A file that tokens were read from.
public struct TokenFile: Hashable, Sendable {
  /// Its path: as the request names it, or resolved against the folder of the file that refers to it.
  public let path: String
  /// Its content.
  public let bytes: [UInt8]
}

extension DocumentKind {
  /// A file of design tokens, or a resolver of such files.
  static let tokens = DocumentKind(
    noun: "token file", beginning: "begin with '{', groups and tokens",
    whole: "a token file is one JSON object",
    // The export of all themes has more than 100,000.
    maximumNodes: TokenLimits.values)
}

extension DiagnosticList {
  mutating func add(_ problem: TokenProblem, at position: SourceLocation) { insert(problem, at: position) }
}
