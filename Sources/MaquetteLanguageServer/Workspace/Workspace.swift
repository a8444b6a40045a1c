// The texts of a session
// ======================
//
// Whatever is read, a sheet, a file that it includes or a table, is read through `files`: the text of the editor if one is open, else
// the file. So an unsaved part of a sheet counts at once in all sheets that include it. Files that no editor has open are kept with the
// stamp by which a change is noticed.
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteSheets
import MaquetteStudio

/// The folders, the open texts, and what is known of the files.
struct Workspace {
  /// The most bytes of a text that is kept; beyond it the text counts as closed.
  static let textBytes = 16 << 20
  /// The most texts that may be open.
  static let openTexts = 2000
  /// The most files that are searched for a name.
  static let searchedFiles = 5000
  /// The most names of files and folders that are looked at for that.
  static let searchedNames = 50_000

  /// The folders of the session, by their paths.
  var folders: [String] = []
  let grammar: SheetGrammar
  /// The open texts by their paths.
  private(set) var open: [String: TextDocument] = [:]
  /// The addresses of open texts as the client writes them.
  private(set) var addresses: [String: String] = [:]
  /// The indices of files and texts, each with what it was made from.
  private var indices: [String: (state: FileState, index: SheetIndex, isWhole: Bool)] = [:]
  private var settings: [String: FolderSettings] = [:]
  private let variables: [String: String]

  /// What an index was made from.
  private enum FileState: Hashable {
    case version(Int)
    case stamp(FileStamp)
  }
  /// Counts the changes of open texts: versions of clients may repeat.
  private var changes: [String: Int] = [:]
  private var changeCount = 0

  init(catalogue: Catalogue, variables: [String: String]) {
    grammar = SheetGrammar(catalogue: catalogue)
    self.variables = variables
  }

  // Texts

  /// The path of a text: that of a file, or a name in the first folder for what is no file yet.
  func path(of uri: String) -> String? {
    guard let path = DocumentURI.path(of: uri) else { return nil }
    return path.hasPrefix("/") ? path : FileName.joined(folders.first ?? "", path)
  }

  func uri(of path: String) -> String { addresses[path] ?? DocumentURI.uri(ofFile: path) }

  mutating func open(_ document: TextDocument, at uri: String) {
    open[document.path] = document
    addresses[document.path] = uri
    noteChange(of: document.path)
  }

  mutating func close(_ path: String) {
    open[path] = nil
    addresses[path] = nil
    changes[path] = nil
    indices[path] = nil
  }

  mutating func change(_ path: String, _ body: (inout TextDocument) -> Void) {
    // Taken out, so that the text is not copied.
    guard var document = open.removeValue(forKey: path) else { return }
    body(&document)
    open[path] = document
    noteChange(of: path)
  }

  private mutating func noteChange(of path: String) {
    changeCount += 1
    changes[path] = changeCount
  }

  /// The text at a path: that of the editor, else that of the file; nil if there is none.
  func text(at path: String) -> TextDocument? {
    if let document = open[path] { return document }
    return (try? SheetFile.bytes(atPath: path)).map { TextDocument(path: path, bytes: $0) }
  }

  /// The source of all bytes that sheets are made from.
  var files: SheetFile.Reading {
    let texts = open.mapValues(\.bytes)
    return { path throws(SheetError) in
      if let bytes = texts[path] { return bytes }
      return try SheetFile.bytes(atPath: path)
    }
  }

  // Settings

  /// The innermost folder that a file lies in; nil for none.
  func folder(of path: String) -> String? {
    folders.filter { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }.max { $0.utf8.count < $1.utf8.count }
  }

  /// The settings for a file.
  mutating func settings(for path: String) -> FolderSettings {
    let folder = folder(of: path)
    if let known = settings[folder ?? ""] { return known }
    let read = FolderSettings(folder: folder, catalogue: grammar.catalogue, variables: variables)
    settings[folder ?? ""] = read
    return read
  }

  /// Forgets what files said, because files changed.
  mutating func forgetSettings() { settings = [:] }

  // Names

  /// The index of a file; that of the last text that could be read if this one cannot be. Nil for no file.
  mutating func index(of path: String) -> (index: SheetIndex, isWhole: Bool)? {
    let state: FileState
    if let change = changes[path] {
      state = .version(change)
    } else if let stamp = FileStamp(of: path) {
      state = .stamp(stamp)
    } else {
      return nil
    }
    if let known = indices[path], known.state == state { return (known.index, known.isWhole) }
    guard let document = text(at: path) else { return nil }
    let (root, isWhole) = document.tree()
    indices[path] = (
      state, root.map { SheetIndex($0, grammar: grammar) } ?? indices[path]?.index ?? SheetIndex(), isWhole
    )
    return indices[path].map { ($0.index, $0.isWhole) }
  }

  /// The index of a file that was made before; nil for none.
  func indexed(_ path: String) -> SheetIndex? { indices[path]?.index }

  /// The sheets and parts of sheets in the folders, and the open ones, sorted. Of very large folders, what lies deepest is left out.
  func sheetFiles(isCancelled: () -> Bool) -> [String] {
    var found = Set(open.keys)
    // Level by level; linked folders are not entered.
    var waiting = folders.compactMap { folder in Folder.real(folder).map { (folder, $0) } }
    var next = 0
    var names = 0
    while next < waiting.count {
      let (folder, real) = waiting[next]
      next += 1
      for name in (try? Folder.names(in: folder)) ?? [] where !name.hasPrefix(".") && name != "node_modules" {
        if names >= Self.searchedNames || found.count >= Self.searchedFiles || isCancelled() {
          return found.sorted()
        }
        names += 1
        let (path, inner) = (FileName.joined(folder, name), FileName.joined(real, name))
        switch Folder.kind(of: path) {
        case .file where ["yaml", "yml", "json"].contains(FileName.suffix(of: name)):
          found.insert(FileName.normalized(path, foldsParents: true))
        case .folder where Folder.real(path) == inner: waiting.append((path, inner))
        default: break
        }
      }
    }
    return found.sorted()
  }
}
