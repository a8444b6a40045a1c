internal import MaquetteControls
public import MaquetteDiagnostics
internal import MaquetteDocuments

extension LintConfiguration {
  /// Why a configuration cannot be used: everything that is wrong with its file.
  public struct Invalid: Error, Hashable, Sendable {
    /// What is wrong, in the order of the file.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a configuration: a mapping `rules` of identifiers to severities.
  ///
  /// ```yaml
  /// rules:
  ///   L-hit: error
  ///   L-titlecase: off
  /// ```
  /// - Parameters:
  ///   - bytes: YAML or JSON in UTF-8.
  ///   - path: What messages call the file.
  public init(_ bytes: [UInt8], path: String) throws(Invalid) {
    self.init()
    var diagnostics = DiagnosticList(name: path, kind: .configuration)
    let source = DocumentSource.decode(bytes, name: path, kind: .configuration, into: &diagnostics)
    if !diagnostics.hasErrors, let root = DocumentReader.read(source, into: &diagnostics) {
      read(root, into: &diagnostics)
    }
    if diagnostics.hasErrors { throw Invalid(diagnostics: diagnostics.sorted) }
  }

  private mutating func read(_ root: DocumentNode, into diagnostics: inout DiagnosticList) {
    guard let entries = root.entries else {
      diagnostics.insert(ConfigurationProblem.expectedMapping("the configuration"), at: root.position)
      return
    }
    for entry in entries {
      guard entry.key == "rules" else {
        diagnostics.insert(ConfigurationProblem.unknownKey(entry.key), at: entry.position)
        continue
      }
      guard let rules = entry.value.entries else {
        diagnostics.insert(ConfigurationProblem.expectedMapping("'rules'"), at: entry.value.position)
        continue
      }
      for rule in rules { read(rule, into: &diagnostics) }
    }
  }

  private mutating func read(_ rule: DocumentNode.Entry, into diagnostics: inout DiagnosticList) {
    guard RuleBook.descriptions.contains(where: { $0.id == rule.key }) else {
      diagnostics.insert(ConfigurationProblem.unknownRule(rule.key), at: rule.position)
      return
    }
    guard let text = rule.value.scalar?.text, let severity = LintSeverity(rawValue: text) else {
      diagnostics.insert(ConfigurationProblem.unknownSeverity, at: rule.value.position)
      return
    }
    severities[rule.key] = severity
  }
}

extension DocumentKind {
  /// A configuration of the linter.
  fileprivate static let configuration = DocumentKind(
    noun: "configuration", beginning: "begin with 'rules:'", whole: "begin with 'rules:', not with a value")
}

/// What can be wrong with a configuration that could be read.
private enum ConfigurationProblem: DocumentProblem {
  case expectedMapping(String)
  case unknownKey(String)
  case unknownRule(String)
  case unknownSeverity

  var severity: Diagnostic.Severity { .error }
  var isLimit: Bool { false }

  func message(in kind: DocumentKind) -> String {
    switch self {
    case .expectedMapping(let what): "expected a mapping for \(what)"
    case .unknownKey(let key): "unknown key \(Evidence.quoted(key))"
    case .unknownRule(let id): "there is no rule \(Evidence.quoted(id))"
    case .unknownSeverity: "expected one of error, warning, note, off"
    }
  }

  func hint(in kind: DocumentKind) -> String? {
    switch self {
    case .unknownKey: "a configuration has 'rules'"
    case .unknownRule(let id):
      NearestName.hint(for: id, among: RuleBook.descriptions.map(\.id))
        ?? "'maquette lint --rules' lists all"
    default: nil
    }
  }
}
