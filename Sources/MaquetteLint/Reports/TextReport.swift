internal import MaquetteDiagnostics
internal import MaquetteDocuments

/// Findings as a terminal shows them.
public enum TextReport {
  /// Every finding with its line of the sheet and what to do about it.
  public static func text(_ reports: [LintReport]) -> String {
    reports.flatMap(\.findings).map { $0.diagnostic.rendered + "\n" }.joined()
  }

  /// What was found, in one line.
  public static func summary(_ reports: [LintReport]) -> String {
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
  }
}
