import MaquetteDiagnostics

/// Findings as a terminal shows them.
package enum TextReport {
  /// Every finding with its line of the sheet and its advice.
  package static func text(_ reports: [LintReport]) -> String {
    reports.flatMap(\.findings).map { $0.diagnostic.rendered + "\n" }.joined()
  }

  /// The counts in one line.
  ///
  /// - Parameters:
  ///   - unchanged: The number of sheets whose findings were known.
  ///   - unread: The number of sheets that could not be read.
  package static func summary(_ reports: [LintReport], unchanged: Int = 0, unread: Int = 0) -> String {
    let failure = "\(unread) sheet\(unread == 1 ? "" : "s") could not be read"
    if reports.isEmpty, unread > 0 { return "nothing checked: " + failure }
    let findings = reports.flatMap(\.findings)
    var parts = [LintSeverity.error, .warning, .note].compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    if parts.isEmpty { parts = ["nothing found"] }
    let suppressed = reports.reduce(0) { $0 + $1.suppressed.count }
    if suppressed > 0 { parts.append("\(suppressed) suppressed") }
    let pictures = reports.reduce(0) { $0 + $1.pictureCount }
    return parts.joined(separator: ", ")
      + " in \(pictures) picture\(pictures == 1 ? "" : "s") of \(reports.count)"
      + " sheet\(reports.count == 1 ? "" : "s")"
      + (unchanged > 0 ? ", \(unchanged) unchanged" : "") + (unread > 0 ? "; " + failure : "")
  }
}

/// Findings as annotations of GitHub Actions, at their lines.
///
/// Commands and their escapes: actions/toolkit, `packages/core/src/command.ts`.
package enum GitHubReport {
  /// The workflow commands, one per line.
  package static func text(_ reports: [LintReport]) -> String {
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

  /// Replaces scalars, because a carriage return and a line feed are one Character.
  private static func replacing(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
  }
}
