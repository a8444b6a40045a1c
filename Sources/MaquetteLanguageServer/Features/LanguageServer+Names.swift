import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteRPC
import MaquetteSheets

// Definitions, references and new names.
extension LanguageServer {
  /// The name at a byte of a text; nil for none.
  func name(at offset: Int, in document: TextDocument) -> PlacedName? {
    guard let (index, _) = workspace.index(of: document.path) else { return nil }
    let found = index.names.compactMap { name -> (PlacedName, Range<Int>)? in
      guard let bytes = document.bytes(of: name.text, at: name.place), bytes.lowerBound <= offset,
        offset <= bytes.upperBound
      else { return nil }
      return (PlacedName(path: document.path, name: name), bytes)
    }
    // A parameter in a text is more precise than the text.
    return found.min { $0.1.count < $1.1.count }?.0
  }

  /// The place of a name as clients read it; nil if the text there is another by now.
  func location(of name: PlacedName) -> (path: String, range: TextRange)? {
    guard let document = workspace.text(at: name.path),
      let bytes = document.bytes(of: name.name.text, at: name.name.place)
    else { return nil }
    return (name.path, document.range(of: bytes, in: client.encoding))
  }

  private func json(_ place: (path: String, range: TextRange)) -> JSON {
    ["uri": .text(workspace.uri(of: place.path)), "range": place.range.json]
  }

  /// Where the name at a position is declared, or the file that it names.
  func definition(_ parameters: JSON) throws(RPCError) -> JSON {
    let (document, offset) = try place(in: parameters)
    if let name = name(at: offset, in: document) {
      let declared = resolving { $0.occurrences(of: name) }.filter(\.name.isDeclaration)
      return .array(declared.compactMap(location).map(json))
    }
    guard let file = file(at: offset, in: document) else { return [] }
    let start = TextPosition(line: 0, character: 0)
    return [["uri": .text(workspace.uri(of: file)), "range": TextRange(start, start).json]]
  }

  /// The path of the file that is named at a byte; nil for none, and for a file that does not exist.
  private func file(at offset: Int, in document: TextDocument) -> String? {
    guard let (index, _) = workspace.index(of: document.path) else { return nil }
    let found = index.files.first { file in
      guard let bytes = document.bytes(of: file.path, at: file.place) else { return false }
      return bytes.lowerBound <= offset && offset <= bytes.upperBound
    }
    guard let path = found.map({ SheetLanguage.path($0.path, from: document.path) }) else { return nil }
    return workspace.open[path] != nil || Folder.kind(of: path) == .file ? path : nil
  }

  /// All places of the name at a position.
  func references(_ parameters: JSON) throws(RPCError) -> JSON {
    let (document, offset) = try place(in: parameters)
    guard let name = name(at: offset, in: document) else { return [] }
    let withDeclaration = parameters["context"]?["includeDeclaration"]?.bool ?? true
    let found = resolving { $0.occurrences(of: name) }.filter { withDeclaration || !$0.name.isDeclaration }
    return .array(found.compactMap(location).map(json))
  }

  /// The part of the text that a new name would replace.
  func prepareRename(_ parameters: JSON) throws(RPCError) -> JSON {
    let (document, offset) = try place(in: parameters)
    guard let name = name(at: offset, in: document), let place = location(of: name), isRenamable(name) else {
      return .null
    }
    return ["range": place.range.json, "placeholder": .text(name.name.text)]
  }

  private func isRenamable(_ name: PlacedName) -> Bool {
    switch name.name.name {
    case .definition, .parameter, .id: true
    case .theme, .symbol, .language: false
    }
  }

  /// The edits that give the name at a position another text, in all files.
  func rename(_ parameters: JSON) throws(RPCError) -> JSON {
    let (document, offset) = try place(in: parameters)
    guard let new = parameters["newName"]?.string else {
      throw RPCError(.invalidParameters, "'newName' must be a text")
    }
    guard let name = name(at: offset, in: document), isRenamable(name) else {
      throw RPCError(.requestFailed, "only definitions, parameters and ids can be renamed")
    }
    try check(new, for: name)
    let (found, unreadable) = resolving { resolution in
      let found = resolution.occurrences(of: name)
      let paths = Set(found.map(\.path)).union([document.path]).sorted()
      return (found, resolution.unreadable(among: paths))
    }
    if let path = unreadable.first {
      throw RPCError(.requestFailed, "\(FileName.last(of: path)) has a syntax error; correct it first")
    }
    if found.contains(where: { $0.path != document.path && workspace.open[$0.path] == nil && isLink($0.path) }
    ) {
      throw RPCError(.requestFailed, "a file with this name cannot be written")
    }
    var edits: [String: [TextEdit]] = [:]
    for place in found.compactMap(location) {
      edits[place.path, default: []].append(TextEdit(range: place.range, text: new))
    }
    let changes = edits.keys.sorted().map { path in
      JSON.Member(workspace.uri(of: path), .array((edits[path] ?? []).map(\.json)))
    }
    return ["changes": .object(changes)]
  }

  private func isLink(_ path: String) -> Bool { Folder.kind(of: path) == .nothing }

  private func check(_ new: String, for name: PlacedName) throws(RPCError) {
    let isPlain =
      !new.isEmpty && new.utf8.count <= 200
      && new.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains($0)
      }
    guard isPlain, name.name.name != .parameter || SheetLanguage.isParameterName(new) else {
      throw RPCError(
        .invalidParameters,
        "a name may contain letters, digits, '-', '_' and '.'; a parameter must begin with a letter")
    }
    let others = resolving { resolution -> [String] in
      switch name.name.name {
      case .definition: Array(resolution.definitions(of: name.path).keys)
      case .parameter: resolution.parameters(of: name.name.owner, from: name.path).map(\.name)
      default:
        resolution.closure(of: name.path).flatMap {
          resolution.workspace.index(of: $0)?.index.declared(name.name.name).map(\.text) ?? []
        }
      }
    }
    if new != name.name.text, others.contains(new) {
      throw RPCError(.requestFailed, "the name '\(new)' is already in use")
    }
  }

  /// The files that a text names, as links.
  func links(_ parameters: JSON) throws(RPCError) -> JSON {
    let document = try document(in: parameters)
    guard let (index, _) = workspace.index(of: document.path) else { return [] }
    return .array(
      index.files.compactMap { file in
        let path = SheetLanguage.path(file.path, from: document.path)
        guard let bytes = document.bytes(of: file.path, at: file.place), Folder.kind(of: path) == .file else {
          return nil
        }
        return [
          "range": document.range(of: bytes, in: client.encoding).json,
          "target": .text(workspace.uri(of: path)),
        ]
      })
  }
}
