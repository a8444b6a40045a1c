internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments

/// Findings as annotations of GitHub Actions, at their lines.
///
/// Commands and their escapes: actions/toolkit, `packages/core/src/command.ts`.
public enum GitHubReport {
  /// The workflow commands, one a line.
  public static func text(_ reports: [LintReport]) -> String {
    reports.flatMap(\.findings).map { command($0) + "\n" }.joined()
  }

  private static func command(_ finding: LintFinding) -> String {
    let kind =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note, .off: "notice"
      }
    let properties = [
      "file=" + property(finding.diagnostic.file), "line=\(finding.position.line)",
      "col=\(finding.position.column)", "title=" + property(finding.rule),
    ]
    let message = "\(finding.element): \(finding.message)\n\(finding.remedy)"
    return "::\(kind) \(properties.joined(separator: ","))::\(data(message))"
  }

  private static func data(_ text: String) -> String {
    replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String { replacing(data(text), [":": "%3A", ",": "%2C"]) }

  /// Scalar by scalar: a carriage return and a line feed are one Character.
  private static func replacing(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
  }
}
