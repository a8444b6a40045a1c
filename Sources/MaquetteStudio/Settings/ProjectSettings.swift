import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles

/// What a project sets for every command that is run in its folder.
///
/// The file `maquette.yaml` of the current folder has paths from its own folder:
///
/// ```yaml
/// tokens: brand.tokens.json   # or a list; --tokens come after them and win
/// fonts: fonts/               # files and folders, as for --font
/// out: build/                 # where 'render' writes
/// scale: 3                    # as --scale
/// lint: lint.yaml             # as 'lint --config'
/// ```
///
/// The variables `MAQUETTE_TOKENS` and `MAQUETTE_FONTS` (paths with colons between them), `MAQUETTE_OUT`, `MAQUETTE_SCALE` and
/// `MAQUETTE_LINT` win over the file, and options of the command line over both.
package struct ProjectSettings: Sendable, Hashable {
  /// The name of the file.
  package static let fileName = "maquette.yaml"
  /// The names of the environment's variables.
  package static let variables = Key.allCases.map(\.variable)

  /// Token files; later ones override earlier ones.
  package private(set) var tokens: [String] = []
  /// Font files, and folders of them.
  package private(set) var fonts: [String] = []
  /// Where pictures are written.
  package private(set) var out: String?
  /// Pixels per point, as text: its range is checked as that of the option is.
  package private(set) var scale: String?
  /// The configuration of `lint`.
  package private(set) var lint: String?

  fileprivate enum Key: String, CaseIterable {
    case tokens, fonts, out, scale, lint

    var variable: String { "MAQUETTE_\(rawValue.uppercased())" }
    var isList: Bool { self == .tokens || self == .fonts }
  }

  /// Reads the settings of a file, if there is one, and of the environment's variables.
  package init(path: String, variables: [String: String]) throws(StudioError) {
    if Folder.isRegularFile(path) { try read(path) }
    for key in Key.allCases {
      guard let text = variables[key.variable], !text.isEmpty else { continue }
      set(key, to: key.isList ? text.split(separator: ":").map(String.init) : [text])
    }
  }

  private mutating func read(_ path: String) throws(StudioError) {
    let bytes = try attempt({ StudioError($0, path: path) }) { () throws(FileProblem) in
      try FileBytes.read(path, limit: 1 << 20)
    }
    var diagnostics = DiagnosticList(name: path, kind: .settings)
    let source = DocumentSource.decode(bytes, name: path, kind: .settings, into: &diagnostics)
    if !diagnostics.hasErrors, let root = DocumentReader.read(source, into: &diagnostics) {
      read(root, in: FileName.folder(of: path), into: &diagnostics)
    }
    if diagnostics.hasErrors { throw StudioError(.badInput, diagnostics.sorted) }
  }

  private mutating func read(_ root: DocumentNode, in folder: String, into diagnostics: inout DiagnosticList)
  {
    guard let entries = root.entries else {
      diagnostics.insert(SettingsProblem.expectedMapping(found: root.kind), at: root.position)
      return
    }
    for entry in entries {
      guard let key = Key(rawValue: entry.key) else {
        diagnostics.insert(SettingsProblem.unknownKey(entry.key), at: entry.position)
        continue
      }
      var values: [String] = []
      for node in key.isList ? entry.value.items ?? [entry.value] : [entry.value] {
        guard let scalar = node.scalar, !scalar.isNull, !scalar.text.isEmpty else {
          diagnostics.insert(SettingsProblem.expectedText(key, found: node.kind), at: node.position)
          continue
        }
        let isPlace = key != .scale && !scalar.text.hasPrefix("/")
        values.append(isPlace ? FileName.joined(folder, scalar.text) : scalar.text)
      }
      set(key, to: values)
    }
  }

  private mutating func set(_ key: Key, to values: [String]) {
    switch key {
    case .tokens: tokens = values
    case .fonts: fonts = values
    case .out: out = values.first
    case .scale: scale = values.first
    case .lint: lint = values.first
    }
  }
}

extension DocumentKind {
  fileprivate static let settings = DocumentKind(
    noun: "settings file", beginning: "begin with 'tokens:' or another setting",
    whole: "write settings, not a value")
}

private enum SettingsProblem: DocumentProblem {
  case expectedMapping(found: String)
  case unknownKey(String)
  case expectedText(ProjectSettings.Key, found: String)

  var severity: Diagnostic.Severity { .error }
  var isLimit: Bool { false }

  private var names: [String] { ProjectSettings.Key.allCases.map(\.rawValue) }

  func message(in kind: DocumentKind) -> String {
    switch self {
    case .expectedMapping(let found): "expected the settings of a project, found \(found)"
    case .unknownKey(let key): "unknown setting \(Evidence.quoted(key))"
    case .expectedText(.scale, let found): "expected a number for 'scale', found \(found)"
    case .expectedText(let key, let found):
      "expected a path\(key.isList ? " or a list of these" : "") for '\(key.rawValue)', found \(found)"
    }
  }

  func hint(in kind: DocumentKind) -> String? {
    switch self {
    case .unknownKey("maquette"): "a sheet cannot have the settings' file name; rename it"
    case .unknownKey(let key):
      NearestName.hint(for: key, among: names) ?? "there are \(names.joined(separator: ", "))"
    default: nil
    }
  }
}
