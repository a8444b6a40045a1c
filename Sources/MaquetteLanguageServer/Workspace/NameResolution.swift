import MaquetteDiagnostics
import MaquetteFiles
import MaquetteSheets

/// A name at its place in a file.
struct PlacedName: Hashable, Sendable {
  var path: String
  var name: NameOccurrence
}

/// Follows names through the files of a workspace.
///
/// A definition is visible in its own file and in those that include it; a later one replaces an earlier one of the same name, and a
/// file's own replace all. Ids, themes and symbols belong to the sheet with all the files that it includes. Parameters belong to their
/// definition.
struct NameResolution {
  var workspace: Workspace
  /// The definitions that files see, by path: each with the file that has it.
  private var visible: [String: [String: String]] = [:]
  private var open: Set<String> = []

  /// Whether the request was cancelled; the result may then be incomplete.
  private let isCancelled: () -> Bool

  init(_ workspace: Workspace, isCancelled: @escaping () -> Bool = { false }) {
    self.workspace = workspace
    self.isCancelled = isCancelled
  }

  /// The files that a file includes with their definitions, in the order of the file.
  mutating func includes(of path: String) -> [String] {
    guard let (index, _) = workspace.index(of: path) else { return [] }
    return index.files.filter(\.includesDefinitions).map { SheetLanguage.path($0.path, from: path) }
  }

  /// A file and all that it includes, itself first.
  mutating func closure(of path: String) -> [String] {
    var found = [path]
    var next = 0
    while next < found.count, found.count <= SheetLimits.files {
      for file in includes(of: found[next]) where !found.contains(file) { found.append(file) }
      next += 1
    }
    return found
  }

  /// The definitions that a file sees, each with the file that has it.
  mutating func definitions(of path: String) -> [String: String] {
    if let known = visible[path] { return known }
    guard open.insert(path).inserted else { return [:] }
    defer { open.remove(path) }
    var table: [String: String] = [:]
    for file in includes(of: path) { table.merge(definitions(of: file)) { $1 } }
    for own in workspace.index(of: path)?.index.declared(.definition) ?? [] { table[own.text] = path }
    visible[path] = table
    return table
  }

  /// The parameters of a definition that a file sees.
  mutating func parameters(of definition: String, from path: String) -> [(name: String, isRequired: Bool)] {
    guard let file = definitions(of: path)[definition] else { return [] }
    return workspace.index(of: file)?.index.parameters[definition] ?? []
  }

  /// All occurrences of a name, its declarations first, sorted by file and place.
  mutating func occurrences(of name: PlacedName) -> [PlacedName] {
    var found: [PlacedName] = []
    switch name.name.name {
    case .definition:
      guard let home = home(of: name) else { return [] }
      for path in users(of: home) where definitions(of: path)[name.name.text] == home {
        found += named(name.name.text, .definition, in: path)
      }
    case .parameter where name.name.owner.hasPrefix("#"):
      found = named(name.name.text, .parameter, in: name.path).filter { $0.name.owner == name.name.owner }
    case .parameter:
      let definition = name.name.owner
      guard let home = definitions(of: name.path)[definition] else { return [] }
      for path in users(of: home) where definitions(of: path)[definition] == home {
        found += named(name.name.text, .parameter, in: path).filter { $0.name.owner == definition }
      }
    case .id, .theme, .symbol, .language:
      // A part may be included by several sheets, which all share the name.
      var files: Set<String> = []
      for path in users(of: name.path) { files.formUnion(closure(of: path)) }
      for path in files.sorted() { found += named(name.name.text, name.name.name, in: path) }
    }
    return found.sorted {
      ($0.name.isDeclaration ? 0 : 1, $0.path, $0.name.place.line, $0.name.place.column)
        < ($1.name.isDeclaration ? 0 : 1, $1.path, $1.name.place.line, $1.name.place.column)
    }
  }

  /// The file that has a definition.
  private mutating func home(of name: PlacedName) -> String? {
    name.name.isDeclaration ? name.path : definitions(of: name.path)[name.name.text]
  }

  /// A file and all files that include it, directly or not.
  private mutating func users(of path: String) -> [String] {
    var users: Set<String> = [path]
    for file in workspace.sheetFiles(isCancelled: isCancelled) where !users.contains(file) {
      if isCancelled() { break }
      if closure(of: file).contains(path) { users.insert(file) }
    }
    return users.sorted()
  }

  private mutating func named(_ text: String, _ name: SheetName, in path: String) -> [PlacedName] {
    (workspace.index(of: path)?.index.names ?? []).filter { $0.name == name && $0.text == text }
      .map { PlacedName(path: path, name: $0) }
  }

  /// The files among those of a name that cannot be read at the moment, so that a name in them may be missed.
  mutating func unreadable(among paths: [String]) -> [String] {
    paths.filter { workspace.index(of: $0)?.isWhole == false }
  }
}
