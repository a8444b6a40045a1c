package import MaquetteDiagnostics
import MaquetteDocuments

/// A project's severities of rules.
package struct LintConfiguration: Hashable, Sendable {
  /// The severities that differ from the rules' own, by the rules' identifiers.
  package var severities: [String: LintSeverity] = [:]

  package init() {}

  package func severity(of rule: any LintRule.Type) -> LintSeverity { severities[rule.id] ?? rule.severity }
}

extension LintConfiguration {
  /// Everything that is wrong with the file of a configuration.
  package struct Invalid: Error, Hashable, Sendable {
    /// The problems in the order of the file.
    package let diagnostics: [Diagnostic]
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
  ///   - path: the name of the file in messages.
  ///   - book: the rules that the file can name.
  package init(_ bytes: [UInt8], path: String, book: RuleBook = .standard) throws(Invalid) {
    self.init()
    var diagnostics = DiagnosticList(name: path, kind: .configuration)
    let source = DocumentSource.decode(bytes, name: path, kind: .configuration, into: &diagnostics)
    if !diagnostics.hasErrors, let root = DocumentReader.read(source, into: &diagnostics) {
      read(root, ids: book.all.map { $0.id }, into: &diagnostics)
    }
    if diagnostics.hasErrors { throw Invalid(diagnostics: diagnostics.sorted) }
  }

  private mutating func read(_ root: DocumentNode, ids: [String], into diagnostics: inout DiagnosticList) {
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
      for rule in rules { read(rule, ids: ids, into: &diagnostics) }
    }
  }

  private mutating func read(
    _ rule: DocumentNode.Entry, ids: [String], into diagnostics: inout DiagnosticList
  ) {
    guard ids.contains(rule.key) else {
      let nearest = NearestName.nearest(to: rule.key, among: ids)
      diagnostics.insert(ConfigurationProblem.unknownRule(rule.key, nearest: nearest), at: rule.position)
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
  fileprivate static let configuration = DocumentKind(
    noun: "configuration", beginning: "begin with 'rules:'", whole: "begin with 'rules:', not with a value")
}

private enum ConfigurationProblem: DocumentProblem {
  case expectedMapping(String)
  case unknownKey(String)
  case unknownRule(String, nearest: String?)
  case unknownSeverity

  var severity: Diagnostic.Severity { .error }
  var isLimit: Bool { false }

  func message(in kind: DocumentKind) -> String {
    switch self {
    case .expectedMapping(let what): "expected a mapping for \(what)"
    case .unknownKey(let key): "unknown key \(Evidence.quoted(key))"
    case .unknownRule(let id, _): "there is no rule \(Evidence.quoted(id))"
    case .unknownSeverity: "expected one of error, warning, note, off"
    }
  }

  func hint(in kind: DocumentKind) -> String? {
    switch self {
    case .unknownKey: "a configuration has 'rules'"
    case .unknownRule(_, let nearest):
      NearestName.hint(nearest)
        ?? "'maquette lint --rules' lists all"
    default: nil
    }
  }
}
